// What a conversation remembers of a prompt that was sent.
import type { Annotation, EntityType } from '../detect/annotation.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { textOf } from '../text/span.ts';
import type { KnownName } from '../vault/conversation.ts';

/** What people mention again in other words: by first name, by surname, without the legal form. */
const NAMED: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'USERNAME',
  'LOCATION',
  'ORGANIZATION',
  'PRODUCT',
  'WORK',
  'EVENT',
]);

export function namesIn(text: string, annotations: readonly Annotation[]): readonly KnownName[] {
  return annotations
    .filter((annotation) => annotation.risk >= 4 && NAMED.has(annotation.type))
    .map((annotation) => {
      const { type, kind } = annotation;
      const name = { text: textOf(text, annotation), type };
      return kind === undefined ? name : { ...name, kind };
    });
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** The words of the sanitized text outside its replacements: those that the person wrote and that went out as they were. */
export function visibleWords({ text, replacements }: Sanitized): readonly string[] {
  const words = new Set<string>();
  let at = 0;
  for (const { outStart, outEnd } of [...replacements].sort((a, b) => a.outStart - b.outStart)) {
    for (const [word] of text.slice(at, outStart).matchAll(WORD)) words.add(word);
    at = outEnd;
  }
  for (const [word] of text.slice(at).matchAll(WORD)) words.add(word);
  return [...words];
}
