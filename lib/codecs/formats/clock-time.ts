// Clock times by a keyed permutation of the day's minutes or seconds, in the way they were written.
import type { Codec } from '../codec.ts';
import { rankedCodec } from './ranked.ts';

interface Clock {
  /** The row of hours: 24 written with two digits, 10 with one, and with am or pm 12, or the 9 that have a zero before them. */
  readonly hours: number;
  readonly firstHour: number;
  /** Numbers of two digits after the hour: none, minutes, or minutes and seconds. */
  readonly rest: number;
  readonly half: 'am' | 'pm' | '';
}

/** Zones and words for the hour stay: they say in which country or language, not when. */
const TAIL = String.raw`[\s\u00a0]?(?:uhr|heures|o['’]clock|UTC|GMT|CES?T|[EP][SD]T|BST|Z|[+-]\d{2}:?\d{2})`;
const HALF = String.raw`[\s\u00a0]?[ap]\.?m\b\.?`;
const NUMBERS = String.raw`\d{1,2}[\s\u00a0]?h[\s\u00a0]?\d{2}|\d{1,2}(?:[:.]\d{2}){0,2}`;
const WHOLE = new RegExp(`^(?<numbers>${NUMBERS})(?<half>${HALF})?(?<tail>${TAIL})?$`, 'iu');

/** Which row of times this one stands in: twelve hours with its half of the day, or twenty-four, written with two digits or one. */
function clockOf(text: string): (Clock & { readonly place: number }) | undefined {
  const { numbers = '', half: mark = '', tail = '' } = WHOLE.exec(text)?.groups ?? {};
  const [hour = '', ...rest] = numbers.match(/\d+/g) ?? [];
  // A number alone is no time.
  if (hour === '' || rest.some((number) => Number(number) > 59) || (rest.length === 0 && mark + tail === ''))
    return undefined;
  const half = /a/i.test(mark) ? 'am' : mark === '' ? '' : 'pm';
  const row = rowOf(hour, half);
  if (!row) return undefined;
  const place = rest.reduce((sum, number) => sum * 60 + Number(number), Number(hour) - row.firstHour);
  return { ...row, rest: rest.length, half, place };
}

function rowOf(hour: string, half: Clock['half']): Pick<Clock, 'hours' | 'firstHour'> | undefined {
  const value = Number(hour);
  if (half === '') return value > 23 ? undefined : { hours: hour.length === 2 ? 24 : 10, firstHour: 0 };
  if (value < 1 || value > 12) return undefined;
  // "2 pm" may become "11 pm"; "02 pm" may not, or it would come back as "2 pm".
  return hour.startsWith('0') ? { hours: 9, firstHour: 1 } : { hours: 12, firstHour: 1 };
}

export const clockTimeCodec: Codec = rankedCodec({
  name: 'clock-time',
  needsHash: true,
  shape: 'phrase',
  candidates: new RegExp(`(?<![\\d:.])(?:${NUMBERS})(?:${HALF})?(?:${TAIL}(?!\\w))?(?![\\d:])`, 'gi'),
  canonical: (text) => text.toLowerCase(),
  rank(text) {
    const clock = clockOf(text);
    if (!clock) return undefined;
    const { hours, rest, half, place } = clock;
    const size = BigInt(hours * 60 ** rest);
    return { index: BigInt(place), size, label: `${hours}${half} ${rest}` };
  },
  unrank(index, text) {
    const clock = clockOf(text);
    if (!clock) throw new RangeError('This text is no clock time.');
    const { hours, firstHour, rest } = clock;
    let left = Number(index);
    const numbers: string[] = [];
    for (let i = 0; i < rest; i += 1) {
      numbers.unshift(String(left % 60).padStart(2, '0'));
      left = Math.floor(left / 60);
    }
    numbers.unshift(String(left + firstHour).padStart(hours === 24 || hours === 9 ? 2 : 1, '0'));
    let at = 0;
    const body = WHOLE.exec(text)?.groups?.numbers ?? '';
    return body.replace(/\d+/g, () => numbers[at++] ?? '') + text.slice(body.length);
  },
});
