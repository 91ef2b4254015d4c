// The page's private frames together: what the page session opens, and what it lends them.

import type { EngineClient } from '../../engine/client.ts';
import { faulty } from '../../engine/faults.ts';
import { nameForOurs } from '../../engine/platform.ts';
import type { Settings } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { driverFor } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { listOrigin } from '../prompt/origin-switch.ts';
import type { Notice, PromptAction } from '../prompt/prompt-state.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';
import type { Replies } from '../replies/replies.ts';
import { type SendOutcome, type SendSteps, sendSanitized } from '../send/send.ts';
import { privateComposer } from './composer-host.ts';
import { guardKeyboard } from './keyboard-guard.ts';
import { replyReader, type TabReplies } from './shown-replies.ts';
import { privateView } from './view-host.ts';

export interface PrivateFrameParts {
  readonly adapter: () => SiteAdapter;
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly replies: Replies;
  readonly steps: SendSteps;
  readonly conversation: () => string;
  /** This very text may leave for a while; undefined: none may. */
  readonly pass: (text: string | undefined) => void;
  readonly onComposer: (isOpen: boolean) => void;
  readonly onSent: (notice: Notice) => void;
}

export interface PrivateFrames {
  readonly composer: { readonly isOpen: boolean; close(): void };
  /** False: the action is not about private frames. */
  act(action: PromptAction): boolean;
  follow(settings: Settings): void;
  /** The person is about to type into the site's composer. */
  onFocus(): void;
  conversationChanged(isNew: boolean): void;
  /** For the private view in the side panel. */
  tabReplies(): TabReplies;
  /** The page attached a shadow root to this element, or to one in a shadow root below it. */
  rooted(host: Element): void;
  owns(event: Event): boolean;
}

export function privateFrames(parts: PrivateFrameParts): PrivateFrames {
  // To the engine our own documents speak for themselves: they name the conversation with the site that it is of.
  const conversation = () => nameForOurs(parts.conversation());
  const { engine, store, replies } = parts;
  const site = store.state.site.name;
  const guard = guardKeyboard(window, () => {
    composer.keyboardTaken();
    store.tell('error', said('keyboardTakenTitle'), said('keyboardTakenDetail'));
  });
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
    send,
    showReplies,
    onOpen: parts.onComposer,
    onFailed: (reason) => store.tell('error', said('privateWindowFailed'), reason),
  });

  /** Beside a modal composer it could not be read by keyboard, nor copied from. */
  function showReplies(): void {
    view.open();
    guard.followModal();
  }

  const steps: SendSteps = {
    ...parts.steps,
    async write(text) {
      const at = parts.composer.find();
      return at !== undefined && driverFor(at).write(at, text);
    },
  };

  async function send(sanitized: string, replaced: number): Promise<SendOutcome> {
    store.set({ status: 'sending' });
    try {
      await engine.status({});
    } catch (error) {
      // After an update this page has no guard that hears it, and no engine: what it would send cannot be seen.
      store.set({ status: 'idle' });
      return {
        sent: false,
        notice: { tone: 'error', title: said('nothingSent'), detail: [reasonOf(error), said('stillPrivate')] },
      };
    }
    parts.pass(sanitized);
    const outcome = await guard.pausedFor(() => sendSanitized(steps, sanitized, replaced));
    store.set({ status: outcome.sent ? 'sent' : 'idle' });
    if (!outcome.sent) {
      parts.pass(undefined);
      return outcome;
    }
    // What was typed where the page could not see it does not come into the page, whoever asks: a page can lead a click anywhere.
    replies.keepOut();
    replies.sent(sanitized);
    const known = await engine
      .pairsIn({ text: sanitized, conversation: parts.conversation() })
      .catch(faulty('privatePairsUnread', undefined));
    if (known) replies.add(known.pairs);
    parts.onSent(outcome.notice);
    return outcome;
  }

  const setPrivate = (isPrivate: boolean) => store.set({ site: { ...store.state.site, isPrivate } });

  const setAlways = (always: boolean) =>
    listOrigin({ engine, store, list: 'privateOrigins', apply: setPrivate }, always);

  return {
    composer,
    act(action) {
      if (action.do === 'open-private-composer') composer.open();
      else if (action.do === 'open-private-view') showReplies();
      else if (action.do === 'set-private-always') void setAlways(action.always);
      else return false;
      return true;
    },
    follow: ({ privateOrigins }) => setPrivate(privateOrigins.includes(location.origin)),
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
