// What is said about a prompt once it is known what left, and the receipt that is kept of it.

import { REPLACED_FROM } from '../../detect/annotation.ts';
import type { Left } from '../../egress/awaited-text.ts';
import type { Receipt } from '../../egress/receipt.ts';
import type { Egress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { faulty } from '../../engine/faults.ts';
import { type Said, said } from '../../language/message.ts';
import type { Decisions } from '../prompt/decisions.ts';
import type { Notice, PromptState } from '../prompt/prompt-state.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';
import { type Carried, confirmedNotice, STOPPED, STOPPED_EARLIER } from './sent-notice.ts';

export interface ConfirmationParts {
  readonly engine: EngineClient;
  readonly egress: Egress;
  readonly store: PromptStore;
  readonly conversation: () => string;
  readonly made: Decisions;
  /** The site encrypts its requests. */
  readonly isEncrypted: () => boolean;
  /** The page became a chat's without being loaded. */
  readonly hasJoined: boolean;
}

/** A prompt whose request was not seen in time. */
interface Unseen {
  /** What the send itself could say. */
  readonly notice: Notice;
  readonly shown: Notice;
  readonly sentFrom: string;
}

export interface Confirmation {
  /** A send begins: what is stopped from now on may be what it sends. */
  start(): void;
  /** What left is known a little later than that it left; `notice` is what was said until then. */
  confirm(notice: Notice): Promise<void>;
}

/** How many values of a text would be replaced. */
async function replacedIn(text: string, { engine, made, conversation }: ConfirmationParts): Promise<number> {
  const { annotations } = await engine.annotate({ text, overrides: made.now.overrides, conversation: conversation() });
  const values = annotations.filter(({ risk }) => risk >= REPLACED_FROM);
  return new Set(values.map(({ start, end }) => text.slice(start, end).toLowerCase())).size;
}

export function confirmSends(parts: ConfirmationParts): Confirmation {
  const { engine, egress, store, conversation, isEncrypted, hasJoined } = parts;
  let stoppedBefore: PromptState['stopped'];

  /** What was sent stays said. */
  function noReceipt(reason: Said): void {
    const { title, detail } = store.state.notice ?? { title: said('sent'), detail: [] };
    store.tell('warning', title, ...detail, said('receiptNotStored', { reason }));
  }

  /** Stays, because the person can do something about it. */
  function sayUnwatched(notice: Notice): void {
    if (store.state.notice !== notice) return;
    store.tell(notice.tone, notice.title, ...notice.detail, said('reloadToWatch'));
  }

  /** The request is checked whole before anything is said of it: chats send earlier messages along. */
  async function carriedAlong(messages: readonly string[]): Promise<Carried> {
    const text = messages.join('\n\n');
    if (text === '') return { originals: 0 };
    // A check of what is typed meanwhile takes the turn of this one: once more is enough.
    const originals = await replacedIn(text, parts)
      .catch(() => replacedIn(text, parts))
      .catch(faulty('carriedMessagesUnchecked', undefined));
    return { originals };
  }

  const keep = (sentFrom: string, receipt: Receipt) =>
    engine.keepReceipt({ conversation: sentFrom, receipt }).catch((error) => noReceipt(reasonOf(error)));

  /** Corrects `shown`, which said that no request was seen: the prompt waited in the page's queue. */
  async function confirmLate({ receipt, carried }: Left, { notice, shown, sentFrom }: Unseen): Promise<void> {
    await keep(sentFrom, receipt);
    if (store.state.notice !== shown) return;
    const [ending, along] = await Promise.all([egress.ending(), carriedAlong(carried)]);
    const now = confirmedNotice(notice, receipt, along, ending === undefined ? {} : { ending });
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
      // Another chat may be open by the time its request is seen.
      const sentFrom = conversation();
      const left = egress.left();
      const receipt = await egress.receipt();
      const last = store.state.stopped;
      const wasStopped = !receipt && last !== stoppedBefore && last?.isAside !== true;
      const stopped = last?.isEarlier ? STOPPED_EARLIER : STOPPED;
      const [ending, carried] = await Promise.all([receipt && egress.ending(), carriedAlong(egress.carried())]);
      const outcome = { isEncrypted: isEncrypted(), ...(ending === undefined ? {} : { ending }) };
      const shown = wasStopped ? stopped : confirmedNotice(notice, receipt, carried, outcome);
      const isNotSent = shown.tone === 'error';
      if (store.state.notice === notice) store.set({ notice: shown, ...(isNotSent ? { status: 'blocked' } : {}) });
      if (wasStopped) return;
      if (receipt) await keep(sentFrom, receipt);
      else void left?.then((late) => confirmLate(late, { notice, shown, sentFrom }));
      // A warning says where to look: it stays until the person has done something about it.
      if (shown.tone !== 'warning' && !isNotSent) store.dismissLater(shown);
    },
  };
}
