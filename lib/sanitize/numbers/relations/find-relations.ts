// Finds all relations among the numbers of a prompt (Preempt's helper string, found automatically; DESIGN section 5).
import { findAges } from './age.ts';
import { findBodyMass } from './body-mass.ts';
import { findConversions } from './conversion.ts';
import { findLoans } from './loan.ts';
import { type NumberSpan, type NumbersOfText, type ReadDate, readNumbersOf } from './number-mention.ts';
import { type OrientationOptions, orientRelations } from './orient-relations.ts';
import { findPercentChanges, findPercentShares } from './percentage.ts';
import { findPeriods } from './period.ts';
import type { Dependencies, FoundRelation, Today } from './relation.ts';
import type { RelationFinder } from './relation-finder.ts';
import { findRepeatedNumbers } from './repeats.ts';
import { findSums } from './sum.ts';
import { findQuantityTimesPrice } from './unit-price.ts';

/** The surest families come first: a later relation only adds what earlier ones leave open. */
const RELATION_FINDERS: readonly RelationFinder[] = [
  findRepeatedNumbers,
  findAges,
  findConversions,
  findBodyMass,
  findLoans,
  findPeriods,
  findQuantityTimesPrice,
  findPercentShares,
  findSums,
  findPercentChanges,
];

interface RelationSearchOptions extends OrientationOptions {
  readonly today: Today;
  readonly readDate?: ReadDate;
}

/** With more numbers than this no relations are sought, because every family compares the numbers with each other. */
const MAX_NUMBERS = 200;

const NO_DEPENDENCIES: Dependencies = { relations: [], derived: [], variables: [] };

function supportedFirst(found: readonly FoundRelation[]): readonly FoundRelation[] {
  return [...found.filter((one) => one.isSupported), ...found.filter((one) => !one.isSupported)];
}

function relationsAmong(numbers: NumbersOfText, today: Today): readonly FoundRelation[] {
  return supportedFirst(RELATION_FINDERS.flatMap((find) => find(numbers, today)));
}

interface FoundDependencies {
  readonly dependencies: Dependencies;
  readonly numbers: NumbersOfText;
}

export function findDependencies(
  text: string,
  spans: readonly NumberSpan[],
  options: RelationSearchOptions,
): FoundDependencies {
  const numbers = readNumbersOf(text, spans, options.readDate ?? (() => undefined));
  const hasSecret = [...numbers.variables.values()].filter(({ treatment }) => treatment === 'secret').length > 0;
  if (!hasSecret || numbers.mentions.length > MAX_NUMBERS) return { dependencies: NO_DEPENDENCIES, numbers };
  return { dependencies: orientRelations(numbers, relationsAmong(numbers, options.today), options), numbers };
}
