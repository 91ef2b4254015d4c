// The day of sending is public. If a letterhead's date is shifted with the other dates, its stand-in reveals the shift, and the
// attacker moves the others back. The plan therefore hides that date (lib/sanitize/numbers/closure/date-of-today.ts).
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
    // A date without day and month is read as a plain year ("1987").
    return date > 9999 ? daysTo(Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100) : undefined;
  };
  return shifted.flatMap((replacement) => {
    const [original, surrogate] = [dayOf(replacement.original), dayOf(replacement.surrogate)];
    return original === undefined || surrogate === undefined ? [] : [{ replacement, original, surrogate }];
  });
}

/** Shifted dates that the day of sending gives away. Empty if `today` is not set. */
export function datesRecoveredFromKnownDay({ sanitized: { replacements }, today }: AuditedPrompt): readonly Recovery[] {
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
