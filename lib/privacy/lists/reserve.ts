// Words that no permutation can produce, composed of syllables: for things without a list (products, works, hosts), and where a list is
// used up.
import { GIVEN_FEMALE, GIVEN_MALE } from './given-name-genders.ts';
import {
  ORGANIZATION_HEADS,
  ORGANIZATION_TAILS,
  RESERVE_FEMALE,
  RESERVE_LAST,
  RESERVE_MALE,
  RESERVE_NEUTRAL,
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

export type FirstNameKind = 'first' | 'first-female' | 'first-male';
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

interface Names {
  readonly words: readonly string[];
  /** The search for a free one starts among so many; those behind them are for when they are used up. */
  readonly first: number;
}

const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Every head with every tail, in an order that does not repeat a head for as long as possible. */
function compounds(): readonly string[] {
  const [heads, tails] = [wordsIn(ORGANIZATION_HEADS), wordsIn(ORGANIZATION_TAILS)];
  return tails.flatMap((_, round) => heads.map((head, at) => head + tails[(at + round) % tails.length]));
}

function namesOf(kind: ReserveKind): Names | undefined {
  const [female, male, neutral] = [wordsIn(RESERVE_FEMALE), wordsIn(RESERVE_MALE), wordsIn(RESERVE_NEUTRAL)];
  const startingWith = (words: readonly string[], more: readonly string[] = []) => ({
    words: [...words, ...more],
    first: words.length,
  });
  if (kind === 'first') return startingWith(neutral, [...female, ...male]);
  if (kind === 'first-female') return startingWith(female, neutral);
  if (kind === 'first-male') return startingWith(male, neutral);
  if (kind === 'last') return startingWith(wordsIn(RESERVE_LAST));
  return kind === 'organization' ? startingWith(compounds()) : undefined;
}

const kept = new Map<ReserveKind, Names | undefined>();

function names(kind: ReserveKind): Names | undefined {
  if (!kept.has(kind)) kept.set(kind, namesOf(kind));
  return kept.get(kind);
}

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Words of syllables only. Different indices below 3,360 give different words, more repeat with a middle added. */
export function composed(kind: ReserveKind, index: number): string {
  const tails = TAILS[kind];
  const rest = Math.floor(index / HEADS.length);
  const middle = Math.floor(rest / tails.length);
  let inner = pick(MIDDLES, middle);
  for (let more = Math.floor(middle / MIDDLES.length); more > 0; more = Math.floor(more / MIDDLES.length)) {
    inner += pick(MIDDLES.slice(1), more);
  }
  return pick(HEADS, index) + inner + pick(tails, rest);
}

/** A search that starts at any name goes past all of them once before the composed words begin. */
const ROUNDS = 2;

/** The entry at `index` (any whole number from 0): the names twice over, where the kind has any, then composed words. */
export function reserveWord(kind: ReserveKind, index: number): string {
  const words = names(kind)?.words ?? [];
  const listed = ROUNDS * words.length;
  return index < listed ? pick(words, index) : composed(kind, index - listed);
}

let firstNames: ReadonlyMap<string, FirstNameKind> | undefined;

function genders(): ReadonlyMap<string, FirstNameKind> {
  const entries = (words: string, kind: FirstNameKind) =>
    wordsIn(words).map((word) => [word.toLowerCase(), kind] as const);
  firstNames ??= new Map([
    ...entries(RESERVE_NEUTRAL, 'first'),
    ...entries(GIVEN_FEMALE, 'first-female'),
    ...entries(GIVEN_MALE, 'first-male'),
    ...entries(RESERVE_FEMALE, 'first-female'),
    ...entries(RESERVE_MALE, 'first-male'),
  ]);
  return firstNames;
}

const FEMALE_END = /(?:a|á|ie|ine|elle|ette|ice|een|lyn|beth|lind|gard|hild|trud)$/iu;
const MALE_END =
  /(?:o|us|os|bert|ert|ard|rich|fried|mund|win|helm|olf|slav|mir|rik|ck|son|tin|im|án|ón|ín|el|er|en)$/iu;

/** Whether our lists of given names without a permutation hold a name: then they know its gender, or that it has none. */
export const isListedGiven = (name: string): boolean => genders().has(name.toLowerCase());

/** A guess from the name alone, right for most European names: a wrong one reads worse, and protects as well. */
export function genderOf(name: string): FirstNameKind {
  return (
    genders().get(name.toLowerCase()) ??
    (FEMALE_END.test(name) ? 'first-female' : MALE_END.test(name) ? 'first-male' : 'first')
  );
}

/** How many composed words come before middles get longer. */
export const RESERVE_SIZE = HEADS.length * FIRST_TAILS.length * MIDDLES.length;
