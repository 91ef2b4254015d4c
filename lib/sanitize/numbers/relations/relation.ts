// TypeScript types for relations between numbers. The finder of each family (ages, sums, percentages …) reports `FoundRelation`s; a plan keeps
// the roots, and the derived values with their formulas.
import type { KeyedText, Said } from '../../../language/message.ts';
import type { Formula } from './formula.ts';
import type { ParsedNumber } from './number-text.ts';

export const RELATION_FAMILIES = [
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
 * What may happen to a number. `secret`: it is noised, so it may be a root or follow from others. `open`: the policy's default keeps it; it
 * is replaced if it would follow from a secret. `loose`: it has no finding; it is replaced likewise if words support that. `fixed`: it
 * always stays.
 */
export type NumberStanding = 'secret' | 'open' | 'loose' | 'fixed';

/** One number of a text, for all places where it stands. */
export interface NumberVariable {
  readonly id: string;
  readonly kind: NumberKind;
  /** Currency code or unit; empty if the text gives no unit. */
  readonly unit: string;
  readonly number: ParsedNumber;
  readonly standing: NumberStanding;
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
  /** Whether solving for another value than the first is sound: it is for a factor, not for a difference that may turn negative. */
  readonly isReversible: boolean;
}

/** A relation as the person sees it. */
export interface Relation {
  /** The same for the same numbers, whatever is typed around them. */
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
