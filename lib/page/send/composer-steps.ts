// The steps of a verified send for this page's composer and engine, and the text that the site may send by itself.

import type { Annotation } from '../../detect/annotation.ts';
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { driverFor } from '../composer/composer.ts';
import { type CurrentComposer, readWholeText } from '../composer/current-composer.ts';
import { type Control, isEditBoxOfSentMessage } from '../composer/send-control.ts';
import { normalisedEditorText, pause } from '../drivers/driver.ts';
import { type DecisionHistory, survivorsInError } from '../prompt/decision-history.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { activateSend, TAKEN_WITHIN_MS, waitUntil } from './send-activation.ts';
import type { SendSteps } from './verified-send.ts';

export interface ComposerStepsParts {
  readonly adapter: () => SiteAdapter;
  readonly engine: EngineClient;
  readonly egress: EgressGuard;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: DecisionHistory;
  readonly conversation: () => string;
  /** Runs `dispatch`, whose events our own interception lets through. */
  readonly passing: (dispatch: () => void) => void;
}

export interface ComposerSteps extends SendSteps {
  /** Begins a send from the current composer. `control` is the control that the person used. No text may pass yet. */
  start(control?: Control): void;
  /** Allows the site to send this written and verified text by itself, also later; undefined allows no text. */
  allow(text: string | undefined): void;
  mayPass(text: string): boolean;
}

/** How the request that carried the hint ended, or why no request carried it. */
async function hintEndOf(egress: EgressGuard): ReturnType<ComposerSteps['hintEnd']> {
  const receipt = await egress.receipt();
  if (egress.isHintRefused) return 'refused';
  return receipt ? egress.ending() : 'unseen';
}

/** Text without its line breaks: a key that we dispatched may have broken the line instead of sending. */
const wordsOf = (text: string) => normalisedEditorText(text).replace(/\s+/gu, ' ').trim();

/** Returns a function that tells whether the composer still holds the words of a text. Asked often while the site takes the prompt. */
function holdsWordsOf(text: string, { read }: Pick<ComposerSteps, 'read'>): () => boolean {
  const words = wordsOf(text);
  return () => wordsOf(read() ?? '') === words;
}

/** Returns a function that tells whether a request with the text committed last was seen. */
function departureWatch(egress: EgressGuard): () => boolean {
  let isSeen = false;
  void egress.left()?.then(() => {
    isSeen = true;
  });
  return () => isSeen;
}

export function composerSteps(parts: ComposerStepsParts): ComposerSteps {
  const { engine, egress, store, composer, made, conversation } = parts;
  let allowed: string | undefined;
  let sendsFrom: HTMLElement | undefined;
  let used: Control | undefined;

  const holds = (text: string) => normalisedEditorText(steps.read() ?? '') === normalisedEditorText(text);
  async function sanitizedBy(ask: 'preview' | 'commit', text: string, annotations: readonly Annotation[]) {
    try {
      const { overrides: _, ...decided } = made.now;
      return await engine[ask]({ text, annotations, conversation: conversation(), ...decided });
    } catch (error) {
      const survivors = survivorsInError(error);
      if (survivors.length > 0) store.set({ survivors });
      throw error;
    }
  }

  const steps: ComposerSteps = {
    start(control) {
      used = control;
      sendsFrom = composer.find();
      allowed = undefined;
    },
    allow(text) {
      allowed = text === undefined ? undefined : normalisedEditorText(text);
    },
    mayPass: (text) => allowed !== undefined && normalisedEditorText(text) === allowed,
    read: () => readWholeText(composer),
    async annotate(text) {
      const { overrides } = made.now;
      return (await engine.annotate({ text, overrides, conversation: conversation() })).annotations;
    },
    preview: (text, annotations) => sanitizedBy('preview', text, annotations),
    commit: (text, annotations) => sanitizedBy('commit', text, annotations),
    async write(text, sanitized?: Sanitized) {
      const at = composer.find();
      if (!at) return false;
      const rewrites = sanitized && [...sanitized.replacements, ...(sanitized.articles ?? [])];
      return driverFor(at).write(at, text, rewrites);
    },
    isReplaced: () => composer.find() !== sendsFrom,
    isEdit: () => sendsFrom !== undefined && isEditBoxOfSentMessage(parts.adapter(), sendsFrom),
    async activate(text, sanitized) {
      const at = composer.element;
      if (!at) return 'disabled';
      let [isChanged, isDispatched] = [false, false];
      const isSeen = departureWatch(egress);
      const holdsWords = holdsWordsOf(text, steps);
      const result = await activateSend({
        adapter: parts.adapter(),
        composer: at,
        used,
        isTaken: () => isSeen() || !holdsWords(),
        passing(dispatch) {
          isChanged = steps.isReplaced() || !holds(text);
          if (isChanged) return;
          isDispatched = true;
          // Not earlier: an Enter that the person presses while we wait for the button would pass our interception.
          if (sanitized) steps.allow(text);
          egress.activating();
          parts.passing(dispatch);
        },
      });
      if (isChanged && !isDispatched) return 'changed';
      // Without a guard nothing would stop an original that is put back and that a slow site then sends.
      return result === 'ignored' && !egress.isThere ? 'done' : result;
    },
    canHint: () => egress.isThere,
    hintEnd: () => hintEndOf(egress),
    wasSeen: async () => egress.isThere && (await egress.receipt()) !== undefined,
    async gone(text) {
      // Yield a task so that we do not slow down the page's own submit handler.
      await pause(0);
      const holdsWords = holdsWordsOf(text, steps);
      return waitUntil(() => !holdsWords(), TAKEN_WITHIN_MS);
    },
  };
  return steps;
}
