import { randomUUID } from 'node:crypto';
import type { Batcher, FinishReason } from '../generation/batcher.ts';
import type { TextStream } from '../generation/text-stream.ts';

interface AnswerOptions {
  prompt: readonly number[];
  steering: Float32Array | undefined;
  largestAnswer: number;
  endTokens: ReadonlySet<number>;
  sample: (logits: Float32Array) => number;
  signal: AbortSignal;
  text: TextStream;
}

/**
 * The answer to one request, read as pieces of text. Tokens do not wait for a slow reader: what came since the last read is
 * one piece, so a reader who stalls costs the length of the answer and no more.
 */
export class ChatAnswer {
  readonly id = `chatcmpl-${randomUUID()}`;
  readonly created = Math.floor(Date.now() / 1000);
  readonly promptTokens: number;
  completionTokens = 0;
  finishReason: FinishReason | undefined;
  readonly #text: TextStream;
  #pending = '';
  #failure: { error: unknown } | undefined;
  #wake: (() => void) | undefined;

  /** Throws an ApiError if the server is too busy to take it. */
  constructor(batcher: Batcher, { text, ...job }: AnswerOptions) {
    this.promptTokens = job.prompt.length;
    this.#text = text;
    batcher.submit({
      ...job,
      onToken: (id) => this.#take(id),
      onEnd: (reason) => this.#end(reason),
      onError: (error) => {
        this.#failure = { error };
        this.#wake?.();
      },
    });
  }

  get usage() {
    return {
      prompt_tokens: this.promptTokens,
      completion_tokens: this.completionTokens,
      total_tokens: this.promptTokens + this.completionTokens,
    };
  }

  #take(id: number): boolean {
    this.completionTokens += 1;
    this.#pending += this.#text.push(id);
    if (this.#pending) this.#wake?.();
    return !this.#text.hasStopped;
  }

  #end(reason: FinishReason): void {
    this.#pending += this.#text.end();
    this.finishReason = reason;
    this.#wake?.();
  }

  /** Throws what generating threw, an ApiError where the request was cut off. */
  async *pieces(): AsyncGenerator<string, void> {
    while (true) {
      if (this.#pending) {
        const piece = this.#pending;
        this.#pending = '';
        yield piece;
      } else if (this.#failure) throw this.#failure.error;
      else if (this.finishReason) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
