// Finds the day of birth again where it stands in another form: "DOB 07/30/1978, in the other system it is 1978-07-30".
import type { Finding } from './annotation.ts';
import { monthNumber } from './patterns/months.ts';

/** Above that of the rule for dates, which reads no context. */
const CONFIDENCE = 0.97;

/** The numbers of a date in ascending order, the month among them: all spellings of a day have the same. */
function numbersOf(value: string): string {
  const month = value
    .match(/\p{L}{3,}/gu)
    ?.map(monthNumber)
    .find((number) => number !== undefined);
  const numbers = [...(value.match(/\d+/gu) ?? []).map(Number), ...(month === undefined ? [] : [month])];
  return numbers.length === 3 ? numbers.sort((a, b) => a - b).join('-') : '';
}

export function sameBirthDays(text: string, found: readonly Finding[]): Finding[] {
  const numbers = ({ start, end }: Finding) => numbersOf(text.slice(start, end));
  const births = new Set(
    found
      .filter(({ kind }) => kind === 'date-of-birth')
      .map(numbers)
      .filter(Boolean),
  );
  if (births.size === 0) return [];
  return found
    .filter((finding) => finding.type === 'DATE' && finding.kind !== 'date-of-birth' && births.has(numbers(finding)))
    .map((finding) => ({
      ...finding,
      kind: 'date-of-birth',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: 'same-birth-day' },
    }));
}
