// Clock times by a keyed permutation of the minutes of the day, in the way they were written.
import type { Codec } from '../codec.ts';
import { rankedCodec } from './ranked.ts';

interface Clock {
  readonly hours: number;
  readonly firstHour: number;
  readonly padded: boolean;
  readonly hasMinutes: boolean;
  readonly half?: 'am' | 'pm';
}

const PATTERN = /(?<h>\d{1,2})(?:(?<s>[:.])(?<m>\d{2}))?(?<gap>[\s\u00a0]?)(?<half>[ap]\.?m\.?)?/iu;
const WHOLE = new RegExp(`^${PATTERN.source}$`, PATTERN.flags);

/** Which row of times this one stands in: twelve hours with its half of the day, or twenty-four, written with two digits or one. */
function clockOf(groups: Record<string, string | undefined>): Clock | undefined {
  const { h = '', m, half } = groups;
  const hour = Number(h);
  if ((m === undefined && half === undefined) || Number(m ?? 0) > 59) return undefined;
  const hasMinutes = m !== undefined;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return h.startsWith('0')
      ? undefined
      : { hours: 12, firstHour: 1, padded: false, hasMinutes, half: half[0]?.toLowerCase() === 'a' ? 'am' : 'pm' };
  }
  if (hour > 23) return undefined;
  return h.length === 2
    ? { hours: 24, firstHour: 0, padded: true, hasMinutes }
    : { hours: 10, firstHour: 0, padded: false, hasMinutes };
}

/** Without seconds and zones; what has them goes to the vault. */
export const clockTimeCodec: Codec = rankedCodec({
  name: 'clock-time',
  needsHash: true,
  shape: 'phrase',
  candidates: /(?<![\d:.])\d{1,2}(?:[:.]\d{2}(?:[\s\u00a0]?[ap]\.?m\b\.?)?|[\s\u00a0]?[ap]\.?m\b\.?)(?![\d:])/gi,
  canonical: (text) => text.toLowerCase(),
  rank(text) {
    const groups = WHOLE.exec(text)?.groups;
    const clock = groups && clockOf(groups);
    if (!groups || !clock) return undefined;
    const minutes = clock.hasMinutes ? 60 : 1;
    const hour = Number(groups.h) - clock.firstHour;
    return {
      index: BigInt(hour * minutes + (clock.hasMinutes ? Number(groups.m) : 0)),
      size: BigInt(clock.hours * minutes),
      label: `${clock.hours}${clock.half ?? ''}${clock.hasMinutes ? '' : ' hours'}`,
    };
  },
  unrank(index, text) {
    const groups = WHOLE.exec(text)?.groups ?? {};
    const clock = clockOf(groups);
    if (!clock) throw new RangeError('This text is no clock time.');
    const minutes = clock.hasMinutes ? 60 : 1;
    const hour = String(Math.floor(Number(index) / minutes) + clock.firstHour).padStart(clock.padded ? 2 : 1, '0');
    const shown = clock.hasMinutes ? `${groups.s}${String(Number(index) % minutes).padStart(2, '0')}` : '';
    return `${hour}${shown}${groups.gap ?? ''}${groups.half ?? ''}`;
  },
});
