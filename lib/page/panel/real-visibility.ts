// A click that lowers protection must be the person's own. A page can lay something opaque over our buttons that lets clicks through, make them
// transparent, or move them under the pointer. So such a click counts only if the control was visible in one place for a while.
//
// Chromium reports whether a person can see an element (IntersectionObserver v2): nothing lies over it, and no opacity, filter or transform changes
// it. Firefox does not: there the topmost element is tested at several points, and elements that the page added to the top layer after our host count
// as covering it. A popover in a closed shadow root of the page is not detected that way.

import { boxesOverlap } from '../composer/composer-block.ts';

export interface ClickGuard {
  /** To be called when the host was moved by this many pixels. */
  moved(distance: number): void;
  stop(): void;
}

export interface ClickGuardParts {
  /** Omitted in our own frames, which the page can cover but not style. In Firefox, a frame cannot detect that it is covered. */
  readonly host?: HTMLElement;
  readonly root: ShadowRoot | Document;
  /** Called when the page covers, hides or disguises our controls. */
  readonly onInterference: () => void;
}

/**
 * Controls that lower protection in some of their states. They are watched from the start, so that one that the person has already seen
 * works as soon as it lowers protection.
 */
const TRACKED_CONTROL = '[data-lowers]';
/** Controls that lower protection in their present state; the others have `data-lowers="later"`, and their clicks are not checked. */
const LOWERING_CONTROL = '[data-lowers=""]';
/** How long a control must have been visible before a click counts: longer than it takes to press the control that was there before. */
const SETTLED_MS = 500;
/** The shortest interval that the browser allows for this observer. */
const LOOKS_EVERY_MS = 100;
/** Smaller moves are allowed: one more line of text moves the panel this much. */
const JUMP_PX = 40;
/** The interference is reported at most once in this time. */
const REPORTS_EVERY_MS = 3000;

interface TrackedEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

interface ShownControl {
  readonly since: number;
  /** Undefined while the control is not visible. */
  visibleSince: number | undefined;
}

const PLAIN_STYLES: readonly (readonly [keyof CSSStyleDeclaration & string, readonly string[]])[] = [
  ['opacity', ['1']],
  ['visibility', ['visible']],
  ['transform', ['none']],
  ['translate', ['none']],
  ['scale', ['none']],
  ['rotate', ['none']],
  ['filter', ['none']],
  ['backdropFilter', ['none']],
  ['clipPath', ['none']],
  ['mixBlendMode', ['normal']],
  ['contentVisibility', ['visible']],
  ['maskImage', ['none']],
];

/** Whether the host is drawn with our styles only. */
function hasPlainStyle(host: HTMLElement): boolean {
  const style = getComputedStyle(host) as unknown as Readonly<Record<string, string | undefined>>;
  return PLAIN_STYLES.every(([name, allowed]) => style[name] === undefined || allowed.includes(style[name]));
}

const isInTopLayer = (element: Element) => element.matches(':popover-open, :modal, :fullscreen');

/** The page's elements in the top layer. */
const pageElementsInTopLayer = (): Element[] =>
  [...document.querySelectorAll(':popover-open, :modal, :fullscreen')].filter(
    (element) => !element.hasAttribute('data-coatcheck-host'),
  );

const isScrollable = (element: Element) => getComputedStyle(element).overflowY !== 'visible';

/** Scrolls a control into view that the edge of our own list cuts off, because that is not the page's doing; returns whether it scrolled. */
function bringIntoView(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  for (let at = control.parentElement; at; at = at.parentElement) {
    if (!isScrollable(at)) continue;
    const list = at.getBoundingClientRect();
    const isWhole = top >= list.top && bottom <= list.bottom;
    if (isWhole || list.height < bottom - top) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;
  }
  return false;
}

/** Whether our host is the topmost element at five points of the box. */
function isOnTop(host: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  const places = [
    [0.5, 0.5],
    [0.1, 0.15],
    [0.9, 0.15],
    [0.1, 0.85],
    [0.9, 0.85],
  ] as const;
  return places.every(([x, y]) => {
    const [atX, atY] = [left + width * x, top + height * y];
    if (atX < 0 || atY < 0 || atX > innerWidth || atY > innerHeight) return true;
    return document.elementFromPoint(atX, atY) === host;
  });
}

/** Whether the browser is one that reports visibility (Chromium). */
const reportsVisibility = () => 'isVisible' in IntersectionObserverEntry.prototype;

/** Records since when each tracked control has existed, and has been visible. */
function watchControls(root: ShadowRoot | Document) {
  const shown = new Map<Element, ShownControl>();
  const tells = reportsVisibility();
  const options = tells ? { trackVisibility: true, delay: LOOKS_EVERY_MS } : {};
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isVisible, isIntersecting } of entries as readonly TrackedEntry[]) {
      const one = shown.get(target);
      if (!one) continue;
      if (tells ? isVisible : isIntersecting) one.visibleSince ??= performance.now();
      else one.visibleSince = undefined;
    }
  }, options as IntersectionObserverInit);

  function look(): void {
    for (const control of shown.keys()) {
      if (control.isConnected && control.matches(TRACKED_CONTROL)) continue;
      shown.delete(control);
      observer.unobserve(control);
    }
    for (const control of root.querySelectorAll(TRACKED_CONTROL)) {
      if (shown.has(control)) continue;
      shown.set(control, { since: performance.now(), visibleSince: undefined });
      observer.observe(control);
    }
  }

  const changes = new MutationObserver(look);
  changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lowers'] });
  look();
  return {
    get: (control: Element) => shown.get(control),
    stop(): void {
      changes.disconnect();
      observer.disconnect();
    },
  };
}

/** Detects elements of the page over our controls; `promote` moves our host above them. */
function watchCovers(host: HTMLElement | undefined) {
  /** Elements that were added to the top layer after our host. */
  let above = new Set<Element>();
  const tells = reportsVisibility();

  /** Moves the host to the end of the top layer, above everything that is in it. */
  function promote(): void {
    if (!host) return;
    try {
      host.popover = 'manual';
      if (host.matches(':popover-open')) host.hidePopover();
      host.showPopover();
      above = new Set();
    } catch {
      // The host is not in the document at the moment.
    }
  }

  function isCovered(control: Element, { visibleSince }: ShownControl): boolean {
    if (host && !hasPlainStyle(host)) return true;
    if (tells) return visibleSince === undefined;
    if (!host) return false;
    const box = control.getBoundingClientRect();
    const isHostOnTop = host.matches(':popover-open');
    const later = isHostOnTop
      ? [...above].filter((element) => element.isConnected && isInTopLayer(element))
      : pageElementsInTopLayer();
    return !isOnTop(host, box) || later.some((element) => boxesOverlap(element.getBoundingClientRect(), box));
  }

  /** These events do not bubble, but a capture listener gets them. */
  function onToggle(event: Event): void {
    if (event.target instanceof Element && !event.target.hasAttribute('data-coatcheck-host')) above.add(event.target);
  }

  window.addEventListener('beforetoggle', onToggle, true);
  window.addEventListener('toggle', onToggle, true);
  return {
    promote,
    isCovered,
    stop(): void {
      window.removeEventListener('beforetoggle', onToggle, true);
      window.removeEventListener('toggle', onToggle, true);
    },
  };
}

const controlOf = (event: Event) =>
  event.composedPath().find((at): at is Element => at instanceof Element && at.matches(LOWERING_CONTROL));

/** Scrolls a focused control into view, because a key press counts only if the control was visible before it. */
function onFocus(event: FocusEvent): void {
  const group = event.target instanceof Element ? event.target.closest('fieldset') : null;
  const control = controlOf(event) ?? group?.querySelector(TRACKED_CONTROL);
  if (control) bringIntoView(group ?? control);
}

export function guardClicks({ host, root, onInterference }: ClickGuardParts): ClickGuard {
  const controls = watchControls(root);
  const covers = watchCovers(host);
  let jumpedAt = Number.NEGATIVE_INFINITY;
  let movedBy = 0;
  let hovered: { readonly control: Element; readonly since: number } | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;

  function interferes(): void {
    covers.promote();
    if (performance.now() - toldAt < REPORTS_EVERY_MS) return;
    toldAt = performance.now();
    onInterference();
  }

  function mayAct(control: Element, { isTrusted, detail }: MouseEvent): boolean {
    const one = controls.get(control);
    if (!isTrusted || !one) return false;
    const now = performance.now();
    // Too soon after the control appeared: the click was meant for what was there before.
    if (now - one.since < SETTLED_MS) return false;
    if (covers.isCovered(control, one)) {
      if (!bringIntoView(control)) interferes();
      return false;
    }
    if (now - (one.visibleSince ?? now) < SETTLED_MS) return false;
    const isByKey = detail === 0;
    const isPointedAt = hovered?.control === control && now - hovered.since >= SETTLED_MS;
    return isByKey || isPointedAt || now - jumpedAt >= SETTLED_MS;
  }

  function onClick(event: Event): void {
    const control = controlOf(event);
    if (!control || mayAct(control, event as MouseEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onOver(event: Event): void {
    const control = controlOf(event);
    if (!control) hovered = undefined;
    else if (hovered?.control !== control) {
      hovered = { control, since: performance.now() };
      if (bringIntoView(control)) return;
      const one = controls.get(control);
      // A person who is about to press the control must be able to see it.
      if (one && performance.now() - one.since > SETTLED_MS && covers.isCovered(control, one)) covers.promote();
    }
  }

  function onLeave(): void {
    hovered = undefined;
  }

  root.addEventListener('click', onClick, true);
  root.addEventListener('pointerover', onOver, true);
  root.addEventListener('focusin', onFocus as EventListener);
  host?.addEventListener('pointerleave', onLeave);

  return {
    moved(distance) {
      movedBy += distance;
      if (movedBy < JUMP_PX) return;
      movedBy = 0;
      jumpedAt = performance.now();
    },
    stop() {
      controls.stop();
      covers.stop();
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('pointerover', onOver, true);
      root.removeEventListener('focusin', onFocus as EventListener);
      host?.removeEventListener('pointerleave', onLeave);
    },
  };
}
