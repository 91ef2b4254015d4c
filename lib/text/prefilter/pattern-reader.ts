// Reads the source of a regular expression, without the flag `v`, as parts.
import { foldedText } from './folded-text.ts';
import {
  besideMatch,
  eitherOf,
  NO_SIGN,
  type Part,
  REFERENCE,
  type Requirement,
  repeated,
  requirementOf,
  sequenceOf,
  UNKNOWN,
} from './requirement.ts';
import { ANY_SIGN, eitherKind, kindOfEscape, kindOfRange, type SignKinds } from './sign-kinds.ts';

const CONTROL_SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' };
/** Escapes that stand for a kind of signs, not for one sign. */
const KINDS_OF_SIGNS = 'dDwWsSpP';
const SIGNS_OF_WORDS: ReadonlySet<string> = new Set(['p{L}', 'p{Lu}', 'p{Ll}', 'p{M}', 'p{N}', 'd', 's', 'w']);
/** A list of more signs than this counts as a kind of signs. */
const MOST_SIGNS = 24;

const textOf = (text: string): Part => ({ exact: [foldedText(text)], kinds: ANY_SIGN, longest: text.length });

/** Signs that stand for themselves, up to one that a quantifier may follow. */
const PLAIN_SIGNS = /[^\\^$.*+?()[\]{}|]+(?<![\ud800-\udbff])(?=[^\\^$.*+?()[\]{}|](?![\udc00-\udfff]))/y;

class PatternReader {
  #at = 0;

  constructor(
    readonly source: string,
    readonly isUnicode: boolean,
  ) {}

  alternatives(): Part {
    const branches = [this.#sequence()];
    while (this.source[this.#at] === '|') {
      this.#at += 1;
      branches.push(this.#sequence());
    }
    return eitherOf(branches);
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.source.length && this.source[this.#at] !== '|' && this.source[this.#at] !== ')')
      parts.push(this.#plainSigns() ?? this.#quantified(this.#atom()));
    return sequenceOf(parts);
  }

  #plainSigns(): Part | undefined {
    const [plain] = this.#match(PLAIN_SIGNS) ?? [];
    if (plain === undefined) return undefined;
    this.#at += plain.length;
    return textOf(plain);
  }

  #quantified(part: Part): Part {
    const sign = this.source[this.#at];
    if (sign === '?') return this.#times(part, 0, 1, 1);
    if (sign === '*') return this.#times(part, 0, Number.POSITIVE_INFINITY, 1);
    if (sign === '+') return this.#times(part, 1, Number.POSITIVE_INFINITY, 1);
    const [braces, least, comma, most] = sign === '{' ? (this.#match(/\{(\d+)(?:(,)(\d*))?\}/y) ?? []) : [];
    // Without the flag `u`, a brace that begins no quantifier is a sign.
    if (braces === undefined) return part;
    const last = comma === undefined ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return this.#times(part, Number(least), last, braces.length);
  }

  #times(part: Part, least: number, most: number, length: number): Part {
    this.#at += length;
    if (this.source[this.#at] === '?') this.#at += 1;
    return repeated(part, least, most);
  }

  #match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at;
    return sticky.exec(this.source);
  }

  /** The next sign: a whole code point. */
  #sign(): string {
    const sign = String.fromCodePoint(this.source.codePointAt(this.#at) ?? 0);
    this.#at += sign.length;
    return sign;
  }

  #atom(): Part {
    const sign = this.#sign();
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#list();
    if (sign === '\\') return this.#escape();
    if (sign === '.') return UNKNOWN;
    return sign === '^' || sign === '$' ? NO_SIGN : textOf(sign);
  }

  #group(): Part {
    const [start = '', look] = this.#match(/\?(?:(<?[=!])|:|<[^>]*>)/y) ?? [];
    this.#at += start.length;
    const inner = this.alternatives();
    this.#at += 1;
    if (look === undefined) return inner;
    return look.endsWith('!') ? { ...NO_SIGN, longest: inner.longest } : besideMatch(inner);
  }

  /** After a backslash outside a list. */
  #escape(): Part {
    const sign = this.#sign();
    if (sign === 'b' || sign === 'B') return NO_SIGN;
    if (sign === 'k') return this.#skip(/<[^>]*>/y);
    if (/[1-9]/.test(sign)) return this.#skip(/\d*/y);
    if (KINDS_OF_SIGNS.includes(sign)) return this.#anyOfKind(sign);
    return textOf(this.#escaped(sign));
  }

  /** A reference to a group. */
  #skip(sticky: RegExp): Part {
    this.#at += this.#match(sticky)?.[0].length ?? 0;
    return REFERENCE;
  }

  #anyOfKind(sign: string): Part {
    const name = this.#kindName(sign);
    return { ...UNKNOWN, kinds: kindOfEscape(name), ...(SIGNS_OF_WORDS.has(name) ? { isOfWord: true } : {}) };
  }

  #kindName(sign: string): string {
    const [name = ''] = this.isUnicode && /p/i.test(sign) ? (this.#match(/\{[^}]*\}/y) ?? []) : [];
    this.#at += name.length;
    return `${sign}${name}`;
  }

  /** The one sign that an escape stands for. */
  #escaped(sign: string): string {
    const control = CONTROL_SIGNS[sign];
    if (control !== undefined) return control;
    if (sign === 'c') return String.fromCharCode(this.#sign().charCodeAt(0) % 32);
    const [digits, braced, four, two] =
      sign === 'u' || sign === 'x' ? (this.#match(/\{([\dA-Fa-f]+)\}|([\dA-Fa-f]{4})|([\dA-Fa-f]{2})/y) ?? []) : [];
    if (digits === undefined) return sign;
    const code = sign === 'x' ? digits.slice(0, 2) : (braced ?? four ?? two ?? '0');
    this.#at += sign === 'x' ? 2 : digits.length;
    return String.fromCodePoint(Number.parseInt(code, 16));
  }

  /** A list of signs, after its opening bracket. */
  #list(): Part {
    const isNot = this.source[this.#at] === '^';
    if (isNot) this.#at += 1;
    const signs = new Set<string>();
    const kinds: SignKinds[] = [];
    while (this.#at < this.source.length && this.source[this.#at] !== ']') {
      const first = this.#member();
      if (typeof first !== 'string') kinds.push(first);
      else if (this.source[this.#at] === '-' && this.source[this.#at + 1] !== ']') {
        this.#at += 1;
        const last = this.#member();
        kinds.push(typeof last === 'string' ? kindOfRange(first, last) : ANY_SIGN);
      } else signs.add(foldedText(first));
    }
    this.#at += 1;
    if (isNot) return UNKNOWN;
    if (kinds.length === 0 && signs.size <= MOST_SIGNS) return { ...UNKNOWN, exact: [...signs] };
    const all = [...Array.from(signs, (sign) => kindOfRange(sign, sign)), ...kinds];
    return { ...UNKNOWN, kinds: all.reduce(eitherKind) };
  }

  #member(): string | SignKinds {
    const sign = this.#sign();
    if (sign !== '\\') return sign;
    const escaped = this.#sign();
    if (escaped === 'b') return '\b';
    return KINDS_OF_SIGNS.includes(escaped) ? kindOfEscape(this.#kindName(escaped)) : this.#escaped(escaped);
  }
}

/** Reads the requirement of a pattern; one with the flag `v` requires nothing. */
export function requirementOfPattern({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Requirement {
  if (flags.includes('v')) return requirementOf(UNKNOWN);
  return requirementOf(new PatternReader(source, flags.includes('u')).alternatives());
}
