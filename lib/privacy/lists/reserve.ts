// Reserve words: surrogates for things that have no list (products, works, hosts), and for names if all names of a list are in use. They
// are composed of syllables, so that no permutation of a list can produce them.
import { givenNamesOf, latinNames, nameParts } from './tables.ts';

const MIDDLES = ['', 'a', 'e', 'i', 'o', 'en', 'al', 'ri', 'du', 'mo'];

type FirstNameKind = 'first' | 'first-female' | 'first-male';
export type ReserveKind =
  | FirstNameKind
  | 'last'
  | 'organization'
  | 'place'
  | 'demonym'
  | 'condition'
  | 'drug'
  | 'job'
  | 'word';

const TAIL_KINDS: Record<ReserveKind, string> = {
  first: 'first',
  'first-female': 'first',
  'first-male': 'first',
  last: 'last',
  organization: 'word',
  place: 'place',
  demonym: 'demonym',
  condition: 'condition',
  drug: 'drug',
  job: 'job',
  word: 'word',
};

/** Joins every head with every tail. The order is such that a head repeats as late as possible. */
function composeWords(): readonly string[] {
  const [heads, tails] = [nameParts('latin-organization head'), nameParts('latin-organization tail')];
  return tails.flatMap((_, round) => heads.map((head, at) => head + tails[(at + round) % tails.length]));
}

function namesOf(kind: ReserveKind): readonly string[] | undefined {
  const [female, male, neutral] = [
    latinNames('spare-first-female'),
    latinNames('spare-first-male'),
    latinNames('spare-first'),
  ];
  if (kind === 'first') return [...neutral, ...female, ...male];
  if (kind === 'first-female') return [...female, ...neutral];
  if (kind === 'first-male') return [...male, ...neutral];
  if (kind === 'last') return latinNames('spare-last');
  return kind === 'organization' ? composeWords() : undefined;
}

const namesByKind = new Map<ReserveKind, readonly string[] | undefined>();

function names(kind: ReserveKind): readonly string[] | undefined {
  if (!namesByKind.has(kind)) namesByKind.set(kind, namesOf(kind));
  return namesByKind.get(kind);
}

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** A word composed of syllables. Indices below 3,360 give different words; higher ones get more middle syllables. */
export function composedReserveWord(kind: ReserveKind, index: number): string {
  const tails = nameParts(`latin-${TAIL_KINDS[kind]} tail`);
  const heads = nameParts('latin-word head');
  const rest = Math.floor(index / heads.length);
  const middle = Math.floor(rest / tails.length);
  let inner = pick(MIDDLES, middle);
  for (let more = Math.floor(middle / MIDDLES.length); more > 0; more = Math.floor(more / MIDDLES.length)) {
    inner += pick(MIDDLES.slice(1), more);
  }
  return pick(heads, index) + inner + pick(tails, rest);
}

/**
 * How often the listed names come before composed words. It is twice, because a search may start at any name and must try all names before
 * a composed word.
 */
const ROUNDS = 2;

/** The entry at any index from 0. If the kind has names, they come first (twice); after them come composed words. */
export function wordFromReserve(kind: ReserveKind, index: number): string {
  const words = names(kind) ?? [];
  const listed = ROUNDS * words.length;
  return index < listed ? pick(words, index) : composedReserveWord(kind, index - listed);
}

let firstNames: ReadonlyMap<string, FirstNameKind> | undefined;

function genders(): ReadonlyMap<string, FirstNameKind> {
  const entries = (words: readonly string[], kind: FirstNameKind) =>
    words.map((word) => [word.toLowerCase(), kind] as const);
  firstNames ??= new Map([
    ...entries(latinNames('spare-first'), 'first'),
    ...entries(givenNamesOf('female'), 'first-female'),
    ...entries(givenNamesOf('male'), 'first-male'),
    ...entries(latinNames('spare-first-female'), 'first-female'),
    ...entries(latinNames('spare-first-male'), 'first-male'),
  ]);
  return firstNames;
}

const FEMALE_END = /(?:a|á|ie|ine|elle|ette|ice|een|lyn|beth|lind|gard|hild|trud)$/iu;
const MALE_END =
  /(?:o|us|os|bert|ert|ard|rich|fried|mund|win|helm|olf|slav|mir|rik|ck|son|tin|im|án|ón|ín|el|er|en)$/iu;

/** Whether a given name is in one of the lists that are not permuted. These lists show its gender, or that it is a name of both genders. */
export const isListedGivenName = (name: string): boolean => genders().has(name.toLowerCase());

/**
 * Guesses the gender from the name alone, correctly for most European names. After a wrong guess the surrogate reads less well, but
 * protects just as well.
 */
export function firstNameKindOf(name: string): FirstNameKind {
  return (
    genders().get(name.toLowerCase()) ??
    (FEMALE_END.test(name) ? 'first-female' : MALE_END.test(name) ? 'first-male' : 'first')
  );
}
