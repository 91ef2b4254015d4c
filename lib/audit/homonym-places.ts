// Finds kept places that have the name of a replaced person: in "my friend Paris moves to Paris", the person is replaced and the city is kept.
// The city in the sanitized text tells nothing about the person, so the attacks must not count it as a leak.
import { MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { isCertainPlace } from '../sanitize/policy/highest-risk.ts';
import { type Span, textOf } from '../text/span.ts';
import { originalPartsOf } from './original-parts.ts';
import type { AuditedPrompt } from './report.ts';
import { withoutSpellingVariants } from './token.ts';

/** The names of the replaced people and their parts, as `plain` spells them. */
export function namesReplaced({ sanitized }: AuditedPrompt): ReadonlySet<string> {
  return new Set(
    sanitized.replacements
      .filter(({ type }) => type === 'PERSON')
      .flatMap(({ original, type }) => [
        withoutSpellingVariants(original.trim()),
        ...originalPartsOf({ text: original, type }).words,
      ]),
  );
}

const byStart = (a: Span, b: Span) => a.start - b.start;

/**
 * Where kept places of the prompt stand in the sanitized text. A place is left out if the text between it and the replacement before it
 * is not as the person wrote it.
 */
export function placesInOutput({ text, sanitized }: AuditedPrompt, places: readonly Span[]): readonly Span[] {
  const replacements = [...sanitized.replacements].sort(byStart);
  let next = 0;
  let last = { end: 0, outEnd: 0 };
  return [...places].sort(byStart).flatMap((place) => {
    for (let one = replacements[next]; one && one.end <= place.start; one = replacements[next]) {
      last = one;
      next += 1;
    }
    const shift = last.outEnd - last.end;
    const out = { start: place.start + shift, end: place.end + shift };
    return sanitized.text.slice(last.outEnd, out.end) === text.slice(last.end, place.end) ? [out] : [];
  });
}

/** The prompt with blanks in its sanitized text for each kept place that has a replaced person's name. No offset changes. */
export function withoutHomonymPlaces(prompt: AuditedPrompt): AuditedPrompt {
  const names = namesReplaced(prompt);
  const places = prompt.annotations.filter(
    (one) =>
      isCertainPlace(one) &&
      one.risk < MIN_REPLACED_RISK &&
      names.has(withoutSpellingVariants(textOf(prompt.text, one))),
  );
  if (places.length === 0) return prompt;
  const { text } = prompt.sanitized;
  let blanked = '';
  for (const { start, end } of placesInOutput(prompt, places))
    blanked += text.slice(blanked.length, start) + ' '.repeat(end - start);
  return { ...prompt, sanitized: { ...prompt.sanitized, text: blanked + text.slice(blanked.length) } };
}
