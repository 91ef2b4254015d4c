// Numbers that go together: shown, kept true in what is sent, and broken with one key.
import { expect, type Page, test } from '@playwright/test';
import { browserOnly } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserOnly();

const SALARY = 'My monthly salary is $5,231 and my yearly salary is $62,772. What should I save?';
const amountsIn = (text = '') => Array.from(text.matchAll(/\$([\d,]+)/g), ([, n = '']) => Number(n.replace(/,/g, '')));

async function typed(page: Page, text: string): Promise<Panel> {
  await page.goto(`chrome-extension://${shared.installed.id}/demo.html`);
  const panel = await Panel.of(page);
  await page.fill('[data-demo-composer]', text);
  await panel.expectText('badge', /2 will be replaced/);
  await panel.click('badge');
  await panel.expectText('relation', /12 x 5,231 = 62,772/);
  return panel;
}

test('a year stays twelve months until that is broken, and again', async () => {
  const page = await shared.installed.context.newPage();
  const panel = await typed(page, SALARY);
  const [monthly = 0, yearly] = amountsIn(await panel.textOf('sanitized-text'));
  expect(12 * monthly).toBe(yearly);

  await panel.click('relation-toggle');
  await panel.expectText('relation', /not kept/);
  await poll(async () => {
    const [m = 0, y] = amountsIn(await panel.textOf('sanitized-text'));
    return 12 * m === y;
  }).toBe(false);

  // The focus is still on the button: the same key goes back.
  await page.keyboard.press('Space');
  await panel.expectText('relation', /yearly is twelve times monthly/);
  await page.close();
});

test('what is sent is coherent', async () => {
  const page = await shared.installed.context.newPage();
  await typed(page, SALARY);
  await page.keyboard.press('Escape');
  await page.focus('[data-demo-composer]');
  await page.keyboard.press('Enter');
  const received = page.locator('[data-demo-received]').first();
  await expect(received).toContainText('monthly salary');
  const text = (await received.textContent()) ?? '';
  const [monthly = 0, yearly] = amountsIn(text);
  expect(12 * monthly).toBe(yearly);
  await page.close();
});
