// Replies that stand apart from the composer, and replies that come in large pieces.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { PLAIN_HOST } from './own-machine.ts';
import { poll } from './poll.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', '555 0142'];
/** Over 5,000 characters, with the names in many sentences. */
const LONG_AFTER = 60;

const nameIn = (prompt: string) => /My name is (.+?) and my/.exec(prompt)?.[1] ?? 'nobody';

const shared = browserAndServer({
  reply: (prompt) => {
    const name = nameIn(prompt);
    const more = Array.from(
      { length: LONG_AFTER },
      (_, i) => `${i + 1}. The letter of ${name} says what ${name} said before.`,
    );
    return [
      `Dear ${name},`,
      'your landlord is told.',
      ...(prompt.includes('long') ? more : []),
      `Best wishes to ${name}!`,
    ].join('\n\n');
  },
});
test.afterEach(() => closeOpened(shared));

const prompts = () => sentBodies(shared.server).map(({ text }) => text);

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

async function open(query: string): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/apart/?${query}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return { page, panel: await Panel.of(page) };
}

const frameOf = (page: Page, part: string) =>
  page.frames().find((frame) => frame.url().includes(`part=${part}`)) ?? page;

async function write(page: Page, text = PROMPT): Promise<void> {
  await frameOf(page, 'composer').locator('textarea').click();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  await poll(() => prompts().length).toBe(1);
  nothingRaw();
}

const replyIn = (page: Page) => frameOf(page, 'log').locator('.reply').last();

async function restoredAndBack(page: Page, panel: Panel): Promise<void> {
  await expect(replyIn(page)).toContainText('Best wishes to');
  await panel.click('restore-toggle');
  await expect(replyIn(page)).toContainText('Best wishes to Annika Lindqvist!');
  await panel.click('restore-toggle');
  await expect(replyIn(page)).not.toContainText('Annika');
}

for (const [where, query] of [
  ['in other shadow roots than the composer', 'in=roots'],
  ['in a shadow root that the parser made', 'in=parsed'],
  ['in the page around the composer’s frame', 'in=parent'],
  ['in a frame beside the composer', 'in=frame'],
] as const)
  test(`replies ${where} are restored, and again after a reload, before anything is focused`, async () => {
    const { page, panel } = await open(query);
    await write(page);
    await restoredAndBack(page, panel);
    await page.reload();
    await restoredAndBack(page, panel);
  });

test('replies are restored after a reload although the composer is not there yet', async () => {
  const { page, panel } = await open('in=page');
  await write(page);
  await expect(replyIn(page)).toContainText('Best wishes to');
  await page.goto(`${shared.server.url}/apart/?in=page&later`);
  await restoredAndBack(page, panel);
  // Only what is there is offered: no badge speaks of a prompt.
  expect(await panel.attributeOf('badge', 'hidden')).toBe('');
  await page.getByRole('button', { name: 'Write' }).click();
  await poll(() => panel.attributeOf('badge', 'hidden')).toBeUndefined();
});

test('a page over plain http is protected, and is called so', async () => {
  const page = await shared.installed.context.newPage();
  const { port } = new URL(shared.server.url);
  await page.goto(`http://${PLAIN_HOST}:${port}/apart/`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const panel = await Panel.of(page);
  await write(page);
  await panel.expectText('notice', /Sent, protected/);
  await restoredAndBack(page, panel);
});

for (const by of ['text', 'html', 'nodes', 'swap'])
  test(`a reply by ${by}, one character at a time, is restored as it comes`, async () => {
    const { page, panel } = await open(`piece=1&by=${by}`);
    await write(page);
    await expect(replyIn(page)).toHaveAttribute('data-whole', '');
    await panel.click('restore-toggle');
    await expect(replyIn(page)).toContainText('Best wishes to Annika Lindqvist!');
    await page.locator('textarea').click();
    await page.keyboard.insertText(PROMPT);
    await expectMarked(page, 2);
    await page.keyboard.press('Enter');
    await expect(page.locator('.reply')).toHaveCount(2);
    await expect(replyIn(page)).toHaveAttribute('data-whole', '');
    await expect(replyIn(page)).toContainText('Dear Annika Lindqvist');
    await expect(replyIn(page)).toContainText('Best wishes to Annika Lindqvist!');
    nothingRaw();
  });

test('a chat that sends its whole history with each prompt is not said to send originals along, also after a reload', async () => {
  const { page, panel } = await open('history');
  await write(page);
  await panel.expectText('notice', /Sent, protected/);
  await restoredAndBack(page, panel);
  for (const again of [
    'My name is Annika Lindqvist and my letter is long.',
    'My name is Annika Lindqvist and my mail is short.',
  ]) {
    const before = prompts().length;
    await page.locator('textarea').click();
    await page.keyboard.insertText(again);
    await expectMarked(page, 1);
    await page.keyboard.press('Enter');
    await poll(() => prompts().length).toBe(before + 1);
    expect(shared.server.bodies.at(-1)).toContain('"role":"assistant"');
    await panel.expectText('notice', /Sent, protected/);
    expect(await panel.textOf('notice')).not.toMatch(/earlier message/i);
    nothingRaw();
    await page.reload();
    await restoredAndBack(page, panel);
  }
});

/** Records each visible paragraph in which a surrogate is drawn after the originals were shown. Paragraphs below the window may be restored later. */
function watchFlicker(standIn: string): void {
  const drawn: string[] = [];
  Object.assign(window, { drawn });
  const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  const look = () => {
    const reply = document.querySelector('main .reply:last-of-type');
    const lines = [...(reply?.querySelectorAll('p') ?? [])];
    for (const line of lines.length === 0 && reply ? [reply] : lines.filter(isInSight))
      if (line.textContent.includes(standIn)) drawn.push(line.textContent.slice(0, 80));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const by of ['text', 'lines', 'html', 'nodes'])
  for (const piece of ['200', '5000']) {
    // Many nodes in one text are slow to draw.
    if (piece === '200' && by === 'nodes') continue;
    test(`a reply by ${by} in pieces of ${piece} is restored as it comes, nothing twice`, async () => {
      const { page, panel } = await open(`piece=${piece}&by=${by}`);
      await write(page);
      await expect(replyIn(page)).toHaveAttribute('data-whole', '');
      await panel.expectText('notice', /Sent, protected/);
      await panel.click('restore-toggle');
      await expect(replyIn(page)).toContainText('Best wishes to Annika Lindqvist!');
      const name = nameIn(prompts()[0] ?? '');
      await page.evaluate(watchFlicker, name);
      const long = `${PROMPT} Make it long.`;
      await page.locator('textarea').click();
      await page.keyboard.insertText(long);
      await expectMarked(page, 2);
      await page.keyboard.press('Enter');
      await expect(page.locator('.reply')).toHaveCount(2);
      await expect(replyIn(page)).toHaveAttribute('data-whole', '');
      await expect(replyIn(page)).toContainText('Best wishes to Annika Lindqvist!');
      const text = (await replyIn(page).textContent()) ?? '';
      expect(text).not.toContain(name);
      expect(text.match(/Annika Lindqvist/g)).toHaveLength(2 + 2 * LONG_AFTER);
      expect(text).not.toMatch(/Annika Lindqvist\s*Annika Lindqvist/);
      expect(await page.evaluate('window.drawn')).toEqual([]);
      nothingRaw();
    });
  }
