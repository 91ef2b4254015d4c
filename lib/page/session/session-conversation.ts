// Moves a conversation's record to the name that the site gives the conversation, also if the name comes after the person has left it.
// Tells the session when another conversation is shown.
import type { EngineClient } from '../../engine/client.ts';
import { said } from '../../language/message.ts';
import { type LateConversationBinder, lateConversationBinder } from '../conversation/late-conversation-binder.ts';
import type { UnnamedConversation } from '../conversation/shown-conversation.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import type { PageContext } from './page-context.ts';

interface SessionConversationParts extends Pick<PageContext, 'events' | 'store' | 'conversation'> {
  readonly engine: Pick<EngineClient, 'bindConversation'>;
  readonly messagesText: () => string;
}

export function bindSessionConversation(parts: SessionConversationParts): LateConversationBinder {
  const { engine, events, store, conversation, messagesText } = parts;

  /** Moves the record of `from` to `to`. False if `to` already has a record of its own conversation. */
  async function bind(from: string, to: string, onlyIfNew: boolean): Promise<boolean> {
    let isBound = true;
    try {
      ({ isBound } = await engine.bindConversation({ from, to, onlyIfNew }));
    } catch (error) {
      store.tell('error', said('conversationNotStored'), textOfError(error));
    }
    if (isBound) events.emit('bound', undefined);
    return isBound;
  }

  const lateNames = lateConversationBinder({
    current: () => conversation,
    messagesText,
    bind: (from, to, isSure) => bind(from, to, !isSure),
  });

  function showOther(left?: UnnamedConversation): void {
    events.emit('left', undefined);
    if (left) lateNames.left(left);
    lateNames.moved();
    events.emit('shown', undefined);
  }

  events.on('other', showOther);
  events.on('named', async ({ from, to, mayBeOther }) => {
    if (await bind(from, to, mayBeOther)) lateNames.moved();
    else if (conversation.id === to) showOther({ id: from, other: to });
  });
  return lateNames;
}
