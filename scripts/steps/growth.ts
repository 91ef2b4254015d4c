// How the steps of a pattern grow when a text gets twice as long.
import { type Construct, constructsFor, constructText } from './constructs.ts';
import { compilePattern, type PatternProgram } from './pattern-program.ts';
import { scan } from './pattern-steps.ts';

/** Twice the text may take so many times the steps. */
export const MAX_GROWTH = 2.5;
/** No text here may take more. A pattern whose steps double with each character would never end. */
const MOST_STEPS = 2_000_000;
const SHORT = 200;
const LONG = 2000;

interface Growth {
  readonly ratio: number;
  readonly construct: Construct;
}

/** The steps for twice the length, divided by those for the length. */
function ratioAt(program: PatternProgram, construct: Construct, length: number): number {
  const { steps, stopped } = scan(program, constructText(construct, length), MOST_STEPS);
  if (stopped) return Number.POSITIVE_INFINITY;
  return scan(program, constructText(construct, 2 * length), 20 * steps).steps / steps;
}

function growthOf(program: PatternProgram, construct: Construct): number | undefined {
  const ratio = ratioAt(program, construct, SHORT);
  if (ratio <= MAX_GROWTH) return undefined;
  // The work of a bounded repeat grows up to its bound, so only a long text decides.
  const { steps, stopped } = scan(program, constructText(construct, LONG), MOST_STEPS);
  if (stopped) return ratio;
  return scan(program, constructText(construct, 2 * LONG), MAX_GROWTH * steps).stopped ? ratio : undefined;
}

/** Returns the first construct on which the pattern's steps grow too fast. */
export function excessiveGrowth(pattern: RegExp): Growth | undefined {
  const constructs = constructsFor(pattern);
  if (constructs.length === 0) return undefined;
  const program = compilePattern(pattern);
  for (const construct of constructs) {
    const ratio = growthOf(program, construct);
    if (ratio !== undefined) return { ratio, construct };
  }
  return undefined;
}
