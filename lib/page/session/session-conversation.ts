// The conversation that the page shows, and what becomes of ours when the site names it or shows another one.
import type { EngineClient } from '../../engine/client.ts';
import { inPrivateWindow } from '../../engine/platform.ts';
import { said } from '../../language/message.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { type LeftUnnamed, type ShownConversation, shownConversation } from '../conversation/conversation.ts';
import { type LateNaming, lateNaming } from '../conversation/late-naming.ts';
import type { PersonMoves } from '../conversation/person-moves.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';

export interface SessionConversationParts {
  readonly engine: Pick<EngineClient, 'bindConversation'>;
  readonly store: PromptStore;
  readonly adapter: () => SiteAdapter;
  readonly moves: PersonMoves;
  readonly messagesText: () => string;
  /** What was stored under another name is stored under the one that is shown now. */
  readonly onBound: () => void;
  /** Another conversation is shown: forget what belongs to the one before. */
  readonly onLeft: () => void;
  /** And read what is known of this one. */
  readonly onShown: () => void;
}

export interface SessionConversation {
  readonly conversation: ShownConversation;
  readonly lateNames: LateNaming;
}

export function sessionConversation(parts: SessionConversationParts): SessionConversation {
  const { engine, store, adapter, moves, messagesText } = parts;

  /** False: `to` is a conversation of its own. */
  async function bind(from: string, to: string, onlyIfNew: boolean): Promise<boolean> {
    let isBound = true;
    try {
      ({ isBound } = await engine.bindConversation({ from, to, onlyIfNew }));
    } catch (error) {
      store.tell('error', said('conversationNotStored'), reasonOf(error));
    }
    if (isBound) parts.onBound();
    return isBound;
  }

  function onOther(left?: LeftUnnamed): void {
    parts.onLeft();
    if (left) lateNames.left(left);
    lateNames.moved();
    parts.onShown();
  }

  async function onNamed(from: string, to: string, mayBeOther: boolean): Promise<void> {
    if (await bind(from, to, mayBeOther)) lateNames.moved();
    else if (conversation.id === to) onOther({ id: from, other: to });
  }

  const conversation = shownConversation(adapter, { onNamed, onOther }, inPrivateWindow(), moves);
  const lateNames = lateNaming({
    current: () => conversation,
    messagesText,
    bind: (from, to, isSure) => bind(from, to, !isSure),
  });
  return { conversation, lateNames };
}
