// After a reload, on a site whose address names no conversation: which one the page shows is known by the surrogates that stand in its
// messages. They also tell when the page has changed to another chat under the same address.
import type { EngineClient } from '../../engine/client.ts';
import type { RestorePair } from '../../sanitize/sanitized.ts';
import type { ShownConversation } from './conversation.ts';

export interface RecognitionParts {
  readonly engine: Pick<EngineClient, 'pairsIn' | 'recogniseConversation'>;
  readonly conversation: () => ShownConversation;
  readonly origin: string;
  /** All messages that the page shows now. */
  readonly messagesText: () => string;
  /** A prompt of the conversation was written privately. Called before anything can be put back: a page that is loaded anew has not heard of it. */
  readonly onPrivate: () => void;
}

/** The engine takes no longer text in one piece; the end is what is read. */
const MOST_CHARACTERS = 200_000;
/** Names of other chats stand there, in their own surrogates. */
const NO_MESSAGES =
  'nav, aside, header, footer, button, a[href], [role="navigation"], [role="complementary"], [role="button"], [role="tab"], [role="menu"], [role="listbox"], [role="option"], title';

export function standsInMessages(block: Node): boolean {
  const element = block instanceof Element ? block : block.parentElement;
  return element !== null && element.closest(NO_MESSAGES) === null;
}

/** Gives the surrogates of a text that came into the page, and changes to the conversation that they are of. */
export function recognition(parts: RecognitionParts): (text: string) => Promise<readonly RestorePair[]> {
  const { engine, origin } = parts;
  const ask = (text: string, current: string) =>
    engine.recogniseConversation({ text: text.slice(-MOST_CHARACTERS), origin, current });

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
    // What came in is of another conversation: is there anything of this one on the whole page?
    const whole = await ask(parts.messagesText(), id);
    if (parts.conversation().id !== id) return [];
    const isUnnamed = !conversation.isNamed;
    if (whole.holdsCurrent && !isUnnamed) return [];
    conversation.recognise(found.conversation, isUnnamed && (!found.isBegun || whole.holdsCurrent));
    return pairsOf(found);
  };
}
