// What the default profile does: who asks is replaced, what is asked stays, so that the answer is about it.
import { expect, test } from '@playwright/test';
import { bedsOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { middleOfWord } from './word-place.ts';

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

test('a fact that is raised leaves as its group or in the way that the person chose', async () => {
  if (!bed) throw new Error('No bed');
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  const panel = await Panel.of(page);
  await page.locator(bed.composer).click();
  await page.keyboard.insertText('Write to Annika Lindqvist that I take metformin and warfarin.');
  await panel.expectText('badge', /1 will be replaced/);
  await panel.click('badge');
  // A row that is raised moves to the other group, and the rows below it follow: a click before that may land on another row.
  for (const [drug, replaced] of [
    ['metformin', 2],
    ['warfarin', 3],
  ] as const) {
    await panel.click('span-row', { 'data-text': drug }, 'risk-toggle');
    await panel.expectText('group-replaced', new RegExp(drug));
    await panel.expectText('badge', new RegExp(`${replaced} will be replaced`));
  }
  await panel.click('badge');

  const place = await middleOfWord(page, bed.composer, 'warfarin');
  await page.mouse.click(place.x, place.y);
  await panel.click('fine-tune');
  await panel.expectText(
    'hiding',
    /A group: a blood thinner *Hides which one it is.*A placeholder.*Another of its kind/,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hiding-${colorScheme}.png` });
  }
  await panel.click('hide-placeholder');
  await panel.expectText('word-card', /warfarin → \[DRUG_1\]/);
  await page.keyboard.press('Escape');
  await page.locator(bed.composer).press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('that I take a diabetes medicine and [DRUG_1].');
  await page.close();
});

test('an amount that is raised leaves scaled, and all others with it', async () => {
  if (!bed) throw new Error('No bed');
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  const panel = await Panel.of(page);
  await page.locator(bed.composer).click();
  await page.keyboard.insertText('Write to Annika Lindqvist that I earn $4,800 a month and pay $1,920 rent.');
  await panel.expectText('badge', /1 will be replaced/);
  await panel.click('badge');
  await panel.click('span-row', { 'data-text': '$4,800' }, 'risk-toggle');
  await panel.expectText('group-replaced', /\$4,800/);
  await panel.click('span-row', { 'data-text': '$4,800' }, 'span-open');
  await panel.expectText(
    'hiding',
    /A placeholder.*All amounts times one secret number.*Whoever knows one amount.*Another number/,
  );
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/scale.png` });
  await panel.click('badge');
  await page.locator(bed.composer).press('Enter');
  const sentAmounts = () =>
    shared.server.bodies.flatMap(
      (body) => /that I earn \$([\d,.]+) a month and pay \$([\d,.]+) rent/u.exec(body)?.slice(1) ?? [],
    );
  await poll(() => sentAmounts().length).toBe(2);
  const [income = 0, rent = 0] = sentAmounts().map((text) => Number(text.replace(/,/gu, '')));
  expect(income).not.toBe(4800);
  expect(income / rent).toBeCloseTo(2.5, 9);
  await page.close();
});

test('the review proposes the phrase that costs least where what is kept may fit a few people', async () => {
  if (!bed) throw new Error('No bed');
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  const panel = await Panel.of(page);
  await page.locator(bed.composer).click();
  await page.keyboard.insertText(
    'I am 67 years old and work as a nurse in Leeds. I have multiple sclerosis. What should I ask my doctor?',
  );
  await panel.click('badge');
  await panel.expectText(
    'crowd',
    /may fit about one person \(an estimate\)\. ?With “a city in northern England” instead of “Leeds”/,
  );
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/crowd.png` });
  await panel.click('crowd-accept');
  await panel.expectText('sanitized-text', /work as a nurse in a city in northern England\./);
  await page.close();
});
