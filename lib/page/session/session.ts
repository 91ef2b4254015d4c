// One page's session: what is typed is checked, what is sent goes through the verified send, what comes back is restored.
// Here the parts are put together; each part's own work is in its file.

import { watchEgress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { faulty, sendFaultsTo } from '../../engine/faults.ts';
import { inPrivateWindow } from '../../engine/platform.ts';
import { TEMPORARY } from '../../engine/protocol.ts';
import { currentComposer } from '../composer/current-composer.ts';
import { isOfChat, watchMoves } from '../conversation/person-moves.ts';
import { shownLedger } from '../conversation/shown-ledger.ts';
import type { MountPanel } from '../panel/panel-host.ts';
import { privateFrames } from '../private/private-frames.ts';
import { decisions } from '../prompt/decisions.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { startSession } from '../prompt/session-start.ts';
import { takeCopies } from '../replies/clipboard.ts';
import type { TransferSource } from '../replies/transfers.ts';
import type { PageSite } from '../site/site.ts';
import { reportOn } from '../site/site-report-here.ts';
import { afterStop } from '../stopped/after-stop.ts';
import { stoppedHere } from '../stopped/stopped-here.ts';
import { pagePoller } from './page-poller.ts';
import { pageSettings } from './page-settings.ts';
import type { PopupSource } from './popup-bridge.ts';
import { whenSeen } from './prerendering.ts';
import { sessionActions } from './session-actions.ts';
import { sessionConversation } from './session-conversation.ts';
import { sessionEngine } from './session-engine.ts';
import { sessionInput } from './session-input.ts';
import { sessionPanel } from './session-panel.ts';
import { sessionPrompt } from './session-prompt.ts';
import { sessionReplies } from './session-replies.ts';
import { sessionSend } from './session-send.ts';

export interface PageParts {
  readonly site: PageSite;
  readonly engine: EngineClient;
  readonly mountPanel: MountPanel;
  /** The page became a chat's without being loaded: it has no guard. */
  readonly hasJoined?: boolean;
}

export function startPage({ site, engine: asked, mountPanel, hasJoined = false }: PageParts): PopupSource {
  sendFaultsTo((fault) => void asked.noteFault({ fault }).catch(() => undefined));
  const made = decisions();
  const store = promptStore({ ...site.shown, origin: location.origin, enabled: true });
  const adapter = () => site.adapter;
  const conversationNow = () => conversation.id;
  const isEnabled = () => store.state.site.enabled;

  const shown: TransferSource = {
    isRestored: () => replies.restored,
    withOriginals: (text) => replies.withOriginals(text),
    holdsOriginal: (text) => replies.holdsOriginal(text),
  };

  const egress = watchEgress({
    composerText: () => composer.read() ?? '',
    isOn: isEnabled,
    draftPath: () => site.adapter.draftPath,
    onStopped: (stopped) => stops.tell(stopped),
    onHeld: (sought, unchecked) => stopped.held(sought, unchecked),
    onPassed: (originals) => stopped.passed(originals),
    onRoot: (host) => privately.rooted(host),
    copies: takeCopies(shown),
  });
  const engine = sessionEngine({
    engine: asked,
    egress,
    ready: () => stopped.ready(),
    used: () => conversation.used(),
    sent: (id, text, isUnlike) => lateNames.sent(id, text, isUnlike),
  });

  const { replies, replyChoice, always, presses, toggleRestore } = sessionReplies({
    engine,
    store,
    adapter,
    transfers: shown,
    conversation: () => conversation,
    isEnabled,
    onShow: (originals) => egress.shown(originals),
  });

  const composer = currentComposer(adapter, (found) => {
    if (found) input.composerFound();
    followComposer();
    store.set({ isComposerGone: found === undefined });
    const root = found?.getRootNode();
    if (root instanceof ShadowRoot) replies.watch(root);
  });

  const moves = watchMoves(window, (event) => isOurs(event) || isOfChat(event, composer.element, adapter()));

  /** The panel stands beside the composer that is typed into, and the private one has a panel of its own. */
  function followComposer(): void {
    panel.follow(privately.composer.isOpen ? undefined : (input.unprotectedField() ?? composer.element));
  }

  /** The surrogates of a conversation are no finds in it, and its originals have theirs already. */
  function checkText(): void {
    if ((composer.read() ?? '').trim() !== '') check.soon();
  }

  /** What the conversation that is shown now has issued and protected is found in the page and in the composer. */
  function readConversation(): void {
    replies.lookForEarlier();
    checkText();
    void showLedger();
  }

  const { conversation, lateNames } = sessionConversation({
    engine,
    store,
    adapter,
    moves,
    messagesText: () => replies.messagesText(),
    onBound() {
      privately.conversationChanged(false);
      // Where it is recognised late which software this is, the conversation had begun before it had its name.
      readConversation();
    },
    onLeft() {
      privately.conversationChanged(true);
      made.clear();
      replyChoice.otherConversation();
      replies.clear();
      draftBackup.otherConversation();
      review.otherConversation();
      egress.otherConversation();
      afterSend.stop();
    },
    onShown() {
      if (conversation.isNamed) return readConversation();
      checkText();
      void showLedger();
    },
  });

  const shared = { engine, egress, store, composer, made, conversation: conversationNow };
  const { draftBackup, check, decide, undo, composerEmptied } = sessionPrompt(shared);
  const stopped = stoppedHere({
    ...shared,
    origin: location.origin,
    isKept: () => !inPrivateWindow() && !conversation.id.startsWith(TEMPORARY),
    messagesText: () => replies.messagesText(),
    reload: () => location.reload(),
  });
  // As early as can be: what the page sends until then is not looked into for it. Where it fails, the send asks again.
  stopped.ready().catch(faulty('stoppedUnread', undefined));
  const showLedger = shownLedger(shared);
  const { steps, confirmation, afterSend, review } = sessionSend({
    ...shared,
    hasJoined,
    adapter,
    check,
    draftBackup,
    replies,
    replyChoice,
    showLedger: () => void showLedger(),
    refreshSite: () => poller.refreshSite(),
    refreshHealth: () => poller.refreshHealth(),
    passing: (dispatch) => input.passing(dispatch),
    onOff: (now) => settings.follow(now),
    onEmptied: composerEmptied,
  });
  const poller = pagePoller({
    site,
    store,
    conversation,
    composer,
    draftBackup,
    check,
    afterSend: () => afterSend.result,
    renew() {
      input.renew();
      presses.renew();
      egress.renew();
      stops.renew();
      moves.renew();
    },
  });
  const settings = pageSettings({
    engine,
    store,
    onEnabled(isOn) {
      followComposer();
      if (!isOn) {
        review.end();
        privately.composer.close();
        replies.clear();
      }
      void check.now();
    },
    onSettings(now) {
      replyChoice.follow(now);
      privately.follow(now);
      badge.follow(now);
      always.follow(now);
    },
  });

  const isOurs = (event: Event) => panel.owns(event) || privately.owns(event);

  const stops = afterStop({
    store,
    composer,
    draftBackup,
    isLetGo: steps.mayPass,
    isOurs,
    checkNow: check.now,
    send: () => review.wish({ mayConfirm: false }),
  });

  const session: PopupSource = {
    getState: () => store.state,
    subscribe: store.subscribe,
    act: (action) => act(action),
    tabState() {
      poller.refreshHealth();
      return store.state;
    },
    tabReplies: () => privately.tabReplies(),
    tabReport: () => reportOn(site, afterSend.result),
  };

  const privately = privateFrames({
    adapter,
    engine,
    store,
    composer,
    replies,
    steps,
    conversation: conversationNow,
    pass(text) {
      confirmation.start();
      steps.start();
      steps.allow(text);
      if (text === undefined) return;
      egress.leaving(text);
      conversation.used();
      lateNames.sent(conversation.id, text, false);
    },
    onComposer: followComposer,
    onSent(notice) {
      void showLedger();
      void confirmation.confirm(notice);
    },
  });
  const { panel, badge, card, picker } = sessionPanel({ mountPanel, source: session, engine, store, composer });

  const input = sessionInput({
    ...shared,
    fileEngine: asked,
    adapter,
    check,
    review,
    isEnabled,
    isOurs,
    mayPass: steps.mayPass,
    takes: picker.takes,
    onPairs(pairs) {
      conversation.used();
      replies.add(pairs);
    },
    onFocus: privately.onFocus,
    onUnprotected: followComposer,
  });

  const act = sessionActions({
    store,
    egress,
    decide,
    privately,
    badge,
    always,
    toggleRestore,
    undo,
    card,
    review,
    picker,
    settings,
    stopped,
    stops,
    attachments: input.attachments,
  });

  void startSession(engine, store, async () => {
    replies.watch(document);
    await whenSeen();
    settings.follow(await engine.getSettings({}));
    stopped.look();
    if (!conversation.isNamed && !conversation.mayBeRecognised) return;
    replies.lookForEarlier();
    await showLedger();
  });
  return session;
}
