// Whole chat front ends that nobody prepared for: an `<input>` as composer, a div or a bare drawing as send button, a shadow root, histories in
// `localStorage`. A server records every request, and none may hold an original.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { type Bed, bedsOf } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();
test.afterEach(() => closeOpened(shared));

// Both name the same people: a name that a prompt does not hold may by chance stand for one that it holds.
const FIRST = 'My name is Annika Lindqvist and my phone is +1 503 555 0142. My landlord is Tobias Castellanos.';
const SECOND = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos. Write to us.';
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142', '5550142', 'Tobias', 'Castellanos'];

const BEDS = bedsOf('vue-advanced-chat', 'react-chatbot-kit', 'react-chatbotify', 'MinChat', 'QuikChat', 'Vaadin');

const prompts = () => sentBodies(shared.server).flatMap(({ text }) => (text === undefined ? [] : [text]));
const nameIn = (prompt: string | undefined) => prompt?.match(/My name is (.+?) and my/)?.[1] ?? 'nobody';

function nothingRaw(): void {
  const arrived = shared.server.arrived.join('\n');
  for (const original of ORIGINALS) {
    expect(arrived).not.toContain(original);
    expect(arrived).not.toContain(encodeURIComponent(original));
  }
}

async function open(bed: Bed): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  // Each begins with an empty history.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return { page, panel: await Panel.of(page) };
}

async function write(page: Page, bed: Bed, text: string): Promise<void> {
  await page.locator(bed.composer).click();
  await page.keyboard.type(text);
  await expectMarked(page, 2);
}

/** The last reply is whole. */
const replied = (page: Page, bed: Bed) => expect(page.locator(bed.reply).last()).toContainText('Best wishes to');

async function send(page: Page, bed: Bed, how: 'Enter' | 'click'): Promise<string> {
  const before = prompts().length;
  if (how === 'Enter') await page.keyboard.press('Enter');
  else await page.locator(bed.send).click();
  await poll(() => prompts().length).toBe(before + 1);
  await replied(page, bed);
  return prompts().at(-1) ?? '';
}

const textOfReplies = async (page: Page, bed: Bed) => (await page.locator(bed.reply).allTextContents()).join('\n');

for (const bed of BEDS) {
  test(`${bed.name}: Enter, restored and back, a second turn by click`, async () => {
    const { page, panel } = await open(bed);
    await write(page, bed, FIRST);
    const first = await send(page, bed, 'Enter');
    nothingRaw();
    expect(first).toMatch(/^My name is \S+ \S+ and my phone is/);
    await panel.expectText('notice', /Sent, protected: \d values were replaced/);

    await poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0).toBeGreaterThan(1);
    await panel.click('restore-toggle');
    await poll(() => textOfReplies(page, bed)).toContain('Annika Lindqvist');
    await panel.click('restore-toggle');
    await poll(() => textOfReplies(page, bed)).not.toContain('Annika');

    await write(page, bed, SECOND);
    const second = await send(page, bed, 'click');
    expect(nameIn(second)).toBe(nameIn(first));
    nothingRaw();
  });

  test(`${bed.name}: a click at once, before anything is checked`, async () => {
    const { page } = await open(bed);
    await page.locator(bed.composer).click();
    await page.keyboard.insertText(FIRST);
    const sent = await send(page, bed, 'click');
    expect(sent).toMatch(/^My name is \S+ \S+ and my phone is/);
    nothingRaw();
  });

  // Without an address that names the conversation, what the chat kept says which one it is.
  test(`${bed.name}: after a reload the replies are restored, and another turn, with its history`, async () => {
    const { page, panel } = await open(bed);
    await write(page, bed, FIRST);
    const sent = await send(page, bed, 'click');
    // It keeps a reply when all of it has come, which is later than its last words begin.
    await poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toMatch(/Best wishes to [^.]+\./);
    await page.reload();
    // What the chat kept is what left.
    await expect(
      page
        .locator(bed.reply)
        .filter({ hasText: nameIn(sent) })
        .first(),
    ).toBeVisible();
    await panel.click('restore-toggle');
    await poll(() => textOfReplies(page, bed)).toContain('Annika Lindqvist');
    await panel.click('restore-toggle');
    await poll(() => textOfReplies(page, bed)).not.toContain('Annika');
    await write(page, bed, SECOND);
    await send(page, bed, 'Enter');
    nothingRaw();
  });
}

const [EDITS] = BEDS;
if (EDITS)
  test(`${EDITS.name}: an earlier message is changed and sent again`, async () => {
    const { page } = await open(EDITS);
    await write(page, EDITS, FIRST);
    const first = await send(page, EDITS, 'click');
    await page.locator('.vac-message-current').first().hover();
    await page.locator('.vac-message-current .vac-message-options').click();
    await page.getByText('Edit Message').click();
    // What stands in the chat is what left, and so is what is edited.
    await expect(page.locator(EDITS.composer)).toHaveValue(first);
    await page.locator(EDITS.composer).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' My landlord is Tobias Castellanos.');
    await expectMarked(page, 1);
    await page.locator(EDITS.send).click();
    await poll(() => prompts().length).toBe(2);
    expect(prompts()[1]).toMatch(/My landlord is \S+ \S+\.$/);
    nothingRaw();
  });
