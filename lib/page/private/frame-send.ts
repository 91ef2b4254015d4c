// Sends from the private composer: hands the sanitized text to the page's content script and shows the outcome that it reports.
import type { EngineClient } from '../../engine/client.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { countReplaced } from '../../sanitize/replaced-subjects.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { Control } from '../composer/send-control.ts';
import { type DecisionHistory, survivorsInError } from '../prompt/decision-history.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PanelNotice, ShownPrompt } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { SendResult } from '../send/review-before-send.ts';
import type { PagePortEnd } from './frame-link.ts';
import type { MessageToFrame } from './frame-protocol.ts';
import type { PrivateDraft } from './private-draft.ts';

type OutcomeMessage = Extract<MessageToFrame, { say: 'outcome' }>;

const STILL_HERE = said('stillHere');

const NO_ANSWER: PanelNotice = {
  tone: 'error',
  title: said('sendUnknownTitle'),
  detail: [said('sendUnknownDetail'), STILL_HERE],
};

interface PrivateSenderParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly made: DecisionHistory;
  readonly check: PromptCheck;
  readonly draft: PrivateDraft;
  readonly field: HTMLTextAreaElement;
  readonly line: PagePortEnd;
  readonly conversation: () => string;
}

interface PrivateSender {
  /** With `shown`, sends exactly the text that was shown, or nothing. */
  send(control?: Control, shown?: ShownPrompt): Promise<SendResult>;
  onOutcome(outcome: OutcomeMessage): void;
  /** To be called when the page was closed before it answered. */
  onNoAnswer(): void;
  readonly lastOriginal: string | undefined;
}

export function privateSender(parts: PrivateSenderParts): PrivateSender {
  const { engine, store, made, check, draft, field, line } = parts;
  let lastOriginal: string | undefined;
  let answered: ((outcome: OutcomeMessage) => void) | undefined;

  /** The sanitized text of the prompt; undefined if it would differ from the one shown. */
  async function sanitizedNow(text: string, shown?: ShownPrompt): Promise<Sanitized | undefined> {
    const { overrides, ...decided } = made.now;
    if (shown && shown.text !== text) return undefined;
    const { annotations } = await engine.annotate({ text, overrides, conversation: parts.conversation() });
    const request = { text, annotations, conversation: parts.conversation(), ...decided };
    if (shown && (await engine.preview(request)).text !== shown.sanitized) return undefined;
    const sanitized = await engine.commit({ ...request, isPrivate: true });
    if (shown && sanitized.text !== shown.sanitized) return undefined;
    if (sanitized.replacements.length === 0 && sanitized.text !== text)
      throw new CodedError(said('privateCheckFailed'));
    return sanitized;
  }

  function handOver(sanitized: Sanitized): Promise<OutcomeMessage> {
    const { text, hint } = sanitized;
    return new Promise((resolve) => {
      answered = resolve;
      line.say({ say: 'hand-over', text, replaced: countReplaced(sanitized), ...(hint ? { hint } : {}) });
    });
  }

  function notSent(notice: PanelNotice): SendResult {
    store.set({ status: 'blocked', notice });
    check.marks.showAll();
    return 'not sent';
  }

  function sent(original: string, notice: PanelNotice): SendResult {
    lastOriginal = original;
    // Keeps what the person typed meanwhile: it is the next prompt.
    if (field.value.startsWith(original)) field.value = field.value.slice(original.length);
    draft.keep(field.value);
    made.nextPrompt();
    check.marks.clear();
    store.drop('sanitized', 'audit');
    store.set({ status: 'sent', notice, text: '', annotations: [] });
    store.dismissLater(notice);
    if (field.value !== '') check.soon();
    return 'sent';
  }

  async function send(_control?: Control, shown?: ShownPrompt): Promise<SendResult> {
    const original = field.value;
    if (store.state.status === 'sending' || original.trim() === '') return 'not sent';
    check.cancel();
    store.drop('notice', 'survivors');
    store.set({ status: 'sending' });
    try {
      const sanitized = await sanitizedNow(original, shown);
      if (!sanitized) {
        store.set({ status: 'blocked' });
        return 'other';
      }
      const outcome = await handOver(sanitized);
      return outcome.sent ? sent(original, outcome.notice) : notSent(outcome.notice);
    } catch (error) {
      const survivors = survivorsInError(error);
      if (survivors.length > 0) store.set({ survivors });
      return notSent({ tone: 'error', title: said('nothingSent'), detail: [textOfError(error), STILL_HERE] });
    } finally {
      field.focus();
    }
  }

  return {
    send,
    onOutcome: (outcome) => answered?.(outcome),
    onNoAnswer: () => answered?.({ say: 'outcome', sent: false, notice: NO_ANSWER }),
    get lastOriginal() {
      return lastOriginal;
    },
  };
}
