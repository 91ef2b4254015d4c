// Where the keyboard is, for tests that use nothing else.
import { expect, type Page } from '@playwright/test';

interface FocusedElement {
  readonly part: string;
  readonly label: string;
  readonly isSeen: boolean;
}

/** Where the keyboard is, closed shadow roots included, and whether that is on the screen with a mark of its own. */
export async function focusedElement(page: Page): Promise<FocusedElement> {
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
  return result.value as FocusedElement;
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

export async function expectFocusSeen(page: Page): Promise<FocusedElement> {
  const at = await focusedElement(page);
  expect(at.isSeen, `the keyboard is at ${at.part} “${at.label}”, where nobody sees it`).toBe(true);
  return at;
}

/** Presses a key until the keyboard is there; each stop on the way is one that can be seen. */
export async function pressUntil(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  there: (at: FocusedElement) => boolean,
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (there(await expectFocusSeen(page))) return;
  }
  throw new Error(`${key} does not lead there`);
}

export const isAtPart =
  (part: string, label = '') =>
  (at: FocusedElement) =>
    at.part === part && at.label.includes(label);
