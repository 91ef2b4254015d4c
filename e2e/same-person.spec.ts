// Whether two names are one person's: the card says it, one click or key changes it, and the reply gives back each name either way.
import { expect, type Page, test } from '@playwright/test';
import { bedsOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { middleOfWord } from './word-place.ts';

const PROMPT =
  'Elizabeth Marsh signed the lease in May. Beth wants to move in June, and I told Liz to send the deposit. What do I write?';
const TEAM =
  'Elizabeth Marsh and Priya Nair lead our team with Robert Lindgren. Liz Marsh told me that Bear Holm hates the new time sheets.';

/** Speaks of everybody, by the words that stand where the names stood. */
function replyTo(prompt: string): string {
  const [, full = '', beth = '', liz = ''] = /^(.+) signed .+ May\. (\S+) wants .+ told (\S+) to/u.exec(prompt) ?? [];
  return `Dear ${full}, please tell ${beth} and ${liz} that the keys are ready.`;
}

const shared = browserAndServer({ reply: replyTo });
const [bed] = bedsOf('assistant-ui');

async function typed(url: string, composer: string, text = PROMPT): Promise<{ page: Page; panel: Panel }> {
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(url);
  const panel = await Panel.of(page);
  await page.locator(composer).first().click();
  await page.keyboard.insertText(text);
  await panel.expectText('badge', /\d+ will be replaced/);
  return { page, panel };
}

const demo = (text?: string) =>
  typed(`chrome-extension://${shared.installed.id}/demo.html`, '[data-demo-composer]', text);

async function openCard(page: Page, panel: Panel, composer: string, word: string): Promise<void> {
  const { x, y } = await middleOfWord(page, composer, word);
  await page.mouse.click(x, y);
  await panel.expectText('word-card', new RegExp(`${word}.* → `));
  await panel.click('fine-tune');
}

/** The stand-in that the open card shows. */
const standIn = async (panel: Panel, word: string): Promise<string> =>
  ((await panel.textOf('card-title')) ?? '').replace(`${word} → `, '');

test('with the mouse in the demo: split, joined again, split, and sent', async () => {
  const { page, panel } = await demo();
  await openCard(page, panel, '[data-demo-composer]', 'Liz');
  await panel.expectText('same-person-state', /^Counted as a form of Elizabeth Marsh$/);
  const asForm = await standIn(panel, 'Liz');

  await panel.click('same-person-toggle');
  await panel.expectText('same-person-state', /^Counted as a person of their own$/);
  await poll(() => standIn(panel, 'Liz')).not.toBe(asForm);
  await panel.expectText('same-person-toggle', /^Same person as Elizabeth Marsh$/);

  await panel.click('same-person-toggle');
  await panel.expectText('same-person-state', /^Counted as a form of Elizabeth Marsh$/);
  await poll(() => standIn(panel, 'Liz')).toBe(asForm);

  await panel.click('same-person-toggle');
  await panel.expectText('same-person-state', /of their own$/);
  await poll(() => standIn(panel, 'Liz')).not.toBe(asForm);
  const ofOwn = await standIn(panel, 'Liz');
  await page.keyboard.press('Escape');
  await page.focus('[data-demo-composer]');
  await page.keyboard.press('Enter');
  const received = page.locator('[data-demo-received]').first();
  await expect(received).toContainText(`told ${ofOwn} to`);
  for (const name of ['Elizabeth', 'Marsh', 'Beth', 'Liz']) await expect(received).not.toContainText(name);
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0);
  await panel.click('restore-toggle');
  await expect(page.locator('[data-demo-role="user"]').first()).toHaveText(PROMPT);
  await expect(page.locator('[data-demo-role="assistant"]').first()).toContainText('Elizabeth');
  await page.close();
});

test('by keyboard in a chat: split and joined with one key each, and the reply restores each name', async () => {
  if (!bed) throw new Error('No bed');
  const { page, panel } = await typed(`${shared.server.url}${bed.path}`, bed.composer);
  const toLiz = async () => {
    for (const name of ['Elizabeth Marsh', 'Beth', 'Liz']) {
      await page.keyboard.press('Alt+Shift+KeyW');
      await panel.expectText('word-card', new RegExp(`^${name} → `));
    }
    // From the choice, where the focus is, to what is folded below, and past the dial.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  };
  await toLiz();
  const asForm = await standIn(panel, 'Liz');
  await page.keyboard.press('Space');
  await panel.expectText('same-person-state', /of their own$/);
  await poll(() => standIn(panel, 'Liz')).not.toBe(asForm);
  // The focus stays on the button: the same key goes back, and once more.
  await page.keyboard.press('Space');
  await panel.expectText('same-person-state', /a form of Elizabeth Marsh$/);
  await poll(() => standIn(panel, 'Liz')).toBe(asForm);
  await page.keyboard.press('Space');
  await poll(() => standIn(panel, 'Liz')).not.toBe(asForm);
  const ofOwn = await standIn(panel, 'Liz');
  await page.keyboard.press('Escape');
  await expect(page.locator(bed.composer).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain(`told ${ofOwn} to`);
  for (const name of ['Elizabeth', 'Marsh', 'Beth', 'Liz']) expect(shared.server.bodies.join('\n')).not.toContain(name);
  const reply = async () => (await page.locator(bed.reply).allTextContents()).join('\n');
  await poll(reply).toContain('keys are ready.');
  await panel.click('restore-toggle');
  await poll(reply).toContain('Dear Elizabeth Marsh, please tell Beth and Liz that the keys are ready.');

  // The decision holds in the next prompt of the conversation.
  await page.locator(bed.composer).first().click();
  await page.keyboard.insertText('And what does Liz pay?');
  await panel.expectText('badge', /1 will be replaced/);
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('same-person-state', /of their own$/);
  await poll(() => standIn(panel, 'Liz')).toBe(ofOwn);
  await page.close();
});

test('of several people one is chosen from a list, the one who was split off last first', async () => {
  const { page, panel } = await demo(TEAM);
  await openCard(page, panel, '[data-demo-composer]', 'Bear');
  await panel.expectText('same-person-state', /of their own$/);
  await panel.click('same-person-toggle');
  expect(await panel.attributeOf('same-person-toggle', 'aria-expanded')).toBe('true');
  const names = ((await panel.textOf('same-person-list')) ?? '').trim();
  for (const name of ['Elizabeth Marsh', 'Priya Nair', 'Robert Lindgren']) expect(names).toContain(name);
  await panel.click('same-person-choice', { 'aria-label': 'Same person as Robert Lindgren' });
  await panel.expectText('same-person-state', /^Counted as one person with Robert Lindgren$/);
  await panel.click('same-person-toggle');
  await panel.expectText('same-person-state', /of their own$/);
  // The person who was split off last comes first.
  await panel.click('same-person-toggle');
  await poll(() => panel.textOf('same-person-list')).toMatch(/^Robert Lindgren/);
  await page.close();
});
