// Finds the surrogates in a text, with their originals and the conversation that they belong to.

import { isPlaceholder } from '../conversation/placeholder.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { said } from '../language/message.ts';
import { wordsSentUnchanged } from '../restore/issued-text.ts';
import { compileMatcher } from '../restore/surrogate-matcher.ts';
import { hasNoLettersOrDigits } from '../text/signs.ts';
import { type Conversation, keyEpochsOf, secretOfEpoch } from '../vault/conversation.ts';
import type { ConversationRecord } from '../vault/rows.ts';
import type { EngineDeps } from './host-parts.ts';
import { marksOfText } from './marks.ts';
import type { PromptContext } from './prompt-context.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from './protocol.ts';
import { requireConversation, requireValidText } from './request-checks.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import { conversationNameForSender, EXTENSION_SENDER, type Sender } from './sender.ts';
import { RequestError } from './settings.ts';

/** The most conversations that are compared in full: each comparison reads the whole text. */
const MAX_CANDIDATES = 5;
const DIGITS_OF_STRONG_EVIDENCE = 6;
/** The least number of distinct surrogates that identify a conversation: one or two names occur in any text by chance. */
const FEWEST_SURROGATES = 3;
const SHORTEST_LINE = 3;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const wordsOf = (text: string) => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

interface ConversationEvidence {
  /**
   * How many distinct surrogates and sent lines of the conversation the text holds. Short numbers are not counted, because any text may
   * hold them.
   */
  readonly surrogates: number;
  /** True if the evidence is enough to assign the text to the conversation. */
  readonly isStrong: boolean;
}

/**
 * Placeholders such as "[DRUG_1]" and groups such as "a diabetes medicine" can occur in any conversation, so they are no evidence of a
 * particular one.
 */
export const identifiesConversation = (pair: Pick<RestorePair, 'standIn' | 'surrogate' | 'beside'>): boolean =>
  !isPlaceholder(pair) && pair.standIn !== 'generalised' && pair.beside === undefined;

/**
 * Counts the evidence that a text belongs to a conversation. It is strong if chance is unlikely: two surrogate names side by side, a long
 * number or an address with @, a whole line that was sent, or several surrogates.
 */
export function conversationEvidence(
  text: string,
  pairs: readonly RestorePair[],
  visible: readonly string[],
): ConversationEvidence {
  const sent = wordsSentUnchanged(visible);
  const telling = pairs.filter(identifiesConversation);
  const { apply } = compileMatcher(telling);
  const found = new Set<string>();
  let isStrong = false;
  for (const line of telling.length === 0 ? [] : text.split('\n')) {
    const segments = apply(line);
    let inLine = 0;
    let isSent = wordsOf(line).length >= SHORTEST_LINE;
    let sinceLast: string | undefined;
    for (const { text: shown, surrogate } of segments) {
      if (surrogate === undefined) {
        isSent &&= wordsOf(shown).every((word) => sent.has(word));
        sinceLast = sinceLast === undefined ? undefined : sinceLast + shown;
        continue;
      }
      inLine += 1;
      const isLong = surrogate.replace(/\D/g, '').length >= DIGITS_OF_STRONG_EVIDENCE;
      if (isLong || /\p{L}{2}/u.test(surrogate)) found.add(surrogate.toLowerCase());
      isStrong ||= isLong || surrogate.includes('@');
      isStrong ||= sinceLast !== undefined && /^ ?$/u.test(sinceLast) && /\p{L}/u.test(surrogate);
      sinceLast = '';
    }
    if (inLine === 0 || !isSent || hasNoLettersOrDigits(line)) continue;
    found.add(line);
    isStrong = true;
  }
  return { surrogates: found.size, isStrong: isStrong || found.size >= FEWEST_SURROGATES };
}

const privacyOf = ({ isPrivate }: Conversation) => (isPrivate ? { isPrivate } : {});

/** Stored conversations with a mark that matches a word of the text, most matches first. A mark is a keyed hash of a surrogate's word and the origin. */
export function conversationsSharingMarks(
  stored: readonly ConversationRecord[],
  { text, origin }: Pick<RequestOf<'recogniseConversation'>, 'text' | 'origin'>,
  key: Uint8Array,
): readonly ConversationRecord[] {
  const hashes = new Map<string, ReadonlySet<string>>();
  const hashesUnder = (own: Uint8Array) => {
    const known = hashes.get(own.join()) ?? new Set(marksOfText(text, origin, own));
    hashes.set(own.join(), known);
    return known;
  };
  const shared = ({ conversation: { marks, current } }: ConversationRecord) => {
    if (marks.length === 0) return 0;
    const there = hashesUnder(current.key ?? key);
    return marks.filter((mark) => there.has(mark)).length;
  };
  const counted = stored.map((one) => ({ one, count: shared(one) }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.one.lastUsed - a.one.lastUsed)
    .slice(0, MAX_CANDIDATES)
    .map(({ one }) => one);
}

/** The pairs of all epochs of a conversation whose surrogates occur in the text. */
export const pairsOfConversation = (
  deps: Pick<EngineDeps, 'pairsIn'>,
  text: string,
  conversation: Conversation,
  key: Uint8Array,
): readonly RestorePair[] =>
  keyEpochsOf(conversation).flatMap((epoch, index) =>
    deps.pairsIn(text, secretOfEpoch(epoch, key), conversation, index),
  );

type RecallContext = Pick<PromptContext, 'deps' | 'vault' | 'conversations' | 'tabs'>;

/** The conversation that the sender's tab sent from last, if any of its surrogates is in the text. */
async function besideComposer(
  { deps, conversations, tabs }: Omit<RecallContext, 'vault'>,
  text: string,
  by: Sender,
  key: Uint8Array,
): Promise<Pick<ConversationRecord, 'id' | 'conversation'> | undefined> {
  const latest = tabs.latestOf(by);
  if (latest === undefined) return undefined;
  const id = conversations.nameOf(latest);
  const conversation = await conversations.known(id);
  const pairs = conversation ? pairsOfConversation(deps, text, conversation, key) : [];
  const isShown = conversation && conversationEvidence(text, pairs, conversation.visible).surrogates > 0;
  return isShown ? { id, conversation } : undefined;
}

export function conversationRecallHandlers({ deps, vault, conversations, tabs }: RecallContext) {
  const pairsOf = (text: string, conversation: Conversation, key: Uint8Array) =>
    pairsOfConversation(deps, text, conversation, key);

  async function pairsIn({ text, conversation: id }: RequestOf<'pairsIn'>): Promise<ResponseOf<'pairsIn'>> {
    requireValidText({ text });
    requireConversation(id);
    const conversation = await conversations.known(id);
    if (!conversation) return { pairs: [] };
    const pairs = pairsOf(text, conversation, await vault.personKey());
    return { pairs, ...privacyOf(conversation) };
  }

  async function pairsAnywhere({ text }: RequestOf<'pairsAnywhere'>): Promise<ResponseOf<'pairsAnywhere'>> {
    requireValidText({ text });
    const key = await vault.personKey();
    const lower = text.toLowerCase();
    // If the text holds initials, `pairsOf` returns all names of a conversation. Pairs with a `place` are names, so they count as evidence only
    // if the text contains their beginning.
    const isThere = ({ surrogate, place }: RestorePair) =>
      place === undefined || lower.includes(surrogate.slice(0, Math.max(2, surrogate.length - 2)).toLowerCase());
    let pairs: readonly RestorePair[] = [];
    let most = 0;
    // Pairs of two conversations are never mixed, because one surrogate may represent two people. If conversations have equally
    // many matches, the one used last wins.
    for (const { conversation } of await vault.conversations()) {
      const found = pairsOf(text, conversation, key).filter(isThere);
      const telling = found.filter(identifiesConversation).length;
      if (telling > most || (telling === most && found.length >= pairs.length)) pairs = found;
      most = Math.max(most, telling);
    }
    return { pairs };
  }

  /** Finds the conversation that the text belongs to; `current` stays while any of its evidence is in the text. */
  async function recogniseConversation(
    { text, origin, current, isBeside }: RequestOf<'recogniseConversation'>,
    _signal?: AbortSignal,
    by = EXTENSION_SENDER,
  ): Promise<ResponseOf<'recogniseConversation'>> {
    requireValidText({ text });
    requireConversation(current);
    if (typeof origin !== 'string' || origin === '') throw new RequestError(said('requestWithoutOrigin'));
    // A temporary conversation is not stored, so it cannot be recognised and must not continue under a stored name.
    if (current.startsWith(TEMPORARY_CONVERSATION_PREFIX)) return { pairs: [], isBegun: false, holdsCurrent: false };
    const key = await vault.personKey();
    const own = await conversations.known(current);
    const ownPairs = own ? pairsOf(text, own, key) : [];
    const isBegun = own !== undefined;
    if (own && conversationEvidence(text, ownPairs, own.visible).surrogates > 0) {
      const name = conversationNameForSender(by, current);
      return {
        ...(name === undefined ? {} : { conversation: name }),
        pairs: ownPairs,
        isBegun,
        holdsCurrent: true,
        ...privacyOf(own),
      };
    }
    const beside = isBeside === true ? await besideComposer({ deps, conversations, tabs }, text, by, key) : undefined;
    const name = beside && conversationNameForSender(by, beside.id);
    if (beside && name !== undefined) {
      const pairs = pairsOf(text, beside.conversation, key);
      return { conversation: name, pairs, isBegun, holdsCurrent: false, ...privacyOf(beside.conversation) };
    }
    for (const { id, conversation } of conversationsSharingMarks(await vault.conversations(), { text, origin }, key)) {
      const name = conversationNameForSender(by, id);
      if (id === current || name === undefined) continue;
      const pairs = pairsOf(text, conversation, key);
      if (conversationEvidence(text, pairs, conversation.visible).isStrong)
        return { conversation: name, pairs, isBegun, holdsCurrent: false, ...privacyOf(conversation) };
    }
    return { pairs: [], isBegun, holdsCurrent: false };
  }

  return { pairsIn, pairsAnywhere, recogniseConversation };
}
