// Replaces clock times by other times of the day, with a keyed permutation. The surrogate is written in the same way as the original.
import type { Codec } from '../codec.ts';
import { rankedCodec } from './ranked-codec.ts';

interface ClockCycle {
  /** How many hours can be written in the same way: 24 with two digits, 10 with one digit; with am or pm 12, or 9 with a leading zero. */
  readonly hours: number;
  readonly firstHour: number;
  /** How many two-digit numbers follow the hour: 0, 1 (minutes) or 2 (minutes and seconds). */
  readonly rest: number;
  readonly half: 'am' | 'pm' | '';
}

/** Time zones and words such as "o'clock" after a time. They stay in the surrogate, because they do not reveal the time. */
const TAIL = String.raw`[\s\u00a0]?(?:uhr|heures|o['’]clock|UTC|GMT|CES?T|[EP][SD]T|BST|Z|[+-]\d{2}:?\d{2})`;
const HALF = String.raw`[\s\u00a0]?[ap]\.?m\b\.?`;
const NUMBERS = String.raw`\d{1,2}[\s\u00a0]?h[\s\u00a0]?\d{2}|\d{1,2}(?:[:.]\d{2}){0,2}`;
const CLOCK_TIME = new RegExp(`^(?<numbers>${NUMBERS})(?<half>${HALF})?(?<tail>${TAIL})?$`, 'iu');

/**
 * The cycle of times that a time belongs to (12 hours with am or pm, or 24; one digit or two), and its position in the cycle; undefined for
 * other text.
 */
function clockOf(text: string): (ClockCycle & { readonly place: number }) | undefined {
  const { numbers = '', half: mark = '', tail = '' } = CLOCK_TIME.exec(text)?.groups ?? {};
  const [hour = '', ...rest] = numbers.match(/\d+/g) ?? [];
  // A number without minutes, am, pm or a word such as "Uhr" is not a time.
  if (hour === '' || rest.some((number) => Number(number) > 59) || (rest.length === 0 && mark + tail === ''))
    return undefined;
  const half = /a/i.test(mark) ? 'am' : mark === '' ? '' : 'pm';
  const cycle = cycleOf(hour, half);
  if (!cycle) return undefined;
  const place = rest.reduce((sum, number) => sum * 60 + Number(number), Number(hour) - cycle.firstHour);
  return { ...cycle, rest: rest.length, half, place };
}

function cycleOf(hour: string, half: ClockCycle['half']): Pick<ClockCycle, 'hours' | 'firstHour'> | undefined {
  const value = Number(hour);
  if (half === '') return value > 23 ? undefined : { hours: hour.length === 2 ? 24 : 10, firstHour: 0 };
  if (value < 1 || value > 12) return undefined;
  // "2 pm" may become "11 pm". "02 pm" may not: "11 pm" would be restored as "2 pm".
  return hour.startsWith('0') ? { hours: 9, firstHour: 1 } : { hours: 12, firstHour: 1 };
}

export const clockTimeCodec: Codec = rankedCodec({
  name: 'clock-time',
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
    const body = CLOCK_TIME.exec(text)?.groups?.numbers ?? '';
    return body.replace(/\d+/g, () => numbers[at++] ?? '') + text.slice(body.length);
  },
});
