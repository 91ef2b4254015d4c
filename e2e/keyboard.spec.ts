// The main job without a mouse, from the welcome page: Tab, Enter, Space, arrows and shortcuts. The keyboard is somewhere that can be
// seen, always.
import { expect, type Page, test } from '@playwright/test';
import { browserOnly } from './for-this-file.ts';
import { Panel, SEEN_AFTER_MS } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserOnly({ mode: 'as installed' });

interface Focused {
  readonly part: string;
  readonly label: string;
  readonly isSeen: boolean;
}

/** Where the keyboard is, closed shadow roots included, and whether that is on the screen with a mark of its own. */
async function focused(page: Page): Promise<Focused> {
  const session = await page.context().newCDPSession(page);
  // Only the debugger gets at the roots of the panel: it hands them to this function.
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const shadows = [...shadowRootsIn(root as Node)];
  const { object: page_ } = await session.send('DOM.resolveNode', { nodeId: (root as Node).nodeId });
  const objects = [];
  for (const { nodeId } of shadows) objects.push((await session.send('DOM.resolveNode', { nodeId })).object.objectId);
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: page_.objectId as string,
    functionDeclaration: `function (...roots) {
      let at = document.activeElement;
      const inner = roots.find((root) => root.host === at)?.activeElement;
      at = inner ?? at;
      if (!at || at === document.body) return { part: 'nowhere', label: '', isSeen: false };
      const box = at.getBoundingClientRect();
      const rings = (element) => {
        const style = getComputedStyle(element);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
      };
      const isField = at.matches('textarea, input:not([type=radio])');
      const around = at.closest('label, li, div');
      const isMarked = rings(at) || isField || (around !== null && rings(around));
      const isOnScreen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return {
        part: at.dataset.coatcheck ?? Object.keys(at.dataset)[0] ?? at.tagName.toLowerCase(),
        label: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim(),
        isSeen: isMarked && isOnScreen,
      };
    }`,
    arguments: objects.map((objectId) => (objectId === undefined ? {} : { objectId })),
    returnByValue: true,
  });
  await session.detach();
  return result.value as Focused;
}

interface Node {
  readonly nodeId: number;
  readonly shadowRootType?: string;
  readonly shadowRoots?: readonly Node[];
  readonly children?: readonly Node[];
}

function* shadowRootsIn(node: Node): Generator<Node> {
  for (const root of node.shadowRoots ?? []) {
    if (root.shadowRootType === 'closed') yield root;
    yield* shadowRootsIn(root);
  }
  for (const child of node.children ?? []) yield* shadowRootsIn(child);
}

async function expectSeen(page: Page): Promise<Focused> {
  const at = await focused(page);
  expect(at.isSeen, `the keyboard is at ${at.part} “${at.label}”, where nobody sees it`).toBe(true);
  return at;
}

/** Presses a key until the keyboard is there; each stop on the way is one that can be seen. */
async function go(page: Page, key: 'Tab' | 'Shift+Tab', there: (at: Focused) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (there(await expectSeen(page))) return;
  }
  throw new Error(`${key} does not lead there`);
}

/** Presses a key up to three times until it works: the click guard ignores it until the control has been visible for half a second. */
async function pressUntilSeen(page: Page, key: string, hasWorked: () => Promise<boolean | undefined>): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press(key);
    const works = poll(hasWorked, { timeout: 3000 }).toBe(true);
    if (await works.then(() => true).catch(() => false)) return;
  }
  throw new Error(`${key} did nothing`);
}

const to =
  (part: string, label = '') =>
  (at: Focused) =>
    at.part === part && at.label.includes(label);

test('from the welcome page to a restored reply', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/welcome.html`);
  await page.locator('[data-welcome-try]').waitFor();
  await go(page, 'Tab', (at) => at.part === 'welcomeTry');
  await page.keyboard.press('Enter');
  await page.locator('[data-demo-composer]').waitFor();
  const panel = await Panel.of(page);

  // Type over the example, where the keyboard is.
  await expect(page.locator('[data-demo-composer]')).toBeFocused();
  await expectSeen(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('My name is Annika Lindqvist. I work at Halvorsen Logistics GmbH.');
  await panel.expectText('badge', /2 will be replaced/);

  // The review by its shortcut, and back to the text; Enter opens it too.
  await page.keyboard.press('Alt+Shift+C');
  await poll(() => panel.textOf('panel')).toContain('Halvorsen');
  await poll(async () => (await focused(page)).part).toBe('h2');
  await page.keyboard.press('Escape');
  await poll(async () => (await focused(page)).part).toBe('badge');
  await go(page, 'Tab', to('demoComposer')).catch(() => go(page, 'Shift+Tab', to('demoComposer')));
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain('Halvorsen');
  await poll(async () => (await focused(page)).part).toBe('h2');

  // A risk, by one key and by the dial's arrows.
  await go(page, 'Tab', to('risk-toggle', 'Halvorsen'));
  await page.waitForTimeout(SEEN_AFTER_MS);
  await page.keyboard.press('Space');
  await poll(() => panel.textOf('sanitized-text')).toContain('Halvorsen');
  await poll(async () => (await expectSeen(page)).part).toBe('risk-toggle');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await go(page, 'Tab', (at) => at.part === 'input' || at.part.startsWith('risk-level'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await poll(() => panel.textOf('sanitized-text')).not.toContain('Halvorsen');
  await pressUntilSeen(page, 'ArrowLeft', async () => (await panel.textOf('sanitized-text'))?.includes('Halvorsen'));
  await expectSeen(page);

  // What is sent is looked at, and sent; the keyboard is back at the text.
  const sanitized = (await panel.textOf('sanitized-text')) ?? '';
  expect(sanitized).not.toContain('Annika');
  await go(page, 'Tab', to('send'));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-demo-received]')).toHaveText(sanitized);
  await expect(page.locator('[data-demo-composer]')).toBeFocused();
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0);

  // Restored, and back.
  const reply = page.locator('[data-demo-role="assistant"]');
  await panel.expectText('restore-toggle', /Restore originals/);
  await expect(reply).not.toContainText('Annika');
  await go(page, 'Tab', to('restore-toggle')).catch(() => go(page, 'Shift+Tab', to('restore-toggle')));
  await page.waitForTimeout(SEEN_AFTER_MS);
  await page.keyboard.press('Enter');
  await expect(reply).toContainText('Annika');
  expect((await expectSeen(page)).part).toBe('restore-toggle');
  await page.keyboard.press('Enter');
  await expect(reply).not.toContainText('Annika');
  expect((await expectSeen(page)).part).toBe('restore-toggle');
  await page.close();
});
