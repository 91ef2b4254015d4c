// One secret shift per conversation, so that intervals between full dates stay true.
import type { ConversationSecret } from '../sanitize/sanitized.ts';
import { keyedNumber } from './keys.ts';

export const SMALLEST_SHIFT = 30;
export const LARGEST_SHIFT = 1500;

/**
 * Days, never zero: uniform (up to 2^-20) on ±30 … ±1500, from the secret alone.
 * Guarantee: whoever lacks the key learns of a full date that it lies within 1,500 days; intervals are not hidden, and who knows one
 * date of a conversation knows all. No epsilon is stated. @throws KeyError for a secret of the wrong size.
 */
export function shiftDays(secret: ConversationSecret): number {
  const choices = LARGEST_SHIFT - SMALLEST_SHIFT + 1;
  const drawn = keyedNumber(secret, 'date shift', 'days') % (2 * choices);
  return drawn < choices ? SMALLEST_SHIFT + drawn : -(SMALLEST_SHIFT + drawn - choices);
}

/** Shifts a place in a row of `size` places round its end, so that shifting back is exact at the edges too. */
export function shifted(place: number, shift: number, size: number): number {
  return (((place + shift) % size) + size) % size;
}
