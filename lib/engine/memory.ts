// What a conversation remembers of a prompt that was sent.

import { partsOf } from '../audit/parts.ts';
import { plain } from '../audit/token.ts';
import { type Annotation, REPLACED_FROM } from '../detect/annotation.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { keyedHash } from '../privacy/keys.ts';
import { issuedOriginalsIn } from '../restore/originals.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import type { Original } from '../sanitize/survivors.ts';
import { overlaps, textOf } from '../text/span.ts';
import { type Conversation, type KnownOriginal, keyEpochsOf, secretOf } from '../vault/conversation.ts';
import { issuedPairs } from './issued.ts';
import { knownMentions } from './known-originals.ts';

/** What a prompt replaces: people mention it again, in other words or as it was. */
export function protectedIn(text: string, annotations: readonly Annotation[]): readonly KnownOriginal[] {
  return annotations
    .filter(({ risk }) => risk >= REPLACED_FROM)
    .map((annotation) => {
      const { type, kind, risk, hideAs } = annotation;
      const original = { text: textOf(text, annotation), type, risk, ...(hideAs && { hideAs }) };
      return kind === undefined ? original : { ...original, kind };
    });
}

/** What the person keeps as it is in this prompt: it has left, and is an original no more. */
export function loweredIn(text: string, annotations: readonly Annotation[]): readonly string[] {
  return annotations.filter(({ risk }) => risk < REPLACED_FROM).map((annotation) => textOf(text, annotation));
}

/**
 * Originals of earlier prompts that no annotation covers. The page asked for its annotations before the latest prompt was remembered,
 * or in another tab: what it missed must not leave.
 */
export function uncoveredIn(
  text: string,
  annotations: readonly Annotation[],
  known: readonly KnownOriginal[],
): readonly Original[] {
  return knownMentions(text, known)
    .filter((mention) => !annotations.some((annotation) => overlaps(annotation, mention)))
    .map((mention) => ({ text: textOf(text, mention), type: mention.type }));
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** The words of the sanitized text outside its replacements: those that the person wrote and that went out as they were. */
export function visibleWords(
  { text, replacements }: Sanitized,
  conversation: Conversation,
  key: Uint8Array,
): readonly string[] {
  const words = new Set<string>();
  let at = 0;
  for (const { outStart, outEnd } of [...replacements].sort((a, b) => a.outStart - b.outStart)) {
    for (const [word] of text.slice(at, outStart).matchAll(WORD)) words.add(word);
    at = outEnd;
  }
  for (const [word] of text.slice(at).matchAll(WORD)) words.add(word);
  // A surrogate of an earlier prompt that stands in this one as it was issued goes on standing for its original.
  for (const { surrogate } of issuedPairs(text, conversation, key))
    for (const [word] of surrogate.matchAll(WORD)) words.delete(word);
  return [...words];
}

/** Under these the ledger counts values without holding them: the whole first, then the parts by which somebody may be meant. */
export function valueIds({ replacements }: Pick<Sanitized, 'replacements'>, secret: ConversationSecret): string[][] {
  return replacements.map(({ original, type }) => {
    const spellings = [plain(original).replace(/\s+/gu, ' ').trim(), ...partsOf({ text: original, type }).words];
    return [...new Set(spellings)].map((spelling) => keyedHash(secret, 'ledger', spelling));
  });
}

/** What was protected, the originals that no key can bring back, and those of `text` that the key knows again. */
export function earlierOriginals(conversation: Conversation, text: string, key: Uint8Array): readonly Original[] {
  const values = keyEpochsOf(conversation).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'value' ? { text: entry.original, type: entry.type } : [])),
  );
  const known = conversation.known.map(({ text, type }) => ({ text, type }));
  const again = keyEpochsOf(conversation).flatMap((epoch) =>
    issuedOriginalsIn(text, { secret: secretOf(epoch, key), entries: epoch.entries }),
  );
  return [...new Map([...values, ...known, ...again].map((original) => [plain(original.text), original])).values()];
}
