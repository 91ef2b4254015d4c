// Sends one prompt from the page's own composer and shows the person the progress, the result, or why it was not sent.
import { said } from '../../language/message.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import type { Control } from '../composer/send-control.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PanelNotice, ShownPrompt } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { Replies } from '../replies/replies.ts';
import type { ReplySettings } from '../replies/reply-settings.ts';
import type { AfterSendCheck } from '../site/after-send-check.ts';
import type { ComposerSteps } from './composer-steps.ts';
import type { SendResult } from './review-before-send.ts';
import type { SendConfirmation } from './send-confirmation.ts';
import { type NotSentOutcome, type SentOutcome, verifiedSend } from './verified-send.ts';

export interface PromptSendParts {
  readonly steps: ComposerSteps;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly check: PromptCheck;
  readonly made: DecisionHistory;
  readonly draftBackup: DraftBackup;
  readonly replies: Replies;
  readonly confirmation: SendConfirmation;
  readonly replySettings: ReplySettings;
  readonly afterSend: Pick<AfterSendCheck, 'start' | 'sent'>;
  /** Reads which conversation is shown, which may have changed since the last poll. */
  readonly refreshSite: () => void;
  readonly showLedger: () => void;
}

/** `control`: the control that the person pressed, if they did not use a key. `shown`: the text that they reviewed. */
export function promptSend(parts: PromptSendParts): (control?: Control, shown?: ShownPrompt) => Promise<SendResult> {
  const { steps, store, composer, check, made, draftBackup, replies, confirmation } = parts;

  function taken({ sanitized, notice }: SentOutcome): void {
    if (sanitized) {
      replies.sent(sanitized.text);
      replies.add(sanitized.pairs);
      parts.replySettings.sent();
    }
    store.drop('sanitized', 'audit');
    made.nextPrompt();
    parts.showLedger();
    check.marks.clear();
    store.set({ status: 'sent', notice, text: composer.read() ?? '', annotations: [] });
    void confirmation.confirm(notice);
  }

  function sayReturned(notice: PanelNotice): void {
    if (store.state.notice !== notice) return;
    store.set({ notice: { ...notice, detail: [...notice.detail.slice(0, -1), said('backInComposer')] } });
  }

  function notSent({ standing, isOwed, notice }: NotSentOutcome, original: string): void {
    check.sendFailed(original);
    if (standing) draftBackup.trackSubmitted(standing.text, () => taken(standing.taken));
    else steps.allow(undefined);
    if (isOwed) draftBackup.restoreWhenPossible(() => sayReturned(notice));
    const text = composer.read() ?? '';
    store.set({ status: 'blocked', notice, text });
    // Nothing was checked during the send: without this check, text that was put in meanwhile would stay unchecked until the next key. The
    // notice stays beside it.
    if (text !== original && !standing && !isOwed) {
      check.sendFailed(text);
      check.soon();
    }
    if (!standing) check.marks.showAll();
  }

  return async (control, shown) => {
    if (store.state.status === 'sending') return 'not sent';
    // A prompt sent right after a new chat was opened belongs to that chat; the next poll may be too late.
    parts.refreshSite();
    check.cancel();
    store.drop('notice', 'survivors');
    store.set({ status: 'sending' });
    confirmation.start();
    parts.afterSend.start();
    steps.start(control);
    const original = composer.read() ?? '';
    draftBackup.save(original);
    const outcome = await verifiedSend(steps, shown).catch(
      (error): NotSentOutcome => ({
        sent: false,
        notice: { tone: 'error', title: said('nothingSent'), detail: [textOfError(error)] },
      }),
    );
    if (outcome.sent) {
      taken(outcome);
      parts.afterSend.sent(outcome.sanitized?.text ?? original);
    } else notSent(outcome, original);
    if (outcome.sent) return 'sent';
    return outcome.isOther ? 'other' : 'not sent';
  };
}
