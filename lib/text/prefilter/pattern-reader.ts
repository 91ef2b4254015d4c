// Reads from the syntax tree of a regular expression, without the flag `v`, what its matches require.
import { ANY_KIND, type CharacterKinds, eitherKind, kindOfEscape, kindOfRange } from './character-kinds.ts';
import { foldedText } from './folded-text.ts';
import { type CharacterClass, type PatternNode, readClass, readPattern } from './pattern-tree.ts';
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

const CONTROL_CHARACTERS: Readonly<Record<string, string>> = { b: '\b', n: '\n', t: '\t', r: '\r', f: '\f', v: '\v' };
/** Escapes that stand for a kind of characters, not for one character. */
const KINDS_OF_CHARACTERS = 'dDwWsSpP';
const WORD_ESCAPES: ReadonlySet<string> = new Set(
  ['p{L}', 'p{Lu}', 'p{Ll}', 'p{M}', 'p{N}', 'd', 's', 'w'].map((name) => `\\${name}`),
);
/** A class of more characters than this counts as a kind of characters. */
const MOST_CHARACTERS = 24;
const CODE = /\\[ux]\{?([\da-fA-F]+)\}?/g;

/** The character that a character or an escape of the source stands for; undefined for an escape that stands for a kind of characters. */
function characterOf(source: string): string | undefined {
  if (source[0] !== '\\') return source;
  const [, name = '', after] = source;
  if (KINDS_OF_CHARACTERS.includes(name)) return undefined;
  if (/[0-7]/.test(name)) return String.fromCharCode(Number.parseInt(source.slice(1), 8));
  if (after === undefined) return CONTROL_CHARACTERS[name] ?? name;
  if (name === 'c') return String.fromCharCode(after.charCodeAt(0) % 32);
  return source.replace(CODE, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** Without the flag `u`, a part may match half of a character, which folds to something else than the character does. */
const textOf = (text: string): Part =>
  text.isWellFormed()
    ? { exact: [foldedText(text)], kinds: ANY_KIND, longest: text.length }
    : { ...UNKNOWN, longest: text.length };

/** A member of a class: a folded character, or the kinds of several characters. */
function memberOf([source, lastSource]: CharacterClass['members'][number]): string | CharacterKinds {
  const first = characterOf(source);
  if (lastSource !== undefined) {
    const last = characterOf(lastSource);
    return first === undefined || last === undefined ? ANY_KIND : kindOfRange(first, last);
  }
  if (first === undefined) return kindOfEscape(source);
  return first.isWellFormed() ? foldedText(first) : ANY_KIND;
}

function partOfClass({ negated, members }: CharacterClass): Part {
  if (negated) return UNKNOWN;
  const read = members.map(memberOf);
  const characters = new Set(read.filter((member) => typeof member === 'string'));
  const kinds = read.filter((member) => typeof member !== 'string');
  if (kinds.length === 0 && characters.size <= MOST_CHARACTERS) return { ...UNKNOWN, exact: [...characters] };
  const all = [...Array.from(characters, (character) => kindOfRange(character, character)), ...kinds];
  return { ...UNKNOWN, kinds: all.reduce(eitherKind) };
}

const isClass = (source: string): boolean => source[0] === '[' && source.length > 1;

/** The character that a node matches, if it matches only one. */
const onlyCharacterOf = (node: PatternNode): string | undefined =>
  node.kind === 'one' && node.source !== '.' && !isClass(node.source) ? characterOf(node.source) : undefined;

function partOfOne(source: string, flags: string): Part {
  if (isClass(source)) return partOfClass(readClass(source, flags));
  const character = source === '.' ? undefined : characterOf(source);
  if (character !== undefined) return textOf(character);
  return { ...UNKNOWN, kinds: kindOfEscape(source), ...(WORD_ESCAPES.has(source) ? { isWordCharacter: true } : {}) };
}

/** Characters that follow one another are read as one text. */
function partsOfSequence(nodes: readonly PatternNode[], flags: string): readonly Part[] {
  const parts: Part[] = [];
  let text = '';
  for (const node of nodes) {
    const character = onlyCharacterOf(node);
    text += character ?? '';
    if (character !== undefined) continue;
    if (text !== '') parts.push(textOf(text));
    text = '';
    parts.push(partOf(node, flags));
  }
  return text === '' ? parts : [...parts, textOf(text)];
}

function partOf(node: PatternNode, flags: string): Part {
  switch (node.kind) {
    case 'one':
      return partOfOne(node.source, flags);
    case 'repeat':
      return repeated(partOf(node.body, flags), node.min, node.max);
    case 'sequence':
      return sequenceOf(partsOfSequence(node.parts, flags));
    case 'choice':
      return eitherOf(node.options.map((option) => partOf(option, flags)));
    case 'group':
      return partOf(node.body, flags);
    case 'look': {
      const body = partOf(node.body, flags);
      return node.negated ? { ...EMPTY, longest: body.longest } : lookaroundOf(body);
    }
    case 'assertion':
      return EMPTY;
    case 'backreference':
      return REFERENCE;
  }
}

/** Reads the requirement of a pattern; one with the flag `v` requires nothing. */
export function requirementOfPattern({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Requirement {
  return requirementOf(flags.includes('v') ? UNKNOWN : partOf(readPattern(source, flags).root, flags));
}
