// Finds the dates of a text, in whatever form and language they are written.
import { type FoldedReading, foldedReading } from '../text/folded-reading.ts';
import { type WrittenDate, writtenDates } from './calendar.ts';
import { isMonthName } from './named-months.ts';

export function datesInReading({ raw, words, rawAt, rawEnd }: FoldedReading): readonly WrittenDate[] {
  const months = words
    .filter((word) => isMonthName(word.text))
    .map((word) => ({ start: rawAt(word.start), end: rawEnd(word.end) }));
  return writtenDates(raw, months);
}

export const datesIn = (text: string): readonly WrittenDate[] => datesInReading(foldedReading(text));
