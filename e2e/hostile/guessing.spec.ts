// Issue 16, item 8: a page that asks the egress guard what the person's originals are, by lists of candidates that it sees stopped or
// sent. It learns nothing of the private composer and of earlier chats; of what it was given itself it is soon told nothing either.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from '../for-this-file.ts';
import { forgetEverything, Panel } from '../harness.ts';
import { poll } from '../poll.ts';
import { privateFrame, tellPage } from '../private-frame.ts';
import { askByPort, bisect } from './guesses.ts';

const shared = browserAndServer();
// What one page was stopped with is remembered for the next.
test.afterEach(() => forgetEverything(shared.installed));

const NAME = 'Annika Lindqvist';
const BORN = '14 March 1987';
const MAIL = 'annika.lindqvist@nordhafen.se';
const PROMPT = `My name is ${NAME}, born on ${BORN}. Write to ${MAIL} about the lease, please.`;
const SECRETS = [NAME, 'Lindqvist', 'Annika', BORN, MAIL];
const OTHERS = ['Berit', 'Castor', 'Dagny', 'Einar', 'Frida', 'Gustav', 'Hedda', 'Ivar'].flatMap((first) =>
  ['Aldersson', 'Brekke', 'Corneliusson', 'Dahlgren', 'Ekholm', 'Falkenberg', 'Granlund', 'Hovland'].map(
    (last) => `${first} ${last}`,
  ),
);
const CANDIDATES = [...OTHERS.slice(0, 30), ...SECRETS, ...OTHERS.slice(30)];

async function open(path = '/life/'): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(shared.server.url + path);
  return { page, panel: await Panel.of(page) };
}

const replyStands = (page: Page) =>
  expect(page.locator('.chat-assistant').last()).toContainText('Best wishes', { timeout: 20_000 });

/** Surrogates are known in the page: what the guard could learn by them, it has. */
const surrogatesMarked = (page: Page) =>
  poll(() =>
    page.evaluate(() => Array.from(CSS.highlights.entries()).reduce((n, [, { size }]) => n + size, 0)),
  ).toBeGreaterThan(0);

async function sendInPlace(page: Page, panel: Panel): Promise<void> {
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Enter');
  await replyStands(page);
}

async function sendPrivately(page: Page): Promise<void> {
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  await frame.locator('[data-coatcheck="private-editor"]').fill(PROMPT);
  await expect(frame.locator('[data-coatcheck="badge"]')).toHaveText(/\d+ will be replaced/);
  await frame.locator('[data-coatcheck="private-editor"]').press('Enter');
  await replyStands(page);
}

async function learnsNothing(page: Page): Promise<void> {
  expect(await page.evaluate(bisect, CANDIDATES)).toEqual({ learned: [], questions: 1, stopped: 0 });
  for (const secret of SECRETS)
    expect(await page.evaluate(bisect, [secret]), secret).toEqual({ learned: [], questions: 1, stopped: 0 });
}

async function offersNoPort(page: Page): Promise<void> {
  expect(await page.evaluate(askByPort, CANDIDATES)).toEqual({ taken: [], learned: [], caught: 0 });
}

test('of a prompt of the private composer, by plain requests and by port', async () => {
  const { page } = await open();
  await sendPrivately(page);
  await surrogatesMarked(page);
  await learnsNothing(page);
  await offersNoPort(page);
  await page.close();
});

test('of an earlier chat, in a fresh document at its address, by plain requests and by port', async () => {
  const { page, panel } = await open();
  await sendInPlace(page, panel);
  await poll(() => page.url()).toContain('/life/c/');
  // The site stores a chat when its reply has ended, which is later than its last words.
  const stored = () => localStorage.getItem(location.pathname.split('/').at(-1) ?? '') !== null;
  await poll(() => page.evaluate(stored)).toBe(true);
  const address = new URL(page.url()).pathname;
  await page.close();

  const again = await open(address);
  await replyStands(again.page);
  await surrogatesMarked(again.page);
  await learnsNothing(again.page);
  await offersNoPort(again.page);

  // What it is shown, it was given: from then on that does not leave.
  await again.panel.click('restore-toggle');
  await expect(again.page.locator('.chat-assistant').last()).toContainText('Annika');
  const shown = (await again.page.locator('.chat-assistant').last().textContent()) ?? '';
  expect(shown).toContain(NAME);
  expect(await again.page.evaluate(bisect, [NAME])).toMatchObject({ stopped: 1 });
  await again.page.close();
});

/**
 * Asks for one original until the panel says that the limit is reached. A document that asks faster than the engine counts is refused alike before
 * that, and a busy engine counts slowly, so neither a number of requests nor a pause between them tells when the limit is reached.
 */
const askUntilLimit = (page: Page, panel: Panel) =>
  expect(async () => {
    await page.evaluate(async (body) => {
      await fetch(`/log/limit-${performance.now()}`, { method: 'POST', body }).catch(() => undefined);
    }, NAME);
    expect(await panel.textOf('stopped')).toMatch(/keeps probing what may leave/);
  }).toPass({ timeout: 40_000, intervals: [100] });

test('of what stands in its own composer: a few answers, then none until the person decides', async () => {
  const { page, panel } = await open();
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /\d+ will be replaced/);
  // Its own draft is stopped as often as it likes: that tells nothing.
  const save = (text: string) =>
    page.evaluate(
      (body) =>
        fetch('/log/draft', { method: 'POST', body }).then(
          ({ status }) => status,
          () => 'stopped',
        ),
      text,
    );
  for (let n = 0; n < 10; n += 1) expect(await save(`${n} ${PROMPT}`)).toBe('stopped');
  expect(await save('nothing to see')).toBe(204);

  const { learned, stopped } = await page.evaluate(bisect, CANDIDATES);
  expect(stopped).toBeGreaterThan(6);
  // After six answers, everything is refused alike: what it takes for learned is whatever it asked.
  expect(learned.filter((one) => OTHERS.includes(one)).length).toBeGreaterThan(SECRETS.length);
  await askUntilLimit(page, panel);
  expect(await save('nothing to see')).toBe('stopped');
  await panel.click('dismiss-stopped');
  await poll(() => save('nothing to see')).toBe(204);
  // The guard goes on, and the prompt itself was never held back.
  expect(await save(NAME)).toBe('stopped');
  await page.locator('#chat-input').press('Enter');
  await replyStands(page);
  expect(shared.server.bodies.join('\n')).not.toContain('Lindqvist');
  await page.close();
});

test('of what was stopped in an earlier document: a few answers, then none until the person decides', async () => {
  const { page, panel } = await open();
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /\d+ will be replaced/);
  const isStopped = (at: Page, body: string) =>
    at.evaluate(
      (text) =>
        fetch('/log/kept', { method: 'POST', body: text }).then(
          () => false,
          () => true,
        ),
      body,
    );
  expect(await isStopped(page, PROMPT)).toBe(true);
  await panel.expectText('stopped', /./);
  await page.close();

  const again = await open();
  await poll(() => isStopped(again.page, NAME)).toBe(true);
  const { learned } = await again.page.evaluate(bisect, CANDIDATES);
  expect(learned.filter((one) => OTHERS.includes(one)).length).toBeGreaterThan(SECRETS.length);
  await askUntilLimit(again.page, again.panel);
  expect(await isStopped(again.page, 'nothing to see')).toBe(true);
  await again.page.close();
});

test('after a reload, and in another tab: no answer more until the person decides', async () => {
  const { page, panel } = await open();
  const type = async (at: Page, of: Panel) => {
    await at.locator('#chat-input').click();
    await at.keyboard.insertText(PROMPT);
    await of.expectText('badge', /\d+ will be replaced/);
  };
  const answerTo = (at: Page, body: string) =>
    at.evaluate(
      (text) =>
        fetch(`/log/again-${text.length}`, { method: 'POST', body: text }).then(
          () => 'sent',
          () => 'stopped',
        ),
      body,
    );
  await type(page, panel);
  await askUntilLimit(page, panel);
  expect(await answerTo(page, 'nothing to see')).toBe('stopped');

  await page.reload();
  await type(page, panel);
  for (const guess of [NAME, 'nothing to see', ...OTHERS.slice(0, 5)])
    expect(await answerTo(page, guess)).toBe('stopped');
  const other = await open();
  await type(other.page, other.panel);
  for (const guess of [NAME, 'nothing to see', ...OTHERS.slice(0, 5)])
    expect(await answerTo(other.page, guess)).toBe('stopped');

  await other.panel.expectText('stopped', /keeps probing what may leave/);
  await other.panel.click('dismiss-stopped');
  await poll(() => answerTo(other.page, 'nothing to see')).toBe('sent');
  await page.close();
  await other.page.close();
});

test('by port, of what stands in its own composer', async () => {
  const { page, panel } = await open();
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /\d+ will be replaced/);
  await offersNoPort(page);
  await page.close();
});
