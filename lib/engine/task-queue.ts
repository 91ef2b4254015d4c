/** Runs tasks one at a time, in the order they were added. A task that is aborted while it waits rejects without starting. */
export class TaskQueue {
  #tail: Promise<unknown> = Promise.resolve();

  add<T>(work: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.#tail.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}
