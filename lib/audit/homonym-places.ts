// Finds kept things that have the name of a replaced person: in "my friend Paris moves to Paris", the person is replaced and the city is kept.
// The city in the sanitized text tells nothing about the person, so the attacks must not count it as a leak. Whether a mention is the
// person or another thing was decided before (`lib/judge/one-decision.ts`), and the audit does not ask again.
import { withoutKeptHomonyms } from '../sanitize/kept-places.ts';
import { originalPartsOf } from './original-parts.ts';
import type { AuditedPrompt } from './report.ts';
import { withoutSpellingVariants } from './token.ts';

const plainOf = (original: string) => withoutSpellingVariants(original.trim());

/** The names of the replaced people and their parts, as `plain` spells them. */
export function namesReplaced({ sanitized }: AuditedPrompt): ReadonlySet<string> {
  return new Set(
    sanitized.replacements
      .filter(({ type }) => type === 'PERSON')
      .flatMap(({ original, type }) => [plainOf(original), ...originalPartsOf({ text: original, type }).words]),
  );
}

/** The prompt with blanks in its sanitized text for each kept finding that reads like a replaced original. No offset changes. */
export function withoutHomonyms(prompt: AuditedPrompt): AuditedPrompt {
  const { sanitized, annotations } = prompt;
  const originals = new Set([
    ...namesReplaced(prompt),
    ...sanitized.replacements.map(({ original }) => plainOf(original)),
  ]);
  const text = withoutKeptHomonyms(prompt.text, sanitized, annotations, (own) => originals.has(plainOf(own)));
  return text === sanitized.text ? prompt : { ...prompt, sanitized: { ...sanitized, text } };
}
