/** Runs work one piece at a time, in the order given. Work that was aborted while it waited rejects without starting. */
export class Queue {
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
