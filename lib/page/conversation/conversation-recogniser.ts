// Recognises the conversation by the surrogates in the page's messages, on sites whose address names none: after a reload, and when the page shows
// another chat under the same address.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EngineClient } from '../../engine/client.ts';
import { closestAcrossRoots } from '../dom/elements.ts';
import type { ShownConversation } from './shown-conversation.ts';

interface RecognitionParts {
  readonly engine: Pick<EngineClient, 'pairsIn' | 'recogniseConversation'>;
  readonly conversation: () => ShownConversation;
  readonly origin: string;
  /** Whether the document has a composer. Replies may stand in another frame than it. */
  readonly hasComposer: () => boolean;
  /** The text of all messages that the page shows now. */
  readonly messagesText: () => string;
  /**
   * Called, before anything is restored, if a prompt of the recognised conversation was written privately; a reloaded page does not know
   * it.
   */
  readonly onPrivate: () => void;
}

/** The engine takes no longer text at once; the end of the text is used. */
const MAX_CHARACTERS = 200_000;
/** Elements that may contain names of other chats, with the surrogates of those chats. */
const NON_MESSAGE_ELEMENTS =
  'nav, aside, header, footer, button, a[href], [role="navigation"], [role="complementary"], [role="button"], [role="tab"], [role="menu"], [role="listbox"], [role="option"], title';

export function mayBeInMessage(block: Node): boolean {
  const root = block.getRootNode();
  const element =
    block instanceof Element ? block : (block.parentElement ?? (root instanceof ShadowRoot ? root.host : null));
  return element !== null && closestAcrossRoots(element, NON_MESSAGE_ELEMENTS) === null;
}

/** Returns a function that gives the surrogates in a new text of the page, and switches to the conversation that they belong to. */
export function conversationRecogniser(parts: RecognitionParts): (text: string) => Promise<readonly RestorePair[]> {
  const { engine, origin } = parts;
  const ask = (text: string, current: string) =>
    engine.recogniseConversation({
      text: text.slice(-MAX_CHARACTERS),
      origin,
      current,
      ...(parts.hasComposer() ? {} : { isBeside: true }),
    });

  function pairsOf({ pairs, isPrivate }: { readonly pairs: readonly RestorePair[]; readonly isPrivate?: boolean }) {
    if (isPrivate) parts.onPrivate();
    return pairs;
  }

  return async (text) => {
    const conversation = parts.conversation();
    const { id } = conversation;
    if (!conversation.mayBeRecognised) return pairsOf(await engine.pairsIn({ text, conversation: id }));
    const found = await ask(text, id);
    if (found.conversation === undefined || found.conversation === id) return pairsOf(found);
    // The new text belongs to another conversation: asks whether the whole page still shows anything of the current one.
    const whole = await ask(parts.messagesText(), id);
    if (parts.conversation().id !== id) return [];
    const isUnnamed = !conversation.isNamed;
    if (whole.holdsCurrent && !isUnnamed) return [];
    conversation.recognise(found.conversation, isUnnamed && (!found.isBegun || whole.holdsCurrent));
    return pairsOf(found);
  };
}
