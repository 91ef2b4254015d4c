// "Lindqvist, Annika" in tables, registers and lists: where the family name was found, the given name behind it is one too.
import { contains } from '../text/span.ts';
import type { Finding } from './annotation.ts';

/** A name between borders that running text does not have around "Anna, Thanks". */
const FAMILY_FIRST =
  /(?<=^|["'\t;|:(] ?)(?<family>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), ?(?<given>\p{Lu}\p{L}+(?:[ -]\p{Lu}[\p{L}.]*)?)(?= ?["'\t;|(])/dgmu;
const SURE = 0.75;
const isPerson = ({ type }: Finding) => type === 'PERSON';

/** Given names behind family names that are among `found` (in order, without overlaps), where nothing else was found. */
export function givenNamesBehind(text: string, found: readonly Finding[]): Finding[] {
  let at = 0;
  return [...text.matchAll(FAMILY_FIRST)].flatMap(({ indices }) => {
    const [family, given] = [indices?.groups?.family, indices?.groups?.given];
    if (!family || !given) return [];
    const [familySpan, span] = [family, given].map(([start, end]) => ({ start, end })) as [Finding, Finding];
    while ((found[at]?.end ?? text.length) <= familySpan.start) at++;
    const near: Finding[] = [];
    for (let i = at; (found[i]?.start ?? text.length) < span.end; i++) near.push(found[i] as Finding);
    if (!near.some((finding) => isPerson(finding) && contains(familySpan, finding))) return [];
    if (near.some((finding) => finding.end > span.start)) return [];
    const source = { detector: 'pattern', rule: 'family-first' } as const;
    return [{ start: span.start, end: span.end, type: 'PERSON', confidence: SURE, source }];
  });
}
