// The page's private frames: the composer and the view, as the page session uses them.

import type { EngineClient } from '../../engine/client.ts';
import type { SettingsInForce } from '../../engine/organisation/settings-in-force.ts';
import { conversationNameForOwnDocuments } from '../../engine/platform.ts';
import { said } from '../../language/message.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import type { Box } from '../composer/composer-block.ts';
import { addOrRemoveOrigin } from '../prompt/origin-switch.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import type { Replies } from '../replies/replies.ts';
import { privateComposer } from './composer-host.ts';
import type { HintTarget } from './frame-protocol.ts';
import { guardKeyboard } from './keyboard-guard.ts';
import { type PrivateSendParts, privateSend } from './private-send.ts';
import { type ConversationReplies, replyReader } from './shown-replies.ts';
import { privateView } from './view-host.ts';

interface PrivateFrameParts extends Omit<PrivateSendParts, 'guard'> {
  readonly adapter: () => SiteAdapter;
  readonly engine: EngineClient;
  readonly replies: Replies;
  readonly noticeBox: () => Box | undefined;
  readonly onComposer: (isOpen: boolean) => void;
}

export interface PrivateFrames {
  readonly composer: { readonly isOpen: boolean; close(): void };
  /** Handles an action about private frames; false if it is about something else. */
  act(action: PromptAction): boolean;
  follow(settings: SettingsInForce): void;
  /** To be called when the person is about to type into the site's composer. */
  onFocus(): void;
  conversationChanged(isNew: boolean): void;
  /** The replies, for the private view in the side panel. */
  tabReplies(): ConversationReplies;
  /** To be called when the page attached a shadow root to this element, or to one in a shadow root below it. */
  rooted(host: Element): void;
  owns(event: Event): boolean;
}

export function privateFrames(parts: PrivateFrameParts): PrivateFrames {
  // Our own documents are no chat site to the engine, so they prefix the conversation with its site.
  const conversation = () => conversationNameForOwnDocuments(parts.conversation());
  const { engine, store, replies } = parts;
  const site = store.state.site.name;
  const guard = guardKeyboard(window, () => {
    composer.keyboardTaken();
    store.tell('error', said('keyboardTakenTitle'), said('keyboardTakenDetail'));
  });
  function hintTarget(): HintTarget {
    const { hintsTo } = store.state.site;
    return hintsTo === undefined ? {} : { hintsTo };
  }
  const siteComposer = () => parts.composer.element;
  const shown = replyReader({
    adapter: parts.adapter,
    composer: siteComposer,
    asWritten: replies.asWritten,
    markedBlocks: replies.markedBlocks,
    isRestored: () => replies.restored,
  });
  const view = privateView({
    ...parts,
    conversation,
    site,
    composer: siteComposer,
    shown,
    onClose: () => guard.followModal(),
  });
  const composer = privateComposer({
    ...parts,
    conversation,
    site,
    guard,
    beside: view,
    hintTarget,
    send: privateSend({ ...parts, guard }),
    showReplies,
    onOpen: parts.onComposer,
    onFailed: (reason) => store.tell('error', said('privateWindowFailed'), reason),
  });

  /** Opens the view. The composer stops being modal, because a modal composer would keep the focus from the view. */
  function showReplies(): void {
    view.open();
    guard.followModal();
  }

  const setPrivate = (isPrivate: boolean) => store.set({ site: { ...store.state.site, isPrivate } });

  const setAlways = (always: boolean) =>
    addOrRemoveOrigin({ engine, store, list: 'privateOrigins', apply: setPrivate }, always);

  return {
    composer,
    act(action) {
      if (action.do === 'open-private-composer') composer.open();
      else if (action.do === 'open-private-view') showReplies();
      else if (action.do === 'set-private-always') void setAlways(action.always);
      else return false;
      return true;
    },
    follow({ privateOrigins }) {
      setPrivate(privateOrigins.includes(location.origin));
      composer.hintTargetChanged();
    },
    onFocus() {
      if (store.state.site.isPrivate && store.state.status !== 'sending') composer.openInstead();
    },
    tabReplies: () => ({ ...shown(), conversation: conversation() }),
    conversationChanged(isNew) {
      composer.conversationChanged(isNew);
      view.conversationChanged(isNew);
    },
    rooted: composer.rooted,
    owns: (event) => composer.owns(event) || view.owns(event),
  };
}
