// Tells the person about a prompt once it is known what left, and stores the receipt.

import { MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { DepartedPrompt } from '../../egress/awaited-text.ts';
import type { Receipt } from '../../egress/receipt.ts';
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { faultHandler } from '../../engine/faults.ts';
import { type Said, said } from '../../language/message.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import type { PanelNotice, PromptState } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import {
  type EarlierMessagesResult,
  noticeAfterRequest,
  STOPPED_EARLIER_NOTICE,
  STOPPED_NOTICE,
} from './sent-notice.ts';

interface SendConfirmationParts {
  readonly engine: EngineClient;
  readonly egress: EgressGuard;
  readonly store: PromptStore;
  readonly conversation: () => string;
  readonly made: DecisionHistory;
  /** Whether the site encrypts its requests, so that the prompt cannot be seen in them. */
  readonly isEncrypted: () => boolean;
  /** True for a chat site that the page moved into without a page load, so that the page has no guard. */
  readonly hasJoined: boolean;
}

/** A prompt whose request was not seen in time. */
interface UnseenSend {
  /** The notice of the send itself. */
  readonly notice: PanelNotice;
  readonly shown: PanelNotice;
  readonly sentFrom: string;
}

export interface SendConfirmation {
  /** To be called when a send begins: a request that is stopped from then on may belong to it. */
  start(): void;
  /** Follows the prompt's request and updates `notice`, which the send itself has set, once it is known what left. */
  confirm(notice: PanelNotice): Promise<void>;
}

/** The number of values in resent messages that would be replaced. */
async function countReplacedValues(
  text: string,
  { engine, made, conversation }: SendConfirmationParts,
): Promise<number> {
  const { overrides } = made.now;
  const { annotations } = await engine.annotate({ text, overrides, conversation: conversation(), isResent: true });
  const values = annotations.filter(({ risk }) => risk >= MIN_REPLACED_RISK);
  return new Set(values.map(({ start, end }) => text.slice(start, end).toLowerCase())).size;
}

export function confirmSends(parts: SendConfirmationParts): SendConfirmation {
  const { engine, egress, store, conversation, isEncrypted, hasJoined } = parts;
  let stoppedBefore: PromptState['stopped'];

  /** Adds to the notice that the receipt was not stored; what it says of the send stays. */
  function noReceipt(reason: Said): void {
    const { title, detail } = store.state.notice ?? { title: said('sent'), detail: [] };
    store.tell('warning', title, ...detail, said('receiptNotStored', { reason }));
  }

  /** This notice is not dismissed automatically, because the person can do something about it. */
  function sayUnwatched(notice: PanelNotice): void {
    if (store.state.notice !== notice) return;
    store.tell(notice.tone, notice.title, ...notice.detail, said('reloadToWatch'));
  }

  /** Checks the earlier messages in the request before it is called protected: chats send them along. */
  async function carriedAlong(messages: readonly string[]): Promise<EarlierMessagesResult> {
    const text = messages.join('\n\n');
    if (text === '') return { originals: 0 };
    // A check of the composer may abort this check; one more try is enough.
    const originals = await countReplacedValues(text, parts)
      .catch(() => countReplacedValues(text, parts))
      .catch(faultHandler('carriedMessagesUnchecked', undefined));
    return { originals };
  }

  const keep = (sentFrom: string, receipt: Receipt) =>
    engine.keepReceipt({ conversation: sentFrom, receipt }).catch((error) => noReceipt(textOfError(error)));

  /** Corrects the notice `shown`, which said that no request was seen: the prompt was waiting in the page's queue. */
  async function confirmLate(
    { receipt, carried }: DepartedPrompt,
    { notice, shown, sentFrom }: UnseenSend,
  ): Promise<void> {
    await keep(sentFrom, receipt);
    if (store.state.notice !== shown) return;
    const [ending, along] = await Promise.all([egress.ending(), carriedAlong(carried)]);
    const now = noticeAfterRequest(notice, receipt, along, ending === undefined ? {} : { ending });
    if (store.state.notice !== shown) return;
    store.set({ notice: now, ...(now.tone === 'error' ? { status: 'blocked' } : {}) });
    if (now.tone !== 'warning' && now.tone !== 'error') store.dismissLater(now);
  }

  return {
    start() {
      stoppedBefore = store.state.stopped;
    },
    async confirm(notice) {
      if (!egress.isThere) return hasJoined ? sayUnwatched(notice) : store.dismissLater(notice);
      // Read now, because another chat may be open by the time the request is seen.
      const sentFrom = conversation();
      const left = egress.left();
      const receipt = await egress.receipt();
      const last = store.state.stopped;
      const wasStopped = !receipt && last !== stoppedBefore && last?.isAside !== true;
      const stopped = last?.isEarlier ? STOPPED_EARLIER_NOTICE : STOPPED_NOTICE;
      const [ending, carried] = await Promise.all([receipt && egress.ending(), carriedAlong(egress.carried())]);
      const outcome = { isEncrypted: isEncrypted(), ...(ending === undefined ? {} : { ending }) };
      const shown = wasStopped ? stopped : noticeAfterRequest(notice, receipt, carried, outcome);
      const isNotSent = shown.tone === 'error';
      if (store.state.notice === notice) store.set({ notice: shown, ...(isNotSent ? { status: 'blocked' } : {}) });
      if (wasStopped) return;
      if (receipt) await keep(sentFrom, receipt);
      else void left?.then((late) => confirmLate(late, { notice, shown, sentFrom }));
      // A warning tells the person what to check, so it stays until they dismiss it.
      if (shown.tone !== 'warning' && !isNotSent) store.dismissLater(shown);
    },
  };
}
