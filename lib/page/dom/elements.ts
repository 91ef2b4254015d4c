// Finds elements in a page, including those in open shadow roots.

import { boxOf, closest, matches, openShadowRootOf, parentNodeOf, queryAll } from './nodes.ts';
import { cachedPerPageRead } from './page-read-cache.ts';
import { isTextField, mayHoldPrompts } from './text-fields.ts';

export function isVisible(element: Element): boolean {
  const { width, height } = boxOf(element);
  // Fields that grow with their text often have a hidden copy in the page.
  return width > 0 && height > 0 && closest(element, '[aria-hidden="true"]') === null;
}

const shadowRootsIn = cachedPerPageRead((root: Document | ShadowRoot): readonly ShadowRoot[] => [
  ...shadowRootsWithin(root),
]);

export function* deepElements(root: Document | ShadowRoot, selector: string): Generator<Element> {
  yield* queryAll(root, selector);
  for (const inner of shadowRootsIn(root)) yield* deepElements(inner, selector);
}

export function matchesAny(element: Element, selectors: readonly string[]): boolean {
  return selectors.some((selector) => matches(element, selector));
}

/** The nearest match around the element, through open shadow roots too. */
export function closestAcrossRoots(element: Element, selector: string): Element | null {
  for (let at: Element | undefined = element; at; ) {
    const found = closest(at, selector);
    if (found) return found;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return null;
}

/** The open shadow roots of the elements in `within`, itself included, without those inside other shadow roots. */
export function* shadowRootsWithin(within: Document | ShadowRoot | Element): Generator<ShadowRoot> {
  const own = within instanceof Element ? openShadowRootOf(within) : null;
  if (own) yield own;
  for (const element of queryAll(within, '*')) {
    const root = openShadowRootOf(element);
    if (root) yield root;
  }
}

/** Whether the element matches one of the selectors or is inside a match. */
export function isWithinAny(element: Element, selectors: readonly string[]): boolean {
  return selectors.some((selector) => closest(element, selector) !== null);
}

/** The visible elements of the first selector that matches any. */
export function visibleMatches(selectors: readonly string[]): HTMLElement[] {
  for (const selector of selectors) {
    const found = [...deepElements(document, selector)].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && isVisible(element),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Elements in which a prompt may be written; `isEditable` tests each. */
export const EDITABLE_SELECTOR =
  'textarea, input:not([type]), input[type="text" i], input[type=""], [contenteditable="true"], [contenteditable="plaintext-only"], [contenteditable=""]';

const isEditorRoot = (element: HTMLElement) =>
  element.isContentEditable && element.parentElement?.isContentEditable !== true;

/** Whether the element is a text field or editor that may be a chat's composer. */
export function isEditable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement) return mayHoldPrompts(element);
  return isEditorRoot(element);
}

export const WRITABLE_SELECTOR = `${EDITABLE_SELECTOR}, input`;

/** Whether text can be written into the element, including search and e-mail fields. */
export function isWritable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  return isTextField(element) ? !element.readOnly && !element.disabled : isEditorRoot(element);
}

/** How many levels above a composer its controls are searched for. */
const LEVELS_ABOVE_COMPOSER = 7;

export function composerAncestors(composer: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  let at: Node | null = composer;
  for (let steps = 0; steps < LEVELS_ABOVE_COMPOSER && at; steps += 1) {
    const above: Node | null = parentNodeOf(at);
    at = above instanceof ShadowRoot ? above.host : above;
    // The body counts too if it is this near: on a small page the send button may be its direct child.
    if (at instanceof HTMLElement && at !== document.documentElement) around.push(at);
  }
  return around;
}

export function queryWithShadowRoot(element: HTMLElement, selector: string): HTMLElement[] {
  const shadowRoot = openShadowRootOf(element);
  const inside = shadowRoot ? queryAll(shadowRoot, selector) : [];
  return [...queryAll(element, selector), ...inside].filter(
    (found): found is HTMLElement => found instanceof HTMLElement,
  );
}

/** The CSS zoom of our host: if the page is zoomed by CSS, our lengths are scaled too, but bounding boxes are not. */
export const cssZoomOf = (host: HTMLElement): number => host.currentCSSZoom ?? 1;
