// Surrogates for what is in no list. No permutation can produce them, so one seen in a reply came from the vault.
// A word is composed of syllables: the pool never runs out, and reads as what it stands for.

const HEADS =
  'Vel Mar Ond Tres Cor Bry Hal Kes Lun Nor Ostr Pel Quar Ren Sal Tor Ulm Ves Wend Yar Zel Aur Bel Cast Dov Elm Fen Gar'.split(
    ' ',
  );
const FIRST_TAILS = 'inde ora ella ian eth aro elin ivo ola umi esh anel'.split(' ');
const LAST_TAILS = 'wick haven stead mark berg ovik ano ander sby forth quist mere'.split(' ');
const ORGANIZATION_TAILS = 'tis vane dex lix nova corp mont tera via sys port line'.split(' ');
const PLACE_TAILS = 'ford ton mouth stadt ville bury dale holm grad minster field hafen'.split(' ');
const DEMONYM_TAILS = 'ian ese ish ite onian adian entine ovian etan ari enian andic'.split(' ');
const CONDITION_TAILS = 'itis osis algia emia opathy oma uria ectasis asthenia odynia aemia plegia'.split(' ');
const DRUG_TAILS = 'umab olol azole ipril idine oxetine afil ustine apram axine idone artan'.split(' ');
const JOB_TAILS = 'ist smith wright keeper maker worker ologist monger binder turner hand guard'.split(' ');
const MIDDLES = ['', 'a', 'e', 'i', 'o', 'en', 'al', 'ri', 'du', 'mo'];

export type ReserveKind =
  | 'first'
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
  last: LAST_TAILS,
  organization: ORGANIZATION_TAILS,
  place: PLACE_TAILS,
  demonym: DEMONYM_TAILS,
  condition: CONDITION_TAILS,
  drug: DRUG_TAILS,
  job: JOB_TAILS,
  word: ORGANIZATION_TAILS,
};

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** The entry at `index` (any whole number from 0); different indices below 3,360 give different words, more repeat with a middle added. */
export function reserveWord(kind: ReserveKind, index: number): string {
  const tails = TAILS[kind];
  const rest = Math.floor(index / HEADS.length);
  const middle = Math.floor(rest / tails.length);
  let inner = pick(MIDDLES, middle);
  for (let more = Math.floor(middle / MIDDLES.length); more > 0; more = Math.floor(more / MIDDLES.length)) {
    inner += pick(MIDDLES.slice(1), more);
  }
  return pick(HEADS, index) + inner + pick(tails, rest);
}

/** How many entries come before middles get longer. */
export const RESERVE_SIZE = HEADS.length * FIRST_TAILS.length * MIDDLES.length;
