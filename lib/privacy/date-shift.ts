// One secret shift for the dates of all chats of a site, so that intervals between dates, and their weekdays, stay true.

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
 * The shift in days. It is a whole number of weeks and never zero, and uniform (up to 2^-23) on the 420 shifts of 5 to 214 weeks in either
 * direction. It depends on the secret alone.
 * Guarantee: whoever lacks the key learns only the weekday of a full date, and that the date is one of 420 days within 1,498. Intervals are
 * not hidden, and whoever knows one date of a site's chats knows all. No epsilon is stated. @throws KeyError for a secret of the wrong
 * size.
 */
export function conversationShiftDays(secret: ConversationSecret): number {
  const drawn = keyedNumber(secretAcrossChats(secret), 'date shift', 'days') % SHIFT_COUNT;
  const days = SMALLEST_SHIFT_DAYS + (drawn % SHIFTS_PER_DIRECTION) * DAYS_PER_WEEK;
  return drawn < SHIFTS_PER_DIRECTION ? days : -days;
}

/** Moves an index by `shift` in a cycle of `size` values. After the last value the first one follows, so that shifting back is always exact. */
export function shiftedIndex(place: number, shift: number, size: number): number {
  return (((place + shift) % size) + size) % size;
}
