// Epsilons by their unit. Epsilons of different units bound different things, so they are never added to each other.
import type { TextKey } from '../language/message.ts';
import type { ValueGuarantee } from './guarantee.ts';

/**
 * The pairs that an epsilon bounds: two numbers that are a tenth of the range apart, two words of one fixed group, any two words, or two
 * versions of all drawn words of a prompt.
 */
export const EPSILON_UNITS = ['tenthOfRange', 'wordsOfGroup', 'anyWords', 'allWordsAtOnce'] as const;
export type EpsilonUnit = (typeof EPSILON_UNITS)[number];

/** The sum of the epsilons of each unit. A unit for which nothing was spent is absent. */
export type Epsilons = Readonly<Partial<Record<EpsilonUnit, number>>>;

interface EpsilonOfKind {
  readonly kind: ValueGuarantee['kind'];
  /** For the kind `group`: whether the bound holds between any two words, because all words form one group (Cape). */
  readonly isBetweenAny?: boolean;
  readonly epsilon: number;
}

export const EPSILON_UNIT_TEXT_KEYS = {
  tenthOfRange: 'epsilonPerTenth',
  wordsOfGroup: 'epsilonInGroup',
  anyWords: 'epsilonAnyWords',
  allWordsAtOnce: 'epsilonAtOnce',
} as const satisfies Record<EpsilonUnit, TextKey>;

/** The English of `EPSILON_UNIT_TEXT_KEYS`, for sentences that are not translated. */
const UNIT_WORDS: Readonly<Record<EpsilonUnit, string>> = {
  tenthOfRange: 'per tenth of the range of a number',
  wordsOfGroup: 'between words of one group',
  anyWords: 'between any words',
  allWordsAtOnce: 'for all words drawn together',
};

/** The unit of an epsilon. Undefined for kinds without an epsilon, and for kinds whose epsilon is not a bound (`list`, `estimate`). */
function unitOf({ kind, isBetweenAny }: EpsilonOfKind): EpsilonUnit | undefined {
  if (kind === 'metric') return 'tenthOfRange';
  if (kind === 'group') return isBetweenAny ? 'anyWords' : 'wordsOfGroup';
  return kind === 'joint' ? 'allWordsAtOnce' : undefined;
}

/** Adds up the epsilons of independent draws, separately for each unit (sequential composition). */
export function epsilonsByUnit(spent: readonly EpsilonOfKind[]): Epsilons {
  const sums: Partial<Record<EpsilonUnit, number>> = {};
  for (const one of spent) {
    const unit = unitOf(one);
    if (unit && one.epsilon > 0) sums[unit] = (sums[unit] ?? 0) + one.epsilon;
  }
  return sums;
}

const rounded = (epsilon: number) => Number(epsilon.toFixed(2));

export function epsilonWordsInEnglish(epsilons: Epsilons): string {
  return EPSILON_UNITS.flatMap((unit) => {
    const epsilon = epsilons[unit];
    return epsilon ? [`ε = ${rounded(epsilon)} ${UNIT_WORDS[unit]}`] : [];
  }).join(', ');
}
