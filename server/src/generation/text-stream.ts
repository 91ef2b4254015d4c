/** Turns tokens into text as they come, and ends at a stop text. */
export class TextStream {
  readonly #decode: (ids: number[]) => string;
  readonly #stops: readonly string[];
  readonly #ids: number[] = [];
  /** Tokens before `#start` cannot change the text any more; those from `#read` on are not in it yet. */
  #start = 0;
  #read = 0;
  /** Text that may be the beginning of a stop text. */
  #held = '';
  #stopped = false;

  constructor(decode: (ids: number[]) => string, stops: readonly string[]) {
    this.#decode = decode;
    this.#stops = stops;
  }

  get hasStopped(): boolean {
    return this.#stopped;
  }

  /** The text that this token completes; often empty, since a character can take several tokens. */
  push(id: number): string {
    this.#ids.push(id);
    const before = this.#decode(this.#ids.slice(this.#start, this.#read));
    const after = this.#decode(this.#ids.slice(this.#start));
    if (after.endsWith('\uFFFD') && this.#ids.length - this.#read < 8) return '';
    this.#start = this.#read;
    this.#read = this.#ids.length;
    return this.#release(after.slice(before.length));
  }

  /** Returns the rest of the text after the last token. */
  end(): string {
    if (this.#stopped) return '';
    const before = this.#decode(this.#ids.slice(this.#start, this.#read));
    const text = this.#release(this.#decode(this.#ids.slice(this.#start)).slice(before.length));
    const rest = this.#stopped ? '' : this.#held;
    this.#held = '';
    return text + rest;
  }

  #release(added: string): string {
    if (this.#stopped) return '';
    const text = this.#held + added;
    const found = this.#stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
    if (found.length > 0) {
      this.#stopped = true;
      this.#held = '';
      return text.slice(0, Math.min(...found));
    }
    const kept = Math.max(0, ...this.#stops.map((stop) => overlap(text, stop)));
    this.#held = text.slice(text.length - kept);
    return text.slice(0, text.length - kept);
  }
}

/** The length of the longest end of `text` with which `stop` begins. */
function overlap(text: string, stop: string): number {
  for (let length = Math.min(text.length, stop.length - 1); length > 0; length -= 1)
    if (text.endsWith(stop.slice(0, length))) return length;
  return 0;
}
