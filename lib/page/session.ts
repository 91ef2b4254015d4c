// One page's session: what is typed is checked, what is sent goes through the verified send, what comes back is restored.
import { REPLACED_FROM, type RiskLevel } from '../detect/annotation.ts';
import type { Receipt } from '../egress/receipt.ts';
import { watchEgress } from '../egress/watch.ts';
import type { EngineClient } from '../engine/client.ts';
import type { Settings } from '../engine/protocol.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { activateSend, waitFor } from './activation.ts';
import { holdAttachments } from './attachments/attachments.ts';
import { driverFor } from './composer.ts';
import { shownConversation } from './conversation.ts';
import { currentComposer, readWhole } from './current-composer.ts';
import { decisions, survivorsOf } from './decisions.ts';
import { normalised } from './drivers/driver.ts';
import { healthOf, sameHealth } from './health.ts';
import { hideRisks, showRisks } from './highlights.ts';
import { intercept } from './interception.ts';
import { ownText } from './own-text.ts';
import { hostPanel, type MountPanel, type PanelSource } from './panel-host.ts';
import { sitePicker } from './picker.ts';
import { whenSeen } from './prerendering.ts';
import { privateFrames } from './private/private-frames.ts';
import { promptCheck } from './prompt-check.ts';
import type { Notice, PromptAction, PromptState } from './prompt-state.ts';
import { promptStore, reasonOf } from './prompt-store.ts';
import { watchTransfers } from './replies/transfers.ts';
import { watchReplies } from './replies.ts';
import { type NotSent, type SendSteps, type Sent, verifiedSend } from './send.ts';
import { confirmed, STOPPED } from './sent-notice.ts';
import type { PageSite } from './site.ts';
import { keepTaught } from './taught-sites.ts';

export interface PageParts {
  readonly site: PageSite;
  readonly engine: EngineClient;
  readonly mountPanel: MountPanel;
}

export interface PageSession extends PanelSource {
  stop(): void;
}

const TAKEN_WITHIN_MS = 4000;
const LOOK_AGAIN_MS = 400;
/** Every two seconds. */
const LOOKS_PER_HEALTH = 5;
/** Long enough to read twice; the way back to the text stays in the panel. */
const SUCCESS_SHOWS_MS = 9000;

export function startPage({ site, engine: asked, mountPanel }: PageParts): PageSession {
  const made = decisions();
  /** What we have written and verified: the site may send that very text by itself, later too. */
  let passing: string | undefined;
  let sendsFrom: HTMLElement | undefined;
  let stoppedBefore: PromptState['stopped'];
  let settings: Settings | undefined;
  /** The control that the person used for the send under way. */
  let used: HTMLElement | undefined;

  const store = promptStore({
    site: {
      ...site.shown,
      origin: location.origin,
      enabled: true,
    },
    text: '',
    annotations: [],
    status: 'idle',
    engine: 'loading',
    replies: { surrogates: 0, restored: false },
  });
  const isEnabled = () => store.state.site.enabled;

  const egress = watchEgress({
    composerText: () => composer.read() ?? '',
    isOn: isEnabled,
    onStopped: (stopped) => store.set({ stopped }),
  });
  const engine = egress.overhear(asked);

  const replies = watchReplies(
    () => store.set({ replies: { surrogates: replies.count, restored: replies.restored } }),
    {
      ownMessages: () => site.adapter.userMessage,
      pairsIn: async (text) => (await engine.pairsIn({ text, conversation: conversation.id })).pairs,
    },
  );
  const stopTransfers = watchTransfers(window, {
    isRestored: () => replies.restored,
    withOriginals: replies.withOriginals,
  });

  const composer = currentComposer(
    () => site.adapter,
    (found) => {
      panel.follow(isEnabled() && !privately.composer.isOpen ? found : undefined);
      const root = found?.getRootNode();
      if (root instanceof ShadowRoot) replies.watch(root);
    },
  );

  const conversation = shownConversation(() => site.adapter, {
    onNamed: (from, to) =>
      void engine
        .bindConversation({ from, to })
        .catch((error) => store.tell('error', 'This conversation could not be stored', reasonOf(error)))
        .finally(() => privately.conversationChanged(false)),
    onOther() {
      privately.conversationChanged(true);
      made.clear();
      replies.clear();
      own.otherConversation();
      egress.otherConversation();
      if (conversation.isNamed) replies.lookForEarlier();
      void loadLedger();
    },
  });

  const own = ownText(composer, (at, text) => driverFor(at).write(at, text));
  const check = promptCheck({ engine, store, composer, made, conversation: () => conversation.id });

  /** Markup tells a site late, and its temporary chats with it; and a site moves on without loading a page. */
  function lookWhere(): void {
    if (site.look()) store.set({ site: { ...store.state.site, ...site.shown } });
    conversation.follow();
  }

  /** The site may have replaced its composer, moved to another conversation, or both. */
  function look(): void {
    followHealth();
    const before = composer.element;
    const changed = composer.find() !== before;
    lookWhere();
    if (store.state.status !== 'sending') own.look();
    if (changed || (composer.read() ?? '') !== store.state.text) check.soon();
  }

  /** Shown at a glance: where it cannot be read, nothing is shown, and the vault's next error says why. */
  async function loadLedger(): Promise<void> {
    const asked = conversation.id;
    const ledger = await engine.ledger({ conversation: asked }).catch(() => undefined);
    if (asked !== conversation.id) return;
    store.drop('ledger');
    store.set(ledger ? { ledger } : {});
  }

  const steps: SendSteps = {
    read: () => readWhole(composer),
    async annotate(text) {
      return (await engine.annotate({ text, overrides: made.now.overrides, conversation: conversation.id }))
        .annotations;
    },
    async commit(text, annotations) {
      try {
        const { accepted, brokenRelations } = made.now;
        return await engine.commit({ text, annotations, conversation: conversation.id, accepted, brokenRelations });
      } catch (error) {
        const survivors = survivorsOf(error);
        if (survivors.length > 0) store.set({ survivors });
        throw error;
      }
    },
    async write(text, sanitized?: Sanitized) {
      const at = composer.find();
      if (!at) return false;
      return driverFor(at).write(at, text, sanitized?.replacements);
    },
    isReplaced: () => composer.find() !== sendsFrom,
    async activate(text, sanitized) {
      const at = composer.element;
      if (!at) return 'disabled';
      if (sanitized) allow(text);
      let isChanged = false;
      let isDispatched = false;
      const parts = { adapter: site.adapter, composer: at, used, read: steps.read };
      const isDone = await activateSend({
        ...parts,
        passing(dispatch) {
          isChanged = steps.isReplaced() || !holds(text);
          if (isChanged) return;
          isDispatched = true;
          egress.activating();
          interception.passing(dispatch);
        },
      });
      if (isChanged && !isDispatched) return 'changed';
      return isDone ? 'done' : 'disabled';
    },
    wasSeen: async () => egress.isThere && (await egress.receipt()) !== undefined,
    gone: (text) => waitFor(() => !holds(text), TAKEN_WITHIN_MS),
  };

  const holds = (text: string) => normalised(steps.read() ?? '') === normalised(text);

  async function send(control?: HTMLElement): Promise<void> {
    if (store.state.status === 'sending') return;
    // A prompt sent right after a new chat was opened belongs to it: the next look may be too late.
    lookWhere();
    used = control;
    check.cancel();
    store.drop('notice', 'survivors');
    store.set({ status: 'sending' });
    stoppedBefore = store.state.stopped;
    sendsFrom = composer.find();
    own.keep(composer.read());
    passing = undefined;
    const outcome = await verifiedSend(steps).catch(
      (error): NotSent => ({
        sent: false,
        notice: { tone: 'error', title: 'Nothing was sent', detail: reasonOf(error) },
      }),
    );
    if (outcome.sent) return taken(outcome);
    const { standing } = outcome;
    if (standing) own.stand(standing.text, () => taken(standing.taken));
    else passing = undefined;
    if (outcome.isOwed) own.owe();
    store.set({ status: 'blocked', notice: outcome.notice, text: composer.read() ?? '' });
    const { annotations } = store.state;
    if (composer.element && annotations.length > 0 && !standing) showRisks(composer.element, annotations);
  }

  function taken({ sanitized, notice }: Sent): void {
    if (sanitized) {
      replies.sent(sanitized.text);
      replies.add(sanitized.pairs);
      if (settings?.restoreAutomatically && !replies.restored) replies.setRestored(true);
    }
    store.drop('sanitized', 'audit');
    made.nextPrompt();
    void loadLedger();
    hideRisks();
    store.set({ status: 'sent', notice, text: composer.read() ?? '', annotations: [] });
    void confirm(notice);
  }

  /** What left is known a little later than that it left. */
  async function confirm(notice: Notice): Promise<void> {
    let shown = notice;
    if (egress.isThere) {
      const receipt = await egress.receipt();
      const wasStopped = !receipt && store.state.stopped !== stoppedBefore;
      shown = wasStopped ? STOPPED : confirmed(notice, receipt);
      if (wasStopped && store.state.notice === notice) store.set({ status: 'blocked', notice: shown });
      if (store.state.notice === notice) store.set({ notice: shown });
      if (receipt) await keepReceipt(receipt);
      if (wasStopped) return;
    }
    setTimeout(() => store.dismiss(shown), SUCCESS_SHOWS_MS);
  }

  /** What was sent stays said. */
  function noReceipt(reason: string): void {
    const { title, detail } = store.state.notice ?? { title: 'Sent', detail: '' };
    store.tell('warning', title, `${detail} Its receipt could not be stored: ${reason}`.trim());
  }

  async function keepReceipt(receipt: Receipt): Promise<void> {
    await engine.keepReceipt({ conversation: conversation.id, receipt }).catch((error) => noReceipt(reasonOf(error)));
  }

  function allow(text: string | undefined): void {
    passing = text === undefined ? undefined : normalised(text);
  }

  function mayPass(text: string): boolean {
    return passing !== undefined && normalised(text) === passing;
  }

  async function undo(): Promise<void> {
    if (!(await own.giveBack())) return made.undo() ? check.now() : undefined;
    store.drop('notice');
    check.soon();
  }

  /** At once, so that a second click sees the first; what could not be stored is taken back. */
  async function setEnabled(enabled: boolean): Promise<void> {
    applyEnabled(enabled);
    try {
      const { disabledOrigins } = await engine.getSettings({});
      const others = disabledOrigins.filter((origin) => origin !== location.origin);
      settings = await engine.setSettings({ disabledOrigins: enabled ? others : [...others, location.origin] });
    } catch (error) {
      applyEnabled(!enabled);
      store.tell('error', 'The switch could not be stored', reasonOf(error));
    }
  }

  function applyEnabled(enabled: boolean): void {
    store.set({ site: { ...store.state.site, enabled } });
    panel.follow(enabled ? composer.element : undefined);
    if (!enabled) {
      privately.composer.close();
      replies.clear();
    }
    void check.now();
  }

  const slice = ({ start, end }: { start: number; end: number }) => store.state.text.slice(start, end);

  function dismissStopped(): void {
    egress.mute(store.state.stopped?.key);
    store.drop('stopped');
    store.set({});
  }

  /** A decision about the prompt, after which it is checked again. */
  function decide(change: () => void): void {
    change();
    void check.now();
  }

  const setRisk = (text: string, risk: RiskLevel) => decide(() => made.setRisk(text, risk));

  function act(action: PromptAction): void {
    if (action.do === 'set-risk') setRisk(slice(action.span), action.risk);
    else if (action.do === 'add-span') setRisk(slice(action.span), REPLACED_FROM);
    else if (action.do === 'drop-span') setRisk(slice(action.span), 1);
    else if (action.do === 'protect') decide(() => made.protect(action.text, store.state.text));
    else if (action.do === 'accept-survivor') decide(() => made.accept(action.text));
    else if (action.do === 'set-relation') decide(() => made.setRelation(action.id, action.isBroken));
    else if (action.do === 'attach') void attachments.decide(action.choice);
    else if (action.do === 'undo') void undo();
    else if (action.do === 'send') void send();
    else if (action.do === 'toggle-restore') replies.setRestored(!replies.restored);
    else if (action.do === 'teach') picker.start();
    else if (action.do === 'set-enabled') void setEnabled(action.enabled);
    else if (action.do === 'let-pass') egress.letPass(action.key);
    else if (action.do === 'dismiss-stopped') dismissStopped();
    else if (privately.act(action)) return;
    else store.dismiss(store.state.notice);
  }

  let looks = 0;
  function followHealth(): void {
    looks += 1;
    if (looks % LOOKS_PER_HEALTH !== 1) return;
    const health = healthOf(site.adapter, site.isTaught);
    if (!sameHealth(store.state.health, health)) store.set({ health });
  }

  const picker = sitePicker(location.origin, (taught) => {
    keepTaught(taught).catch((error) => store.tell('error', 'What you showed could not be kept', reasonOf(error)));
  });

  const session: PageSession = {
    getState: () => store.state,
    subscribe: store.subscribe,
    act,
    stop() {
      egress.stop();
      interception.stop();
      picker.stop();
      site.stop();
      stopTransfers();
      replies.stop();
      privately.stop();
      panel.stop();
      hideRisks();
      clearInterval(looking);
      check.cancel();
      window.removeEventListener('input', onAnyInput, true);
      window.removeEventListener('focusin', onAnyInput, true);
    },
  };

  const privately = privateFrames({
    adapter: () => site.adapter,
    engine,
    store,
    composer,
    replies,
    steps,
    conversation: () => conversation.id,
    pass(text) {
      used = undefined;
      sendsFrom = composer.find();
      allow(text);
      if (text !== undefined) egress.leaving(text);
    },
    onComposer: (isOpen) => panel.follow(isEnabled() && !isOpen ? composer.element : undefined),
    onSent(notice) {
      void loadLedger();
      void confirm(notice);
    },
  });
  const panel = hostPanel(mountPanel, session);
  const interception = intercept(window, {
    adapter: () => site.adapter,
    composer: composer.find,
    // An empty prompt and a switched-off site are the page's own business; everything else waits for the check.
    holds(at) {
      composer.adopt(at);
      const text = composer.read() ?? '';
      return isEnabled() && text.trim() !== '' && !mayPass(text);
    },
    onSend: ({ control }) => void send(control),
    textOf: (at) => driverFor(at).read(at),
    isOurs: (event) => panel.owns(event) || privately.owns(event),
    takes: picker.takes,
  });

  const attachments = holdAttachments({
    onAsIs: egress.letGo,
    // Not overheard: the page has nothing of a file that is held, and what the person lets go is not to be stopped later.
    engine: asked,
    store,
    overrides: () => made.now.overrides,
    conversation: () => conversation.id,
    isOurs: (event) => panel.owns(event),
    onPairs: replies.add,
  });

  /** Typing tells which element is the composer, wherever it stands. */
  function onAnyInput(event: Event): void {
    if (panel.owns(event) || privately.owns(event) || !composer.adoptFrom(event)) return;
    if (event.type === 'input') check.soon();
    else if (event.isTrusted && isEnabled()) privately.onFocus();
  }

  window.addEventListener('input', onAnyInput, true);
  window.addEventListener('focusin', onAnyInput, true);
  const looking = setInterval(look, LOOK_AGAIN_MS);

  async function begin(): Promise<void> {
    replies.watch(document);
    await whenSeen();
    settings = await engine.getSettings({});
    if (settings.disabledOrigins.includes(location.origin)) applyEnabled(false);
    privately.follow(settings);
    if (conversation.isNamed) {
      replies.lookForEarlier();
      await loadLedger();
    }
    const { model, message } = await engine.status({});
    store.set({ engine: model });
    if (model === 'failed') store.tell('error', 'The detector could not be loaded', message ?? 'Reload the extension.');
  }

  begin().catch((error) => {
    store.set({ engine: 'failed' });
    store.tell('error', 'Coatcheck could not start here', reasonOf(error));
  });
  return session;
}
