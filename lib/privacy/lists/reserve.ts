// Reserve words: surrogates for things that have no list (products, works, hosts), and for names if all names of a list are in use. They
// are composed of syllables, so that no permutation of a list can produce them.
import { FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES } from './given-name-genders.ts';
import {
  LATIN_RESERVE_FEMALE_NAMES,
  LATIN_RESERVE_LAST_NAMES,
  LATIN_RESERVE_MALE_NAMES,
  LATIN_RESERVE_NEUTRAL_NAMES,
  ORGANIZATION_NAME_HEADS,
  ORGANIZATION_NAME_TAILS,
} from './latin-reserve.ts';

const HEADS =
  'Vel Mar Ond Tres Cor Bry Hal Kes Lun Nor Ostr Pel Quar Ren Sal Tor Ulm Ves Wend Yar Zel Aur Bel Cast Dov Elm Fen Gar'.split(
    ' ',
  );
const FIRST_TAILS = 'inde ora ella ian eth aro elin ivo ola umi esh anel'.split(' ');
const LAST_TAILS = 'wick haven stead mark berg ovik ano ander sby forth quist mere'.split(' ');
const WORD_TAILS = 'tis vane dex lix nova corp mont tera via sys port line'.split(' ');
const PLACE_TAILS = 'ford ton mouth stadt ville bury dale holm grad minster field hafen'.split(' ');
const DEMONYM_TAILS = 'ian ese ish ite onian adian entine ovian etan ari enian andic'.split(' ');
const CONDITION_TAILS = 'itis osis algia emia opathy oma uria ectasis asthenia odynia aemia plegia'.split(' ');
const DRUG_TAILS = 'umab olol azole ipril idine oxetine afil ustine apram axine idone artan'.split(' ');
const JOB_TAILS = 'ist smith wright keeper maker worker ologist monger binder turner hand guard'.split(' ');
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

const TAILS: Record<ReserveKind, readonly string[]> = {
  first: FIRST_TAILS,
  'first-female': FIRST_TAILS,
  'first-male': FIRST_TAILS,
  last: LAST_TAILS,
  organization: WORD_TAILS,
  place: PLACE_TAILS,
  demonym: DEMONYM_TAILS,
  condition: CONDITION_TAILS,
  drug: DRUG_TAILS,
  job: JOB_TAILS,
  word: WORD_TAILS,
};

const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Joins every head with every tail. The order is such that a head repeats as late as possible. */
function composeWords(): readonly string[] {
  const [heads, tails] = [wordsIn(ORGANIZATION_NAME_HEADS), wordsIn(ORGANIZATION_NAME_TAILS)];
  return tails.flatMap((_, round) => heads.map((head, at) => head + tails[(at + round) % tails.length]));
}

function namesOf(kind: ReserveKind): readonly string[] | undefined {
  const [female, male, neutral] = [
    wordsIn(LATIN_RESERVE_FEMALE_NAMES),
    wordsIn(LATIN_RESERVE_MALE_NAMES),
    wordsIn(LATIN_RESERVE_NEUTRAL_NAMES),
  ];
  if (kind === 'first') return [...neutral, ...female, ...male];
  if (kind === 'first-female') return [...female, ...neutral];
  if (kind === 'first-male') return [...male, ...neutral];
  if (kind === 'last') return wordsIn(LATIN_RESERVE_LAST_NAMES);
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
  const tails = TAILS[kind];
  const rest = Math.floor(index / HEADS.length);
  const middle = Math.floor(rest / tails.length);
  let inner = pick(MIDDLES, middle);
  for (let more = Math.floor(middle / MIDDLES.length); more > 0; more = Math.floor(more / MIDDLES.length)) {
    inner += pick(MIDDLES.slice(1), more);
  }
  return pick(HEADS, index) + inner + pick(tails, rest);
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
  const entries = (words: string, kind: FirstNameKind) =>
    wordsIn(words).map((word) => [word.toLowerCase(), kind] as const);
  firstNames ??= new Map([
    ...entries(LATIN_RESERVE_NEUTRAL_NAMES, 'first'),
    ...entries(FEMALE_GIVEN_NAMES, 'first-female'),
    ...entries(MALE_GIVEN_NAMES, 'first-male'),
    ...entries(LATIN_RESERVE_FEMALE_NAMES, 'first-female'),
    ...entries(LATIN_RESERVE_MALE_NAMES, 'first-male'),
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

/** The number of composed words that have a single middle syllable. */
export const COMPOSED_WORD_COUNT = HEADS.length * FIRST_TAILS.length * MIDDLES.length;
