// One secret shift for all chats of a site, so that intervals between dates and their weekdays stay true.

import { secretAcrossChats } from './across-chats.ts';
import type { ConversationSecret } from './keys.ts';
import { keyedNumber } from './keys.ts';

const DAYS_PER_WEEK = 7;
export const SMALLEST_SHIFT_DAYS = 5 * DAYS_PER_WEEK;
export const LARGEST_SHIFT_DAYS = 214 * DAYS_PER_WEEK;
/** The number of shifts in each direction. */
const SHIFTS_PER_DIRECTION = (LARGEST_SHIFT_DAYS - SMALLEST_SHIFT_DAYS) / DAYS_PER_WEEK + 1;
export const SHIFT_COUNT = 2 * SHIFTS_PER_DIRECTION;

/**
 * The shift in days: whole weeks and never zero, uniform (up to 2^-23) on the 420 shifts of 5 to 214 weeks in either direction. It follows
 * from the secret alone.
 * Guarantee: whoever lacks the key learns of a full date its weekday and that it is one of 420 days within 1,498; intervals are not hidden,
 * and whoever knows one date of a site's chats knows all. No epsilon is stated. @throws KeyError for a secret of the wrong size.
 */
export function conversationShiftDays(secret: ConversationSecret): number {
  const drawn = keyedNumber(secretAcrossChats(secret), 'date shift', 'days') % SHIFT_COUNT;
  const days = SMALLEST_SHIFT_DAYS + (drawn % SHIFTS_PER_DIRECTION) * DAYS_PER_WEEK;
  return drawn < SHIFTS_PER_DIRECTION ? days : -days;
}

/** Moves an index by `shift` in a cycle of `size` values. Past the end the cycle begins again, so that shifting back is exact there too. */
export function shiftedIndex(place: number, shift: number, size: number): number {
  return (((place + shift) % size) + size) % size;
}
