// Finds the name of a new chat that the person left, or may have left, before the site named it: if a named conversation shows the text
// that was sent from the new chat, both are the same conversation. The text of an edited message counts too; it belongs to the chat whose
// message was edited.
import { faultHandler } from '../../engine/faults.ts';
import type { UnnamedConversation } from './shown-conversation.ts';

interface LateConversationBinderParts {
  readonly current: () => { readonly id: string; readonly isNamed: boolean };
  /** The text of all messages in the page. */
  readonly messagesText: () => string;
  /** Moves the record of `from` to `to`. False if `to` already had a record and `isSure` is false. */
  readonly bind: (from: string, to: string, isSure: boolean) => Promise<boolean>;
}

export interface LateConversationBinder {
  /**
   * Remembers a text that was sent from this conversation. `isUnique`: it contains surrogates that were drawn for this chat, so no other chat contains
   * the same text. `editedFrom`: the message that the edit box held at first, if the text is an edited message.
   */
  sent(id: string, text: string, isUnique: boolean, editedFrom?: string): void;
  /** To be called when the person left this conversation before it had a name. */
  left(conversation: UnnamedConversation): void;
  /** To be called when another conversation is shown. */
  moved(): void;
  stop(): void;
}

/** How long after the change of conversation the page's messages are read: a page may change its address before it removes the old messages. */
const LOOK_AFTER_MS = [4000, 9000];
/** A text with fewer letters may be in any chat, so it proves nothing. */
const LETTERS_AT_LEAST = 20;
const MAX_KEPT = 20;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function lateConversationBinder({
  current,
  messagesText,
  bind,
}: LateConversationBinderParts): LateConversationBinder {
  const texts = new Map<string, Map<string, boolean>>();
  const waiting = new Map<string, UnnamedConversation>();
  let timers: readonly ReturnType<typeof setTimeout>[] = [];

  function clearTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function foundHere(id: string, isSure: boolean): UnnamedConversation | undefined {
    const page = lettersOf(messagesText());
    // Two chats may begin with the same words, so a common text is not enough to join two records.
    const isHere = (left: UnnamedConversation) =>
      left.other !== id &&
      [...(texts.get(left.id) ?? [])].some(([text, isUnique]) => (isUnique || !isSure) && page.includes(text));
    return [...waiting.values()].reverse().find(isHere);
  }

  /** The unnamed chat from which exactly this message was sent. Undefined for a message without drawn surrogates, because other chats may hold it too. */
  function senderOf(message: string, id: string): UnnamedConversation | undefined {
    const letters = lettersOf(message);
    const isItsOwn = (left: UnnamedConversation) => left.other !== id && texts.get(left.id)?.get(letters) === true;
    return [...waiting.values()].reverse().find(isItsOwn);
  }

  async function look(id: string, isSure: boolean): Promise<void> {
    if (current().id !== id) return;
    const left = foundHere(id, isSure);
    if (!left || !(await bind(left.id, id, isSure))) return;
    waiting.delete(left.id);
    texts.delete(left.id);
    // Another conversation may be shown by now, whose timers must go on.
    if (current().id === id) clearTimers();
  }

  function lookLater(): void {
    clearTimers();
    const { id, isNamed } = current();
    if (!isNamed || waiting.size === 0) return;
    timers = LOOK_AFTER_MS.map((ms, i) =>
      setTimeout(() => void look(id, i > 0).catch(faultHandler('lateNameNotBound', undefined)), ms),
    );
  }

  function remember(id: string, letters: string, isUnique: boolean): void {
    texts.set(id, (texts.get(id) ?? new Map()).set(letters, isUnique));
    const [oldest] = texts.keys();
    if (texts.size > MAX_KEPT && oldest !== undefined) texts.delete(oldest);
  }

  return {
    sent(id, text, isUnique, editedFrom) {
      const letters = lettersOf(text);
      if (letters.length < LETTERS_AT_LEAST) return;
      remember(id, letters, isUnique);
      const sender = editedFrom === undefined ? undefined : senderOf(editedFrom, id);
      if (!sender) return;
      remember(sender.id, letters, isUnique);
      // The page shows the edited message only after the send, which may be later than the planned readings of its messages.
      lookLater();
    },
    left(conversation) {
      if (texts.has(conversation.id)) waiting.set(conversation.id, conversation);
    },
    moved: lookLater,
    stop: clearTimers,
  };
}
