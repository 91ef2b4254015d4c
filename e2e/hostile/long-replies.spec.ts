// Replies made to block the tab: very long ones, and markup nested thousands deep.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from '../for-this-file.ts';
import { poll } from '../poll.ts';
import { chatWithReply, FIRST, NAME } from './restored-chat.ts';

const shared = browserAndServer();

interface Watched {
  longest: number;
}

/** The page's own clock: how long did it get no turn? */
async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = Object.assign(window as unknown as Watched, { longest: 0 });
    const { port1, port2 } = new MessageChannel();
    let before = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      watched.longest = Math.max(watched.longest, now - before);
      before = now;
      setTimeout(() => port2.postMessage(0), 4);
    };
    port2.postMessage(0);
  });
}

const longest = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });

/** Waits until the page has drawn what it was given, however busy the machine is. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  });

/** What the page's main thread has done since the last look, in ms. */
interface Cost {
  /** The longest time without a turn for others, by the clock. */
  readonly pause: number;
  /** Processor time of all tasks. By the clock a test takes twice as long when others use the cores. */
  readonly work: number;
}

/** Each call gives the cost since the last one. */
async function costOf(page: Page): Promise<() => Promise<Cost>> {
  await watchTasks(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = 0;
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const worked = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    const cost = { pause: await longest(page), work: worked - before };
    before = worked;
    return cost;
  };
}

/** How much more a reply with surrogates may cost than one without. The attack once cost tens of these. */
const MAX_MS = 4_000;

function expectBounded(what: string, { pause, work }: Cost, own: Cost): void {
  process.stdout.write(
    `${what}: ${work.toFixed(0)} ms of work, longest pause ${pause.toFixed(0)} ms; ` +
      `of the page alone ${own.work.toFixed(0)} and ${own.pause.toFixed(0)} ms\n`,
  );
  // A tab that is blocked both works and pauses. Work in many short turns blocks nothing, and a pause without work is another test's doing.
  expect(Math.min(work - own.work, pause - own.pause)).toBeLessThan(MAX_MS);
}

test('two megabytes with 100,000 surrogates in one text: the page goes on, and all come back in order, once', async () => {
  const { page, panel, surrogate, reply } = await chatWithReply(shared);
  await panel.click('restore-toggle');
  await expect(reply()).toContainText(NAME);
  const [first = ''] = surrogate.split(' ');
  const cost = await costOf(page);
  // What the browser itself needs for the text.
  await reply().evaluate((element) => {
    const text = Array.from({ length: 100_000 }, (_, i) => `Nothing and ${i};`).join(' ');
    element.textContent = text;
  });
  await drawn(page);
  const own = await cost();
  await reply().evaluate((element, name) => {
    element.textContent = Array.from({ length: 100_000 }, (_, i) => `${name} and #${i}x;`).join(' ');
  }, first);
  await poll(() => reply().evaluate((element, name) => element.textContent?.startsWith(name), FIRST)).toBe(true);
  await drawn(page);
  expectBounded('2 MB, 100,000 surrogates', await cost(), own);
  const isWhole = await reply().evaluate(
    (element, name) =>
      element.textContent === Array.from({ length: 100_000 }, (_, i) => `${name} and #${i}x;`).join(' '),
    FIRST,
  );
  expect(isWhole).toBe(true);
  await panel.click('restore-toggle');
  await poll(() => reply().evaluate((element, name) => element.textContent?.startsWith(name), first)).toBe(true);
  await page.close();
});

test('a text of two megabytes that grows while it is read', async () => {
  const { page, panel, surrogate, reply } = await chatWithReply(shared);
  await panel.click('restore-toggle');
  await expect(reply()).toContainText(NAME);
  const [first = ''] = surrogate.split(' ');
  const cost = await costOf(page);
  const grow = (word: string) =>
    reply().evaluate(async (element, name) => {
      const text = new Text('');
      element.replaceChildren(text);
      for (let i = 0; i < 20; i += 1) {
        text.data += Array.from({ length: 5_000 }, (_, j) => `${name} and #${i * 5_000 + j}x; `).join('');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }, word);
  await grow('Nothing');
  const own = await cost();
  await grow(first);
  const end = `${FIRST} and #99999x; `;
  await poll(() => reply().evaluate((element, text) => element.textContent?.endsWith(text), end)).toBe(true);
  expectBounded('2 MB that grow', await cost(), own);
  const expected = () =>
    reply().evaluate(
      (element, name) =>
        element.textContent === Array.from({ length: 100_000 }, (_, i) => `${name} and #${i}x; `).join(''),
      FIRST,
    );
  await poll(expected, { timeout: 60_000 }).toBe(true);
  await page.close();
});

// At 100,000 the browser itself stops for four seconds, and with us for six and a half.
test('30,000 elements with a surrogate each', async () => {
  const { page, panel, surrogate, reply } = await chatWithReply(shared);
  await panel.click('restore-toggle');
  const [first = ''] = surrogate.split(' ');
  const cost = await costOf(page);
  const fill = (name: string) =>
    reply().evaluate((element, word) => {
      element.innerHTML = `<p>${word} and more</p>`.repeat(30_000);
    }, name);
  // Twice, because replacing 30,000 elements costs the page more than adding them.
  await fill('Nothing');
  await drawn(page);
  await cost();
  await fill('Nothing');
  await drawn(page);
  const own = await cost();
  await fill(first);
  await poll(() => reply().locator('p').last().textContent(), { timeout: 90_000 }).toContain(FIRST);
  await poll(() => reply().locator('p').first().textContent(), { timeout: 90_000 }).toContain(FIRST);
  expectBounded('30,000 elements', await cost(), own);
  await page.close();
});

// At 20,000 the browser itself gives up.
for (const deep of [4_000])
  test(`${deep} nested spans`, async () => {
    const { page, panel, surrogate, reply } = await chatWithReply(shared);
    await panel.click('restore-toggle');
    const [first = ''] = surrogate.split(' ');
    const cost = await costOf(page);
    const nest = (name: string) =>
      reply().evaluate(
        (element, [text, depth]) => {
          const outer = document.createElement('span');
          let at = outer;
          for (let i = 0; i < depth; i += 1) {
            at.append(`${text} #${i}x; `);
            const inner = document.createElement('span');
            at.append(inner);
            at = inner;
          }
          element.replaceChildren(outer);
        },
        [name, deep] as const,
      );
    await nest('Nothing');
    await drawn(page);
    const own = await cost();
    await nest(first);
    await poll(() => reply().evaluate((element) => element.firstElementChild?.firstChild?.textContent)).toBe(
      `${FIRST} #0x; `,
    );
    expectBounded(`${deep} spans`, await cost(), own);
    await page.close();
  });
