// Checks the text of the composer while the person types: detects, sanitizes for the preview, attacks for the audit.

import type { EngineClient } from '../../engine/client.ts';
import type { SanitizeRequest } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { normalisedEditorText, pause } from '../drivers/driver.ts';
import { highlightRisks, removeRiskHighlights } from '../highlights/highlights.ts';
import { withCheckProgress } from './check-progress.ts';
import { type DecisionHistory, survivorsInError } from './decision-history.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';
import { ruleFindings } from './rule-findings.ts';
import { isVaultLockedError, waitForPersonsReturn } from './vault-locked.ts';

const TYPING_PAUSES_MS = 80;
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
  /** Checks after the next pause in typing. */
  soon(): void;
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

export function promptCheck(parts: PromptCheckParts): PromptCheck {
  const { engine, store, composer, made, conversation } = parts;
  const rules = ruleFindings(parts);
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The normalised text of the last send that failed. */
  let failedSend: string | undefined;

  function nothingToCheck(text: string): void {
    store.drop('sanitized', 'audit', 'survivors', 'review');
    made.nextPrompt();
    removeRiskHighlights();
    store.set({ text, annotations: [], status: store.state.status === 'sent' ? 'sent' : 'idle' });
  }

  async function check(text: string, signal: AbortSignal): Promise<void> {
    const { overrides, accepted, brokenRelations } = made.now;
    const about = conversation();
    const annotated = () => engine.annotate({ text, overrides, conversation: about }, { signal });
    const { annotations } = await rules.showIfLate(text, signal, () =>
      withCheckProgress(parts, about, signal, annotated),
    );
    if (composer.read() !== text) return;
    if (composer.element) highlightRisks(composer.element, annotations);
    store.set({ annotations, engine: 'ready' });
    const request = { text, annotations, conversation: about, accepted, brokenRelations };
    const sanitized = await engine.preview(request, { signal });
    if (signal.aborted || composer.read() !== text) return;
    if (normalisedEditorText(text) !== failedSend) store.dropError();
    store.drop('audit', 'survivors');
    store.set({ sanitized, status: 'ready' });
    void auditPrompt({ engine, store }, request, sanitized, signal);
  }

  async function failed(error: unknown, text: string, signal: AbortSignal): Promise<void> {
    failedSend = undefined;
    store.drop('sanitized', 'audit', 'survivors');
    const survivors = survivorsInError(error);
    if (survivors.length > 0) {
      store.dropError();
      store.set({ survivors, status: 'blocked' });
      return;
    }
    removeRiskHighlights();
    store.set({ annotations: [], status: 'blocked', engine: 'failed' });
    store.tell('error', said('textNotChecked'), textOfError(error), said('untilCheckedNotSent'));
    if (isVaultLockedError(error)) void waitForPersonsReturn().then(checks.soon);
    else await rules.show(text, signal);
  }

  const checks: PromptCheck = {
    soon() {
      if (store.state.status === 'sending') return;
      clearTimeout(timer);
      timer = setTimeout(() => void checks.now(), TYPING_PAUSES_MS);
    },
    async now() {
      running?.abort();
      const text = composer.read() ?? '';
      if (!store.state.site.enabled || text.trim() === '') return nothingToCheck(text);
      const mine = new AbortController();
      running = mine;
      store.drop('checkedShare');
      store.set({ text, status: 'checking' });
      await check(text, mine.signal).catch((error) => {
        if (!mine.signal.aborted) return failed(error, text, mine.signal);
      });
    },
    cancel() {
      running?.abort();
      clearTimeout(timer);
      failedSend = undefined;
    },
    sendFailed(text) {
      failedSend = normalisedEditorText(text);
    },
  };
  return checks;
}
