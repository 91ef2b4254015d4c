// The pages of an attached file that a person looks at, and what they decide there.
//
// | state   | `show`             | `toggle`, `cover`             | `close` or another step | the picture is there |
// | ------- | ------------------ | ----------------------------- | ----------------------- | -------------------- |
// | closed  | to `busy`          | nothing                       | nothing                 | dropped              |
// | busy    | to `busy`, anew    | nothing                       | to `closed`             | to `shown`           |
// | shown   | to `busy`          | checks the file, then `busy`  | to `closed`             | -                    |
import type { PageView } from '../../documents/page-view.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { PageStep, ShownPage } from '../prompt/shown-page.ts';
import type { CheckedFile } from './attachment-check.ts';
import { afterToggling, boxesOn, type FileDecisions, type FileReview, withCovered, withMoved } from './file-review.ts';
import type { HeldPageImage } from './page-image.ts';

interface PageReviewParts {
  readonly store: PromptStore;
  readonly images: HeldPageImage;
  /** The files that the person is asked about. */
  readonly checked: () => readonly CheckedFile[];
  /** Called with a file that was checked again. */
  readonly onChecked: (at: number, file: CheckedFile) => void;
}

export interface PageReview {
  take(step: PageStep): Promise<void>;
  close(): void;
}

export function pageReview({ store, images, checked, onChecked }: PageReviewParts): PageReview {
  /** Counts the steps, so that the answer to an earlier one is dropped. */
  let steps = 0;
  let view: PageView | undefined;

  function set(shownPage: ShownPage | undefined): void {
    const { attachment } = store.state;
    if (!attachment) return;
    const { shownPage: _, ...rest } = attachment;
    store.set({ attachment: shownPage ? { ...rest, shownPage } : rest });
  }

  function close(): void {
    steps += 1;
    view = undefined;
    images.drop();
    if (store.state.attachment?.shownPage) set(undefined);
  }

  /** Shows `busy` until `work` has given what is shown then. */
  async function during(busy: ShownPage, work: () => Promise<ShownPage>): Promise<void> {
    steps += 1;
    const step = steps;
    const { failed: _, ...before } = busy;
    set({ ...before, busy: true });
    const next = await work().catch((error): ShownPage => ({ ...before, busy: false, failed: textOfError(error) }));
    if (step === steps) set(next);
  }

  const boxes = (review: FileReview, { page, isWritten }: ShownPage) =>
    isWritten || !view ? [] : boxesOn(page, review, view);

  async function drawn(review: FileReview, shown: ShownPage): Promise<ShownPage> {
    const step = steps;
    const got = await review.pages.view(shown.page, shown.isWritten ? review.change : undefined);
    if (step !== steps) return shown;
    view = got;
    const image = await images.hold(got.picture);
    return { ...shown, image, boxes: boxes(review, shown), busy: false };
  }

  async function show({ file, page, isWritten }: Pick<ShownPage, 'file' | 'page' | 'isWritten'>): Promise<void> {
    const review = checked()[file]?.review;
    const name = checked()[file]?.shown.name;
    if (!review || name === undefined || page < 1 || page > review.pages.count) return;
    const now = store.state.attachment?.shownPage;
    const isSame = now?.file === file && now.page === page;
    // The picture of before stays until the new one is there.
    const image = isSame && now.image !== undefined ? { image: now.image } : {};
    const shown = { file, name, page, pages: review.pages.count, isWritten, boxes: [], busy: true, ...image };
    await during(shown, () => drawn(review, shown));
  }

  async function decide(change: (decided: FileDecisions, shown: ShownPage) => FileDecisions): Promise<void> {
    const shown = store.state.attachment?.shownPage;
    const review = shown && checked()[shown.file]?.review;
    if (!review || shown.busy || shown.isWritten) return;
    await during(shown, async () => {
      const again = await review.checkAgain(change(review.decided, shown));
      onChecked(shown.file, again);
      if (!again.review) throw new Error('a file that was checked again has lost its pages');
      return { ...shown, boxes: boxes(again.review, shown), busy: false };
    });
  }

  return {
    close,
    async take(step) {
      if ('close' in step) return close();
      if ('show' in step) return show(step.show);
      if ('toggle' in step) return decide((decided, { page }) => afterToggling(decided, page, step.toggle));
      if ('move' in step)
        return decide((decided, { page }) => withMoved(decided, { ...step.move, page }, { ...step.to, page }));
      return decide((decided, { page }) => withCovered(decided, { ...step.cover, page }));
    },
  };
}
