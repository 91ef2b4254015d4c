// Pools of reserve words in scripts other than Latin, for originals that are in no list. A word is composed of a beginning (head) and an
// end (tail), chosen so that most combinations read like a name.
import type { Script } from '../../text/script.ts';
import { toKatakana } from './kana.ts';
import { nameParts, poolNames } from './tables.ts';

interface NamePool {
  readonly heads: readonly string[];
  /** The ends; a single empty string if the heads are whole words. */
  readonly tails: readonly string[];
}

const NO_TAIL = [''];
/** @param heads, tails their kinds in the table of parts of names */
const composed = (heads: string, tails: string | readonly string[]): NamePool => ({
  heads: nameParts(`${heads} head`),
  tails: typeof tails === 'string' ? nameParts(`${tails} tail`) : tails,
});

export type NamePoolKind =
  | 'last'
  | 'last-two'
  | 'given'
  | 'foreign-last'
  | 'foreign-first'
  | 'given-one'
  | 'given-female'
  | 'given-male'
  | 'japanese-last'
  | 'japanese-female'
  | 'japanese-male'
  | 'katakana'
  | 'last-ов'
  | 'last-ский'
  | 'last-ський'
  | 'last-енко'
  | 'last-ук'
  | 'last-а'
  | 'last-ых'
  | 'patronymic-male'
  | 'patronymic-female'
  | 'patronymic-ukrainian'
  | 'given-ий'
  | 'given-ия'
  | 'organization'
  | 'place';

const cyrillicSurnames = (...tails: readonly string[]): NamePool => composed('cyrillic-last', tails);
const slavicNames = (gender: 'female' | 'male', ending = ''): NamePool =>
  composed(
    'slavic-given',
    nameParts(`slavic-${gender} tail`).map((tail) => tail + ending),
  );

/** A pool holds the names of one script. Languages that share a script but not their names have separate pools. */
export type NamePoolId = Script | 'persian' | 'urdu' | 'ukrainian' | 'vietnamese' | 'indonesian';

/** The pools whose names are composed. All others are in a table. */
const COMPOSED_POOLS: Partial<Record<NamePoolId, Partial<Record<NamePoolKind, () => NamePool>>>> = {
  han: {
    given: () => ({ heads: poolNames('han given-one'), tails: [...poolNames('han given-one')].reverse() }),
    'japanese-last': () => composed('japanese-last', 'japanese-last'),
    'japanese-female': () => composed('japanese-given', 'japanese-female'),
    'japanese-male': () => composed('japanese-given', 'japanese-male'),
    organization: () => composed('han-organization', 'han-organization'),
    place: () => composed('han-place', 'han-place'),
  },
  kana: {
    last: () => composed('kana', 'kana'),
    katakana: () => {
      const { heads, tails } = composed('kana', 'kana');
      return { heads: heads.map(toKatakana), tails: tails.map(toKatakana) };
    },
  },
  hangul: {
    organization: () => ({ heads: poolNames('hangul given'), tails: nameParts('hangul-organization tail') }),
    place: () => ({ heads: poolNames('hangul given'), tails: nameParts('hangul-place tail') }),
  },
  cyrillic: {
    'last-ов': () => cyrillicSurnames('ов', 'ин'),
    'last-ский': () => cyrillicSurnames('овский', 'инский'),
    'last-ський': () => cyrillicSurnames('овський', 'инський'),
    'last-енко': () => cyrillicSurnames('енко'),
    'last-ук': () => cyrillicSurnames('ук'),
    'last-а': () => cyrillicSurnames('а'),
    'last-ых': () => cyrillicSurnames('ых'),
    'patronymic-male': () => slavicNames('male', 'ович'),
    'patronymic-female': () => slavicNames('male', 'овна'),
    'given-male': () => slavicNames('male'),
    'given-female': () => slavicNames('female'),
    organization: () => composed('cyrillic-organization', 'cyrillic-organization'),
    place: () => cyrillicSurnames('ово', 'ино', 'ское'),
  },
  greek: {
    last: () => composed('greek', ['ίδης', 'ιάδης', 'άκης']),
    'given-female': () => composed('greek', ['ίνα', 'ούλα']),
  },
};

function ownPool(pool: NamePoolId, kind: NamePoolKind): NamePool | undefined {
  const heads = poolNames(`${pool} ${kind}`);
  return heads.length > 0 ? { heads, tails: NO_TAIL } : COMPOSED_POOLS[pool]?.[kind]?.();
}

const NEAREST_KINDS: readonly NamePoolKind[] = ['given', 'given-male', 'last'];

function nearestPool(pool: NamePoolId, kind: NamePoolKind): NamePool | undefined {
  const kinds: readonly NamePoolKind[] = kind === 'place' || kind === 'organization' ? ['last'] : NEAREST_KINDS;
  for (const each of [kind, ...kinds]) {
    const found = ownPool(pool, each);
    if (found) return found;
  }
  return undefined;
}

const builtPools = new Map<string, NamePool | undefined>();

/** The pool of a kind, or of the nearest kind that the script has; undefined if the script has no pools, like Latin. */
export function namePoolFor(script: NamePoolId, kind: NamePoolKind): NamePool | undefined {
  const key = `${script} ${kind}`;
  if (!builtPools.has(key)) builtPools.set(key, nearestPool(script, kind));
  return builtPools.get(key);
}

/** The word at any index. When all pairs of head and tail are used, a second word of the pool is put in front, so the pool never runs out. */
export function poolWordAt({ heads, tails }: NamePool, index: number): string {
  const pairs = heads.length * tails.length;
  // Head and tail both change from one index to the next, so that two names of a conversation have nothing in common.
  const head = index % heads.length;
  const round = Math.floor((index % pairs) / heads.length);
  const word = (heads[head] ?? '') + (tails[(head + round) % tails.length] ?? '');
  return index < pairs ? word : poolWordAt({ heads, tails }, Math.floor(index / pairs) - 1) + word;
}
