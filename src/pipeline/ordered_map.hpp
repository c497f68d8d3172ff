// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Maps tasks to results by several threads and hands the results on in order: the one place with threads.
#ifndef LINNET_PIPELINE_ORDERED_MAP_HPP
#define LINNET_PIPELINE_ORDERED_MAP_HPP

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace linnet {

/// Calls `next` for tasks until it gives none, `work` for each task and `consume` for each result. `next` and `consume`
/// are called by the calling thread alone, `consume` in the order of the tasks; `work` by any thread. At most four
/// tasks a thread are under way, which bounds the memory. An exception of any of the three ends the map and is thrown
/// to the caller, after all threads have ended. With one thread everything is done by the caller.
template <typename Next, typename Work, typename Consume>
void orderedMap(std::size_t threads, Next next, Work work, Consume consume) {
  using Task = typename decltype(next())::value_type;
  using Result = decltype(work(std::declval<Task>()));
  if (threads <= 1) {
    while (auto task = next()) {
      consume(work(std::move(*task)));
    }
    return;
  }

  std::mutex mutex;
  std::condition_variable isReady;
  std::deque<std::packaged_task<Result()>> waiting;
  bool isOver = false;
  const auto serve = [&] {
    while (true) {
      std::unique_lock lock(mutex);
      isReady.wait(lock, [&] { return isOver || !waiting.empty(); });
      if (waiting.empty()) {
        return;
      }
      std::packaged_task<Result()> job = std::move(waiting.front());
      waiting.pop_front();
      lock.unlock();
      job();
    }
  };
  std::vector<std::thread> workers;
  const auto end = [&] {
    {
      const std::lock_guard lock(mutex);
      isOver = true;
    }
    isReady.notify_all();
    for (std::thread& worker : workers) {
      worker.join();
    }
  };

  std::deque<std::future<Result>> results;
  const auto takeOne = [&] {
    std::future<Result> result = std::move(results.front());
    results.pop_front();
    consume(result.get());
  };
  try {
    for (std::size_t i = 0; i < threads; ++i) {
      workers.emplace_back(serve);
    }
    while (auto task = next()) {
      std::packaged_task<Result()> job([&work, held = std::move(*task)]() mutable { return work(std::move(held)); });
      results.push_back(job.get_future());
      {
        const std::lock_guard lock(mutex);
        waiting.push_back(std::move(job));
      }
      isReady.notify_one();
      if (results.size() >= threads * 4) {
        takeOne();
      }
    }
    while (!results.empty()) {
      takeOne();
    }
  } catch (...) {
    {
      const std::lock_guard lock(mutex);
      waiting.clear();
    }
    end();
    throw;
  }
  end();
}

} // namespace linnet

#endif
