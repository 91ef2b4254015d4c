// Computes what a conversation remembers of a prompt that was sent, and what of it a later prompt needs.

import { originalPartsOf } from '../audit/original-parts.ts';
import { withoutSpellingVariants } from '../audit/token.ts';
import type { Conversation as SanitizeContext } from '../conversation/conversation.ts';
import type { Original } from '../conversation/original.ts';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import { type Annotation, isReplaced } from '../detect/annotation.ts';
import type { NameLink } from '../people/name-links.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { keyedHash } from '../privacy/keys.ts';
import { originalsOfIssuedSurrogatesIn } from '../restore/issued-originals.ts';
import { subjectsOf } from '../sanitize/replaced-subjects.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { overlaps, textOf } from '../text/span.ts';
import {
  type Conversation,
  type KnownOriginal,
  keyEpochsOf,
  secretOfEpoch,
  withEntries,
  withKnownOriginals,
  withLinks,
  withoutKnownOriginals,
  withVisibleWords,
} from '../vault/conversation.ts';
import { issuedPairsIn } from './issued-surrogates.ts';
import { mentionsOfKnownOriginals } from './known-originals.ts';

/** What a conversation remembers of one prompt. */
export interface PromptMemory {
  readonly entries: readonly VaultEntry[];
  /** The originals that the prompt protected. */
  readonly known: readonly KnownOriginal[];
  /** Texts that the prompt sent unchanged; they are no longer remembered as originals. */
  readonly sentUnchanged: readonly string[];
  /** The words that the prompt left visible. */
  readonly visible: readonly string[];
  /** The decisions about names, if the command line was given some. The engine has stored them already. */
  readonly links?: readonly NameLink[];
}

export function withPromptMemory(
  conversation: Conversation,
  { entries, known, sentUnchanged, visible, links = [] }: PromptMemory,
): Conversation {
  const before = withoutKnownOriginals(withEntries(withLinks(conversation, links), entries), sentUnchanged);
  return withVisibleWords(withKnownOriginals(before, known), visible);
}

const wordsOf = (known: readonly KnownOriginal[]) =>
  known.flatMap(({ text }) => text.match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? []);

/** What sanitizing the next prompt needs of a conversation. */
export function contextForSanitizing(
  { current, known, visible, links }: Conversation,
  secret: ConversationSecret,
): Required<SanitizeContext> {
  // No surrogate may equal a word of an earlier original: a reply that holds it would be restored to the wrong person, and a later prompt
  // would treat it as that original.
  return { secret, entries: current.entries, visible: [...visible, ...wordsOf(known)], known, links };
}

/** The originals that a prompt replaces, kept because later prompts mention them again, perhaps in another form. */
export function protectedOriginals(text: string, annotations: readonly Annotation[]): readonly KnownOriginal[] {
  return annotations.filter(isReplaced).map((annotation) => {
    const { type, kind, risk, hideAs } = annotation;
    const original = { text: textOf(text, annotation), type, risk, ...(hideAs && { hideAs }) };
    return kind === undefined ? original : { ...original, kind };
  });
}

/** The texts that are sent unchanged in this prompt. */
export function textsSentUnchanged(text: string, annotations: readonly Annotation[]): readonly string[] {
  return annotations.filter((one) => !isReplaced(one)).map((annotation) => textOf(text, annotation));
}

/**
 * Originals of earlier prompts that no annotation covers; they must not leave. This happens if the page requested its annotations before
 * the latest prompt was remembered, or if another tab sent that prompt.
 */
export function originalsWithoutAnnotation(
  text: string,
  annotations: readonly Annotation[],
  known: readonly KnownOriginal[],
): readonly Original[] {
  return mentionsOfKnownOriginals(text, known)
    .filter((mention) => !annotations.some((annotation) => overlaps(annotation, mention)))
    .map((mention) => ({ text: textOf(text, mention), type: mention.type }));
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** The words of the sanitized text outside its replacements, which leave as the person wrote them. */
export function wordsLeftUnchanged(
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
  // Words of surrogates that earlier prompts issued are left out: the text contains them unchanged, but they still stand for originals.
  for (const { surrogate } of issuedPairsIn(text, conversation, key))
    for (const [word] of surrogate.matchAll(WORD)) words.delete(word);
  return [...words];
}

/**
 * The keyed hashes by which the ledger counts people and values without storing them: of the fullest name or the first spelling in the prompt
 * first, then of the mention and of the words by which a reader could identify it.
 */
export function ledgerIdsOfValues(
  { replacements, entities }: Pick<Sanitized, 'replacements' | 'entities'>,
  secret: ConversationSecret,
): string[][] {
  const names = new Map<string, string>();
  const subjects = subjectsOf(replacements, entities);
  for (const { id, name } of subjects) if (!names.has(id)) names.set(id, name);
  return replacements.map(({ original, type }, i) => {
    const name = names.get(subjects[i]?.id ?? '') ?? original;
    const spellings = [
      ...[name, original].map((one) => withoutSpellingVariants(one).replace(/\s+/gu, ' ').trim()),
      ...originalPartsOf({ text: original, type }).words,
    ];
    return [...new Set(spellings)].map((spelling) => keyedHash(secret, 'ledger', spelling));
  });
}

/**
 * All originals that earlier prompts protected: those stored in entries, the known ones, and those that the key recovers from surrogates in
 * `text`.
 */
export function earlierOriginals(conversation: Conversation, text: string, key: Uint8Array): readonly Original[] {
  const values = keyEpochsOf(conversation).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'value' ? { text: entry.original, type: entry.type } : [])),
  );
  const known = conversation.known.map(({ text, type }) => ({ text, type }));
  const again = keyEpochsOf(conversation).flatMap((epoch) =>
    originalsOfIssuedSurrogatesIn(text, { secret: secretOfEpoch(epoch, key), entries: epoch.entries }),
  );
  return [
    ...new Map(
      [...values, ...known, ...again].map((original) => [withoutSpellingVariants(original.text), original]),
    ).values(),
  ];
}
