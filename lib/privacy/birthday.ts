// Moves a date of birth within its year, or within a part of it in which all birthdays give the same age. The year is kept, because law and
// medicine depend on it.

import { secretAcrossChats } from './across-chats.ts';
import type { ConversationSecret } from './keys.ts';
import { type Permutation, permutation } from './permutation.ts';

/**
 * The next day after `place` in the cycle (`step` 1), or the last before it (-1), that is in the part of the year: cycle walking.
 * @param order the cycle: which day has which position in it
 * @param isInPart the days of the part, `place` among them
 */
export function dayBesideInCycle(
  order: Permutation,
  place: number,
  step: 1 | -1,
  size: number,
  isInPart: (place: number) => boolean,
): number {
  const next = (from: number) => order.inverse((order.forward(from) + step + size) % size);
  let at = next(place);
  while (at !== place && !isInPart(at)) at = next(at);
  return at;
}

/**
 * The secret orders all `size` days of a year in one random cycle, in which a day moves to the next one of the same part of the year
 * (`step` 1). So `step` -1 undoes 1, and no day maps to itself unless it is alone in its part. (A keyed permutation, because FF1 needs a
 * million values; DESIGN section 5.)
 *
 * Guarantee: for whoever lacks the key the surrogate is a uniformly random other day of the part; year and part are public, and two people
 * born on one day of the year who get one part get one surrogate. A part lies between days to which ages are counted: the day of sending, which
 * the recipient knows, and dates that the prompt shows. So the surrogate shows on which side of these days the birthday is, which is what an age
 * on them tells. Ages on these days are right; on other days, and if the part is the whole year, they are right, or wrong by one year.
 *
 * One birthday under several parts (it was sent on several days): the surrogates may differ, because a part may hold a day that comes
 * earlier in the cycle. Whoever sees them all, and knows that they stand for one birthday, learns that it is in each of the parts, as the
 * ages on their days say too, and that it is not one of the surrogates; nothing else. Proof: let b and b' be two such days. Exchanging them in every
 * cycle turns the cycles in which b has these surrogates into those in which b' has them, because each part holds both. So b and b' are
 * equally likely.
 * @param place the day's index in the year, from 0.
 * @param isInPart the days of the part, `place` among them; the whole year if omitted.
 * @throws RangeError for a `place` outside the year. @throws KeyError for a secret of the wrong size.
 */
export function dayMovedWithinYear(
  secret: ConversationSecret,
  place: number,
  step: 1 | -1,
  size: number,
  isInPart: (place: number) => boolean = () => true,
): number {
  return dayBesideInCycle(permutation(secretAcrossChats(secret), 'birthday', size), place, step, size, isInPart);
}
