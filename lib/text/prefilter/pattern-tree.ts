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
export interface One {
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

export interface PatternTree {
  readonly root: PatternNode;
  /** The number of groups that capture. */
  readonly groups: number;
}

const CLASS = /\[(?:[^\]\\]|\\[\s\S])*\]/y;
const ASSERTION = /\^|\$|\\[bB]/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
const ESCAPE = /\\(?:k<[^>]*>|c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[1-9]\d*|[\s\S])/y;
const UNICODE_ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/y;
const GROUP = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;
/** Steps over what is no group: escapes and classes. */
const GROUPS = /\\[\s\S]|\[(?:[^\]\\]|\\[\s\S])*\]|\((?:\?<([^=!>][^>]*)>|(?!\?))/g;

function quantifierIn(quantifier: string, [, least, comma, most]: readonly (string | undefined)[]) {
  const greedy = quantifier.length === 1 || !quantifier.endsWith('?');
  if (quantifier[0] === '*') return { min: 0, max: Number.POSITIVE_INFINITY, greedy };
  if (quantifier[0] === '+') return { min: 1, max: Number.POSITIVE_INFINITY, greedy };
  if (quantifier[0] === '?') return { min: 0, max: 1, greedy };
  const max = comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : Number(least);
  return { min: Number(least), max, greedy };
}

class Reader {
  private at = 0;
  private groups = 0;
  private readonly names: readonly (string | undefined)[];

  constructor(
    private readonly source: string,
    private readonly unicode: boolean,
  ) {
    const opened = [...source.matchAll(GROUPS)].filter(([text]) => text[0] === '(');
    this.names = [undefined, ...opened.map(([, name]) => name)];
  }

  read(): PatternTree {
    const root = this.choice();
    return { root, groups: this.groups };
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private choice(): PatternNode {
    const options = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      options.push(this.sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  private sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const from = this.groups + 1;
      const body = this.atom();
      const quantifier = this.take(QUANTIFIER);
      const groups = [from, this.groups + 1] as const;
      parts.push(quantifier ? { kind: 'repeat', body, groups, ...quantifierIn(quantifier[0], quantifier) } : body);
    }
    return { kind: 'sequence', parts };
  }

  private atom(): PatternNode {
    const assertion = this.take(ASSERTION);
    if (assertion) return { kind: 'assertion', source: assertion[0] };
    const opened = this.take(GROUP);
    if (opened) return this.group(opened);
    const source = (this.take(CLASS) ?? (this.unicode ? this.take(UNICODE_ESCAPE) : null) ?? this.take(ESCAPE))?.[0];
    if (source) return this.backreference(source) ?? { kind: 'one', source };
    const character = this.unicode
      ? String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
      : this.source.charAt(this.at);
    this.at += character.length;
    return { kind: 'one', source: character };
  }

  private group([, plain, look]: RegExpExecArray): PatternNode {
    if (!plain && !look) this.groups += 1;
    const index = this.groups;
    const body = this.choice();
    this.at += 1;
    if (look) return { kind: 'look', behind: look.length > 1, negated: look.endsWith('!'), body };
    return plain ? body : { kind: 'group', index, body };
  }

  private backreference(source: string): PatternNode | undefined {
    const name = /^\\k<(.*)>$/.exec(source)?.[1];
    const index = name === undefined ? Number(/^\\([1-9]\d*)$/.exec(source)?.[1]) : this.names.indexOf(name);
    return index > 0 && index < this.names.length ? { kind: 'backreference', index } : undefined;
  }
}

/** @param flags those of the pattern; `v` is refused */
export function readPattern(source: string, flags: string): PatternTree {
  if (flags.includes('v')) throw new RangeError('Sets of the flag v are not read');
  return new Reader(source, flags.includes('u')).read();
}
