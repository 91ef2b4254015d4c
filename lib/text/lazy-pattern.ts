// Regular expressions that are made when they are first used. Making one takes 30 microseconds for each `\p{L}` in it, all of them half a
// second at each start of the engine, and most prompts need few of them. The build replaces regular expressions by lazy ones
// (scripts/lazy-patterns.ts).

type Source = string | RegExp;

/** Behaves like the regular expression that it stands for. A wrong source throws at the first use. */
class LazyPattern implements Omit<RegExp, 'compile'> {
  readonly source: string;
  readonly flags: string;
  #made: RegExp | undefined;

  constructor(source: Source, flags?: string) {
    const isText = typeof source === 'string';
    this.source = isText ? source : source.source;
    this.flags = flags ?? (isText ? '' : source.flags);
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

export const lazyPattern = (source: Source, flags?: string): RegExp =>
  new LazyPattern(source, flags) as unknown as RegExp;
