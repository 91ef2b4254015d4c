// Reads the source of a regular expression, without the flag `v`, as parts.

import { ANY_KIND, type CharacterKinds, eitherKind, kindOfEscape, kindOfRange } from './character-kinds.ts';
import { foldedText } from './folded-text.ts';
import {
  EMPTY,
  eitherOf,
  lookaroundOf,
  type Part,
  REFERENCE,
  type Requirement,
  repeated,
  requirementOf,
  sequenceOf,
  UNKNOWN,
} from './requirement.ts';

const CONTROL_CHARACTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' };
/** Escapes that stand for a kind of characters, not for one character. */
const KINDS_OF_CHARACTERS = 'dDwWsSpP';
const WORD_ESCAPES: ReadonlySet<string> = new Set(['p{L}', 'p{Lu}', 'p{Ll}', 'p{M}', 'p{N}', 'd', 's', 'w']);
/** A list of more characters than this counts as a kind of characters. */
const MOST_CHARACTERS = 24;

const textOf = (text: string): Part => ({ exact: [foldedText(text)], kinds: ANY_KIND, longest: text.length });

/** Characters that stand for themselves, up to one that a quantifier may follow. */
const PLAIN_CHARACTERS = /[^\\^$.*+?()[\]{}|]+(?<![\ud800-\udbff])(?=[^\\^$.*+?()[\]{}|](?![\udc00-\udfff]))/y;

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
      parts.push(this.#plainCharacters() ?? this.#quantified(this.#atom()));
    return sequenceOf(parts);
  }

  #plainCharacters(): Part | undefined {
    const [plain] = this.#match(PLAIN_CHARACTERS) ?? [];
    if (plain === undefined) return undefined;
    this.#at += plain.length;
    return textOf(plain);
  }

  #quantified(part: Part): Part {
    const character = this.source[this.#at];
    if (character === '?') return this.#times(part, 0, 1, 1);
    if (character === '*') return this.#times(part, 0, Number.POSITIVE_INFINITY, 1);
    if (character === '+') return this.#times(part, 1, Number.POSITIVE_INFINITY, 1);
    const [braces, least, comma, most] = character === '{' ? (this.#match(/\{(\d+)(?:(,)(\d*))?\}/y) ?? []) : [];
    // Without the flag `u`, a brace that begins no quantifier is a character.
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

  /** The next character: a whole code point. */
  #character(): string {
    const character = String.fromCodePoint(this.source.codePointAt(this.#at) ?? 0);
    this.#at += character.length;
    return character;
  }

  #atom(): Part {
    const character = this.#character();
    if (character === '(') return this.#group();
    if (character === '[') return this.#list();
    if (character === '\\') return this.#escape();
    if (character === '.') return UNKNOWN;
    return character === '^' || character === '$' ? EMPTY : textOf(character);
  }

  #group(): Part {
    const [start = '', look] = this.#match(/\?(?:(<?[=!])|:|<[^>]*>)/y) ?? [];
    this.#at += start.length;
    const inner = this.alternatives();
    this.#at += 1;
    if (look === undefined) return inner;
    return look.endsWith('!') ? { ...EMPTY, longest: inner.longest } : lookaroundOf(inner);
  }

  /** After a backslash outside a list. */
  #escape(): Part {
    const character = this.#character();
    if (character === 'b' || character === 'B') return EMPTY;
    if (character === 'k') return this.#skip(/<[^>]*>/y);
    if (/[1-9]/.test(character)) return this.#skip(/\d*/y);
    if (KINDS_OF_CHARACTERS.includes(character)) return this.#anyOfKind(character);
    return textOf(this.#escaped(character));
  }

  /** A reference to a group. */
  #skip(sticky: RegExp): Part {
    this.#at += this.#match(sticky)?.[0].length ?? 0;
    return REFERENCE;
  }

  #anyOfKind(character: string): Part {
    const name = this.#kindName(character);
    return { ...UNKNOWN, kinds: kindOfEscape(name), ...(WORD_ESCAPES.has(name) ? { isWordCharacter: true } : {}) };
  }

  #kindName(character: string): string {
    const [name = ''] = this.isUnicode && /p/i.test(character) ? (this.#match(/\{[^}]*\}/y) ?? []) : [];
    this.#at += name.length;
    return `${character}${name}`;
  }

  /** The one character that an escape stands for. */
  #escaped(character: string): string {
    const control = CONTROL_CHARACTERS[character];
    if (control !== undefined) return control;
    if (character === 'c') return String.fromCharCode(this.#character().charCodeAt(0) % 32);
    const [digits, braced, four, two] =
      character === 'u' || character === 'x'
        ? (this.#match(/\{([\dA-Fa-f]+)\}|([\dA-Fa-f]{4})|([\dA-Fa-f]{2})/y) ?? [])
        : [];
    if (digits === undefined) return character;
    const code = character === 'x' ? digits.slice(0, 2) : (braced ?? four ?? two ?? '0');
    this.#at += character === 'x' ? 2 : digits.length;
    return String.fromCodePoint(Number.parseInt(code, 16));
  }

  /** A list of characters, after its opening bracket. */
  #list(): Part {
    const isNegated = this.source[this.#at] === '^';
    if (isNegated) this.#at += 1;
    const characters = new Set<string>();
    const kinds: CharacterKinds[] = [];
    while (this.#at < this.source.length && this.source[this.#at] !== ']') {
      const first = this.#member();
      if (typeof first !== 'string') kinds.push(first);
      else if (this.source[this.#at] === '-' && this.source[this.#at + 1] !== ']') {
        this.#at += 1;
        const last = this.#member();
        kinds.push(typeof last === 'string' ? kindOfRange(first, last) : ANY_KIND);
      } else characters.add(foldedText(first));
    }
    this.#at += 1;
    if (isNegated) return UNKNOWN;
    if (kinds.length === 0 && characters.size <= MOST_CHARACTERS) return { ...UNKNOWN, exact: [...characters] };
    const all = [...Array.from(characters, (character) => kindOfRange(character, character)), ...kinds];
    return { ...UNKNOWN, kinds: all.reduce(eitherKind) };
  }

  #member(): string | CharacterKinds {
    const character = this.#character();
    if (character !== '\\') return character;
    const escaped = this.#character();
    if (escaped === 'b') return '\b';
    return KINDS_OF_CHARACTERS.includes(escaped) ? kindOfEscape(this.#kindName(escaped)) : this.#escaped(escaped);
  }
}

/** Reads the requirement of a pattern; one with the flag `v` requires nothing. */
export function requirementOfPattern({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Requirement {
  if (flags.includes('v')) return requirementOf(UNKNOWN);
  return requirementOf(new PatternReader(source, flags.includes('u')).alternatives());
}
