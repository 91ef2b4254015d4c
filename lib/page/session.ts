// One page's session: what is typed is checked, what is sent goes through the verified send, what comes back is restored.
import { REPLACED_FROM, type RiskLevel } from '../detect/annotation.ts';
import type { EngineClient } from '../engine/client.ts';
import type { SanitizeRequest, Settings } from '../engine/protocol.ts';
import { systemRandom } from '../privacy/random.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { driverFor, findComposer, findSendButton } from './composer.ts';
import { decisions, survivorsOf } from './decisions.ts';
import { normalised, pause } from './drivers/driver.ts';
import { hideRisks, showRisks } from './highlights.ts';
import { intercept } from './interception.ts';
import { hostPanel, type MountPanel, type PanelSource } from './panel-host.ts';
import type { Notice, PromptAction, PromptState } from './prompt-state.ts';
import { watchReplies } from './replies.ts';
import { type SendSteps, verifiedSend } from './send.ts';

export interface PageParts {
  readonly adapter: SiteAdapter;
  readonly engine: EngineClient;
  readonly mountPanel: MountPanel;
}

export interface PageSession extends PanelSource {
  stop(): void;
}

const TYPING_PAUSES_MS = 80;
const ATTACK_AFTER_MS = 250;
const ENABLED_WITHIN_MS = 1500;
const TAKEN_WITHIN_MS = 4000;
const LOOK_AGAIN_MS = 400;
const RECENT_CHARACTERS = 200_000;
/** Long enough to read twice; the way back to the text stays in the panel. */
const SUCCESS_SHOWS_MS = 9000;
/** A site may submit later, by itself, what we have written and it has accepted: that very text may pass. */
const PASSES_FOR_MS = 8000;

const newConversationName = () =>
  `page-${Array.from(systemRandom.bytes(12), (b) => b.toString(16).padStart(2, '0')).join('')}`;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something unexpected went wrong. Try again.';
}

export function startPage({ adapter, engine, mountPanel }: PageParts): PageSession {
  let composer: HTMLElement | undefined;
  const made = decisions();
  let lastOriginal: string | undefined;
  let passing: { readonly text: string; readonly until: number } | undefined;
  let checking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settings: Settings | undefined;
  let temporary = newConversationName();
  let conversation = conversationNow() ?? temporary;
  const listeners = new Set<() => void>();
  let state: PromptState = {
    site: {
      id: adapter.id,
      name: adapter.id === 'generic' ? location.host : adapter.name,
      origin: location.origin,
      enabled: true,
    },
    text: '',
    annotations: [],
    status: 'idle',
    engine: 'loading',
    replies: { surrogates: 0, restored: false },
  };

  function set(change: Partial<PromptState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const without = (...keys: readonly ('notice' | 'sanitized' | 'audit' | 'survivors' | 'ledger')[]): void => {
    const rest = { ...state };
    for (const key of keys) delete rest[key];
    state = rest;
  };

  function conversationNow(): string | undefined {
    const id = adapter.conversationPath?.exec(location.pathname)?.[1];
    return id === undefined ? undefined : `${adapter.id} ${id}`;
  }

  const read = () => (composer?.isConnected ? driverFor(composer).read(composer) : undefined);

  const replies = watchReplies(() => set({ replies: { surrogates: replies.count, restored: replies.restored } }));

  function adopt(found: HTMLElement | undefined): void {
    if (found === composer) return;
    composer = found;
    panel.follow(state.site.enabled ? composer : undefined);
    const root = composer?.getRootNode();
    if (root instanceof ShadowRoot) replies.watch(root);
  }

  /** The site may have replaced its composer, moved to another conversation, or both. */
  function look(): void {
    const found = findComposer(adapter, composer);
    const changed = found !== composer;
    adopt(found);
    followConversation();
    if (changed || (read() ?? '') !== state.text) onInput();
  }

  function followConversation(): void {
    const now = conversationNow();
    if (now === conversation || (now === undefined && conversation === temporary)) return;
    const before = conversation;
    if (now === undefined) temporary = newConversationName();
    conversation = now ?? temporary;
    if (now !== undefined && before === temporary) {
      engine
        .bindConversation({ from: before, to: now })
        .catch((error) => tell('error', 'This conversation could not be stored', reasonOf(error)));
      return;
    }
    made.clear();
    replies.clear();
    void loadEarlierPairs();
    void loadLedger();
  }

  async function loadEarlierPairs(): Promise<void> {
    // The latest messages are what is read; a whole archive would be more than the engine takes.
    const text = (document.body?.textContent ?? '').slice(-RECENT_CHARACTERS);
    const { pairs } = await engine.pairsIn({ text, conversation });
    replies.add(pairs);
  }

  /** Shown at a glance: where it cannot be read, nothing is shown, and the vault's next error says why. */
  async function loadLedger(): Promise<void> {
    const asked = conversation;
    const ledger = await engine.ledger({ conversation }).catch(() => undefined);
    if (asked !== conversation) return;
    without('ledger');
    set(ledger ? { ledger } : {});
  }

  function tell(tone: Notice['tone'], title: string, detail: string): void {
    set({ notice: { tone, title, detail } });
  }

  function dismiss(notice: Notice | undefined): void {
    if (state.notice !== notice) return;
    without('notice');
    set({});
  }

  function onInput(): void {
    if (state.status === 'sending') return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), TYPING_PAUSES_MS);
  }

  async function check(): Promise<void> {
    checking?.abort();
    const text = read() ?? '';
    if (!state.site.enabled || text.trim() === '') {
      without('sanitized', 'audit', 'survivors');
      made.nextPrompt();
      hideRisks();
      set({ text, annotations: [], status: state.status === 'sent' ? 'sent' : 'idle' });
      return;
    }
    const mine = new AbortController();
    checking = mine;
    set({ text, status: 'checking' });
    try {
      const { overrides, accepted, brokenRelations } = made.now;
      const { annotations } = await engine.annotate({ text, overrides, conversation }, { signal: mine.signal });
      if (read() !== text) return;
      if (composer) showRisks(composer, annotations);
      set({ annotations, engine: 'ready' });
      const request = { text, annotations, conversation, accepted, brokenRelations };
      const sanitized = await engine.preview(request, { signal: mine.signal });
      if (mine.signal.aborted || read() !== text) return;
      if (state.notice?.tone === 'error') without('notice');
      without('audit', 'survivors');
      set({ sanitized, status: 'ready' });
      void attack(request, sanitized, mine.signal);
    } catch (error) {
      if (mine.signal.aborted) return;
      without('sanitized', 'audit', 'survivors');
      const survivors = survivorsOf(error);
      if (survivors.length > 0) {
        if (state.notice?.tone === 'error') without('notice');
        set({ survivors, status: 'blocked' });
        return;
      }
      hideRisks();
      set({
        annotations: [],
        status: 'blocked',
        engine: 'failed',
        notice: {
          tone: 'error',
          title: 'This text could not be checked',
          detail: `${reasonOf(error)} Until it is, it will not be sent.`,
        },
      });
      await showRuleFindings(text, mine.signal);
    }
  }

  /** The report comes when it is there; it is of the text that is shown, and of no other. */
  async function attack(request: SanitizeRequest, sanitized: Sanitized, signal: AbortSignal): Promise<void> {
    // Nobody reads a report while they type, and a language model takes its time.
    await pause(ATTACK_AFTER_MS);
    if (signal.aborted) return;
    const { text, replacements } = sanitized;
    const given = { ...request, sanitized: { text, replacements } };
    const audit = await engine.audit(given, { signal }).catch(() => 'failed' as const);
    if (!signal.aborted && state.sanitized === sanitized) set({ audit });
  }

  /** The text cannot be sent, but what needs no model can be pointed out. */
  async function showRuleFindings(text: string, signal: AbortSignal): Promise<void> {
    try {
      const { overrides } = made.now;
      const { annotations } = await engine.annotate({ text, overrides, conversation, rulesOnly: true }, { signal });
      if (signal.aborted || read() !== text) return;
      if (composer) showRisks(composer, annotations);
      set({ annotations });
    } catch {
      // The engine is gone altogether: the notice says so.
    }
  }

  async function waitFor(holds: () => boolean, ms: number): Promise<boolean> {
    const until = performance.now() + ms;
    while (!holds()) {
      if (performance.now() > until) return false;
      await pause(25);
    }
    return true;
  }

  function isEnabled(button: HTMLElement): boolean {
    return !button.matches(':disabled') && button.getAttribute('aria-disabled') !== 'true';
  }

  async function activate(): Promise<boolean> {
    const at = composer;
    if (!at) return false;
    let button: HTMLElement | undefined;
    await waitFor(() => {
      button = findSendButton(adapter, at);
      return button !== undefined && isEnabled(button);
    }, ENABLED_WITHIN_MS);
    if (button && isEnabled(button)) {
      const ready = button;
      interception.passing(() => ready.click());
      return true;
    }
    if (button) return false;
    const enter = {
      key: 'Enter',
      code: 'Enter',
      keyCode: 13,
      which: 13,
      bubbles: true,
      cancelable: true,
      composed: true,
    };
    interception.passing(() => {
      for (const name of ['keydown', 'keypress', 'keyup']) at.dispatchEvent(new KeyboardEvent(name, enter));
    });
    return true;
  }

  const steps: SendSteps = {
    read() {
      adopt(findComposer(adapter, composer));
      return read();
    },
    async annotate(text) {
      return (await engine.annotate({ text, overrides: made.now.overrides, conversation })).annotations;
    },
    async commit(text, annotations) {
      try {
        const { accepted, brokenRelations } = made.now;
        return await engine.commit({ text, annotations, conversation, accepted, brokenRelations });
      } catch (error) {
        const survivors = survivorsOf(error);
        if (survivors.length > 0) set({ survivors });
        throw error;
      }
    },
    async write(text, sanitized?: Sanitized) {
      adopt(findComposer(adapter, composer));
      if (!composer) return false;
      passing = { text: normalised(text), until: sanitized ? performance.now() + PASSES_FOR_MS : 0 };
      return driverFor(composer).write(composer, text, sanitized?.replacements);
    },
    activate,
    gone: (text) => waitFor(() => normalised(findComposerText() ?? '') !== normalised(text), TAKEN_WITHIN_MS),
  };

  function findComposerText(): string | undefined {
    adopt(findComposer(adapter, composer));
    return read();
  }

  async function send(): Promise<void> {
    if (state.status === 'sending') return;
    checking?.abort();
    clearTimeout(timer);
    without('notice', 'survivors');
    set({ status: 'sending' });
    lastOriginal = read();
    const outcome = await verifiedSend(steps).catch((error) => ({
      sent: false as const,
      notice: { tone: 'error' as const, title: 'Nothing was sent', detail: reasonOf(error) },
    }));
    if (outcome.sent) {
      const { sanitized } = outcome;
      if (sanitized) {
        replies.add(sanitized.pairs);
        if (settings?.restoreAutomatically && !replies.restored) replies.setRestored(true);
      }
      without('sanitized', 'audit');
      made.nextPrompt();
      void loadLedger();
      hideRisks();
      set({ status: 'sent', notice: outcome.notice, text: read() ?? '', annotations: [] });
      setTimeout(() => dismiss(outcome.notice), SUCCESS_SHOWS_MS);
      return;
    }
    passing = undefined;
    set({ status: 'blocked', notice: outcome.notice, text: read() ?? '' });
    if (composer && state.annotations.length > 0) showRisks(composer, state.annotations);
  }

  function mayPass(text: string): boolean {
    return passing !== undefined && performance.now() < passing.until && normalised(text) === passing.text;
  }

  function setRisk(text: string, risk: RiskLevel): void {
    made.setRisk(text, risk);
    void check();
  }

  async function undo(): Promise<void> {
    if (made.undo()) return check();
    if (lastOriginal === undefined || (read() ?? '').trim() !== '' || !composer) return;
    await driverFor(composer).write(composer, lastOriginal);
    without('notice');
    onInput();
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
      tell('error', 'The switch could not be stored', reasonOf(error));
    }
  }

  function applyEnabled(enabled: boolean): void {
    set({ site: { ...state.site, enabled } });
    panel.follow(enabled ? composer : undefined);
    if (!enabled) replies.clear();
    void check();
  }

  const slice = ({ start, end }: { start: number; end: number }) => state.text.slice(start, end);

  function act(action: PromptAction): void {
    if (action.do === 'set-risk') setRisk(slice(action.span), action.risk);
    else if (action.do === 'add-span') setRisk(slice(action.span), REPLACED_FROM);
    else if (action.do === 'drop-span') setRisk(slice(action.span), 1);
    else if (action.do === 'protect') {
      made.protect(action.text, state.text);
      void check();
    } else if (action.do === 'accept-survivor') {
      made.accept(action.text);
      void check();
    } else if (action.do === 'set-relation') {
      made.setRelation(action.id, action.isBroken);
      void check();
    } else if (action.do === 'undo') void undo();
    else if (action.do === 'send') void send();
    else if (action.do === 'toggle-restore') replies.setRestored(!replies.restored);
    else if (action.do === 'set-enabled') void setEnabled(action.enabled);
    else dismiss(state.notice);
  }

  const session: PageSession = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act,
    stop() {
      interception.stop();
      replies.stop();
      panel.stop();
      hideRisks();
      clearInterval(looking);
      clearTimeout(timer);
      checking?.abort();
      window.removeEventListener('input', onAnyInput, true);
      window.removeEventListener('focusin', onAnyInput, true);
    },
  };

  const panel = hostPanel(mountPanel, session);
  const interception = intercept(window, {
    adapter: () => adapter,
    composer: () => {
      adopt(findComposer(adapter, composer));
      return composer;
    },
    // An empty prompt and a switched-off site are the page's own business; everything else waits for the check.
    holds(at) {
      adopt(at);
      const text = read() ?? '';
      return state.site.enabled && text.trim() !== '' && !mayPass(text);
    },
    onSend: () => void send(),
    isOurs: (event) => panel.owns(event),
  });

  /** Typing tells which element is the composer, wherever it stands. */
  function onAnyInput(event: Event): void {
    if (panel.owns(event)) return;
    for (const target of event.composedPath()) {
      if (!(target instanceof HTMLElement)) continue;
      const fits =
        target instanceof HTMLTextAreaElement ||
        (target.isContentEditable && target.parentElement?.isContentEditable !== true);
      if (!fits && !adapter.composer.some((selector) => target.matches(selector))) continue;
      adopt(target);
      if (event.type === 'input') onInput();
      return;
    }
  }

  window.addEventListener('input', onAnyInput, true);
  window.addEventListener('focusin', onAnyInput, true);
  const looking = setInterval(look, LOOK_AGAIN_MS);

  async function begin(): Promise<void> {
    replies.watch(document);
    settings = await engine.getSettings({});
    if (settings.disabledOrigins.includes(location.origin)) applyEnabled(false);
    if (conversation !== temporary) await Promise.all([loadEarlierPairs(), loadLedger()]);
    const { model, message } = await engine.status({});
    set({ engine: model });
    if (model === 'failed') tell('error', 'The detector could not be loaded', message ?? 'Reload the extension.');
  }

  begin().catch((error) =>
    set({
      engine: 'failed',
      notice: { tone: 'error', title: 'Coatcheck could not start here', detail: reasonOf(error) },
    }),
  );
  return session;
}
