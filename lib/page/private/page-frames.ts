// Keeps the page's own frames away. A frame can take the keyboard focus even behind a modal dialog, and its keys reach none of our listeners. So the
// private composer is shown over a page only while the page has no frame; a frame that is added meanwhile is removed before its script can run, and
// put back when the person types elsewhere.
import { shadowRootOf } from '../../engine/platform.ts';
import { insertBefore, isConnected, matches, nextSiblingOf, parentNodeOf, queryAll, removeNode } from '../dom/nodes.ts';

export interface PageFrames {
  /** Whether the page has any frame besides the extension's. */
  any(): boolean;
  /** Removes every frame that the page adds from now on; `onFrame` is called at the first one. */
  hold(onFrame: () => void): void;
  /** To be called when the page attached a shadow root to this element. */
  rooted(host: Element): void;
  /** Puts back the frames that were removed. */
  release(): void;
}

interface RemovedFrame {
  readonly frame: Element;
  readonly parent: Node;
  readonly next: Node | null;
}

/**
 * How often to look for shadow roots that are not reported to us: those that the parser makes, and those attached by a function that the
 * page saved from another window.
 */
const LOOK_AGAIN_MS = 500;
const FRAME_SELECTOR = 'iframe, frame, object, embed, fencedframe';

export function pageFrames(page: Document, isOurs: (host: Element) => boolean): PageFrames {
  const roots = new Set<Node>();
  let held: RemovedFrame[] = [];
  let onFrame: (() => void) | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  const changes = new MutationObserver(onChanges);

  function* framesIn(root: Node): Generator<Element> {
    if (root instanceof Element) yield* framesAt(root);
    if (!(root instanceof Element || root instanceof Document || root instanceof ShadowRoot)) return;
    for (const element of queryAll(root, '*')) yield* framesAt(element);
  }

  function* framesAt(element: Element): Generator<Element> {
    if (isOurs(element)) return;
    if (matches(element, FRAME_SELECTOR)) yield element;
    const root = shadowRootOf(element);
    if (!root) return;
    if (onFrame && !roots.has(root)) observe(root);
    yield* framesIn(root);
  }

  function observe(root: Node): void {
    roots.add(root);
    changes.observe(root, { childList: true, subtree: true });
  }

  /** Removes the frames that are in the page, and starts to watch shadow roots that were not reported. */
  function look(): void {
    if (onFrame) takeAllOut([...framesIn(page)]);
  }

  function takeOut(frame: Element): void {
    const parent = parentNodeOf(frame);
    if (!parent) return;
    held.push({ frame, parent, next: nextSiblingOf(frame) });
    removeNode(frame);
  }

  /** Runs in a microtask after the page's script: no key comes in between, and the frame has loaded nothing yet. */
  function onChanges(records: readonly MutationRecord[]): void {
    takeAllOut(records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap((node) => [...framesIn(node)]));
  }

  function takeAllOut(found: readonly Element[]): void {
    if (found.length === 0 || !onFrame) return;
    for (const frame of found) takeOut(frame);
    changes.takeRecords();
    onFrame();
  }

  return {
    any: () => !framesIn(page).next().done,
    hold(told) {
      if (onFrame) return;
      onFrame = told;
      observe(page);
      // The page may have added a frame since `any` was asked.
      look();
      looking = setInterval(look, LOOK_AGAIN_MS);
    },
    rooted(host) {
      if (onFrame && isConnected(host)) takeAllOut([...framesIn(host)]);
    },
    release() {
      if (!onFrame) return;
      onFrame = undefined;
      clearInterval(looking);
      changes.disconnect();
      roots.clear();
      for (const { frame, parent, next } of held.reverse())
        if (!isConnected(frame) && isConnected(parent))
          insertBefore(parent, frame, next && parentNodeOf(next) === parent ? next : null);
      held = [];
    },
  };
}
