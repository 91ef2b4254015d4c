// What a conversation remembers of a prompt that was sent.

import { partsOf } from '../audit/parts.ts';
import { plain } from '../audit/token.ts';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { keyedHash } from '../privacy/keys.ts';
import { issuedOriginalsIn } from '../restore/originals.ts';
import type { ConversationSecret, Sanitized } from '../sanitize/sanitized.ts';
import type { Original } from '../sanitize/survivors.ts';
import { textOf } from '../text/span.ts';
import { type Conversation, type KnownName, secretOf, strandsOf } from '../vault/conversation.ts';

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

/** Under these the ledger counts values without holding them: the whole first, then the parts by which somebody may be meant. */
export function valueIds({ replacements }: Pick<Sanitized, 'replacements'>, secret: ConversationSecret): string[][] {
  return replacements.map(({ original, type }) => {
    const spellings = [plain(original).replace(/\s+/gu, ' ').trim(), ...partsOf({ text: original, type }).words];
    return [...new Set(spellings)].map((spelling) => keyedHash(secret, 'ledger', spelling));
  });
}

/** Names that were protected, the originals that no key can bring back, and those of `text` that the key knows again. */
export function earlierOriginals(conversation: Conversation, text: string, key: Uint8Array): readonly Original[] {
  const values = strandsOf(conversation).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'value' ? { text: entry.original, type: entry.type } : [])),
  );
  const names = conversation.known.map(({ text, type }) => ({ text, type }));
  const again = strandsOf(conversation).flatMap((strand) =>
    issuedOriginalsIn(text, { secret: secretOf(strand, key), entries: strand.entries }),
  );
  return [...new Map([...values, ...names, ...again].map((original) => [plain(original.text), original])).values()];
}
