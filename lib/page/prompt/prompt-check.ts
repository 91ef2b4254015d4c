// Checks the text of the composer while the person types: detects, sanitizes for the preview, attacks for the audit.

import type { Annotation } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { SanitizeRequest } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { TypedChange } from '../composer/typed-change.ts';
import { normalisedEditorText, pause } from '../drivers/driver.ts';
import { riskMarks } from '../highlights/risk-marks.ts';
import { withCheckProgress } from './check-progress.ts';
import { type DecisionHistory, survivorsInError } from './decision-history.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';
import { ruleFindings } from './rule-findings.ts';
import { typingPauses } from './typing-pauses.ts';
import { isVaultLockedError, waitForPersonsReturn } from './vault-locked.ts';

/** A page that changes its composer's text may change it several times in a row. */
const SOON_MS = 80;
/** The audit starts only after a longer pause: nobody reads its report while typing, and its language model takes long. */
const AUDIT_AFTER_MS = 250;

export interface PromptCheckParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: DecisionHistory;
  readonly conversation: () => string;
}

export interface PromptCheck {
  /** To be called when the person changed the text: it is checked when a word has ended, and after a pause. */
  typed(change: TypedChange): void;
  /** Checks a text that something else than a key has changed. */
  soon(): void;
  /** Checks at once, whether or not this text was checked before. */
  now(): Promise<void>;
  /** Aborts the running check, because its text is being sent or has left the composer. */
  cancel(): void;
  /** To be called when a send of this text failed. The error notice then stays even if the same text, put back, is checked successfully. */
  sendFailed(text: string): void;
}

/** Runs the audit and adds its report, if the text that it is about is still displayed. */
async function auditPrompt(
  { engine, store }: Pick<PromptCheckParts, 'engine' | 'store'>,
  request: SanitizeRequest,
  sanitized: Sanitized,
  signal: AbortSignal,
): Promise<void> {
  await pause(AUDIT_AFTER_MS);
  if (signal.aborted) return;
  const { text, replacements } = sanitized;
  const given = { ...request, sanitized: { text, replacements } };
  const audit = await engine.audit(given, { signal }).catch(() => 'failed' as const);
  if (!signal.aborted && store.state.sanitized === sanitized) store.set({ audit });
}

/** How far a check goes: while the person types on, nobody sees the sanitized text. */
type CheckDepth = 'annotate' | 'preview';

/** What is known of the text that was checked last. */
type KnownText = Pick<SanitizeRequest, 'text' | 'annotations' | 'conversation' | 'accepted' | 'brokenRelations'>;

export function promptCheck(parts: PromptCheckParts): PromptCheck {
  const { engine, store, composer, made, conversation } = parts;
  const marks = riskMarks(composer);
  const mark = (text: string, annotations: readonly Annotation[]) =>
    marks.show(text, annotations, store.state.isTyping === true && !isInserted);
  const rules = ruleFindings({ ...parts, mark });
  const pauses = typingPauses({ onWord, onQuiet: () => checkTyped('preview'), onPause });
  let running: { readonly text: string } | undefined;
  /** Ends the latest check, and the audit that follows it. */
  let latest = new AbortController();
  /** What the running check does not cover. */
  let wanted: CheckDepth | undefined;
  let known: KnownText | undefined;
  /** The check is about a text that the person inserted: nothing in it is unfinished. */
  let isInserted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The normalised text of the last send that failed. */
  let failedSend: string | undefined;

  function stopAll(): void {
    latest.abort();
    running = undefined;
    wanted = undefined;
    known = undefined;
    clearTimeout(timer);
    pauses.stop();
    store.drop('isTyping');
  }

  function nothingToCheck(text: string): void {
    store.drop('sanitized', 'audit', 'survivors', 'review', 'isTyping');
    made.nextPrompt();
    marks.clear();
    known = undefined;
    store.set({ text, annotations: [], status: store.state.status === 'sent' ? 'sent' : 'idle' });
  }

  async function annotate(text: string, signal: AbortSignal): Promise<KnownText | undefined> {
    const { overrides, accepted, brokenRelations } = made.now;
    const about = conversation();
    if (known?.text === text && known.conversation === about) return known;
    const annotated = () => engine.annotate({ text, overrides, conversation: about }, { signal });
    const { annotations } = await rules.showIfLate(text, signal, () =>
      withCheckProgress(parts, about, signal, annotated),
    );
    mark(text, annotations);
    if (composer.read() !== text) return undefined;
    store.set({ annotations, engine: 'ready' });
    known = { text, annotations, conversation: about, accepted, brokenRelations };
    return known;
  }

  async function check(text: string, depth: CheckDepth, signal: AbortSignal): Promise<void> {
    const request = await annotate(text, signal);
    if (!request || depth === 'annotate') return;
    const sanitized = await engine.preview(request, { signal });
    if (signal.aborted || composer.read() !== text) return;
    if (normalisedEditorText(text) !== failedSend) store.dropError();
    // A pause may have come while the sanitized text was made.
    mark(text, request.annotations);
    store.drop('audit', 'survivors');
    store.set({ sanitized, status: 'ready' });
    void auditPrompt({ engine, store }, request, sanitized, signal);
  }

  async function failed(error: unknown, text: string, signal: AbortSignal): Promise<void> {
    failedSend = undefined;
    store.drop('sanitized', 'audit', 'survivors', 'isTyping');
    const survivors = survivorsInError(error);
    if (survivors.length > 0) {
      store.dropError();
      store.set({ survivors, status: 'blocked' });
      return;
    }
    marks.clear();
    store.set({ annotations: [], status: 'blocked', engine: 'failed' });
    store.tell('error', said('textNotChecked'), textOfError(error), said('untilCheckedNotSent'));
    if (isVaultLockedError(error)) void waitForPersonsReturn().then(checks.soon);
    else await rules.show(text, signal);
  }

  async function run(depth: CheckDepth): Promise<void> {
    const text = composer.read() ?? '';
    if (!store.state.site.enabled || text.trim() === '') return nothingToCheck(text);
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const mine = { text };
    running = mine;
    store.drop('checkedShare');
    store.set({ text, status: 'checking' });
    await check(text, depth, signal).catch((error) => {
      if (!signal.aborted) return failed(error, text, signal);
    });
    if (running !== mine) return;
    running = undefined;
    const next = wanted;
    wanted = undefined;
    if (next) await checkTyped(next);
    else isInserted = false;
  }

  async function checkTyped(depth: CheckDepth): Promise<void> {
    if (running) {
      wanted = wanted === 'preview' ? wanted : depth;
      return;
    }
    const isKnown = known?.text === composer.read() && known?.conversation === conversation();
    if (isKnown && (depth === 'annotate' || store.state.status === 'ready')) return;
    await run(depth);
  }

  function onWord(hasSeveral: boolean): void {
    isInserted ||= hasSeveral;
    void checkTyped(hasSeveral ? 'preview' : 'annotate');
  }

  function onPause(): void {
    store.drop('isTyping');
    const text = composer.read();
    const isChecked = known?.text === text && store.state.status === 'ready';
    if (known && isChecked) mark(known.text, known.annotations);
    else if (running?.text === text) wanted = 'preview';
    else return void checks.now();
    store.set({});
  }

  const checks: PromptCheck = {
    typed(change) {
      if (store.state.status === 'sending') return;
      if (!store.state.site.enabled) return checks.soon();
      pauses.typed(change);
      if (!store.state.isTyping) store.set({ isTyping: true });
    },
    soon() {
      if (store.state.status === 'sending') return;
      clearTimeout(timer);
      // The next pause checks the text, again if it was checked for another conversation.
      if (pauses.isTyping) known = undefined;
      else timer = setTimeout(() => void checks.now(), SOON_MS);
    },
    now() {
      stopAll();
      return run('preview');
    },
    cancel() {
      stopAll();
      failedSend = undefined;
    },
    sendFailed(text) {
      failedSend = normalisedEditorText(text);
    },
  };
  return checks;
}
