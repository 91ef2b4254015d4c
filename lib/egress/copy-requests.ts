// Answers the guard's questions about what the page copies, in the extension's world.
import { COPIED_EVENT, COPY_EVENT, type CopiedDetail, type CopyDetail } from './guard-question.ts';

export interface CopyHandler {
  /** Whether `take` may now copy in the page's place. */
  wouldTake(): boolean;
  /** Copies in the page's place; undefined if the page should copy the text itself. */
  take(text: string, html: string | undefined): Promise<void> | undefined;
}

export function answerCopyRequests(port: EventTarget, taker: CopyHandler): void {
  port.addEventListener(COPY_EVENT, (event) => {
    const detail: unknown = (event as CustomEvent<unknown>).detail;
    if (typeof detail !== 'string') return;
    const [id, text, html] = JSON.parse(detail) as CopyDetail;
    if (text === undefined) {
      if (taker.wouldTake()) event.preventDefault();
      return;
    }
    const copying = taker.take(text, html);
    if (!copying) return;
    event.preventDefault();
    const answer = (reason: string) => {
      const copied: CopiedDetail = [id, reason];
      port.dispatchEvent(new CustomEvent(COPIED_EVENT, { detail: JSON.stringify(copied) }));
    };
    copying.then(
      () => answer(''),
      (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
    );
  });
}
