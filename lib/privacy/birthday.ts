// Moves a date of birth within its year. The year is kept, because law and medicine depend on it.

import { secretAcrossChats } from './across-chats.ts';
import type { ConversationSecret } from './keys.ts';
import { permutation } from './permutation.ts';

/**
 * The secret orders all `size` days of a year in one random cycle; returns the day after `place` in it (`step` 1) or the day before it
 * (-1). So `step` -1 undoes 1, and no day maps to itself. (A keyed permutation, because FF1 needs a million values; DESIGN section 5.)
 * Guarantee: for whoever lacks the key the surrogate is a uniformly random other day of the same year; the year is public, and two people
 * born on one day of the year get one surrogate. Ages counted from the surrogate are right, or wrong by one year.
 * @param place the day's index in the year, from 0.
 * @throws RangeError for a `place` outside the year. @throws KeyError for a secret of the wrong size.
 */
export function dayMovedWithinYear(secret: ConversationSecret, place: number, step: 1 | -1, size: number): number {
  const order = permutation(secretAcrossChats(secret), 'birthday', size);
  return order.inverse((order.forward(place) + step + size) % size);
}
