// Compounds that end in a word for a kind of organisation: "Sonnenapotheke", "Löwen-Apotheke", "Kvarnskolan". Their first part is often the
// name.
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';

const partsOf = wordsByUse<'kind' | 'trade'>(readData('kinds/kind-compounds.tsv'));
/** Endings of cases and plurals in the languages of such compounds. */
const ENDINGS = 'n|en|et|a|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|an|on|ban|ben|ba|be';

const KIND_END = new RegExp(
  `^(?<before>\\p{L}[\\p{L}\\p{M}.'’-]*[\\p{L}\\p{M}.])(?<kind>-?${anyOf(partsOf('kind'))}(?:${ENDINGS})?)$`,
  'iu',
);

/** First parts of compounds that are a trade and not a name: "Zahnarztpraxis", "Orgelbau". */
const TRADES = new RegExp(`^${anyOf(partsOf('trade'))}$`, 'iu');

export interface KindCompound {
  readonly before: string;
  /** The kind with the hyphen before it. */
  readonly kind: string;
}

const SHORTEST_NAME = 3;

/** The name and the kind in a compound; undefined if it has no kind. */
export function splitKindCompound(word: string): KindCompound | undefined {
  const { before = '', kind = '' } = KIND_END.exec(word)?.groups ?? {};
  return [...before].length < SHORTEST_NAME || kind === '' ? undefined : { before, kind };
}

/** Whether the whole compound is a word for a kind: "Zahnarztpraxis". */
export function isTradeCompound(word: string): boolean {
  const compound = splitKindCompound(word);
  return compound !== undefined && TRADES.test(compound.before);
}
