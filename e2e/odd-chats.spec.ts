// Chats in shapes that nobody prepared for: what sends has an unknown word, no role or no name; what is typed into is no text area; an
// edit is saved in the page only. And what is offered where a send was missed and only its request was stopped.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const shared = browserAndServer();
test.afterEach(() => closeOpened(shared));

const PROMPT = 'My name is Annika Lindqvist and my phone is +1 503 555 0142.';
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142'];

const prompts = () => sentBodies(shared.server).flatMap(({ text }) => (text === undefined ? [] : [text]));

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

async function open(query: string): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/odd/?${query}`);
  return { page, panel: await Panel.of(page) };
}

async function write(page: Page, text = PROMPT): Promise<void> {
  await page.locator('#box').click();
  await page.keyboard.type(text);
  await expectMarked(page, 2);
}

async function sentSanitized(): Promise<void> {
  await poll(() => prompts().length).toBe(1);
  expect(prompts()[0]).toMatch(/^My name is \S+ \S+ and my phone is/);
  nothingRaw();
}

const CONTROLS = {
  'a button that says Generate': 'send=button&word=Generate',
  'a button that says Ask': 'send=button&word=Ask',
  'a button whose word nobody knows': 'send=button&word=Zap',
  'a div that says Go': 'send=div&word=Go',
  'an icon without a name': 'send=icon',
  'nothing but a drawing': 'send=drawing',
};

for (const [name, query] of Object.entries(CONTROLS))
  test(`sends by ${name}`, async () => {
    const { page } = await open(query);
    await write(page);
    await page.locator('#go').click();
    await sentSanitized();
  });

for (const box of ['text', ''])
  test(`sends from an <input type="${box}"> by Enter and by a button`, async () => {
    const { page } = await open(`box=${box}&send=button&word=Go`);
    await write(page);
    await page.keyboard.press('Enter');
    await sentSanitized();
    await write(page);
    await page.locator('#go').click();
    await poll(() => prompts().length).toBe(2);
    nothingRaw();
  });

test('sends by the key of a control that is no button', async () => {
  const { page } = await open('send=div&word=Go');
  await write(page);
  await page.locator('#go').focus();
  await page.keyboard.press(' ');
  await sentSanitized();
});

test('an icon for files beside the text sends nothing', async () => {
  const { page } = await open('send=icon');
  await write(page);
  await page.locator('#tool').click();
  await page.waitForTimeout(600);
  expect(prompts()).toEqual([]);
  await expect(page.locator('#box')).toHaveValue(PROMPT);
});

const LABELS = ['sanitize-stopped', 'put-back', 'let-pass'];

/** From left to right, and from top to bottom. */
async function offers(panel: Panel): Promise<string[]> {
  const drawn: { label: string; at: number }[] = [];
  for (const label of LABELS) {
    const box = await panel.boxOf(label);
    if (box) drawn.push({ label, at: box.y * 10_000 + box.x });
  }
  return drawn.sort((a, b) => a.at - b.at).map(({ label }) => label);
}

for (const [name, query, press] of [
  ['a button far from the text', 'send=far&word=Launch', (page: Page) => page.locator('#go').click()],
  ['a key that breaks lines elsewhere', 'send=key', (page: Page) => page.keyboard.press('Shift+Enter')],
] as const) {
  test(`${name} sends: stopped, and the text is put back`, async () => {
    const { page, panel } = await open(query);
    await write(page);
    await press(page);
    await panel.expectText('stopped', /The page tried to send/);
    await expect(page.locator('#box')).toHaveValue('');
    await poll(() => offers(panel)).toEqual(LABELS);
    await panel.click('put-back');
    await expect(page.locator('#box')).toHaveValue(PROMPT);
    await poll(() => panel.textOf('stopped')).toBeUndefined();
    expect(prompts()).toEqual([]);
    nothingRaw();
  });
}

test('a send that was missed and stopped is sanitized and sent with one click', async () => {
  const { page, panel } = await open('send=far&word=Launch');
  await write(page);
  await page.locator('#go').click();
  await panel.click('sanitize-stopped');
  await sentSanitized();
  await expect(page.locator('#box')).toHaveValue('');
});

test('at 390 px the notices stand in one place, one at a time, and the others can be reached', async () => {
  const { page, panel } = await open('send=far&word=Launch');
  await page.setViewportSize({ width: 390, height: 780 });
  await write(page);
  await page.keyboard.press('Enter');
  await sentSanitized();
  await poll(() => panel.textOf('restore-toggle')).toBeDefined();
  await panel.click('restore-toggle');
  await poll(() => panel.textOf('offer-restore')).toBeDefined();
  await write(page);
  await page.locator('#go').click();
  const shown = async () => {
    const parts: string[] = [];
    for (const part of ['stopped', 'history', 'notice', 'offer-restore']) if (await panel.boxOf(part)) parts.push(part);
    return parts;
  };
  await poll(shown).toEqual(['stopped']);
  const [notice, badge] = [await panel.boxOf('notices'), await panel.boxOf('badge')];
  if (!notice || !badge) throw new Error('Nothing is shown.');
  expect(Math.min(notice.x, badge.x)).toBeGreaterThanOrEqual(0);
  expect(Math.max(notice.right, badge.right)).toBeLessThanOrEqual(390);
  expect(notice.bottom <= badge.y || badge.bottom <= notice.y).toBe(true);
  await panel.expectText('next-notice', /^1 of [234] /);
  await poll(async () => {
    const [first, ...others] = await shown();
    // Pressed again by a person who sees that nothing happened: a press right after the notice came does not count.
    if (first === 'stopped') await panel.click('next-notice');
    return first !== undefined && first !== 'stopped' && others.length === 0;
  }).toBe(true);
});

test('a field that is no composer says so where it is typed into, and is protected once it is shown', async () => {
  const { page, panel } = await open('box=search&send=button&word=Go');
  await page.locator('#box').click();
  await panel.expectText('unprotected', /Not protected here/);
  await page.keyboard.type('Hello');
  await panel.expectText('unprotected', /Not protected here/);
  await panel.click('unprotected');
  await panel.expectText('picker', /box you type in/);
  await page.locator('#box').click();
  await panel.expectText('picker', /button that sends/);
  await page.keyboard.press('s');
  await panel.expectText('picker', /Point at a reply/);
  await page.keyboard.press('s');
  await panel.click('picker-keep');
  await page.locator('#box').fill('');
  await write(page);
  await poll(() => panel.textOf('unprotected')).toBeUndefined();
  await page.keyboard.press('Enter');
  await sentSanitized();
});

test('what is typed where nothing can be read is said to be unprotected', async () => {
  const { page, panel } = await open('box=closed&send=button&word=Go');
  await page.locator('#row > div:not(#tool)').click();
  await page.keyboard.type('Hello');
  await panel.expectText('unprotected', /Not protected here/);
});

test('an edit that the page keeps to itself is said to be saved', async () => {
  const { page, panel } = await open('send=button&word=Send&edit');
  await page.locator('#box').fill('Write a poem.');
  await page.locator('#go').click();
  await poll(() => prompts().length).toBe(1);
  await page.locator('.edit').click();
  await page.locator('#log textarea').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${PROMPT}`);
  await expectMarked(page, 2);
  await page.locator('.save').click();
  await panel.expectText('notice', /^Saved, sanitized: 2 values were replaced.*no request with it was seen/);
  await expect(page.locator('.own')).toContainText(/Write a poem. My name is \S+ \S+ and my phone/);
  expect(await page.locator('.own').textContent()).not.toContain('Annika');
  expect(prompts()).toHaveLength(1);
});

/** What a page tells its server at each key. */
const REPORTS = {
  'each key by fetch': {
    report: () =>
      addEventListener('keydown', ({ key }) =>
        fetch('/log', { method: 'POST', body: JSON.stringify({ type: 'key', key }) }),
      ),
    said: /passes on every key/,
  },
  'each key by a worker': {
    report: () => {
      const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = () => undefined'])));
      addEventListener('keydown', ({ key }) => worker.postMessage({ key }));
    },
    said: /passes on every key/,
  },
  'the text so far': {
    report: () =>
      addEventListener('input', ({ target }) =>
        fetch('/log', { method: 'POST', body: JSON.stringify({ draft: (target as HTMLTextAreaElement).value }) }),
      ),
    said: /passes on what you type/,
  },
};

for (const [name, { report, said }] of Object.entries(REPORTS))
  test(`a page that reports ${name} while one types is said to do so, in the popup`, async () => {
    const { page } = await open('send=button&word=Go');
    const popup = await openPopup(shared.installed, page);
    await page.bringToFront();
    await page.locator('#box').click();
    await page.keyboard.type('Write a poem about rain. ');
    await expect(popup.locator('[data-coatcheck="typing-reports"]')).toHaveCount(0);
    await page.evaluate(report);
    await page.keyboard.type('Make it short, and let it rhyme.', { delay: 30 });
    await expect(popup.locator('[data-coatcheck="typing-reports"]')).toHaveText(said);
  });
