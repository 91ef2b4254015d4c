// One page's session: what is typed is checked, what is sent goes through the verified send, what comes back is restored.
// Here the parts are put together; each part's own work is in its file.

import { watchEgress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { engineSleeps, inPrivateWindow } from '../../engine/platform.ts';
import { TEMPORARY } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { Replacement } from '../../sanitize/sanitized.ts';
import { pageAttachments } from '../attachments/page-attachments.ts';
import { driverFor } from '../composer/composer.ts';
import { currentComposer } from '../composer/current-composer.ts';
import { draftBackupFor } from '../composer/draft-backup.ts';
import { watchTyping } from '../composer/typing.ts';
import { watchUnprotected } from '../composer/unprotected.ts';
import { type LeftUnnamed, shownConversation } from '../conversation/conversation.ts';
import { lateNaming } from '../conversation/late-naming.ts';
import { isOfChat, watchMoves } from '../conversation/person-moves.ts';
import { recognition, standsInMessages } from '../conversation/recognition.ts';
import { shownLedger } from '../conversation/shown-ledger.ts';
import { isWithin } from '../dom/elements.ts';
import { hideRisks } from '../highlights/highlights.ts';
import { siteBadge } from '../panel/badge.ts';
import { hostPanel, type MountPanel } from '../panel/panel-host.ts';
import { privateFrames } from '../private/private-frames.ts';
import { decisions } from '../prompt/decisions.ts';
import { mayHoldOriginals } from '../prompt/held-originals.ts';
import { learning } from '../prompt/learning.ts';
import { promptCheck } from '../prompt/prompt-check.ts';
import { promptDecisions } from '../prompt/prompt-decisions.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import { promptStore, reasonOf } from '../prompt/prompt-store.ts';
import { undoSteps } from '../prompt/undo.ts';
import { wordCard } from '../prompt/word-card.ts';
import { takeCopies } from '../replies/clipboard.ts';
import { watchPresses } from '../replies/pressed.ts';
import { watchReplies } from '../replies/replies.ts';
import { replySettings } from '../replies/reply-settings.ts';
import { restoreAlways } from '../replies/restore-always.ts';
import { showStandIns } from '../replies/stand-in-note.ts';
import { type TransferSource, watchTransfers } from '../replies/transfers.ts';
import { afterSendCheck, lookAt } from '../send/after-send.ts';
import { composerSteps } from '../send/composer-steps.ts';
import { confirmSends } from '../send/confirmation.ts';
import { intercept } from '../send/interception.ts';
import { promptSend } from '../send/prompt-send.ts';
import { reviewFirst } from '../send/review-first.ts';
import { sitePicker } from '../site/picker.ts';
import type { PageSite } from '../site/site.ts';
import { reportOn } from '../site/site-report-here.ts';
import { keepTaught } from '../site/taught-sites.ts';
import { afterStop } from '../stopped/after-stop.ts';
import { stoppedHere } from '../stopped/stopped-here.ts';
import { pagePoller } from './page-poller.ts';
import { pageSettings } from './page-settings.ts';
import type { PopupSource } from './popup-bridge.ts';
import { whenSeen } from './prerendering.ts';
import { startSession } from './session-start.ts';
import { warmEngine } from './warm-engine.ts';

export interface PageParts {
  readonly site: PageSite;
  readonly engine: EngineClient;
  readonly mountPanel: MountPanel;
  /** The page became a chat's without being loaded: it has no guard. */
  readonly hasJoined?: boolean;
}

export interface PageSession extends PopupSource {
  stop(): void;
}

/** Placeholders and groups are the same in every chat. */
const isDrawn = ({ standIn }: Replacement) => standIn !== 'placeholder' && standIn !== 'generalised';

export function startPage({ site, engine: asked, mountPanel, hasJoined = false }: PageParts): PageSession {
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
  const overheard = egress.overhear(asked);
  const engine: EngineClient = {
    ...overheard,
    async commit(request, options) {
      // Nothing is sent before it is known what must not go along.
      await stopped.ready();
      conversation.used();
      const sanitized = await overheard.commit({ ...request, origin: location.origin }, options);
      lateNames.sent(request.conversation, sanitized.text, sanitized.replacements.some(isDrawn));
      return sanitized;
    },
  };

  const replies = watchReplies(
    () => {
      const { count, restored, recomputed, isPrivate } = replies;
      store.set({ replies: { surrogates: count, restored, recomputed, ...(isPrivate ? { isPrivate } : {}) } });
      if (!restored) always.withdraw();
      wanted.appeared();
    },
    {
      ownMessages: () => site.adapter.userMessage,
      beforeChanges: () => conversation.follow(),
      isReply: (element) => isWithin(element, adapter().assistantMessage) && !isWithin(element, adapter().userMessage),
      onShow: (originals) => egress.shown(originals),
      isMessage: (block) => !conversation.mayBeRecognised || standsInMessages(block),
      pairsIn: recognition({
        engine,
        conversation: () => conversation,
        origin: location.origin,
        messagesText: () => replies.messagesText(),
        onPrivate: () => replies.keepOut(),
      }),
    },
  );
  const wanted = replySettings(engine, replies, location.origin, isEnabled);
  const always = restoreAlways({ engine, store });
  const stopTransfers = watchTransfers(window, shown);
  const presses = watchPresses(window, replies.lend);
  const stopStandIns = showStandIns(store, replies);

  const composer = currentComposer(adapter, (found) => {
    if (found) unprotected.composerFound();
    followComposer();
    store.set({ isComposerGone: found === undefined });
    const root = found?.getRootNode();
    if (root instanceof ShadowRoot) replies.watch(root);
  });

  const moves = watchMoves(window, (event) => isOurs(event) || isOfChat(event, composer.element, adapter()));

  /** The panel stands beside the composer that is typed into, and the private one has a panel of its own. */
  function followComposer(): void {
    panel.follow(privately.composer.isOpen ? undefined : (unprotected.field ?? composer.element));
  }

  /** False: `to` is a conversation of its own. */
  async function bind(from: string, to: string, onlyIfNew: boolean): Promise<boolean> {
    let isBound = true;
    try {
      ({ isBound } = await engine.bindConversation({ from, to, onlyIfNew }));
    } catch (error) {
      store.tell('error', said('conversationNotStored'), reasonOf(error));
    }
    if (!isBound) return false;
    privately.conversationChanged(false);
    // Where it is recognised late which software this is, the conversation had begun before it had its name.
    replies.lookForEarlier();
    checkText();
    void showLedger();
    return true;
  }

  /** The surrogates of a conversation are no finds in it, and its originals have theirs already. */
  function checkText(): void {
    if ((composer.read() ?? '').trim() !== '') check.soon();
  }

  const conversation = shownConversation(
    adapter,
    {
      async onNamed(from, to, mayBeOther) {
        if (await bind(from, to, mayBeOther)) lateNames.moved();
        else if (conversation.id === to) otherConversation({ id: from, other: to });
      },
      onOther: otherConversation,
    },
    inPrivateWindow(),
    moves,
  );

  function otherConversation(left?: LeftUnnamed): void {
    privately.conversationChanged(true);
    made.clear();
    wanted.otherConversation();
    replies.clear();
    draftBackup.otherConversation();
    review.otherConversation();
    egress.otherConversation();
    afterSend.stop();
    if (left) lateNames.left(left);
    lateNames.moved();
    if (conversation.isNamed) replies.lookForEarlier();
    checkText();
    void showLedger();
  }

  const lateNames = lateNaming({
    current: () => conversation,
    messagesText: () => replies.messagesText(),
    bind: (from, to, isSure) => bind(from, to, !isSure),
  });

  const shared = { engine, egress, store, composer, made, conversation: conversationNow };
  const draftBackup = draftBackupFor(composer, (at, text) => driverFor(at).write(at, text));
  const check = promptCheck(shared);
  const learned = learning(shared);
  const decide = promptDecisions({ made, store, check, learned });
  const stopped = stoppedHere({
    ...shared,
    origin: location.origin,
    isKept: () => !inPrivateWindow() && !conversation.id.startsWith(TEMPORARY),
    messagesText: () => replies.messagesText(),
    reload: () => location.reload(),
  });
  // As early as can be: what the page sends until then is not looked into for it. Where it fails, the send asks again.
  stopped.ready().catch(() => undefined);
  const showLedger = shownLedger(shared);
  const confirmation = confirmSends({ ...shared, isEncrypted: () => adapter().isEncrypted === true, hasJoined });
  const steps = composerSteps({
    ...shared,
    adapter,
    passing: (dispatch) => interception.passing(dispatch),
  });
  const afterSend = afterSendCheck(adapter, lookAt(adapter), () => poller.refreshHealth());
  const poller = pagePoller({
    site,
    store,
    conversation,
    composer,
    draftBackup,
    check,
    afterSend: () => afterSend.result,
    renew() {
      interception.renew();
      typing.renew();
      presses.renew();
      egress.renew();
      stops.renew();
      unprotected.renew();
      moves.renew();
    },
  });
  const send = promptSend({
    steps,
    store,
    composer,
    check,
    made,
    draftBackup,
    replies,
    confirmation,
    replySettings: wanted,
    afterSend,
    refreshSite: poller.refreshSite,
    showLedger: () => void showLedger(),
  });

  const { undo, composerEmptied } = undoSteps({ draftBackup, store, check, learned, made });

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
      wanted.follow(now);
      privately.follow(now);
      badge.follow(now);
      always.follow(now);
    },
  });

  const review = reviewFirst({
    engine,
    store,
    origin: location.origin,
    read: () => composer.read(),
    checkNow: check.now,
    send,
    onOff: settings.follow,
    focusText: () => composer.element?.focus(),
    onUnknown: check.sendFailed,
    onEmptied: composerEmptied,
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

  function dismissStopped(): void {
    egress.mute(store.state.stopped?.key);
    store.drop('stopped', 'stoppedText');
    store.set({});
  }

  /** A click that comes after the page has moved to another chat was meant for the one that it left. */
  function toggleRestore(): void {
    conversation.follow();
    if (replies.count === 0) return;
    wanted.decided();
    replies.setRestored(!replies.restored);
    if (replies.restored) always.restored();
  }

  function act(action: PromptAction): void {
    if (decide(action) || privately.act(action) || badge.act(action) || always.act(action)) return;
    if (action.do === 'attach') void attachments.decide(action.choice);
    else if (action.do === 'undo' || action.do === 'unlearn') void undo();
    else if (action.do === 'close-card') card.close();
    else if (action.do === 'send')
      void (action.shown ? review.confirm(action.shown) : review.wish({ mayConfirm: false }));
    else if (action.do === 'end-review') review.end();
    else if (action.do === 'keep-reviewing') void review.answer(action.keep);
    else if (action.do === 'toggle-restore') toggleRestore();
    else if (action.do === 'teach') picker.start();
    else if (action.do === 'set-enabled') void settings.setEnabled(action.enabled);
    else if (action.do === 'let-pass') egress.letPass(action.key);
    else if (action.do === 'dismiss-stopped') dismissStopped();
    else if (action.do === 'clean-history') void stopped.clean();
    else if (action.do === 'keep-history') stopped.letLeave();
    else if (action.do === 'put-back') void stops.putBack();
    else if (action.do === 'sanitize-stopped') void stops.sanitizeAndSend();
    else store.dismiss(store.state.notice);
  }

  const picker = sitePicker(location.origin, (taught) => {
    keepTaught(taught).catch((error) => store.tell('error', said('taughtNotKept'), reasonOf(error)));
  });

  const session: PageSession = {
    getState: () => store.state,
    subscribe: store.subscribe,
    act,
    tabState() {
      poller.refreshHealth();
      return store.state;
    },
    tabReplies: () => privately.tabReplies(),
    tabReport: () => reportOn(site, afterSend.result),
    stop() {
      egress.stop();
      interception.stop();
      moves.stop();
      lateNames.stop();
      afterSend.stop();
      picker.stop();
      site.stop();
      stopTransfers();
      presses.stop();
      stopStandIns();
      stops.stop();
      unprotected.stop();
      replies.stop();
      privately.stop();
      card.stop();
      stopped.stop();
      panel.stop();
      badge.stop();
      hideRisks();
      poller.stop();
      settings.stop();
      attachments.stop();
      check.cancel();
      typing.stop();
      warm.stop();
    },
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
  const panel = hostPanel(mountPanel, session, {
    onInterference: () => store.tell('warning', said('pageInterferesTitle'), said('pageInterferesDetail')),
    onMoved: (offset) => badge.moved(offset),
  });
  const badge = siteBadge({ engine, store, keepAt: panel.keepAt });
  const card = wordCard({ store, composer: () => composer.element, isOurs: (event) => panel.owns(event) });
  const interception = intercept(window, {
    adapter,
    composer: composer.find,
    // An empty prompt and a switched-off site are the page's own business; everything else waits for the check.
    holds(at) {
      composer.adopt(at);
      const text = composer.read() ?? '';
      return isEnabled() && text.trim() !== '' && !steps.mayPass(text);
    },
    onSend: ({ control }, byEnter) => void review.wish({ ...(control ? { control } : {}), mayConfirm: byEnter }),
    textOf: (at) => driverFor(at).read(at),
    holdsOriginals: (at) => mayHoldOriginals(store.state, driverFor(at).read(at)),
    isOurs,
    takes: picker.takes,
  });

  const attachments = pageAttachments({
    ...shared,
    engine: asked,
    adapter,
    isOurs,
    onPairs(pairs) {
      conversation.used();
      replies.add(pairs);
    },
  });

  const warm = warmEngine({
    engine,
    isWanted: () => isEnabled() && composer.find() !== undefined,
    sleeps: engineSleeps,
    page: document,
  });

  const typing = watchTyping(window, {
    isInComposer: (event) => !isOurs(event) && composer.adoptFrom(event),
    onChange() {
      warm.touched();
      egress.typed();
      check.soon();
    },
    onFocus() {
      warm.touched();
      if (isEnabled()) privately.onFocus();
    },
  });

  const unprotected = watchUnprotected(window, {
    adapter,
    store,
    isOurs,
    hasComposer: () => composer.find() !== undefined,
    onChange: followComposer,
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
