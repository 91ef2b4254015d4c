// A page that tries to read what a person types and reads, by every way that we know of. Against the private composer and the private
// view it gets nothing; against the in-place mode, this is the list of what it gets (docs/what-a-page-can-read.md says it in words).
import { expect, type Frame, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { type ForeignSite, startForeignSite } from './foreign-site.ts';
import { Panel } from './harness.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';
import { privateFrame, tellPage } from './private-frame.ts';

const shared = browserAndServer();
let foreign: ForeignSite;

test.beforeAll(async () => {
  foreign = await startForeignSite();
});
test.afterAll(() => foreign.close());

/** Parts that tell something by themselves. */
const PARTS = [...ORIGINALS, 'sclerosis', '5550142', '0142', '0532', 'DE89'];

interface Hostile {
  obtained: Record<string, string[]>;
  rounds: { quick: number; slow: number };
  guesses: readonly string[];
  addresses: readonly string[];
  steal: Record<string, (address: string) => void>;
}

async function openHostile(): Promise<Page> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/hostile/`);
  // The attacker knows what to look for, and where our page is: both addresses that Chrome has for it.
  const dynamic = await shared.installed.worker.evaluate(() =>
    (globalThis as unknown as { chrome: { runtime: { getURL(path: string): string } } }).chrome.runtime.getURL(
      'private.html',
    ),
  );
  await page.evaluate(([guesses, addresses]) => Object.assign(window, { guesses, addresses }), [
    PARTS,
    [dynamic, `chrome-extension://${shared.installed.id}/private.html`],
  ] as const);
  return page;
}

const obtained = (page: Page) => page.evaluate(() => (window as unknown as Hostile).obtained);

/**
 * The attacks that got an original, or a part of one. Parts of the sent prompt do not count: one IBAN of 97 gets the check digits 89 again, and
 * "Calderon" contains "alder".
 */
async function successes(page: Page): Promise<string[]> {
  const sent = shared.server.bodies.join('\n').toLowerCase();
  const parts = PARTS.map((part) => part.toLowerCase()).filter((part) => !sent.includes(part));
  const found = Object.entries(await obtained(page)).filter(([, texts]) => {
    const all = texts.join('\n').toLowerCase();
    return parts.some((part) => all.includes(part));
  });
  return found.map(([attack]) => attack).sort();
}

/** Time for every attack to run again on what stands there now. */
async function attackedAgain(page: Page): Promise<void> {
  const rounds = () => page.evaluate(() => ({ ...(window as unknown as Hostile).rounds }));
  const { quick, slow } = await rounds();
  await poll(async () => {
    const now = await rounds();
    return now.quick >= quick + 2 && now.slow >= slow + 2;
  }).toBe(true);
}

async function replyIsWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-message-author-role="assistant"]').last()).toContainText('Best wishes', {
    timeout: 20_000,
  });
}

/** All that gets something in place. Some of it depends on what is selected or marked at the moment. */
const IN_PLACE = [
  'clipboard events',
  'highlight registry',
  'input events',
  'key events',
  'mutation observer',
  'patched prototypes',
  'selection',
  'text of the page',
  'window.find',
];

/** In the page's world: what is kept on the nodes themselves. */
function notesOnNodes(root: Element): string[] {
  const nodes = document.createNodeIterator(root);
  const notes: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) notes.push(...Reflect.ownKeys(node).map(String));
  return notes;
}

test('in place: what a hostile page gets', async () => {
  const page = await openHostile();
  const panel = await Panel.of(page);
  await page.locator('#prompt').click();
  // A name by key, and the letter at once: `window.find` moves the caret to whatever it finds, and letters typed then land in other words.
  await page.keyboard.type('Annika');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
  await attackedAgain(page);
  const typed = await successes(page);
  expect(typed).toEqual(expect.arrayContaining(['input events', 'key events', 'text of the page', 'window.find']));
  expect(IN_PLACE).toEqual(expect.arrayContaining(typed));
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  for (const original of ORIGINALS) expect(shared.server.bodies.join('\n')).not.toContain(original);
  await replyIsWhole(page);

  await panel.click('restore-toggle');
  await expect(page.locator('[data-message-author-role="assistant"]')).toContainText('Annika');
  // At the corner, because a notice may cover the middle.
  await page.locator('#messages').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  await attackedAgain(page);
  const restored = await successes(page);
  expect(restored).toEqual(expect.arrayContaining(['clipboard events', 'mutation observer']));
  expect(IN_PLACE).toEqual(expect.arrayContaining(restored));
  expect(await page.locator('#messages').evaluate(notesOnNodes)).toEqual([]);
  await page.close();
});

/** Our page in a frame of the attacker's shows nothing. */
async function expectBlank(page: Page, ours: readonly Frame[]): Promise<void> {
  const others = page.frames().filter((frame) => frame.url().includes('private.html') && !ours.includes(frame));
  for (const frame of others) expect(await frame.evaluate(() => document.body.textContent?.trim())).toBe('');
}

test('private composer and private view: a hostile page gets nothing', async () => {
  const page = await openHostile();
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const composer = await privateFrame(page, 'private-composer');
  const editor = composer.locator('[data-coatcheck="private-editor"]');
  await expect(editor).toBeFocused();
  await page.keyboard.type(LETTER.slice(0, 120));
  await expect(editor).toHaveValue(LETTER.slice(0, 120));

  await editor.fill(LETTER);
  await expect(composer.locator('[data-coatcheck="badge"]')).toHaveText(/\d+ will be replaced/);
  await editor.press('Control+A');
  await editor.press('Control+C');
  await attackedAgain(page);
  expect(await successes(page)).toEqual([]);

  await editor.press('End');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  for (const original of ORIGINALS) expect(shared.server.bodies.join('\n')).not.toContain(original);
  await expect(editor).toHaveValue('');
  await replyIsWhole(page);

  await tellPage(shared.installed, page, { do: 'open-private-view' });
  const view = await privateFrame(page, 'private-view');
  const replies = view.locator('[data-coatcheck="private-reply"]');
  for (const original of ['Annika Lindqvist', 'Tobias Castellanos', 'DE89 3704 0044 0532 0130 00'])
    await expect(replies.last()).toContainText(original);
  await attackedAgain(page);
  expect(await successes(page)).toEqual([]);
  const got = await obtained(page);
  expect(got['key events'] ?? []).toEqual([]);
  // The attacks did run: they have what is the page's own.
  expect(got['text of the page']?.join('\n')).toContain('My name is');
  // However long the text, the frame is of one size.
  expect(new Set(got['frame sizes']?.filter((size) => size.startsWith('composer')))).toHaveProperty('size', 1);
  expect(new Set(got['frame sizes']?.filter((size) => size.startsWith('view')))).toHaveProperty('size', 1);
  await page.close();
});

const BEFORE = 'I am Annika Lindqvist. ';
const AFTER = '0123456789abcdefghijklmnopqrstuvwxyz';

/** What the page has of the keys in `AFTER`, whoever sent it there. */
async function stolenKeys(page: Page): Promise<string> {
  const got = await obtained(page);
  const heard = [...(got['key events'] ?? []), ...(got['input events'] ?? []), ...(got.messages ?? [])];
  return [...AFTER]
    .filter((key) => heard.some((one) => one === key || one.endsWith(` ${key}`) || one === `{"stolen":"${key}"}`))
    .join('');
}

const inPage = (page: Page) => page.frames().filter((frame) => frame.url().includes('private.html'));

const THEFTS = [
  'own fields',
  'dialogs',
  'throwing out',
  'srcdoc frame',
  'blank frame',
  'written frame',
  'many frames',
  'frame in a closed shadow root',
  'frame in a root that comes late',
  'frame beside a form that answers for the browser',
  'frame of another site',
  'frame in a dialog',
] as const;

for (const theft of THEFTS)
  test(`a page that takes the keyboard gets no key: ${theft}`, async () => {
    const page = await openHostile();
    await tellPage(shared.installed, page, { do: 'open-private-composer' });
    const composer = await privateFrame(page, 'private-composer');
    await expect(composer.locator('[data-coatcheck="private-editor"]')).toBeFocused();
    await page.keyboard.type(BEFORE);
    const opens = shared.installed.context.waitForEvent('page');
    let own: Page | undefined;
    void opens.then((opened) => {
      own = opened;
    });
    await page.evaluate(([name, address]) => (window as unknown as Hostile).steal[name]?.(address), [
      theft,
      foreign.url,
    ] as const);
    // Once the window is there, it has the keyboard; until then every key goes to this tab.
    for (const key of AFTER.repeat(20)) {
      if (own) break;
      // A key that went into a frame that is gone is never answered for.
      await Promise.race([page.keyboard.type(key), opens]);
    }
    const inWindow = (await opens).locator('[data-coatcheck="private-editor"]');
    await expect(inWindow).toHaveValue(new RegExp(`^${BEFORE}`));
    await poll(() => inPage(page).filter((frame) => !frame.isDetached()).length).toBe(0);
    expect(await stolenKeys(page)).toBe('');
    expect(await successes(page)).toEqual([]);
    await (await opens).close();
    await page.close();
  });

test('a page with a frame that could take the keyboard: the private composer opens in a window of its own, and sends', async () => {
  const page = await openHostile();
  await page.locator('#prompt').fill('Hello.');
  await page.evaluate((address) => {
    const { steal } = window as unknown as Hostile;
    steal['frame of another site']?.(address);
    steal.framing?.(address);
  }, foreign.url);
  const [own] = await Promise.all([
    shared.installed.context.waitForEvent('page'),
    tellPage(shared.installed, page, { do: 'open-private-composer' }),
  ]);
  const editor = own.locator('[data-coatcheck="private-editor"]');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue('Hello.');
  await expect(page.locator('#prompt')).toHaveValue('');
  await editor.press('Control+End');
  await own.keyboard.type(' My son is Tobias Castellanos.');
  await expect(own.locator('[data-coatcheck="badge"]')).toHaveText(/\d+ will be replaced/);
  await attackedAgain(page);
  await expectBlank(page, []);
  expect(await successes(page)).toEqual([]);
  expect((await obtained(page))['framing our page']).toContain('loaded private.html');
  await own.locator('[data-coatcheck="send"]').click();
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies.join('')).toContain('My son is');
  for (const original of ['Tobias', 'Castellanos']) expect(shared.server.bodies.join('')).not.toContain(original);
  await expect(editor).toHaveValue('');
  // The window may close before the click that closes it has returned, which then fails.
  await Promise.allSettled([own.waitForEvent('close'), own.locator('[data-coatcheck="close"]').click()]);
  expect(own.isClosed()).toBe(true);
  await page.close();
});
