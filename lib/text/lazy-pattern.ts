// Regular expressions that are made when they are first used. Making one takes 30 microseconds for each `\p{L}` in it, all of them half a
// second at each start of the engine, and most prompts need few of them. The build replaces regular expressions by lazy ones
// (scripts/lazy-patterns.ts).

type Source = string | RegExp;
/** The source, or a function that makes it: joining the words of a table takes time too. */
type Given = Source | (() => Source);

/** Behaves like the regular expression that it stands for. A wrong source throws at the first use. */
class LazyPattern implements Omit<RegExp, 'compile'> {
  #given: Given;
  readonly #ownFlags: string | undefined;
  #made: RegExp | undefined;

  constructor(given: Given, flags?: string) {
    this.#given = given;
    this.#ownFlags = flags;
  }

  get #source(): Source {
    if (typeof this.#given === 'function') this.#given = this.#given();
    return this.#given;
  }

  get source(): string {
    return typeof this.#source === 'string' ? this.#source : this.#source.source;
  }

  get flags(): string {
    return this.#ownFlags ?? (typeof this.#source === 'string' ? '' : this.#source.flags);
  }

  get #pattern(): RegExp {
    this.#made ??= new RegExp(this.source, this.flags);
    return this.#made;
  }

  get hasIndices(): boolean {
    return this.flags.includes('d');
  }

  get global(): boolean {
    return this.flags.includes('g');
  }

  get ignoreCase(): boolean {
    return this.flags.includes('i');
  }

  get multiline(): boolean {
    return this.flags.includes('m');
  }

  get dotAll(): boolean {
    return this.flags.includes('s');
  }

  get unicode(): boolean {
    return this.flags.includes('u');
  }

  get unicodeSets(): boolean {
    return this.flags.includes('v');
  }

  get sticky(): boolean {
    return this.flags.includes('y');
  }

  get lastIndex(): number {
    return this.#made?.lastIndex ?? 0;
  }

  set lastIndex(at: number) {
    this.#pattern.lastIndex = at;
  }

  exec(text: string): RegExpExecArray | null {
    return this.#pattern.exec(text);
  }

  test(text: string): boolean {
    return this.#pattern.test(text);
  }

  toString(): string {
    return this.#pattern.toString();
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#pattern[Symbol.match](text);
  }

  [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return this.#pattern[Symbol.matchAll](text);
  }

  [Symbol.replace](text: string, by: string | ((found: string, ...rest: unknown[]) => string)): string {
    return this.#pattern[Symbol.replace](text, by as string);
  }

  [Symbol.search](text: string): number {
    return this.#pattern[Symbol.search](text);
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return this.#pattern[Symbol.split](text, limit);
  }
}

export const lazyPattern = (given: Given, flags?: string): RegExp => new LazyPattern(given, flags) as unknown as RegExp;
