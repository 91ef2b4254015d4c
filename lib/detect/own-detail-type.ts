// Guesses what a line of the person's details is, so that a whole list can be pasted. The person can correct each guess.

import type { EntityType } from './annotation.ts';
import { isFirmWord } from './firm-forms.ts';
import { patternDetectors } from './patterns/index.ts';

/** The types of a detail, in the order in which the options offer it. */
export const DETAIL_TYPES = [
  'PERSON',
  'ORGANIZATION',
  'ADDRESS',
  'PHONE',
  'EMAIL',
  'FINANCIAL',
  'USERNAME',
  'ID',
] as const satisfies readonly EntityType[];
export type DetailType = (typeof DETAIL_TYPES)[number];

/** A pattern tells the type only if it matches most of the line: the mail address in "Anna <anna@example.org>" does not. */
const LEAST_SHARE = 0.7;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const isDetailType = (type: EntityType): type is DetailType => DETAIL_TYPES.some((one) => one === type);

async function typeByPattern(line: string): Promise<DetailType | undefined> {
  const found = (await Promise.all(patternDetectors.map((detector) => detector.detect(line)))).flat();
  const [longest] = found
    .filter(({ type, start, end }) => isDetailType(type) && (end - start) / line.length >= LEAST_SHARE)
    .sort((a, b) => b.end - b.start - (a.end - a.start) || b.confidence - a.confidence);
  return longest && isDetailType(longest.type) ? longest.type : undefined;
}

export async function ownDetailType(line: string): Promise<DetailType> {
  const byPattern = await typeByPattern(line.trim());
  if (byPattern) return byPattern;
  const words = line.match(WORD) ?? [];
  if (words.some(isFirmWord)) return 'ORGANIZATION';
  if (!/\d/u.test(line)) return 'PERSON';
  return words.filter((word) => /^\p{L}{2,}$/u.test(word)).length > 0 ? 'ADDRESS' : 'ID';
}
