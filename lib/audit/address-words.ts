// Finds words of addresses that are also the surname of a replaced person: with Jane Hill replaced, "Elm Hill" in an address tells nothing
// about her, but "Hill" anywhere else does.
import { type EntityType, MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { isGeneralWord } from '../kinds/organisation-kinds-world.ts';
import { placesInOutput } from '../sanitize/kept-places.ts';
import type { Span } from '../text/span.ts';
import { namesReplaced } from './homonym-places.ts';
import { originalPartsOf } from './original-parts.ts';
import type { AuditedPrompt } from './report.ts';
import { withoutSpellingVariants } from './token.ts';

/** Types whose surrogates keep general words on purpose. */
const TYPES_WITH_GENERAL_WORDS: ReadonlySet<EntityType> = new Set(['ADDRESS', 'LOCATION', 'ORGANIZATION']);
const PLACES: ReadonlySet<EntityType> = new Set(['ADDRESS', 'LOCATION']);
const WORD = /[\p{L}\p{M}]+/gu;

/** The spans of addresses and places in the sanitized text, and of replaced firms: a kept firm may have its owner's name. */
function addressesInOutput(prompt: AuditedPrompt): readonly Span[] {
  const replaced = prompt.sanitized.replacements
    .filter(({ type }) => TYPES_WITH_GENERAL_WORDS.has(type))
    .map(({ outStart, outEnd }) => ({ start: outStart, end: outEnd }));
  const kept = prompt.annotations.filter(({ type, risk }) => PLACES.has(type) && risk < MIN_REPLACED_RISK);
  return [...replaced, ...placesInOutput(prompt.text, prompt.sanitized, kept)];
}

/** The prompt with blanks in its sanitized text for such words inside addresses. No offset changes. */
export function withoutAddressWords(prompt: AuditedPrompt): AuditedPrompt {
  const earlier = prompt.earlier
    .filter(({ type }) => type === 'PERSON')
    .flatMap((original) => originalPartsOf(original).words);
  const general = new Set([...namesReplaced(prompt), ...earlier].filter(isGeneralWord));
  if (general.size === 0) return prompt;
  let { text } = prompt.sanitized;
  for (const { start, end } of addressesInOutput(prompt)) {
    const blanked = text
      .slice(start, end)
      .replace(WORD, (word) => (general.has(withoutSpellingVariants(word)) ? ' '.repeat(word.length) : word));
    text = text.slice(0, start) + blanked + text.slice(end);
  }
  return { ...prompt, sanitized: { ...prompt.sanitized, text } };
}
