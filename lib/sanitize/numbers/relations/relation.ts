// What the families report and what a plan keeps: roots, values that follow from them, and how.
import type { KeyedText, Said } from '../../../language/message.ts';
import type { Formula } from './formula.ts';
import type { NumberText } from './number-text.ts';

export const FAMILIES = [
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
export type Family = (typeof FAMILIES)[number];

export type NumberKind = 'money' | 'age' | 'percent' | 'measure' | 'bmi' | 'year' | 'date' | 'count';

/**
 * `secret`: noised, so it may be a root or follow from others. `open`: kept by the policy's default; replaced where it would
 * follow from a secret. `loose`: found by nobody; likewise, where words support it. `fixed`: stays whatever it says.
 */
export type Standing = 'secret' | 'open' | 'loose' | 'fixed';

/** All places where one number is written in one way. */
export interface Variable {
  readonly id: string;
  readonly kind: NumberKind;
  /** Currency code or unit, empty where none is written. */
  readonly unit: string;
  readonly number: NumberText;
  readonly standing: Standing;
  /** The texts of its spans. */
  readonly writings: readonly string[];
}

/** One way to read a relation: `result` follows from the formula's inputs. */
export interface Solution {
  readonly result: string;
  readonly formula: Formula;
}

/** What a family found. */
export interface FoundRelation {
  readonly family: Family;
  /** The first is how people say it. */
  readonly solutions: readonly Solution[];
  /** Whether words around the numbers support it; without, it stands on many equal digits. */
  readonly isSupported: boolean;
  /** "yearly is twelve times monthly". */
  readonly reason: KeyedText;
  /** Solving for another value than the first is sound (a scale, not a difference that may turn negative). */
  readonly isReversible: boolean;
}

/** As the person sees it. */
export interface Relation {
  /** The same for the same numbers, whatever is typed around them. */
  readonly id: string;
  readonly family: Family;
  /** "12 x 2,500 = 30,000". */
  readonly equation: Said;
  /** "yearly is twelve times monthly". */
  readonly reason: KeyedText;
  readonly isBroken: boolean;
}

export interface Derived {
  readonly variable: string;
  readonly relation: string;
  readonly formula: Formula;
}

export interface Dependencies {
  /** All that were found and would be used; the broken ones are marked. */
  readonly relations: readonly Relation[];
  readonly variables: readonly Variable[];
  /** In an order in which each one's inputs come first. */
  readonly derived: readonly Derived[];
}

/** The day that ages are counted to; never read from a clock here. */
export interface Today {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}
