// An amount that the reply computed from a surrogate: left alone by default, with what it was computed from; worked out from the original, and marked so, where asked for.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { privateFrame, tellPage } from './private-frame.ts';

const YEARLY = '62,760';
const MONTHLY = '5,230.00';
const money = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Reckons with the amount that it was told, as assistants do. */
function reckoningReply(prompt: string): string {
  const [, yearly = ''] = /\$([\d,]*\d)/.exec(prompt) ?? [];
  const monthly = money(Number(yearly.replaceAll(',', '')) / 12);
  return `You earn $${yearly} a year.\n\n| what | amount |\n| --- | --- |\n| yearly | $${yearly} |\n\n$${yearly} ÷ 12 = **$${monthly}**\n\nRent should stay under $1,700.\n`;
}

const shared = browserAndServer({ reply: reckoningReply });

async function answered(): Promise<{ page: Page; panel: Panel; reply: ReturnType<Page['locator']>; said: string }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.fill('textarea[name="input"]', `My yearly salary is $${YEARLY}. What is that per month?`);
  await panel.expectText('badge', /1 will be replaced/);
  await page.keyboard.press('Enter');
  const reply = page.locator('[data-role="assistant"]');
  await expect(reply).toContainText('under $1,700.');
  const [, said = ''] = /= \$([\d,.]+\d)/.exec((await reply.textContent()) ?? '') ?? [];
  expect(said).not.toBe('');
  return { page, panel, reply, said };
}

/** Moves the pointer onto the mark of a stand-in. */
async function hoverStandIn(page: Page, standIn: string): Promise<void> {
  const place = await page.evaluate((wanted) => {
    const ranges = [...(CSS.highlights.get('coatcheck-stand-in') ?? [])].map((mark) => {
      const range = new Range();
      range.setStart(mark.startContainer, mark.startOffset);
      range.setEnd(mark.endContainer, mark.endOffset);
      return range;
    });
    const range = ranges.find((one) => one.toString() === wanted);
    if (!range) return undefined;
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, standIn);
  if (!place) throw new Error(`${standIn} is not marked as a stand-in`);
  await page.mouse.move(place.x, place.y);
}

test('by default a computed amount stays as the reply has it, and so do the numbers of its calculation', async () => {
  const { page, panel, reply, said } = await answered();
  // Three in the reply, one in the person's own message.
  await panel.expectText('restore-toggle', /Restore originals \(4\)/);
  await panel.click('restore-toggle');
  await expect(reply).toContainText(`You earn $${YEARLY} a year.`);
  await expect(reply).toContainText(`÷ 12 = $${said}`);
  await expect(reply).not.toContainText(`$${YEARLY} ÷ 12`);
  const marks = await highlights(page);
  expect(marks['coatcheck-recomputed'] ?? 0).toBe(0);
  // The yearly amount in the calculation, its result, and the limit, which may have been computed too.
  expect(marks['coatcheck-stand-in']).toBe(3);
  const [, yearly = ''] = /\$([\d,]+) ÷ 12/.exec((await reply.textContent()) ?? '') ?? [];
  await hoverStandIn(page, yearly);
  await panel.expectText('stand-in-note', new RegExp(`Stand-in for ${YEARLY}`));
  await page.close();
});

test('where it is asked for, it is worked out, with a mark of its own, in the page and in the private view', async () => {
  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  const recompute = options.locator('[data-coatcheck="recompute"]');
  await recompute.click();
  await expect(recompute).toBeChecked();
  await options.close();

  const { page, panel, reply, said } = await answered();
  await panel.expectText('restore-toggle', /Restore originals \(5, 1 worked out\)/);
  await expect(reply).toContainText(`÷ 12 = $${said}`);
  await poll(async () => (await highlights(page))['coatcheck-recomputed']).toBe(1);

  await panel.click('restore-toggle');
  await expect(reply).toContainText(`$${YEARLY} ÷ 12 = $${MONTHLY}`);
  await expect(reply).toContainText('under $1,700.');
  await panel.click('restore-toggle');
  await expect(reply).toContainText(`÷ 12 = $${said}`);

  await tellPage(shared.installed, page, { do: 'open-private-view' });
  const view = await privateFrame(page, 'private-view');
  const mark = view.locator('mark.cc-recomputed');
  await expect(mark).toHaveText(MONTHLY);
  await expect(mark).toHaveAttribute('title', /÷ 12\. The page shows: /);
  await expect(view.locator('mark:not(.cc-recomputed)')).toHaveText([YEARLY, YEARLY, YEARLY, '1,700']);
  await page.close();
});
