// The syntax tree of a regular expression. The browser's engine must have accepted the pattern, because nothing is validated here. The sets of
// `v` are not read.

export type PatternNode =
  | One
  | Repeat
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'group'; readonly index: number; readonly body: PatternNode }
  | { readonly kind: 'look'; readonly behind: boolean; readonly negated: boolean; readonly body: PatternNode }
  | { readonly kind: 'assertion'; readonly source: string }
  | { readonly kind: 'backreference'; readonly index: number };

/** One character: a literal, an escape or a class, as the source writes it. */
interface One {
  readonly kind: 'one';
  readonly source: string;
}

export interface Repeat {
  readonly kind: 'repeat';
  readonly body: PatternNode;
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  /** The groups of the body, from the first to before the last. Each round forgets what they captured. */
  readonly groups: readonly [from: number, to: number];
}

/** The members of a class: characters, escapes and ranges, as the source writes them. */
export interface CharacterClass {
  readonly negated: boolean;
  readonly members: readonly (readonly [first: string, last?: string])[];
}

interface PatternTree {
  readonly root: PatternNode;
  /** The number of groups that capture. */
  readonly groups: number;
}

const ASSERTION = /\^|\$|\\[bB]/y;
const QUANTIFIER = /(?:[*+?]|\{(\d{1,20})(,?)(\d{0,20})\})\??/y;
const BACKREFERENCE = /\\(?:k<([^>]*)>|([1-9]\d*))/y;
const ESCAPE = /\\(?:c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[0-3][0-7]{0,2}|[4-7][0-7]?|[\s\S])/y;
const UNICODE_ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/y;
const GROUP = /\((?:\?(?:(:)|(<?[=!])|<([^>]*)>))?/y;

function quantifierIn(quantifier: string, [, least, comma, most]: readonly (string | undefined)[]) {
  const greedy = quantifier.length === 1 || !quantifier.endsWith('?');
  if (quantifier[0] === '*') return { min: 0, max: Number.POSITIVE_INFINITY, greedy };
  if (quantifier[0] === '+') return { min: 1, max: Number.POSITIVE_INFINITY, greedy };
  if (quantifier[0] === '?') return { min: 0, max: 1, greedy };
  const max = comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : Number(least);
  return { min: Number(least), max, greedy };
}

/** The name, if any, of each group that captures, by its index; the whole match comes first. */
type GroupNames = readonly (string | undefined)[];

class Reader {
  #at = 0;
  /** The names of the groups read so far. */
  readonly #names: (string | undefined)[] = [undefined];
  #allNames: GroupNames | undefined;

  /** @param allNames those of the whole pattern, if they are known */
  constructor(
    readonly source: string,
    readonly unicode: boolean,
    allNames?: GroupNames,
  ) {
    this.#allNames = allNames;
  }

  tree(): PatternTree {
    const root = this.#choice();
    return { root, groups: this.#names.length - 1 };
  }

  namesOfGroups(): GroupNames {
    this.#choice();
    return this.#names;
  }

  characterClass(): CharacterClass {
    const negated = this.source[1] === '^';
    this.#at = negated ? 2 : 1;
    const end = this.source.length - 1;
    const members: (readonly [first: string, last?: string])[] = [];
    while (this.#at < end) {
      const first = this.#character();
      const isRange = this.source[this.#at] === '-' && this.#at + 1 < end;
      if (isRange) this.#at += 1;
      members.push(isRange ? [first, this.#character()] : [first]);
    }
    return { negated, members };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #choice(): PatternNode {
    const options = [this.#sequence()];
    while (this.source[this.#at] === '|') {
      this.#at += 1;
      options.push(this.#sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.source.length && this.source[this.#at] !== '|' && this.source[this.#at] !== ')') {
      const from = this.#names.length;
      const body = this.#atom();
      const quantifier = this.#take(QUANTIFIER);
      const groups = [from, this.#names.length] as const;
      parts.push(quantifier ? { kind: 'repeat', body, groups, ...quantifierIn(quantifier[0], quantifier) } : body);
    }
    return { kind: 'sequence', parts };
  }

  #atom(): PatternNode {
    const assertion = this.#take(ASSERTION);
    if (assertion) return { kind: 'assertion', source: assertion[0] };
    const opened = this.#take(GROUP);
    if (opened) return this.#group(opened);
    if (this.source[this.#at] === '[') return { kind: 'one', source: this.#class() };
    return this.#backreference() ?? { kind: 'one', source: this.#character() };
  }

  #class(): string {
    const start = this.#at;
    while (this.#at < this.source.length && this.source[this.#at] !== ']')
      this.#at += this.source[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    return this.source.slice(start, this.#at);
  }

  /** A character or an escape. */
  #character(): string {
    const escaped = (this.unicode ? this.#take(UNICODE_ESCAPE) : null) ?? this.#take(ESCAPE);
    if (escaped) return escaped[0];
    const character = this.unicode
      ? String.fromCodePoint(this.source.codePointAt(this.#at) ?? 0)
      : this.source.charAt(this.#at);
    this.#at += character.length;
    return character;
  }

  #group([, plain, look, name]: RegExpExecArray): PatternNode {
    const index = this.#names.length;
    if (!plain && !look) this.#names.push(name);
    const body = this.#choice();
    this.#at += 1;
    if (look) return { kind: 'look', behind: look.length > 1, negated: look.endsWith('!'), body };
    return plain ? body : { kind: 'group', index, body };
  }

  /**
   * A reference may stand before its group, so the groups are read first. Without the flag `u`, an escape that names no group of the pattern
   * stands for characters.
   */
  #backreference(): PatternNode | undefined {
    const start = this.#at;
    const [text, name, number] = this.#take(BACKREFERENCE) ?? [];
    if (text === undefined) return undefined;
    this.#allNames ??= new Reader(this.source, this.unicode, []).namesOfGroups();
    const index = name === undefined ? Number(number) : this.#allNames.indexOf(name);
    if (index > 0 && index < this.#allNames.length) return { kind: 'backreference', index };
    this.#at = start;
    return undefined;
  }
}

/** @param flags those of the pattern; `v` is refused */
export function readPattern(source: string, flags: string): PatternTree {
  if (flags.includes('v')) throw new RangeError('Sets of the flag v are not read');
  return new Reader(source, flags.includes('u')).tree();
}

/** @param source a class of a pattern with these flags, as `One` holds it */
export const readClass = (source: string, flags: string): CharacterClass =>
  new Reader(source, flags.includes('u')).characterClass();
