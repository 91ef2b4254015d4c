import { ApiError } from '../errors.ts';
import { type CacheTensors, gatherCacheRows } from './cache.ts';
import type { Decoder } from './decoder.ts';

export type FinishReason = 'stop' | 'length';

/** One answer to generate. Either `onEnd` or `onError` is called, once, and no callback after it. */
interface GenerationJob {
  prompt: readonly number[];
  steering: Float32Array | undefined;
  largestAnswer: number;
  endTokens: ReadonlySet<number>;
  sample: (logits: Float32Array) => number;
  /** Aborts the job. If the signal's reason is an ApiError, `onError` gets it. */
  signal: AbortSignal;
  /** Called with each token; returns false to end the answer after it. */
  onToken: (id: number) => boolean;
  onEnd: (reason: FinishReason) => void;
  onError: (error: unknown) => void;
}

interface BatcherOptions {
  /** The most answers that are generated together. */
  largestBatch: number;
  /** The most requests that may wait for a place in the batch; one more is refused. */
  longestQueue: number;
  padding: 'left' | 'right';
}

interface Active {
  job: GenerationJob;
  /** The latest token, which the cache does not hold yet. */
  token: number;
  generated: number;
  length: number;
}

interface Prefill {
  job: GenerationJob;
  cache: CacheTensors;
  done: number;
}

/**
 * Generates many answers at once: each step of the graph makes one token for every row. A request joins between two steps and leaves
 * when it ends. Prompts are read in chunks, one between two steps, so that a long prompt does not hold up the others.
 */
export class Batcher {
  readonly #decoder: Decoder;
  readonly #options: BatcherOptions;
  readonly #queue: GenerationJob[] = [];
  #prefill: Prefill | undefined;
  #rows: Active[] = [];
  #cache: CacheTensors = new Map();
  #isRunning = false;
  #idle: (() => void)[] = [];

  constructor(decoder: Decoder, options: BatcherOptions) {
    this.#decoder = decoder;
    this.#options = options;
  }

  get load() {
    return { active: this.#rows.length + (this.#prefill ? 1 : 0), waiting: this.#queue.length };
  }

  /** Throws an ApiError if the queue is full. */
  submit(job: GenerationJob): void {
    if (this.#queue.length >= this.#options.longestQueue)
      throw new ApiError('server_busy', 'too many requests are waiting; try again later');
    if (job.signal.aborted) {
      job.onError(job.signal.reason);
      return;
    }
    this.#queue.push(job);
    job.signal.addEventListener('abort', () => this.#leaveQueue(job), { once: true });
    if (!this.#isRunning) void this.#run();
  }

  /** Resolves when no answer is generated and no request waits. */
  async whenIdle(): Promise<void> {
    if (this.#isRunning) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #leaveQueue(job: GenerationJob): void {
    const index = this.#queue.indexOf(job);
    if (index < 0) return;
    this.#queue.splice(index, 1);
    job.onError(job.signal.reason);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#queue.length > 0 || this.#prefill || this.#rows.length > 0) {
      await this.#readPrompt();
      await this.#step();
    }
    this.#isRunning = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #nextPrefill(): Prefill | undefined {
    if (this.#rows.length >= this.#options.largestBatch) return undefined;
    const job = this.#queue.shift();
    return job && { job, cache: this.#decoder.emptyCache(), done: 0 };
  }

  /** Reads one chunk of one waiting prompt. */
  async #readPrompt(): Promise<void> {
    this.#prefill ??= this.#nextPrefill();
    const prefill = this.#prefill;
    if (!prefill) return;
    const { job, done } = prefill;
    const ids = job.prompt.slice(done, done + this.#decoder.chunkLength);
    const isLast = done + ids.length === job.prompt.length;
    if (job.signal.aborted) {
      this.#prefill = undefined;
      return job.onError(job.signal.reason);
    }
    try {
      const { logits, cache } = await this.#decoder.chunk(ids, prefill.cache, job.steering, isLast);
      this.#prefill = { job, cache, done: done + ids.length };
      if (isLast) this.#join(this.#prefill, logits);
    } catch (error) {
      this.#prefill = undefined;
      job.onError(error);
    }
  }

  #join({ job, cache, done }: Prefill, logits: Float32Array): void {
    this.#prefill = undefined;
    const row: Active = { job, token: 0, generated: 0, length: done };
    if (!this.#accept(row, logits)) return;
    const others = this.#rows.map(({ length }, index) => ({ tensors: this.#cache, row: index, length }));
    this.#cache =
      others.length === 0
        ? cache
        : gatherCacheRows([...others, { tensors: cache, row: 0, length: done }], this.#options.padding);
    this.#rows = [...this.#rows, row];
  }

  async #step(): Promise<void> {
    this.#dropAborted();
    if (this.#rows.length === 0) return;
    const { vocabulary, result } = await this.#runStep();
    if (!result) return;
    this.#cache = result.cache;
    const stays = this.#rows.map((row, index) => {
      row.length += 1;
      return this.#accept(row, result.logits.subarray(index * vocabulary, (index + 1) * vocabulary));
    });
    this.#keep(stays);
  }

  /** Generates one token for each row. If the step fails, every answer in it ends with an error, and the next requests start anew. */
  async #runStep() {
    const rows = this.#rows.map(({ token, length, job }) => ({ token, length, steering: job.steering }));
    try {
      const result = await this.#decoder.step(rows, this.#cache);
      return { result, vocabulary: result.logits.length / rows.length };
    } catch (error) {
      for (const { job } of this.#rows) job.onError(error);
      this.#keep(this.#rows.map(() => false));
      return { result: undefined, vocabulary: 0 };
    }
  }

  /** Draws a row's next token; false if its answer ends with it. */
  #accept(row: Active, logits: Float32Array): boolean {
    const { job } = row;
    if (job.signal.aborted) {
      job.onError(job.signal.reason);
      return false;
    }
    try {
      row.token = job.sample(logits);
      row.generated += 1;
      if (!job.endTokens.has(row.token) && job.onToken(row.token)) {
        if (row.generated < job.largestAnswer) return true;
        job.onEnd('length');
      } else job.onEnd('stop');
    } catch (error) {
      job.onError(error);
    }
    return false;
  }

  #dropAborted(): void {
    const stays = this.#rows.map(({ job }) => !job.signal.aborted);
    this.#rows.forEach(({ job }, index) => {
      if (!stays[index]) job.onError(job.signal.reason);
    });
    this.#keep(stays);
  }

  #keep(stays: readonly boolean[]): void {
    if (stays.every(Boolean)) return;
    const kept = this.#rows.flatMap((row, index) => (stays[index] ? [{ row, index }] : []));
    this.#cache = gatherCacheRows(
      kept.map(({ row, index }) => ({ tensors: this.#cache, row: index, length: row.length })),
      this.#options.padding,
    );
    this.#rows = kept.map(({ row }) => row);
  }
}
