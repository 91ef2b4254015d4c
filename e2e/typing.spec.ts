// Typing key by key: when marks appear and what becomes of them, and when the badge says something else.
import { expect, type Page, test } from '@playwright/test';
import { type Bed, bedOf, bedsOf } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();
test.afterEach(() => closeOpened(shared));

const TEXT =
  'Please write to my landlord Tobias Castellanos about the heating in our flat. My name is Annika Lindqvist, born on 3 May 1987, and he can call me ' +
  'at +1 503 555 0142 or write to annika@example.org before noon, as I said to him when we met last week. Thank you.';
const KEY_MS = 90;
/** A machine that is slower than this between two keys has paused, and the badge may speak. */
const NO_PAUSE_MS = 500;
/** It appears, and changes once. */
const MOST_CHANGES = 2;

interface Watched {
  /** The marks after each change. */
  readonly marked: (readonly (readonly [level: number, start: number, end: number])[])[];
  look(): void;
}

/** Runs in the page. Each frame looks at what is marked in the composer, which holds one line. */
function watchMarks(): void {
  const page = window as unknown as { watched: Watched };
  let before = '';
  page.watched = {
    marked: [],
    look() {
      const marks = Array.from(CSS.highlights).flatMap(([name, ranges]) => {
        const level = Number(/risk-([2-5])/.exec(name)?.[1] ?? 0);
        return level === 0 ? [] : [...ranges].map((range) => [level, range.startOffset, range.endOffset] as const);
      });
      const now = JSON.stringify(marks);
      if (now !== before) page.watched.marked.push(marks);
      before = now;
      requestAnimationFrame(page.watched.look);
    },
  };
  page.watched.look();
}

const marksSoFar = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched.marked);

async function open(bed: Bed): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  await page.locator(bed.composer).click();
  const panel = await Panel.of(page);
  // The engine is there before the first key.
  await page.keyboard.insertText('I am Berta Hoffmann.');
  await panel.expectText('badge', /will be replaced/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await panel.expectText('badge', /^Coatcheck$/);
  return { page, panel };
}

for (const bed of bedsOf('textarea', 'ProseMirror'))
  test(`${bed.name}: marks and badge do not flicker while a text is typed`, async () => {
    test.setTimeout(120_000);
    const { page, panel } = await open(bed);
    await page.evaluate(watchMarks);
    const badge: string[] = [];
    let hasPaused = false;
    for (const key of TEXT) {
      const began = performance.now();
      await page.keyboard.type(key, { delay: KEY_MS });
      const text = (await panel.textOf('badge')) ?? '';
      hasPaused ||= performance.now() - began > NO_PAUSE_MS;
      if (!hasPaused) badge.push(text);
    }
    for (const text of badge) expect(text).toBe('Coatcheck');
    await panel.expectText('badge', /^\d will be replaced$/);
    const changes = Array.from(TEXT, () => 0);
    let before = changes.map(() => 0);
    for (const marks of await marksSoFar(page)) {
      const now = changes.map(() => 0);
      for (const [level, start, end] of marks) now.fill(level, start, end);
      for (const [i, level] of now.entries()) if (level !== before[i]) changes[i] = (changes[i] ?? 0) + 1;
      before = now;
    }
    expect(before[TEXT.indexOf('Castellanos')]).toBeGreaterThan(3);
    expect(Math.max(...changes)).toBeLessThanOrEqual(MOST_CHANGES);
  });

test('an unfinished word is marked in a pause, and a paste at once', async () => {
  const { page, panel } = await open(bedOf('ProseMirror'));
  await page.evaluate(watchMarks);
  await page.keyboard.type('I am Annika Lindqvist', { delay: KEY_MS });
  await poll(async () => (await marksSoFar(page)).at(-1)?.at(-1)).toEqual([4, 5, 21]);
  await page.keyboard.insertText(' and he is Tobias Castellanos');
  await poll(async () => (await marksSoFar(page)).at(-1)?.length).toBe(2);
  await panel.expectText('badge', /^2 will be replaced$/);
});
