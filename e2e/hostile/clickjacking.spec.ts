// Pages that lead a person's click to our buttons: covered by something that lets clicks through, made transparent, moved under the pointer.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from '../for-this-file.ts';
import { poll } from '../poll.ts';
import { privateFrame, tellPage } from '../private-frame.ts';
import { type Chat, chatWithReply, NAME, ORIGINALS } from './restored-chat.ts';

const shared = browserAndServer();

/** In the middle of the button, however it looks. */
async function toggleAt({ panel }: Chat): Promise<{ x: number; y: number }> {
  const box = await panel.boxOf('restore-toggle');
  if (!box) throw new Error('No button to restore');
  return { x: (box.x + box.right) / 2, y: (box.y + box.bottom) / 2 };
}

async function clickAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Three clicks with no time in between, however busy the machine is. The first one brings our button above the cover: whoever clicks when it
 * has been seen there for half a second means it.
 */
async function clickAtOnce(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  const presses = [1, 2, 3].flatMap(() => ['mousePressed', 'mouseReleased'] as const);
  await Promise.all((['mouseMoved', ...presses] as const).map(send));
  await session.detach();
}

const LURE = `const lure = document.createElement('div');
  lure.popover = 'manual';
  lure.id = 'lure';
  lure.textContent = 'Continue reading';
  lure.style.cssText = 'pointer-events: none; inset: auto; right: 0; bottom: 0; margin: 0; width: 700px; height: 400px; background: #fff; color: #000;';
  document.body.append(lure);
  lure.showPopover();`;

const ATTACKS: readonly (readonly [string, string])[] = [
  ['an opaque popover that lets clicks through', LURE],
  [
    'an opaque popover that comes back above ours every frame',
    `${LURE} const again = () => { lure.hidePopover(); lure.showPopover(); requestAnimationFrame(again); }; again();`,
  ],
  [
    'a transparent host',
    `document.head.insertAdjacentHTML('beforeend', '<style>coatcheck-panel { opacity: 0 !important; }</style>');`,
  ],
  [
    'a transparent host with its style attribute',
    `setInterval(() => document.querySelector('coatcheck-panel').style.setProperty('opacity', '0.01', 'important'), 10);`,
  ],
  [
    'a host that a filter takes away',
    `document.head.insertAdjacentHTML('beforeend', '<style>coatcheck-panel { filter: opacity(0) !important; }</style>');`,
  ],
  [
    'a host that is animated away',
    `document.head.insertAdjacentHTML('beforeend', '<style>@keyframes gone { from, to { opacity: 0.001 } } coatcheck-panel { animation: gone 1s infinite !important; }</style>');`,
  ],
  [
    'a modal dialog of the page above ours, which lets clicks through',
    `const lure = document.createElement('dialog');
     lure.style.cssText = 'pointer-events: none; position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none;';
     document.body.append(lure); lure.showModal();`,
  ],
];

for (const [name, attack] of ATTACKS)
  test(`a click led to the restore button does nothing: ${name}`, async () => {
    const chat = await chatWithReply(shared);
    const { page } = chat;
    await page.waitForTimeout(800);
    const at = await toggleAt(chat);
    await page.evaluate(attack);
    await page.waitForTimeout(1_000);
    // A person who sees nothing happen clicks again.
    if (attack === LURE) await clickAtOnce(page, at);
    else
      for (let i = 0; i < 3; i += 1) {
        await clickAt(page, at);
        await page.waitForTimeout(150);
      }
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(ORIGINALS);
    await page.close();
  });

test('the person is told that the page interferes, and once it does not, the button works', async () => {
  const chat = await chatWithReply(shared);
  const { page, panel } = chat;
  await page.waitForTimeout(800);
  const at = await toggleAt(chat);
  await page.evaluate(
    `${LURE} const again = () => { if (!lure.isConnected) return; lure.hidePopover(); lure.showPopover(); requestAnimationFrame(again); }; again();`,
  );
  await page.waitForTimeout(800);
  await clickAt(page, at);
  await panel.expectText('notice', /covers or hides/);
  await page.evaluate(() => document.getElementById('lure')?.remove());
  await panel.click('restore-toggle');
  await expect(chat.reply()).toContainText(NAME);
  await page.close();
});

test('a click that comes as the button comes does nothing', async () => {
  const chat = await chatWithReply(shared);
  const { page } = chat;
  await page.waitForTimeout(800);
  const at = await toggleAt(chat);
  // The composer, and with it our button, jumps under a pointer that rests.
  await page.evaluate(() => {
    document.body.style.paddingTop = '0';
    (document.querySelector('textarea') as HTMLElement).style.cssText +=
      '; position: fixed; left: 0; top: 100px; width: 300px;';
  });
  await page.waitForTimeout(1_000);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    (document.querySelector('textarea') as HTMLElement).style.cssText = '';
  });
  await page.waitForTimeout(250);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(ORIGINALS);
  await page.close();
});

test('a chat with private prompts has no button in the page, by reload and by message neither', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/hostile/`);
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const composer = await privateFrame(page, 'private-composer');
  const editor = composer.locator('[data-coatcheck="private-editor"]');
  await editor.fill('My name is Annika Lindqvist. My landlord is Tobias Castellanos.');
  await expect(composer.locator('[data-coatcheck="badge"]')).toHaveText(/\d+ will be replaced/);
  await editor.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  await expect(page.locator('[data-message-author-role="assistant"]').last()).toContainText('Best wishes', {
    timeout: 20_000,
  });
  await editor.press('Escape');
  for (let i = 0; i < 3; i += 1) {
    await tellPage(shared.installed, page, { do: 'toggle-restore' });
    await page.waitForTimeout(200);
  }
  expect(await page.locator('#messages').innerText()).not.toMatch(ORIGINALS);
  await page.close();
});

test('a click led to the private composer behind a cover lowers nothing', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/hostile/`);
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const composer = await privateFrame(page, 'private-composer');
  const editor = composer.locator('[data-coatcheck="private-editor"]');
  await editor.fill('My landlord is Tobias Castellanos.');
  await expect(composer.locator('[data-coatcheck="badge"]')).toHaveText(/1 will be replaced/);
  await editor.press('ArrowLeft');
  await editor.press('ArrowLeft');
  const toggle = composer.locator('[data-coatcheck="word-toggle"]');
  await expect(toggle).toHaveAttribute('data-risk', '4');
  await page.waitForTimeout(800);
  const box = await toggle.boundingBox();
  if (!box) throw new Error('No control for the word');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(LURE);
  await page.evaluate(() => {
    const lure = document.getElementById('lure');
    if (lure) lure.style.cssText += '; width: 100vw; height: 100vh;';
  });
  await page.waitForTimeout(800);
  for (let i = 0; i < 3; i += 1) {
    await clickAt(page, at);
    await page.waitForTimeout(150);
  }
  await expect(toggle).toHaveAttribute('data-risk', '4');
  await expect(composer.locator('[data-coatcheck="notice"]')).toContainText('covers or hides');
  await page.evaluate(() => document.getElementById('lure')?.remove());
  await page.waitForTimeout(1_000);
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('data-risk', '4');
  await page.close();
});
