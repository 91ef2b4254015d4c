// From the installation to the first protected prompt, as the welcome page leads: counted and timed. docs/first-prompt.md lists the steps.
import { expect, test } from '@playwright/test';
import { install, Panel } from './harness.ts';
import { poll } from './poll.ts';

const MAX_ACTIONS = 3;
const MAX_SECONDS = 60;

test('a new profile: at most three actions, under a minute', async () => {
  const began = performance.now();
  const installed = await install({ mode: 'as installed' });
  const steps: string[] = [];
  const act = async (what: string, how: () => Promise<void>) => {
    await how();
    steps.push(`${steps.length + 1}. ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  };
  // Nobody has to look for it: it opens by itself.
  const isWelcome = () => installed.context.pages().find((page) => page.url().endsWith('/welcome.html'));
  await poll(() => isWelcome() !== undefined).toBe(true);
  const page = isWelcome();
  if (!page) throw new Error('No welcome page');
  await page.bringToFront();

  await act('“Try it in the demo chat” on the welcome page', () => page.locator('[data-welcome-try]').click());
  const composer = page.locator('[data-demo-composer]');
  await expect(composer).toHaveValue(/Margaret Ellison/);
  await expect(composer).toBeFocused();
  const panel = await Panel.of(page);

  await act('Enter: what will be sent is shown', async () => {
    await page.keyboard.press('Enter');
    await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain('Margaret Ellison');
  });
  await act('Enter: it is sent', () => page.keyboard.press('Enter'));
  const received = page.locator('[data-demo-received]');
  await expect(received).toHaveCount(1);
  const seconds = (performance.now() - began) / 1000;
  const text = (await received.textContent()) ?? '';
  expect(text).toContain('My name is');
  for (const original of ['Margaret', 'Ellison', 'Whitfield', 'DE89 3704']) expect(text).not.toContain(original);

  process.stdout.write(
    `${steps.join('\n')}\nSent with surrogates after ${seconds.toFixed(1)} s, the browser's start included.\n`,
  );
  expect(steps.length).toBeLessThanOrEqual(MAX_ACTIONS);
  expect(seconds).toBeLessThan(MAX_SECONDS);
  await installed.close();
});
