// What is said after a send. "Protected" is said only of what the guard saw leaving, with no original in it.
import type { Receipt } from '../egress/receipt.ts';
import type { Notice } from './prompt-state.ts';

const hostOf = (receipt: Receipt) => new URL(receipt.url).host;

/** The composer let go of the text, but what the page made of it did not leave. */
export const STOPPED: Notice = {
  tone: 'error',
  title: 'Nothing was sent',
  detail:
    'The page tried to send something else than what was written into its composer, with your originals in it, and was stopped. Press Undo to get your text back, reload the page and send again.',
};

/** `notice` is what the send itself could say; nothing was replaced where it is no success. */
export function confirmed(notice: Notice, receipt: Receipt | undefined): Notice {
  if (!receipt) {
    const detail = `Coatcheck did not see the request that carried it, and cannot say what left: the page may have sent it by a worker. ${notice.detail}`;
    return { tone: 'warning', title: notice.title, detail };
  }
  if (receipt.heldOriginal) {
    const detail = `It left for ${hostOf(receipt)} together with originals that you let pass. ${notice.detail}`;
    return { tone: 'warning', title: notice.title, detail };
  }
  const seen = `It was seen leaving for ${hostOf(receipt)}`;
  if (notice.tone !== 'success') return { ...notice, detail: `${notice.detail} ${seen}.` };
  const title = notice.title.replace('Sent:', 'Sent, protected:');
  return { ...notice, title, detail: `${seen}, and none of your originals was in it. ${notice.detail}` };
}
