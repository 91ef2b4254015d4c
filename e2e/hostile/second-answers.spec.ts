// Issue 16, item 10: a request that shows the guard one thing and the browser another. What was read is what is sent.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from '../for-this-file.ts';
import { Panel } from '../harness.ts';
import { LETTER, ORIGINALS } from '../letter.ts';
import { ATTACKS, BESIDE, secondAnswer } from './second-answers.ts';

const shared = browserAndServer();
/** Of the letter, in letters that a header and a protocol may have. */
const ACCOUNT = 'DE89370400440532013000';

async function openWithLetter(): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/life/`);
  const panel = await Panel.of(page);
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
  await expect(page.locator('#chat-input')).toHaveValue(LETTER);
  return { page, panel };
}

/** However a page writes it. */
function whatArrived(): string {
  const plain = shared.server.arrived.join('\n');
  let unescaped = plain;
  try {
    unescaped = decodeURIComponent(plain.replaceAll('+', ' ').replace(/%(?![0-9A-F]{2})/gi, '%25'));
  } catch {
    // Not an address.
  }
  return `${plain}\n${unescaped}`;
}

test('no body that answers differently the second time, or is changed during the check, leaves', async () => {
  const { page } = await openWithLetter();
  for (const attack of ATTACKS) {
    shared.server.arrived.length = 0;
    const outcome = await page.evaluate<string>(secondAnswer(attack, LETTER, ACCOUNT));
    const arrived = whatArrived();
    for (const original of ORIGINALS) expect.soft(arrived, `${attack}: ${outcome}`).not.toContain(original);
  }
  await page.close();
});

test('nothing leaves beside a body: headers, referrer, protocols, names of windows', async () => {
  const outcomes: Record<string, string> = {};
  for (const attack of BESIDE) {
    const { page } = await openWithLetter();
    outcomes[attack] = await page.evaluate<string>(secondAnswer(attack, LETTER, ACCOUNT));
    await page.close();
  }
  expect(outcomes).toEqual({
    'a header of fetch': 'refused',
    'a header of XMLHttpRequest': 'ended 0',
    'a referrer': 'refused',
    'a protocol': 'wss://127.0.0.1:1/',
    'the name of a window': 'refused',
  });
});
