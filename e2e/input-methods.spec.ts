// Input methods, dictation, and an editor that draws only a part of its text.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { bedText, expectMarked } from './bed-actions.ts';
import { type Bed, bedOf, bedsOf, withQuery } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const COMPOSERS = [
  ...bedsOf('textarea', 'contenteditable').map((bed) => withQuery(bed, 'naive')),
  ...bedsOf('TipTap', 'Lexical', 'Slate'),
];

async function open({ path, composer }: Bed): Promise<{ page: Page; session: CDPSession }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  await page.locator(composer).click();
  await page.keyboard.type('My name is Annika Lindqvist. ');
  await expectMarked(page, 1);
  return { page, session: await page.context().newCDPSession(page) };
}

const compose = (session: CDPSession, text: string) =>
  session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** As browsers report an Enter that an input method takes. */
async function enterToInputMethod(session: CDPSession, type: 'rawKeyDown' | 'keyUp', keyCode: number): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: keyCode });
}

for (const bed of COMPOSERS) {
  test(`${bed.name}: the Enter that ends a composition sends nothing, the next one does`, async () => {
    const { page, session } = await open(bed);
    await compose(session, 'でんわ');
    await enterToInputMethod(session, 'rawKeyDown', 229);
    await session.send('Input.insertText', { text: '電話' });
    await enterToInputMethod(session, 'keyUp', 13);
    await poll(() => bedText(page)).toContain('電話');
    expect(await bedText(page)).toContain('Annika Lindqvist');
    expect(shared.server.bodies).toEqual([]);
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.length).toBe(1);
    expect(shared.server.bodies[0]).toContain('電話');
    expect(shared.server.bodies[0]).not.toContain('Annika');
    await page.close();
  });
}

test('a click on the send button ends a composition first', async () => {
  const { page, session } = await open(bedOf('contenteditable'));
  await compose(session, 'ok');
  await page.locator('.send-button').click();
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies[0]).toContain('ok');
  expect(shared.server.bodies[0]).not.toContain('Annika');
  await page.close();
});

test('what is dictated is checked as what is typed', async () => {
  const { page, session } = await open(bedOf('Lexical'));
  await session.send('Input.insertText', { text: 'Call Tobias Castellanos at +1 503 555 0142.' });
  await expectMarked(page, 3);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  for (const original of ['Annika', 'Tobias', 'Castellanos', '503 555 0142'])
    expect(shared.server.bodies[0]).not.toContain(original);
  await page.close();
});

test('text that an editor does not draw is not sent', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/codemirror/?low`);
  const panel = await Panel.of(page);
  await page.locator('.cm-content').click();
  const lines = Array.from({ length: 300 }, (_, i) => `line ${i} of a long letter`);
  lines[5] = 'My name is Annika Lindqvist.';
  await page.keyboard.insertText(lines.join('\n'));
  await poll(() => page.locator('.cm-gap').count()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*shorter pieces/);
  expect(shared.server.bodies).toEqual([]);
  expect(await bedText(page)).toBe(lines.join('\n'));
  await page.close();
});
