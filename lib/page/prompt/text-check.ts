// One check of the composer's text: detects, sanitizes for the preview, attacks for the audit, and shows what was found.

import type { Annotation } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { SanitizeRequest } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { normalisedEditorText, pause } from '../drivers/driver.ts';
import type { RiskMarks } from '../highlights/risk-marks.ts';
import { withCheckProgress } from './check-progress.ts';
import { type DecisionHistory, survivorsInError } from './decision-history.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';
import { ruleFindings } from './rule-findings.ts';
import { isVaultLockedError, waitForPersonsReturn } from './vault-locked.ts';

/** The audit starts only after a longer pause: nobody reads its report while typing, and its language model takes long. */
const AUDIT_AFTER_MS = 250;

export interface TextCheckParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: DecisionHistory;
  readonly conversation: () => string;
  readonly marks: RiskMarks;
  /** Whether the person is in the middle of a text, whose last word may be unfinished. */
  readonly isUnfinished: () => boolean;
  /** Checks again, after the person has unlocked the vault. */
  readonly again: () => void;
}

/** How far a check goes: while the person types on, nobody sees the sanitized text. */
export type CheckDepth = 'annotate' | 'preview';

export interface TextCheck {
  run(text: string, depth: CheckDepth, signal: AbortSignal): Promise<void>;
  /** Whether the composer's text was checked to this depth. */
  isDone(depth: CheckDepth): boolean;
  /** Forgets the findings, because they may be different now. */
  forget(): void;
  /** See `PromptCheck`; without a text, no send has failed. */
  sendFailed(text?: string): void;
}

/** The request for the preview of a text, with the findings in it. */
type AnnotatedText = Pick<
  SanitizeRequest,
  'text' | 'annotations' | 'conversation' | 'accepted' | 'brokenRelations' | 'links'
>;

/** Runs the audit and adds its report, if the text that it is about is still displayed. */
async function auditPrompt(
  { engine, store }: Pick<TextCheckParts, 'engine' | 'store'>,
  request: SanitizeRequest,
  sanitized: Sanitized,
  signal: AbortSignal,
): Promise<void> {
  await pause(AUDIT_AFTER_MS);
  if (signal.aborted) return;
  const { text, replacements, entities } = sanitized;
  const given = { ...request, sanitized: { text, replacements, ...(entities && { entities }) } };
  const audit = await engine.audit(given, { signal }).catch(() => 'failed' as const);
  if (!signal.aborted && store.state.sanitized === sanitized) store.set({ audit });
}

export function textCheck(parts: TextCheckParts): TextCheck {
  const { engine, store, composer, made, conversation, marks } = parts;
  const mark = (text: string, annotations: readonly Annotation[]) =>
    marks.show(text, annotations, parts.isUnfinished());
  const rules = ruleFindings({ ...parts, mark });
  let known: AnnotatedText | undefined;
  /** How often the findings were forgotten. */
  let forgotten = 0;
  /** The normalised text of the last send that failed. */
  let failedSend: string | undefined;

  const isKnown = (text: string | undefined) => known?.text === text && known?.conversation === conversation();

  async function annotate(text: string, signal: AbortSignal): Promise<AnnotatedText | undefined> {
    if (isKnown(text)) return known;
    const { overrides, ...decided } = made.now;
    const about = conversation();
    const forgottenBefore = forgotten;
    const annotated = () => engine.annotate({ text, overrides, conversation: about }, { signal });
    const { annotations } = await rules.showIfLate(text, signal, () =>
      withCheckProgress(parts, about, signal, annotated),
    );
    mark(text, annotations);
    if (composer.read() !== text) return undefined;
    store.set({ annotations, engine: 'ready' });
    const request = { text, annotations, conversation: about, ...decided };
    // These findings may be different now, so the next pause checks again.
    if (forgotten === forgottenBefore) known = request;
    return request;
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
    store.drop('sanitized', 'audit', 'survivors');
    const survivors = survivorsInError(error);
    if (survivors.length > 0) {
      store.dropError();
      store.set({ survivors, status: 'blocked' });
      return;
    }
    marks.clear();
    // The next check annotates anew, even this text: otherwise the state would keep the failure beside a checked text.
    known = undefined;
    store.set({ annotations: [], status: 'blocked', engine: 'failed' });
    store.tell('error', said('textNotChecked'), textOfError(error), said('untilCheckedNotSent'));
    if (isVaultLockedError(error)) void waitForPersonsReturn().then(parts.again);
    else await rules.show(text, signal);
  }

  return {
    run: (text, depth, signal) =>
      check(text, depth, signal).catch((error) => {
        if (!signal.aborted) return failed(error, text, signal);
      }),
    isDone: (depth) => isKnown(composer.read()) && (depth === 'annotate' || store.state.status === 'ready'),
    forget() {
      known = undefined;
      forgotten += 1;
    },
    sendFailed(text) {
      failedSend = text === undefined ? undefined : normalisedEditorText(text);
    },
  };
}
