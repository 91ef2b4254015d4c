// A day decades ago directly behind the name of a private person is a date of birth, without a word for birth: "Tom Geraghty 12/4/47", "Keziah
// Olorunfemi, hosp no R1188402, 11.04.1991", "CV: Stevan Radojković, 19.7.1992". It points at the person as the name does.
import { type Annotation, type Finding, isDecidedByPerson, isReplaced, type RiskLevel } from '../detect/annotation.ts';

/** Dates after this year, and two-digit years up to the other, are more often those of visits, contracts and deadlines. */
const LATEST_YEAR = 2012;
const LATEST_SHORT_YEAR = 26;
/** Between a name and its date of birth: signs, or another replaced value of the person with its label. */
const DIRECTLY = /^[\s,;:(|/*–—（、，：；-]{1,4}$/u;
const LABELLED_VALUE = /^[\s,;(|（、，]{1,3}(?:[\p{L}.°º#:]{1,12}[ :]{1,2}){0,3}$/u;

function isLongAgo(date: string): boolean {
  const year = Number(/(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(date)?.[0] ?? 0);
  if (year > 0) return year <= LATEST_YEAR;
  const short = /(?<=\d[./-])\d{2}$/u.exec(date)?.[0];
  return short !== undefined && Number(short) > LATEST_SHORT_YEAR;
}

/** @param replaced the replaced annotations before the date */
function isBehindName(text: string, date: Annotation, replaced: readonly Annotation[]): boolean {
  const [before, name] = [replaced.at(-1), replaced.at(-2)];
  if (!before || !DIRECTLY.test(text.slice(before.end, date.start))) return false;
  if (before.type === 'PERSON') return true;
  return name?.type === 'PERSON' && LABELLED_VALUE.test(text.slice(name.end, before.start));
}

/** @param annotations sorted, with the names judged */
export function withBirthsBesideNames(
  text: string,
  annotations: readonly Annotation[],
  riskFor: (finding: Finding) => RiskLevel,
): readonly Annotation[] {
  const replaced: Annotation[] = [];
  return annotations.map((one) => {
    if (isReplaced(one)) {
      replaced.push(one);
      return one;
    }
    const isFullDate = one.type === 'DATE' && one.kind === 'date' && !isDecidedByPerson(one);
    if (!isFullDate || !isLongAgo(text.slice(one.start, one.end)) || !isBehindName(text, one, replaced)) return one;
    const { risk: _, ...date } = one;
    const birth: Finding = { ...date, kind: 'date-of-birth', role: 'identifier', roleConfidence: 1 };
    return { ...birth, risk: riskFor(birth) };
  });
}
