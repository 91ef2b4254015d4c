// Frames of the page's. Each of them can take the keyboard by itself, behind a modal dialog too, and the keys it then gets pass none of
// our listeners. So the private composer lies over a page only while that has no frame; one that comes meanwhile is taken out
// again, before its script can run, until the person types elsewhere.
import { shadowRootOf } from '../../engine/platform.ts';
import { insertBefore, isConnected, matches, nextOf, parentOf, queryAll, removeNode } from '../dom/nodes.ts';

export interface PageFrames {
  /** Is there any frame but ours? */
  any(): boolean;
  /** From now on the page gets no frame; `onFrame` hears of the first attempt. */
  hold(onFrame: () => void): void;
  /** The page attached a shadow root in this element. */
  rooted(host: Element): void;
  /** The page gets what it put there. */
  release(): void;
}

interface Held {
  readonly frame: Element;
  readonly parent: Node;
  readonly next: Node | null;
}

/** Roots that came by a way that nobody reports: from a parser, or by a function that the page kept from elsewhere. */
const LOOK_AGAIN_MS = 500;
const FRAMES = 'iframe, frame, object, embed, fencedframe';

export function pageFrames(page: Document, isOurs: (host: Element) => boolean): PageFrames {
  const roots = new Set<Node>();
  let held: Held[] = [];
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
    if (matches(element, FRAMES)) yield element;
    const root = shadowRootOf(element);
    if (!root) return;
    if (onFrame && !roots.has(root)) observe(root);
    yield* framesIn(root);
  }

  function observe(root: Node): void {
    roots.add(root);
    changes.observe(root, { childList: true, subtree: true });
  }

  /** What is there is taken out, and roots that nobody reported are watched from now on. */
  function look(): void {
    if (onFrame) takeAllOut([...framesIn(page)]);
  }

  function takeOut(frame: Element): void {
    const parent = parentOf(frame);
    if (!parent) return;
    held.push({ frame, parent, next: nextOf(frame) });
    removeNode(frame);
  }

  /** A microtask after the page's script: no key comes in between, and a frame has loaded nothing. */
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
      // A frame may have come since the page was asked.
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
          insertBefore(parent, frame, next && parentOf(next) === parent ? next : null);
      held = [];
    },
  };
}
