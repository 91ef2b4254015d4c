// The page's replies: how they are restored, and what the panel shows of them.
import type { EngineClient } from '../../engine/client.ts';
import { conversationRecogniser, mayBeInMessage } from '../conversation/conversation-recogniser.ts';
import { isWithinAny } from '../dom/elements.ts';
import type { LastingListeners } from '../dom/lasting-listeners.ts';
import { watchControlPresses } from '../replies/control-presses.ts';
import { type Replies, watchReplies } from '../replies/replies.ts';
import { type ReplySettings, replySettings } from '../replies/reply-settings.ts';
import { type RestoreAlways, restoreAlwaysSetting } from '../replies/restore-always.ts';
import { showStandInNotes } from '../replies/stand-in-note.ts';
import { type TransferSource, watchCopyAndDrag } from '../replies/transfers.ts';
import type { PageContext } from './page-context.ts';

interface SessionRepliesParts
  extends Pick<PageContext, 'adapter' | 'events' | 'store' | 'composer' | 'conversation' | 'isEnabled'> {
  readonly engine: EngineClient;
}

export interface SessionReplies {
  readonly replies: Replies;
  readonly replyChoice: ReplySettings;
  readonly always: RestoreAlways;
  readonly presses: LastingListeners;
  /** Handles copying and dragging out of the page. */
  readonly transfers: TransferSource;
  readonly toggleRestore: () => void;
}

export function sessionReplies({
  engine,
  store,
  adapter,
  events,
  composer,
  conversation,
  isEnabled,
}: SessionRepliesParts): SessionReplies {
  /** Replies can stand in a document without the composer, or be there before it. */
  function showWithoutComposer(): void {
    const isOnlyReplies = replies.count > 0 && composer.element === undefined;
    if ((store.state.isOnlyReplies ?? false) !== isOnlyReplies) store.set({ isOnlyReplies });
  }

  function onChange(): void {
    const { count, restored, recomputed, isPrivate } = replies;
    store.set({ replies: { surrogates: count, restored, recomputed, ...(isPrivate ? { isPrivate } : {}) } });
    showWithoutComposer();
    if (!restored) always.withdraw();
    replyChoice.appeared();
  }

  const replies = watchReplies(onChange, {
    personMessages: () => adapter().userMessage,
    beforeChanges: () => conversation.follow(),
    isReply: (element) =>
      isWithinAny(element, adapter().assistantMessage) && !isWithinAny(element, adapter().userMessage),
    onShow: (originals) => events.emit('originalsShown', originals),
    isMessage: (block) => !conversation.mayBeRecognised || mayBeInMessage(block),
    pairsIn: conversationRecogniser({
      engine,
      conversation: () => conversation,
      origin: location.origin,
      hasComposer: () => composer.element !== undefined,
      messagesText: () => replies.messagesText(),
      onPrivate: () => replies.keepOut(),
    }),
  });
  const replyChoice = replySettings(engine, replies, location.origin, isEnabled);
  const always = restoreAlwaysSetting({ engine, store });
  const transfers: TransferSource = {
    isRestored: () => replies.restored,
    withOriginals: replies.withOriginals,
    holdsOriginal: replies.holdsOriginal,
  };
  watchCopyAndDrag(window, transfers);
  events.on('composer', showWithoutComposer);
  const presses = watchControlPresses(window, replies.lend);
  showStandInNotes(store, replies);

  /** The conversation is read first: a click after the page has moved to another chat was meant for the previous one. */
  function toggleRestore(): void {
    conversation.follow();
    if (replies.count === 0) return;
    replyChoice.decided();
    replies.setRestored(!replies.restored);
    if (replies.restored) always.restored();
  }

  return { replies, replyChoice, always, presses, transfers, toggleRestore };
}
