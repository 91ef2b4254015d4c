// Requests that show the guard one thing and the browser another, as scripts for the page's world.
import { BESIDE_BODIES } from './second-answers/beside.ts';
import { BODIES } from './second-answers/bodies.ts';
import { SURROUNDINGS } from './second-answers/surroundings.ts';
import { outcomeOf, toolsFor } from './second-answers/tools.ts';

const ALL = { ...BODIES, ...SURROUNDINGS, ...BESIDE_BODIES };

export const ATTACKS = Object.keys({ ...BODIES, ...SURROUNDINGS });
export const BESIDE = Object.keys(BESIDE_BODIES);

/** An expression that runs one attack in a page and says what became of it. */
export const secondAnswer = (attack: string, secret: string, ascii: string): string =>
  `(${outcomeOf})(${ALL[attack]}, (${toolsFor})(${JSON.stringify(secret)}, ${JSON.stringify(ascii)}))`;
