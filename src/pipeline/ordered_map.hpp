// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Maps tasks to results by several threads and hands the results on in order: the one place with threads.
#ifndef LINNET_PIPELINE_ORDERED_MAP_HPP
#define LINNET_PIPELINE_ORDERED_MAP_HPP

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace linnet {

/// The state of an orderedMap, shared by its threads, each of which calls `serve`.
template <typename Next, typename Work, typename Consume> class OrderedMapping {
public:
  OrderedMapping(std::size_t threads, Next& next, Work& work, Consume& consume)
      : mostUnderWay_(threads * 3), next_(next), work_(work), consume_(consume) {}

  void serve() {
    while (const std::optional<std::size_t> number = openSlot()) {
      close(*number, workOnce());
      handOn();
    }
  }

  /// No more tasks are taken.
  void stop() {
    const std::lock_guard lock(mutex_);
    isOver_ = true;
  }

  void rethrowFailure() const {
    if (failure_) {
      std::rethrow_exception(failure_);
    }
  }

private:
  using Task = typename decltype(std::declval<Next&>()())::value_type;
  using Result = decltype(std::declval<Work&>()(std::declval<Task>()));

  /// What came of a task; neither result nor failure: there was no task.
  struct Outcome {
    std::optional<Result> result = std::nullopt;
    std::exception_ptr failure = nullptr;
  };

  // The place of the next task's outcome. Takes the turn to call `next_`, which workOnce gives on.
  std::optional<std::size_t> openSlot() {
    takingTurn_.lock();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return isOver_ || slots_.size() < mostUnderWay_; });
    if (isOver_) {
      takingTurn_.unlock();
      return std::nullopt;
    }
    slots_.emplace_back();
    return consumed_ + slots_.size() - 1;
  }

  Outcome workOnce() {
    Outcome outcome;
    std::unique_lock turn(takingTurn_, std::adopt_lock);
    try {
      std::optional<Task> task = next_();
      if (!task) {
        stop();
        return outcome;
      }
      turn.unlock();
      outcome.result.emplace(work_(std::move(*task)));
    } catch (...) {
      stop();
      outcome.failure = std::current_exception();
    }
    return outcome;
  }

  void close(std::size_t number, Outcome outcome) {
    const std::lock_guard lock(mutex_);
    slots_[number - consumed_] = std::move(outcome);
  }

  // Hands on what is done, in order, unless another thread does.
  void handOn() {
    std::unique_lock lock(mutex_);
    while (!isHandingOn_ && !failure_ && !slots_.empty() && slots_.front()) {
      Outcome outcome = std::move(*slots_.front());
      slots_.pop_front();
      ++consumed_;
      isHandingOn_ = true;
      lock.unlock();
      consumeOnce(outcome);
      lock.lock();
      isHandingOn_ = false;
      failure_ = outcome.failure;
      isOver_ = isOver_ || failure_;
      changed_.notify_all();
    }
  }

  void consumeOnce(Outcome& outcome) {
    try {
      if (outcome.result) {
        consume_(std::move(*outcome.result));
      }
    } catch (...) {
      outcome.failure = std::current_exception();
    }
  }

  std::size_t mostUnderWay_;
  Next& next_;
  Work& work_;
  Consume& consume_;
  std::mutex takingTurn_;
  std::mutex mutex_; ///< of all that follows
  std::condition_variable changed_;
  std::deque<std::optional<Outcome>> slots_; ///< of the tasks under way, in order; the first is number `consumed_`
  std::size_t consumed_ = 0;
  std::exception_ptr failure_ = nullptr;
  bool isHandingOn_ = false;
  bool isOver_ = false;
};

/// Calls `next` for tasks until it gives none, `work` for each task and `consume` for each result, in the order of the
/// tasks. `next` is called by one thread at a time, and so is `consume`, though both may be called at once; `work` by
/// any number of threads. A thread takes a task, works on it and hands on what is done, so that what it has in its
/// cache stays there. At most four tasks a thread are under way, which bounds the memory. An exception of any of the
/// three ends the map and is thrown to the caller, after all threads have ended; what came before it was handed on. The
/// calling thread is one of the threads.
template <typename Next, typename Work, typename Consume>
void orderedMap(std::size_t threads, Next next, Work work, Consume consume) {
  OrderedMapping<Next, Work, Consume> mapping(threads == 0 ? 1 : threads, next, work, consume);
  std::vector<std::thread> others;
  const auto join = [&others] {
    for (std::thread& other : others) {
      other.join();
    }
  };
  try {
    while (others.size() + 1 < threads) {
      others.emplace_back([&mapping] { mapping.serve(); });
    }
  } catch (...) {
    mapping.stop();
    join();
    throw;
  }
  mapping.serve();
  join();
  mapping.rethrowFailure();
}

} // namespace linnet

#endif
