// What the default profile does: who asks is replaced, what is asked stays, so that the answer is about it.
import { expect, test } from '@playwright/test';
import { bedsOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();
const [bed] = bedsOf('assistant-ui');

const PROMPT =
  'I am Annika Lindqvist, 64, and have type 2 diabetes. Dr Castellanos gave me metformin 500 mg. Can I take ibuprofen with it? I rent a flat in Berlin ' +
  'for 1,250 € a month, my phone is +49 30 901820.';
const WHO = ['Annika', 'Lindqvist', 'Castellanos', '901820'];
const WHAT = ['64', 'type 2 diabetes', 'metformin 500 mg', 'ibuprofen', 'Berlin', '1,250 €'];

test('the default profile hides who and keeps what', async () => {
  if (!bed) throw new Error('No bed');
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  const panel = await Panel.of(page);
  await page.locator(bed.composer).click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('flat in');
  const sent = shared.server.bodies.join('\n');
  for (const value of WHO) expect(sent).not.toContain(value);
  for (const value of WHAT) expect(sent).toContain(value);
  await page.close();
});
