// Some days are public: the day of sending, and those that words beside a date tell ("tomorrow", "Christmas"). If such a date moved with the
// others, its stand-in would reveal the shift, and the attacker would move the others back. The plan therefore leaves a placeholder for it
// (lib/sanitize/numbers/closure/known-dates.ts). Beside "tomorrow" even the placeholder's date is known, and the report says so.
import { withoutLettersOf, wordsThatTellDate } from '../sanitize/numbers/closure/known-dates.ts';
import { dateReaderOf } from '../sanitize/numbers/relations/written-date.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import { knownDayBeside } from '../text/known-days.ts';
import type { Span } from '../text/span.ts';
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

const recoveryOf = ({ original, type }: Replacement, trace: Recovery['trace'], found: string): Recovery => ({
  original,
  type,
  trace,
  found,
  earlier: false,
});

/** The dates that the reader knows although they moved, each with what gives it away: its own stand-in, or the words beside it. */
function knownDates({ sanitized: { text, replacements }, today }: AuditedPrompt, dates: readonly ShiftedDate[]) {
  const sent = today && daysTo(today.year, today.month, today.day);
  const dayOfSending = dates.filter(({ original }) => original === sent).map(({ replacement }) => replacement);
  const placeOf = ({ outStart, outEnd }: Replacement): Span => ({ start: outStart, end: outEnd });
  const words = withoutLettersOf(text, replacements.filter(({ type }) => type === 'PERSON').map(placeOf));
  const told = replacements.filter(
    (replacement) =>
      replacement.mechanism === 'date-shift' && wordsThatTellDate(words, placeOf(replacement), today) !== undefined,
  );
  return [...new Set([...dayOfSending, ...told])];
}

/** Shifted dates that a known one gives away: whoever knows one original knows the shift. */
function datesRecoveredFromShift(prompt: AuditedPrompt): readonly Recovery[] {
  const dates = shiftedDates(prompt.sanitized.replacements);
  const known = knownDates(prompt, dates);
  const shifts = new Map(
    dates
      .filter(({ replacement }) => known.includes(replacement))
      .map(({ replacement, original, surrogate }) => [surrogate - original, replacement.surrogate]),
  );
  const others = dates.flatMap(({ replacement, original, surrogate }) => {
    const found = shifts.get(surrogate - original);
    return found === undefined ? [] : [recoveryOf(replacement, 'part', found)];
  });
  const incomplete = known.filter((replacement) => !others.some(({ original }) => original === replacement.original));
  return [...others, ...incomplete.map((replacement) => recoveryOf(replacement, 'part', replacement.surrogate))];
}

/** Dates behind a placeholder that the words beside it tell: the reader counts them from the day of sending, or looks them up. */
function datesToldByWords({ sanitized: { text, replacements } }: AuditedPrompt): readonly Recovery[] {
  return replacements
    .filter(({ mechanism, type }) => mechanism === 'placeholder' && type === 'DATE')
    .flatMap((replacement) => {
      const words = knownDayBeside(text, { start: replacement.outStart, end: replacement.outEnd });
      return words === undefined ? [] : [recoveryOf(replacement, 'guessed', words)];
    });
}

/** Dates that the reader of the sanitized text gets back from days that everybody knows. Empty if `today` is not set. */
export function datesRecoveredFromKnownDays(prompt: AuditedPrompt): readonly Recovery[] {
  return prompt.today ? [...datesRecoveredFromShift(prompt), ...datesToldByWords(prompt)] : [];
}
