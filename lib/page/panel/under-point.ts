// Tells whether a rectangle of the window covers a control of the page, content, or nothing. Sampled by points, because our rectangles are small and
// a page can have thousands of controls.
import { type Box, isControlSized } from '../composer/composer-block.ts';
import { EDITABLE_SELECTOR, WRITABLE_SELECTOR } from '../dom/elements.ts';
import { boxOf, closest, openShadowRootOf } from '../dom/nodes.ts';

const CONTROL_SELECTOR = `a[href], button, select, summary, label, ${WRITABLE_SELECTOR}, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="switch"], [role="checkbox"], [role="option"]`;
const PICTURE = 'img, svg, canvas, video, iframe, object, embed';
const PROSE = 'p, li, dl, table, pre, blockquote, h1, h2, h3, h4, h5, h6, article, [role="article"], [role="log"]';
const OUR_HOST = '[data-coatcheck-host]';
/** A taller clickable element is a container of other things. */
const MAX_CONTROL_HEIGHT = 110;
/** Longer texts count as covering their whole element, because measuring every line takes too long. */
const LONG_TEXT = 5_000;

/** Smaller than the smallest control. */
const STEP_X = 20;
const STEP_Y = 14;
/** Limit per direction for a large rectangle. */
const MAX_POINTS = 12;

export type PointKind = 'control' | 'content' | 'nothing';

function topmostOfDocument(x: number, y: number): Element | undefined {
  const first = document.elementFromPoint(x, y);
  if (!first || closest(first, OUR_HOST) === null) return first ?? undefined;
  return document.elementsFromPoint(x, y).find((element) => closest(element, OUR_HOST) === null);
}

function topmostAt(x: number, y: number): Element | undefined {
  let found = topmostOfDocument(x, y);
  for (let root = found && openShadowRootOf(found); root; root = found && openShadowRootOf(found)) {
    const inner: Element | undefined = root.elementsFromPoint(x, y).find((element) => element.getRootNode() === root);
    if (!inner) break;
    found = inner;
  }
  return found;
}

const containsPoint = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/**
 * The boxes of the lines of an element's own text, or "whole". Cached, because many points hit the same element, which can have thousands of
 * children.
 */
type LinesOf = (element: Element) => readonly Box[] | 'whole';

function linesReader(): LinesOf {
  const read = new Map<Element, readonly Box[] | 'whole'>();
  function linesIn(element: Element): readonly Box[] | 'whole' {
    const lines: Box[] = [];
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      if (node.length > LONG_TEXT) return 'whole';
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...range.getClientRects());
    }
    return lines;
  }
  return (element) => {
    const lines = read.get(element) ?? linesIn(element);
    read.set(element, lines);
    return lines;
  };
}

function hasTextAt(lines: readonly Box[] | 'whole', x: number, y: number): boolean {
  return lines === 'whole' || lines.some((line) => containsPoint(line, x, y));
}

/** Status text of the page itself, for example a token count or a model's name. */
function isLabel(element: Element): boolean {
  if (!isControlSized(element) || closest(element, PROSE)) return false;
  const isInline = getComputedStyle(element).display === 'inline';
  return !isInline || (element.parentElement !== null && isControlSized(element.parentElement));
}

function kindAt(x: number, y: number, linesOf: LinesOf): PointKind {
  const element = topmostAt(x, y);
  if (!element || element === document.documentElement || element === document.body) return 'nothing';
  if (closest(element, EDITABLE_SELECTOR)) return 'control';
  const control = closest(element, CONTROL_SELECTOR);
  if (control && boxOf(control).height <= MAX_CONTROL_HEIGHT) return 'control';
  const isLow = boxOf(element).height <= MAX_CONTROL_HEIGHT;
  if (isLow && getComputedStyle(element).cursor === 'pointer') return 'control';
  if (closest(element, PICTURE)) return isLow ? 'control' : 'content';
  if (!hasTextAt(linesOf(element), x, y)) return 'nothing';
  return isLabel(element) ? 'control' : 'content';
}

/** Points that cover a length including its ends, at most `step` apart unless the length is too long for that. */
export function samplePoints(from: number, to: number, step: number): number[] {
  const inset = Math.min(2, (to - from) / 2);
  const [first, last] = [from + inset, to - inset];
  const steps = Math.min(MAX_POINTS - 1, Math.max(1, Math.ceil((last - first) / step)));
  return Array.from({ length: steps + 1 }, (_, i) => first + ((last - first) * i) / steps);
}

/** Points outside the window count as `nothing`. */
export function* pointKindsUnder(box: Box): Generator<PointKind> {
  const linesOf = linesReader();
  for (const y of samplePoints(box.top, box.bottom, STEP_Y))
    for (const x of samplePoints(box.left, box.right, STEP_X)) yield kindAt(x, y, linesOf);
}

/** The number of sampled points over controls and over content. */
export function coveredPointsUnder(box: Box): Readonly<Record<'controls' | 'contents', number>> {
  const kinds = [...pointKindsUnder(box)];
  const count = (wanted: PointKind) => kinds.filter((kind) => kind === wanted).length;
  return { controls: count('control'), contents: count('content') };
}

export function coversPageContent(box: Box): boolean {
  for (const kind of pointKindsUnder(box)) if (kind !== 'nothing') return true;
  return false;
}
