// Finds given names after family names in tables, registers and lists: if "Lindqvist" was found in "Lindqvist, Annika", "Annika" is a name too.
import { contains } from '../text/span.ts';
import type { Finding } from './annotation.ts';

/** A family name, a comma and a given name that fill a cell, line or quotation. In running text, "Anna, Thanks" would match too. */
const FAMILY_FIRST =
  /(?<=^|["'\t;|:(] ?)(?<family>\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40})?), ?(?<given>\p{Lu}\p{L}+(?:[ -]\p{Lu}[\p{L}.]*)?)(?= ?["'\t;|(])/dgmu;
const CONFIDENCE = 0.75;
const isPerson = ({ type }: Finding) => type === 'PERSON';

/** Given names after family names that are in `found`, which must be sorted and have no overlaps. Given names in `found` are skipped. */
export function givenNamesAfterFamilyNames(text: string, found: readonly Finding[]): Finding[] {
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
    return [{ start: span.start, end: span.end, type: 'PERSON', confidence: CONFIDENCE, source }];
  });
}
