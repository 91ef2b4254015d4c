// Finds the surrogates of a conversation in a text. They are not findings: an old message that is edited holds them in place of its
// originals, and replacing them again would give one person two surrogates.

import type { RestorePair } from '../conversation/restore-pair.ts';
import { type Annotation, isDecidedByPerson } from '../detect/annotation.ts';
import { isEchoPair } from '../restore/echoes.ts';
import { foldedOriginals, isIssuedSurrogate, wordsSentUnchanged } from '../restore/issued-text.ts';
import { findIssuedPairs } from '../restore/pairs.ts';
import { textOf } from '../text/span.ts';
import { type Conversation, keyEpochsOf, secretOfEpoch } from '../vault/conversation.ts';

/** The conversation's surrogates that occur in `text`, each with its original. */
export function issuedPairsIn(text: string, conversation: Conversation, key: Uint8Array): readonly RestorePair[] {
  return keyEpochsOf(conversation).flatMap((epoch) =>
    epoch.entries.length === 0
      ? []
      : findIssuedPairs(text, { secret: secretOfEpoch(epoch, key), entries: epoch.entries }).filter(
          (pair) => !isEchoPair(pair),
        ),
  );
}

/** The annotations without those that are surrogates of this conversation. Findings that the person decided on stay, even if they equal a surrogate. */
export function withoutIssuedSurrogates(
  text: string,
  annotations: readonly Annotation[],
  conversation: Conversation,
  key: Uint8Array,
): readonly Annotation[] {
  const pairs = annotations.length > 0 ? issuedPairsIn(text, conversation, key) : [];
  if (pairs.length === 0) return annotations;
  const sent = wordsSentUnchanged(conversation.visible, conversation.known);
  // A word that is both a surrogate and an original is protected as an original.
  const originals = new Set(conversation.known.map((original) => original.text.toLowerCase()));
  const whole = foldedOriginals(conversation.known);
  return annotations.filter(
    (annotation) =>
      isDecidedByPerson(annotation) ||
      originals.has(textOf(text, annotation).toLowerCase()) ||
      !isIssuedSurrogate(text, annotation, pairs, sent, whole),
  );
}
