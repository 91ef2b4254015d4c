// What is said about a prompt once it is known what left, and the receipt that is kept of it.
import type { Egress } from '../egress/watch.ts';
import type { EngineClient } from '../engine/client.ts';
import { type Said, said } from '../language/message.ts';
import type { Notice, PromptState } from './prompt-state.ts';
import { type PromptStore, reasonOf } from './prompt-store.ts';
import { confirmed, STOPPED } from './sent-notice.ts';

export interface ConfirmationParts {
  readonly engine: EngineClient;
  readonly egress: Egress;
  readonly store: PromptStore;
  readonly conversation: () => string;
}

export interface Confirmation {
  /** A send begins: what is stopped from now on may be what it sends. */
  start(): void;
  /** What left is known a little later than that it left; `notice` is what was said until then. */
  confirm(notice: Notice): Promise<void>;
}

export function confirmSends({ engine, egress, store, conversation }: ConfirmationParts): Confirmation {
  let stoppedBefore: PromptState['stopped'];

  /** What was sent stays said. */
  function noReceipt(reason: Said): void {
    const { title, detail } = store.state.notice ?? { title: said('sent'), detail: [] };
    store.tell('warning', title, ...detail, said('receiptNotStored', { reason }));
  }

  return {
    start() {
      stoppedBefore = store.state.stopped;
    },
    async confirm(notice) {
      if (!egress.isThere) return store.dismissLater(notice);
      const receipt = await egress.receipt();
      const wasStopped = !receipt && store.state.stopped !== stoppedBefore;
      const shown = wasStopped ? STOPPED : confirmed(notice, receipt);
      if (store.state.notice === notice) store.set({ notice: shown, ...(wasStopped ? { status: 'blocked' } : {}) });
      if (wasStopped) return;
      if (receipt)
        await engine
          .keepReceipt({ conversation: conversation(), receipt })
          .catch((error) => noReceipt(reasonOf(error)));
      // A warning says where to look: it stays until the person has done something about it.
      if (shown.tone !== 'warning') store.dismissLater(shown);
    },
  };
}
