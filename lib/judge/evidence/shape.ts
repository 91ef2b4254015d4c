// How a name is written.
import type { Name } from '../name.ts';

/** 1 for a name of one word. */
export const oneWord = ({ words }: Name): number => Number(words.length === 1);

/** 1 for a name that is always written in lower case, as hurried people write names and everybody writes ordinary words. */
export const lowerCase = ({ isLowerCase }: Name): number => Number(isLowerCase);
