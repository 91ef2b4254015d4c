// The form of a name, and who found it.
import type { Name } from '../name.ts';

/** 1 for a name of one word. */
export const oneWord = ({ words }: Name): number => Number(words.length === 1);

/** 1 for a name that is written in lower case, as hurried people write names and everybody writes ordinary words. */
export const lowerCase = ({ written }: Name): number => Number(/^\p{Ll}/u.test(written));

/** 1 if only rules found the name, by its form or in a list of given names, and the network read something else or nothing. */
export const foundByForm = ({ mentions }: Name): number =>
  Number(mentions.every(({ role, source }) => source.detector !== 'model' && role === undefined));
