// Gives a person's birthday the day to which the date of birth moved. The codecs would move them apart if an age limits the date of birth to a
// part of its year, or if its year has a 29 February.
import type { WrittenDate } from '../../notation/calendar.ts';
import { datesIn } from '../../notation/dates-in-text.ts';
import type { OtherSpelling, SpelledValue } from './other-spelling.ts';

const exists = (year: number, month: number, day: number) =>
  day <= new Date(Date.UTC(year === 0 ? 2001 : year, month, 0)).getUTCDate();

/** Reads "29/11" and "29.11", which are dates only beside the date of birth. */
function numericDay(text: string): WrittenDate | undefined {
  const [, a = '', sign = '', b = '', stop = ''] = /^(\d{1,2})([./])(\d{1,2})(\.?)$/.exec(text) ?? [];
  if (a === '') return undefined;
  const padded = (value: number) => (a.length === 2 && b.length === 2 ? String(value).padStart(2, '0') : String(value));
  const [first, second] = [Number(a), Number(b)];
  return {
    start: 0,
    end: text.length,
    days: [
      { year: 0, month: second, day: first },
      { year: 0, month: first, day: second },
    ],
    write: ({ month, day }, reading) =>
      (reading === 0 ? padded(day) + sign + padded(month) : padded(month) + sign + padded(day)) + stop,
  };
}

const WORD = /\p{L}{3,}/gu;
const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** The date with the month as the surrogate names it, if both originals name it alike: "marzo" is a month in two languages. */
function withMonthOf(written: string, value: string, first: string, surrogate: string): string {
  const [words, from, to] = [wordsOf(value), wordsOf(first), wordsOf(surrogate)];
  let at = 0;
  return written.replace(WORD, (word) => to[from.indexOf(words[at++] ?? '')] ?? word);
}

/** The birthday in the form of `value`, if it is the birthday of the date of birth `first`: "12 March" of "12/03/1984". */
export function birthdaySpelling(value: SpelledValue, first: SpelledValue): OtherSpelling | undefined {
  if (first.kind !== 'date-of-birth' || value.kind !== 'date-of-birth') return undefined;
  const [own, birth] = [datesIn(value.text)[0] ?? numericDay(value.text), datesIn(first.text)[0]];
  if (!own || !birth || own.weekday?.()) return undefined;
  const readings = birth.days.flatMap(({ year, month, day }, ofBirth) =>
    own.days.flatMap((said, ofOwn) =>
      year > 0 && day > 0 && said.month === month && said.day === day && (said.year === 0 || said.year > year)
        ? [{ ofBirth, ofOwn, year: said.year }]
        : [],
    ),
  );
  const [reading] = readings;
  if (!reading) return undefined;
  return {
    first,
    write(surrogate) {
      const moved = datesIn(surrogate)[0]?.days[reading.ofBirth];
      if (!moved || !exists(reading.year, moved.month, moved.day)) return undefined;
      const written = own.write({ ...moved, year: reading.year }, reading.ofOwn);
      const named = value.text.slice(0, own.start) + written + value.text.slice(own.end);
      return withMonthOf(named, value.text, first.text, surrogate);
    },
  };
}
