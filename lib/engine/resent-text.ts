// Checks text that a page resends, such as the history of a chat, without the values that conversations of its site issued: they are no originals.
import type { Annotation } from '../detect/annotation.ts';
import type { Conversation } from '../vault/conversation.ts';
import { conversationEvidence, conversationsSharingMarks, pairsOfConversation } from './conversation-recall.ts';
import { withoutIssuedSurrogates } from './issued-surrogates.ts';
import type { PromptContext } from './prompt-context.ts';
import { siteOfConversation } from './sender.ts';
import { withoutSentLines } from './sent-lines.ts';

interface ResentText {
  /** The text with all lines that left before blanked. */
  readonly unsent: string;
  withoutIssued(annotations: readonly Annotation[]): readonly Annotation[];
}

/** @param own the conversation `id`, if it is stored */
export async function resentText(
  text: string,
  id: string,
  own: Conversation | undefined,
  { deps, vault }: Pick<PromptContext, 'deps' | 'vault'>,
): Promise<ResentText> {
  const key = await vault.personKey();
  const site = siteOfConversation(id);
  const others = (await vault.conversations()).filter((one) => one.id !== id && siteOfConversation(one.id) === site);
  const sentFrom = [...(own ? [own] : []), ...others.map(({ conversation }) => conversation)];
  const unsent = withoutSentLines(
    text,
    sentFrom.map(({ sentLines, current }) => ({ key: current.key ?? key, hashes: sentLines })),
  );
  const isResent = (conversation: Conversation) => {
    const pairs = pairsOfConversation(deps, text, conversation, key);
    return conversationEvidence(text, pairs, conversation.visible).isStrong;
  };
  const likely = unsent.trim() === '' ? [] : conversationsSharingMarks(others, { text, origin: site ?? '' }, key);
  const issuing = [...(own ? [own] : []), ...likely.map(({ conversation }) => conversation).filter(isResent)];
  return {
    unsent,
    withoutIssued: (annotations) =>
      issuing.reduce((left, conversation) => withoutIssuedSurrogates(unsent, left, conversation, key), annotations),
  };
}
