import { beforeEach, expect, it, vi } from 'vitest';
import type { PageView } from '../../documents/page-view.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import type { CheckedFile } from './attachment-check.ts';
import { type FileDecisions, type FileReview, NO_DECISIONS } from './file-review.ts';
import { heldPageImage } from './page-image.ts';
import { type PageReview, pageReview } from './page-review.ts';

const AREA = { left: 0.1, top: 0.1, right: 0.2, bottom: 0.2 };
const VIEW = { places: [{ ...AREA, start: 0, end: 3 }], codes: [], unsure: [] };
const SHOW = { file: 0, page: 1, isWritten: false };

const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
const close = vi.fn();
const images = heldPageImage(async () => ({ close }) as unknown as ImageBitmap);
let view: (page: number, isWritten: boolean) => Promise<PageView>;
let files: readonly CheckedFile[];
let checkAgain: (next: FileDecisions) => Promise<CheckedFile>;
let review: PageReview;

function fileWith(decided: FileDecisions, isReplaced: boolean): CheckedFile {
  const shown = { name: 'a.png', status: 'found', found: [] } as const;
  const fileReview: FileReview = {
    text: 'Ann',
    texts: [{ start: 0, end: 3, text: 'Ann', isReplaced }],
    decided,
    change: { edits: [], areas: decided.areas },
    pages: { count: 2, view: (page, change) => view(page, change !== undefined) },
    checkAgain: (next) => checkAgain(next),
  };
  return { shown, review: fileReview, close: () => undefined };
}

beforeEach(() => {
  view = async () => ({ ...VIEW, picture: new Uint8Array([1]) });
  checkAgain = async (next) => fileWith(next, next.overrides.length === 0);
  files = [fileWith(NO_DECISIONS, true)];
  store.set({ attachment: { files: [], busy: false } });
  review = pageReview({
    store,
    images,
    checked: () => files,
    onChecked: (at, file) => {
      files = files.with(at, file);
    },
  });
});

const shown = () => store.state.attachment?.shownPage;

it('shows a page with its boxes, and the page as it will be written without', async () => {
  const done = review.take({ show: SHOW });
  expect(shown()).toMatchObject({ busy: true, boxes: [], name: 'a.png', pages: 2 });
  await done;
  expect(shown()).toMatchObject({ busy: false, boxes: [{ kind: 'word', isCovered: true }] });
  expect(images.image(shown()?.image ?? -1)).toBeDefined();
  await review.take({ show: { ...SHOW, isWritten: true } });
  expect(shown()).toMatchObject({ busy: false, isWritten: true, boxes: [] });
  await review.take({ show: { ...SHOW, page: 3 } });
  expect(shown()?.page).toBe(1);
});

it('checks the file again after a click, and shows what has changed', async () => {
  await review.take({ show: SHOW });
  const image = shown()?.image;
  const [box] = shown()?.boxes ?? [];
  if (!box) throw new Error('there is no box');
  await review.take({ toggle: box });
  expect(shown()).toMatchObject({ busy: false, image, boxes: [{ kind: 'word', isCovered: false }] });
  await review.take({ cover: AREA });
  expect(shown()?.boxes.at(-1)).toEqual({ ...AREA, kind: 'drawn', isCovered: true });
  const to = { ...AREA, left: 0 };
  await review.take({ move: { ...AREA, kind: 'drawn', isCovered: true }, to });
  expect(files[0]?.review?.decided.areas.covered).toEqual([{ ...to, page: 1 }]);
});

it('says why a page could not be shown or a file not be checked, and keeps what was decided before', async () => {
  view = () => Promise.reject(new Error('no canvas'));
  await review.take({ show: SHOW });
  expect(shown()).toMatchObject({ busy: false, failed: expect.anything() });
  expect(shown()?.image).toBeUndefined();
  view = async () => ({ ...VIEW, picture: new Uint8Array([1]) });
  await review.take({ show: SHOW });
  expect(shown()?.failed).toBeUndefined();
  checkAgain = () => Promise.reject(new Error('no engine'));
  await review.take({ cover: AREA });
  expect(shown()).toMatchObject({ busy: false, failed: expect.anything(), boxes: [{ isCovered: true }] });
  expect(files[0]?.review?.decided).toBe(NO_DECISIONS);
});

it('drops the answer to an earlier step, and everything once it is closed', async () => {
  const answers: ((view: PageView) => void)[] = [];
  view = () => new Promise((resolve) => answers.push(resolve));
  const first = review.take({ show: SHOW });
  const second = review.take({ show: { ...SHOW, page: 2 } });
  answers[1]?.({ ...VIEW, picture: new Uint8Array([2]) });
  await second;
  answers[0]?.({ ...VIEW, picture: new Uint8Array([1]) });
  await first;
  expect(shown()).toMatchObject({ page: 2, busy: false });

  const third = review.take({ show: SHOW });
  const { image = -1 } = shown() ?? {};
  await review.take({ close: true });
  answers[2]?.({ ...VIEW, picture: new Uint8Array([3]) });
  await third;
  expect(shown()).toBeUndefined();
  expect(images.image(image)).toBeUndefined();
});
