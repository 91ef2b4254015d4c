// Looking for elements in a page, open shadow roots included.
import { boxOf, closest, matches, openRootOf, parentOf, queryAll } from './nodes.ts';
import { isField, takesPrompts } from './one-line-fields.ts';
import { onceALook } from './one-look.ts';

export function isVisible(element: Element): boolean {
  const { width, height } = boxOf(element);
  // Autosizing fields keep a hidden twin of themselves in the page.
  return width > 0 && height > 0 && closest(element, '[aria-hidden="true"]') === null;
}

const shadowRootsIn = onceALook((root: Document | ShadowRoot): ShadowRoot[] => {
  const roots: ShadowRoot[] = [];
  for (const element of queryAll(root, '*')) {
    const shadowRoot = openRootOf(element);
    if (shadowRoot) roots.push(shadowRoot);
  }
  return roots;
});

export function* deepElements(root: Document | ShadowRoot, selector: string): Generator<Element> {
  yield* queryAll(root, selector);
  for (const inner of shadowRootsIn(root)) yield* deepElements(inner, selector);
}

export function matchesAny(element: Element, selectors: readonly string[]): boolean {
  return selectors.some((selector) => matches(element, selector));
}

/** Inside one of these, or one of these itself. */
export function isWithin(element: Element, selectors: readonly string[]): boolean {
  return selectors.some((selector) => closest(element, selector) !== null);
}

/** The visible elements of the first selector that has any. */
export function visibleOf(selectors: readonly string[]): HTMLElement[] {
  for (const selector of selectors) {
    const found = [...deepElements(document, selector)].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && isVisible(element),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Where a prompt may be written; `isEditable` says of each whether it may. */
export const EDITABLE =
  'textarea, input:not([type]), input[type="text" i], input[type=""], [contenteditable="true"], [contenteditable="plaintext-only"], [contenteditable=""]';

const isEditorRoot = (element: HTMLElement) =>
  element.isContentEditable && element.parentElement?.isContentEditable !== true;

/** Text fields and editors that a chat may have as its composer. */
export function isEditable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement) return takesPrompts(element);
  return isEditorRoot(element);
}

export const WRITABLE = `${EDITABLE}, input`;

/** Whatever text can be written into, search and e-mail fields included. */
export function isWritable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  return isField(element) ? !element.readOnly && !element.disabled : isEditorRoot(element);
}

/** How far up from a composer what belongs to it is looked for. */
const REACH = 7;

export function surroundings(composer: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  let at: Node | null = composer;
  for (let steps = 0; steps < REACH && at; steps += 1) {
    const above: Node | null = parentOf(at);
    at = above instanceof ShadowRoot ? above.host : above;
    // The body counts where it is as near as this: on a small page the button may stand directly in it.
    if (at instanceof HTMLElement && at !== document.documentElement) around.push(at);
  }
  return around;
}

export function searchIn(element: HTMLElement, selector: string): HTMLElement[] {
  const shadowRoot = openRootOf(element);
  const inside = shadowRoot ? queryAll(shadowRoot, selector) : [];
  return [...queryAll(element, selector), ...inside].filter(
    (found): found is HTMLElement => found instanceof HTMLElement,
  );
}

/** A page that is zoomed by its style zooms our lengths as well, while boxes are told as they are seen. */
export const cssZoomOf = (host: HTMLElement): number => host.currentCSSZoom ?? 1;
