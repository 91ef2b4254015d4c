// Finds dates of birth in the Iranian solar calendar, with the name of the month or in digits. Other dates of that calendar are not found:
// they are facts, which stay in the text anyway.
import { anyOf } from '../../lexicon/alternatives.ts';
import { PERSIAN_MONTHS } from '../../text/month-names.ts';
import { isBirthDateCandidate } from './birth-context.ts';
import { type Candidate, type PatternShape, shapeRule } from './rule.ts';

const base = { type: 'DATE', kind: 'date-of-birth', confidence: 0.96 } as const;

const MONTHS = anyOf(Object.values(PERSIAN_MONTHS).flatMap((names) => names.split(' ')));
const SPACE = '[\\s\\u200c]{1,2}';
const SOLAR_YEAR = '1[34]\\d{2}';

/** Whether the day exists: the first six months have 31 days, the others at most 30. */
const isPersianDay = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= (month > 6 ? 30 : 31);

const isNumericBirth = (candidate: Candidate): boolean => {
  const [a = 0, month = 0, c = 0] = candidate.value.split(/[./-]/).map(Number);
  return isPersianDay(month, a > 999 ? c : a) && isBirthDateCandidate(candidate);
};

const shapes: readonly PatternShape[] = [
  {
    ...base,
    requires: new RegExp(MONTHS, 'u'),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}/.-])\\d{1,2}${SPACE}(?:${MONTHS})(?:[\\s\\u200c]{0,2}ماه)?,?${SPACE}(?:سال${SPACE})?(?:${SOLAR_YEAR}|\\d{2})(?![\\p{L}\\p{N}]|[/.:-]\\d)`,
      'gu',
    ),
    accept: (candidate) => Number(/\d+/.exec(candidate.value)?.[0]) <= 31 && isBirthDateCandidate(candidate),
  },
  {
    ...base,
    requires: /1[34]\d\d/u,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}/.-])(?:${SOLAR_YEAR}(?<a>[/.-])\\d{1,2}\\k<a>\\d{1,2}|\\d{1,2}(?<b>[/.-])\\d{1,2}\\k<b>${SOLAR_YEAR})(?![\\p{L}\\p{N}]|[/.:-]\\d)`,
      'gu',
    ),
    accept: isNumericBirth,
  },
];

export const persianBirth = shapeRule('persian-birth', shapes);
