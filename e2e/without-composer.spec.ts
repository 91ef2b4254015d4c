// What sends without the composer: "try again", a suggested prompt, a question that a reply proposes. What leaves is what left before, or
// nothing of the person's.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { bedOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', '555 0142'];

const shared = browserAndServer();
const bed = bedOf('assistant-ui');

const prompts = () => sentBodies(shared.server).flatMap(({ text }) => (text === undefined ? [] : [text]));

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

async function sendPrompt(): Promise<{ page: Page; panel: Panel; sent: string }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}?controls`);
  const panel = await Panel.of(page);
  await page.locator(bed.composer).fill(PROMPT);
  await expectMarked(page, 3);
  await page.locator(bed.composer).press('Enter');
  await replies(page, 1);
  return { page, panel, sent: prompts()[0] ?? '' };
}

/** So many are there, and the last is whole. */
async function replies(page: Page, count: number): Promise<void> {
  await expect(page.locator(bed.reply)).toHaveCount(count);
  await expect(page.locator(bed.reply).last()).toContainText('Best wishes to');
}

test('try again, with the originals shown: what left before leaves again, and the new reply is restored too', async () => {
  const { page, panel, sent } = await sendPrompt();
  await panel.click('restore-toggle');
  await expect(page.locator(bed.reply)).toContainText('this is about Annika Lindqvist');
  await page.getByRole('button', { name: 'Try again' }).click();
  await poll(() => prompts().length).toBe(2);
  expect(prompts()[1]).toBe(sent);
  await replies(page, 1);
  await expect(page.locator(bed.reply)).toContainText('this is about Annika Lindqvist');
  nothingRaw();
  await page.close();
});

test('a suggested prompt leaves alone, while another is being written', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}?controls`);
  await page.locator(bed.composer).fill(PROMPT);
  await expectMarked(page, 3);
  await page.locator('[data-suggestion="sends"]').click();
  await poll(prompts).toEqual(['Plan a weekend in the mountains']);
  nothingRaw();
  await page.close();
});

test('a suggestion that joins what is written is sent sanitized with it', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}?controls`);
  await page.locator(bed.composer).fill(PROMPT);
  await page.locator('[data-suggestion="adds"]').click();
  await expect(page.locator(bed.composer)).toHaveValue(`${PROMPT}  Answer in one sentence.`);
  await page.locator(bed.send).last().click();
  await poll(() => prompts().length).toBe(1);
  expect(prompts()[0]).toMatch(/^My name is .*Answer in one sentence\.$/);
  nothingRaw();
  await page.close();
});

/** A reply, restored, with a question that it proposes on a button; and the name that left. */
async function proposed(way: 'kept' | 'shown' | 'late'): Promise<{ page: Page; panel: Panel; name: string }> {
  const { page, panel, sent } = await sendPrompt();
  await panel.click('restore-toggle');
  const followUp = page.locator(`[data-follow-up="${way}"]`);
  await expect(followUp).toHaveText('Who is Annika Lindqvist?');
  await followUp.click();
  return { page, panel, name: sent.match(/^My name is (.+?) and my landlord/)?.[1] ?? 'nobody' };
}

for (const way of ['kept', 'shown'] as const)
  test(`a question that a reply proposes, with the originals shown: sent as the page has it ${way}`, async () => {
    const { page, name } = await proposed(way);
    await poll(() => prompts().length).toBe(2);
    expect(prompts()[1]).toBe(`Who is ${name}?`);
    // The person sees the original all the time.
    await expect(page.locator(`[data-follow-up="${way}"]`).first()).toHaveText('Who is Annika Lindqvist?');
    nothingRaw();
    await page.close();
  });

test('a page that reads the button later sends nothing, and the person is told', async () => {
  const { page, panel } = await proposed('late');
  await panel.expectText('stopped', /Annika|original|stopped/i);
  expect(prompts()).toHaveLength(1);
  nothingRaw();
  await page.close();
});
