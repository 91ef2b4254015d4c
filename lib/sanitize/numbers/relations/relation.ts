// TypeScript types for relations between numbers. The finder of each family (ages, sums, percentages …) reports `FoundRelation`s; a plan keeps
// the roots, and the derived values with their formulas.
import type { KeyedText, Said } from '../../../language/message.ts';
import type { ParsedNumber } from '../../../notation/number-text.ts';
import type { Formula } from './formula.ts';

const RELATION_FAMILIES = [
  'repeat',
  'age',
  'period',
  'sum',
  'percentage',
  'conversion',
  'body-mass',
  'product',
  'loan',
] as const;
export type RelationFamily = (typeof RELATION_FAMILIES)[number];

export type NumberKind = 'money' | 'age' | 'percent' | 'measure' | 'bmi' | 'year' | 'date' | 'count';

/**
 * How a number may be treated. `secret`: it is noised, so it may be a root or follow from other numbers. `open`: the policy keeps it by
 * default; it is replaced if it follows from a secret number. `loose`: no detector found it; it is replaced if it follows from a secret
 * number and words support that. `fixed`: it always stays.
 */
export type NumberTreatment = 'secret' | 'open' | 'loose' | 'fixed';

/** One number of a text, with all places where the text has it. */
export interface NumberVariable {
  readonly id: string;
  readonly kind: NumberKind;
  /** Currency code or unit; empty if the text gives no unit. */
  readonly unit: string;
  readonly number: ParsedNumber;
  readonly treatment: NumberTreatment;
  /** The texts of its spans. */
  readonly writings: readonly string[];
}

/** One way to read a relation: `result` follows from the formula's inputs. */
export interface RelationSolution {
  readonly result: string;
  readonly formula: Formula;
}

/** A relation as a family reports it. */
export interface FoundRelation {
  readonly family: RelationFamily;
  /** The first solution is the one that people would state. */
  readonly solutions: readonly RelationSolution[];
  /** Whether words around the numbers support the relation. If not, it rests on many equal digits. */
  readonly isSupported: boolean;
  /** Why the numbers are related: "yearly is twelve times monthly". */
  readonly reason: KeyedText;
  /** Whether the relation may also be solved for another value than the first solution's. A factor may; a difference could turn negative. */
  readonly isReversible: boolean;
}

/** A relation as the person sees it. */
export interface Relation {
  /** Equal for equal numbers, whatever other text the prompt has. */
  readonly id: string;
  readonly family: RelationFamily;
  /** For example "12 x 2,500 = 30,000". */
  readonly equation: Said;
  /** For example "yearly is twelve times monthly". */
  readonly reason: KeyedText;
  readonly isBroken: boolean;
}

export interface DerivedVariable {
  readonly variable: string;
  readonly relation: string;
  readonly formula: Formula;
}

export interface Dependencies {
  /** All relations that were found and would be used; those that the person broke are marked. */
  readonly relations: readonly Relation[];
  readonly variables: readonly NumberVariable[];
  /** Ordered so that each value comes after its inputs. */
  readonly derived: readonly DerivedVariable[];
}

/** The day that ages are counted to; never read from a clock here. */
export interface Today {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}
