// The ledger of one conversation: what each prompt released, and the total of that. It contains no original and no surrogate.
import { type KeyedText, said } from '../language/message.ts';
import {
  EPSILON_UNIT_TEXT_KEYS,
  EPSILON_UNITS,
  type Epsilons,
  type EpsilonUnit,
  epsilonsByUnit,
  epsilonWordsInEnglish,
} from './epsilons.ts';
import type { Guarantee, ValueGuarantee } from './guarantee.ts';

export interface SpentEpsilon {
  readonly kind: ValueGuarantee['kind'];
  readonly values: number;
  /** Whether the bound holds between any two words, because all words form one group (Cape). */
  readonly isBetweenAny?: boolean;
  /**
   * Set for facts that were removed in favour of a noisy vector. The guarantee's kind then says whether the vector holds the fact (`joint`)
   * or not (`removed`).
   */
  readonly isHint?: boolean;
  /** Sum over the values that were newly drawn; a repeated value adds nothing. */
  readonly epsilon: number;
}

/** What one prompt released, added up by kind of guarantee. The facts that the guarantee takes as public are not recorded. */
export interface LedgerRelease {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Distinct values that the prompt replaced. */
  readonly values: number;
  /** How many of these values an earlier prompt had already released. */
  readonly repeated: number;
  readonly spent: readonly SpentEpsilon[];
  /** Protected values that were also sent unchanged in another place, because the person decided so: no guarantee holds for them. */
  readonly letGo: number;
  readonly sentence: string;
}

export interface Ledger {
  readonly releases: readonly LedgerRelease[];
  /** How many prompts replaced each value and each identifying part of a value (a word of a name). The keys are keyed hashes. */
  readonly uses: ReadonlyMap<string, number>;
  /** Whether prompts were sent before the conversation had a ledger; those are not counted. */
  readonly isPartial: boolean;
}

export const EMPTY_LEDGER: Ledger = { releases: [], uses: new Map(), isPartial: false };

/** Kinds of guarantee whose epsilon is not a bound that holds between all words. */
const UNBOUNDED: ReadonlySet<string> = new Set(['list', 'estimate']);

/** Adds up the entries that promise the same: of one kind, with the same `isBetweenAny` and `isHint`. */
function sumsByPromise(all: readonly SpentEpsilon[]): readonly SpentEpsilon[] {
  const sums = new Map<string, SpentEpsilon>();
  for (const { values, epsilon, ...promise } of all) {
    const key = `${promise.kind} ${promise.isBetweenAny ?? false} ${promise.isHint ?? false}`;
    const so = sums.get(key) ?? { ...promise, values: 0, epsilon: 0 };
    sums.set(key, { ...so, values: so.values + values, epsilon: so.epsilon + epsilon });
  }
  return [...sums.values()];
}

/** Counts the values with the same promise, and adds up the epsilons that were spent on them. */
export function spentEpsilonsOn(values: readonly ValueGuarantee[]): readonly SpentEpsilon[] {
  return sumsByPromise(
    values.map(({ kind, mechanism, epsilon = 0 }) => {
      const isBetweenAny = kind === 'group' && mechanism === 'cape';
      const isHint = mechanism === 'restoration';
      return { kind, values: 1, epsilon, ...(isBetweenAny ? { isBetweenAny } : {}), ...(isHint ? { isHint } : {}) };
    }),
  );
}

/**
 * Returns the ledger with one more prompt. `ids` has one list for each replaced value: first the hash of the whole value, then the hashes
 * of its identifying parts. A prompt that was stored but not sent counts too: the ledger may state more than was sent, never less.
 */
export function ledgerWithRelease(
  ledger: Ledger,
  guarantee: Guarantee,
  ids: readonly (readonly string[])[],
  at: number,
  letGo = 0,
): Ledger {
  const wholes = new Set(ids.flatMap(([whole]) => whole ?? []));
  const repeated = [...wholes].filter((id) => ledger.uses.has(id)).length;
  const uses = new Map(ledger.uses);
  for (const id of new Set(ids.flat())) uses.set(id, (uses.get(id) ?? 0) + 1);
  const { values, sentence } = guarantee;
  const release = { at, values: wholes.size, repeated, spent: spentEpsilonsOn(values), letGo, sentence };
  return { ...ledger, releases: [...ledger.releases, release], uses };
}

/** How many earlier prompts replaced a value, or an identifying part of it. */
export function countUses(ledger: Ledger, ids: readonly string[]): number {
  return Math.max(0, ...ids.map((id) => ledger.uses.get(id) ?? 0));
}

/**
 * Merges the ledgers of two conversations that turned out to be the same conversation. Their hashes are keyed differently, so a value of
 * both counts twice: the total may be too large, never too small.
 */
export function mergeLedgers(into: Ledger, other: Ledger): Ledger {
  return {
    releases: [...other.releases, ...into.releases].sort((a, b) => a.at - b.at),
    uses: new Map([...other.uses, ...into.uses]),
    isPartial: into.isPartial || other.isPartial,
  };
}

/** The total that a conversation has released. */
export interface ConversationRelease {
  readonly prompts: readonly LedgerRelease[];
  /** Distinct values over all prompts. */
  readonly values: number;
  /** How often a prompt used a value that was released before. */
  readonly repeated: number;
  readonly spent: readonly SpentEpsilon[];
  /** The sum of the epsilons of each unit. Values of the kinds in `UNBOUNDED` are left out: their epsilon is no bound. */
  readonly epsilons: Epsilons;
  /** How often a protected value was sent unchanged, because the person decided so. */
  readonly letGo: number;
  readonly isPartial: boolean;
  /** The totals in one sentence for the person. */
  readonly sentence: string;
  /** For experts: how epsilons compose, and the sum of each unit. */
  readonly formula: readonly KeyedText[];
}

const rounded = (epsilon: number) => Number(epsilon.toFixed(2));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

interface Totals {
  readonly prompts: number;
  readonly values: number;
  readonly repeated: number;
  readonly epsilons: Epsilons;
  /** Words that were drawn without a bound that holds between all words. */
  readonly unbounded: number;
  readonly letGo: number;
  readonly isPartial: boolean;
}

function sentenceFor({ prompts, values, repeated, epsilons, unbounded, letGo, isPartial }: Totals): string {
  const before = isPartial ? ' Anything sent before Coatcheck kept a ledger is not counted.' : '';
  if (prompts === 0) return `Nothing has been replaced in this conversation yet.${before}`;
  const what = `${counted(prompts, 'prompt', 'prompts')} replaced ${counted(values, 'different value', 'different values')}`;
  const again =
    repeated > 0 ? `; ${counted(repeated, 'use', 'uses')} of one that was sent before told nothing more` : '';
  const spent = epsilonWordsInEnglish(epsilons);
  const noise = spent
    ? ` Noise has spent ${spent}; the more is spent, the closer is what was sent to the real values.`
    : '';
  const open = unbounded > 0 ? ` For ${counted(unbounded, 'drawn word', 'drawn words')} no bound holds.` : '';
  const left = letGo > 0 ? ` ${counted(letGo, 'value', 'values')} left as written, as you decided.` : '';
  return `${what}${again}.${noise}${open}${left}${before}`;
}

/** The most terms that a sum shows; an ellipsis replaces the rest. */
const LONGEST_SUM = 12;

function sumFor(unit: EpsilonUnit, releases: readonly LedgerRelease[], total: number): KeyedText {
  const terms = releases.map(({ spent }) => rounded(epsilonsByUnit(spent)[unit] ?? 0));
  const shown = terms.length > LONGEST_SUM ? [...terms.slice(0, LONGEST_SUM - 1), '…'] : terms;
  return said('ledgerSum', {
    sum: said(EPSILON_UNIT_TEXT_KEYS[unit], { epsilon: `${shown.join(' + ')} = ${rounded(total)}` }),
  });
}

function formulaFor(releases: readonly LedgerRelease[], epsilons: Epsilons): readonly KeyedText[] {
  const sums = EPSILON_UNITS.flatMap((unit) => {
    const total = epsilons[unit];
    return total === undefined ? [] : [sumFor(unit, releases, total)];
  });
  return [said('ledgerFormula'), ...sums];
}

/**
 * Adds up the epsilons of all prompts, separately for each unit of `EPSILON_UNITS`. A repeated draw adds nothing (it is post-processing);
 * keyed and removed values have no epsilon to add. The rule is sequential composition (Dwork and Roth 2014, theorem 3.16), which holds for
 * the independent draws of d-privacy too.
 */
export function composeConversationRelease({ releases, isPartial }: Ledger): ConversationRelease {
  const repeated = sum(releases.map((release) => release.repeated));
  const values = sum(releases.map((release) => release.values)) - repeated;
  const spent = sumsByPromise(releases.flatMap((release) => release.spent));
  const epsilons = epsilonsByUnit(spent);
  const letGo = sum(releases.map((release) => release.letGo));
  const unbounded = sum(spent.filter(({ kind }) => UNBOUNDED.has(kind)).map((own) => own.values));
  return {
    prompts: releases,
    values,
    repeated,
    spent,
    epsilons,
    letGo,
    isPartial,
    sentence: sentenceFor({
      prompts: releases.length,
      values,
      repeated,
      epsilons,
      unbounded,
      letGo,
      isPartial,
    }),
    formula: formulaFor(releases, epsilons),
  };
}
