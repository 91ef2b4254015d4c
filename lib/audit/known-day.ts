// Everybody knows on which day a prompt was sent. If a letterhead's date is shifted like the others, its stand-in tells by how
// many days, and the attacker moves the others back. The plan hides that date (lib/sanitize/numbers/closure/date-of-today.ts).
import { dateReaderOf } from '../sanitize/numbers/relations/written-date.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import type { AuditedPrompt, Recovery } from './report.ts';

const DAY_MS = 86_400_000;
const daysTo = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS;

interface ShiftedDate {
  readonly replacement: Replacement;
  /** Days since 1970. */
  readonly original: number;
  readonly surrogate: number;
}

function shiftedDates(replacements: readonly Replacement[]): readonly ShiftedDate[] {
  const shifted = replacements.filter(({ mechanism }) => mechanism === 'date-shift');
  const read = dateReaderOf(shifted.map(({ original }) => original));
  const dayOf = (text: string) => {
    const date = read(text) ?? 0;
    // A year alone is no day.
    return date > 9999 ? daysTo(Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100) : undefined;
  };
  return shifted.flatMap((replacement) => {
    const [original, surrogate] = [dayOf(replacement.original), dayOf(replacement.surrogate)];
    return original === undefined || surrogate === undefined ? [] : [{ replacement, original, surrogate }];
  });
}

/** Dates that the day of sending gives away; none if the prompt does not say which day that is. */
export function datedBack({ sanitized: { replacements }, today }: AuditedPrompt): readonly Recovery[] {
  if (!today) return [];
  const dates = shiftedDates(replacements);
  const sent = daysTo(today.year, today.month, today.day);
  const head = dates.find(({ original }) => original === sent);
  if (!head) return [];
  const shift = head.surrogate - sent;
  return dates
    .filter(({ original, surrogate }) => surrogate - shift === original)
    .map(({ replacement: { original, type } }) => ({
      original,
      type,
      trace: 'part',
      found: head.replacement.surrogate,
      earlier: false,
    }));
}
