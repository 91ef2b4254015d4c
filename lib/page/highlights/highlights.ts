// Highlights that do not change the page's DOM (CSS Custom Highlight API). The page can see which ranges are highlighted.
import type { Annotation } from '../../detect/annotation.ts';
import { highlightsAreInherited } from '../../engine/platform.ts';
import type { Span } from '../../text/span.ts';
import { isTextField } from '../dom/text-fields.ts';
import { driverFor } from '../drivers/driver-for.ts';
import { hasValueRanges } from '../drivers/textarea.ts';
import { isMarked, MARK_KINDS, type MarkKind, markKindOf } from './mark-kinds.ts';
import { createHighlightOverlay, type HighlightOverlay } from './overlay.ts';

/** A range of the page or inside a text field; TypeScript does not know its `getClientRects` yet. */
type RangeWithBoxes = AbstractRange & { readonly getClientRects?: () => DOMRectList };

const highlightNameOf = (kind: MarkKind): string => `coatcheck-${kind}`;
export const REPLY_HIGHLIGHT = 'coatcheck-reply';
/** Numbers that the reply computed from surrogates. */
export const RECOMPUTED_HIGHLIGHT = 'coatcheck-recomputed';
/** Surrogates that are kept in the reply, because it makes a statement about them. */
export const STAND_IN_HIGHLIGHT = 'coatcheck-stand-in';
/** Surrogates or originals in the person's own messages. */
export const PERSON_MESSAGE_HIGHLIGHT = 'coatcheck-own';

/**
 * Both colour and line style show the kind: warm for what leaves as written and may need a decision, cool for what is replaced. The colours are
 * readable on light and dark backgrounds. With forced colours only the line differs: Chromium paints every highlight like a selection, and
 * `forced-color-adjust` has no effect there.
 */
const MARK_STYLES: Readonly<Record<MarkKind, string>> = {
  'kept-name': 'text-decoration: underline dotted #7b8794 1px;',
  'asked-name': 'text-decoration: underline dashed #b07800 2px; background-color: rgb(240 180 40 / .12);',
  'risk-2': 'text-decoration: underline dotted #8d8064 2px;',
  'risk-3': 'text-decoration: underline dashed #b07800 2px;',
  'risk-4': 'text-decoration: underline solid #138a9e 2px; background-color: rgb(20 150 170 / .14);',
  'risk-5': 'text-decoration: underline double #6067dc 2px; background-color: rgb(96 103 220 / .16);',
};
const REPLY_MARK = 'text-decoration: underline wavy #1a8f6a 1px; background-color: rgb(30 160 120 / .14);';
const RECOMPUTED_MARK = 'text-decoration: underline dashed #b0489b 2px; background-color: rgb(176 72 155 / .14);';
const STAND_IN_MARK = 'text-decoration: underline dotted #b3541e 2px; background-color: rgb(200 110 40 / .16);';
const PERSON_MESSAGE_MARK = 'text-decoration: underline dotted #4a7dbd 2px; background-color: rgb(74 125 189 / .12);';

const markRules = (selector: (kind: MarkKind) => string) =>
  MARK_KINDS.map((kind) => `${selector(kind)} { ${MARK_STYLES[kind]} }`);
/**
 * In Firefox the rule must match each element. In Chromium a rule for the root is inherited; a rule that matches every element would give each one
 * its own style and make each frame of a long page about a millisecond longer.
 */
const STYLED_ELEMENT = highlightsAreInherited ? ':root' : '';
const CSS_TEXT = [
  ...markRules((kind) => `${STYLED_ELEMENT}::highlight(${highlightNameOf(kind)})`),
  `${STYLED_ELEMENT}::highlight(${REPLY_HIGHLIGHT}) { ${REPLY_MARK} }`,
  `${STYLED_ELEMENT}::highlight(${RECOMPUTED_HIGHLIGHT}) { ${RECOMPUTED_MARK} }`,
  `${STYLED_ELEMENT}::highlight(${STAND_IN_HIGHLIGHT}) { ${STAND_IN_MARK} }`,
  `${STYLED_ELEMENT}::highlight(${PERSON_MESSAGE_HIGHLIGHT}) { ${PERSON_MESSAGE_MARK} }`,
].join('\n');

let overlay: HighlightOverlay | undefined;

let sheet: CSSStyleSheet | undefined;

/** Adds the highlight rules to a tree. In browsers that do not inherit them, they work only in the tree that contains them. */
export function styleHighlightsIn(tree: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS_TEXT);
  }
  const root = highlightsAreInherited ? document : tree;
  // The page removes our sheet if it sets `adoptedStyleSheets` later.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** The composer whose findings are highlighted, and the highlights of each kind. */
let markedComposer: HTMLElement | undefined;
const shownMarks = new Map<
  MarkKind,
  { readonly marks: HighlightedRanges; readonly ranges: readonly AbstractRange[] }
>();

/** Whether two ranges are equal. Ranges inside a text field have no containers, so compare only ranges of the same field. */
const areEqualRanges = (a: AbstractRange, b: AbstractRange): boolean =>
  a.startOffset === b.startOffset &&
  a.endOffset === b.endOffset &&
  a.startContainer === b.startContainer &&
  a.endContainer === b.endContainer;

/** The wanted ranges, each replaced by an equal range that is highlighted already. */
function reusingRanges(standing: readonly AbstractRange[], wanted: readonly AbstractRange[]): AbstractRange[] {
  const placeOf = ({ startOffset, endOffset }: AbstractRange) => `${startOffset}:${endOffset}`;
  const places = new Map<string, AbstractRange[]>();
  for (const range of standing) places.set(placeOf(range), [...(places.get(placeOf(range)) ?? []), range]);
  return wanted.map((range) => places.get(placeOf(range))?.find((other) => areEqualRanges(other, range)) ?? range);
}

/**
 * Changes only the ranges that differ: ranges move with the text around them, and the smallest change of a highlight makes the browser redraw the
 * page.
 */
function setMarkedRanges(kind: MarkKind, wanted: readonly AbstractRange[]): void {
  const { marks, ranges: before } = shownMarks.get(kind) ?? {
    marks: createHighlight(highlightNameOf(kind)),
    ranges: [],
  };
  const ranges = reusingRanges(before, wanted);
  const [was, is] = [new Set(before), new Set(ranges)];
  shownMarks.set(kind, { marks, ranges });
  marks.change(
    before.filter((range) => !is.has(range)),
    ranges.filter((range) => !was.has(range)),
  );
}

function removeMarkedRanges(): void {
  for (const kind of MARK_KINDS) setMarkedRanges(kind, []);
}

export function highlightRisks(composer: HTMLElement, annotations: readonly Annotation[]): void {
  const root = composer.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) styleHighlightsIn(root);
  if (isTextField(composer) && !hasValueRanges(composer)) {
    overlay ??= createHighlightOverlay(markRules((kind) => `.${kind}`).join('\n'));
    overlay.show(composer, annotations);
    return;
  }
  overlay?.hide();
  if (composer !== markedComposer) removeMarkedRanges();
  markedComposer = composer;
  const marked = annotations.filter(isMarked);
  const kinds = marked.map(markKindOf);
  const ranges = driverFor(composer).rangesOf(composer, marked);
  for (const kind of MARK_KINDS) {
    const ofKind = ranges.filter((range, i) => range !== undefined && kinds[i] === kind);
    setMarkedRanges(kind, ofKind as AbstractRange[]);
  }
}

/** The boxes of each span in the window, one for each line; empty for a text field in browsers that do not tell. */
export function boxesOfSpans(composer: HTMLElement, spans: readonly Span[]): (readonly DOMRect[])[] {
  const ranges = driverFor(composer).rangesOf(composer, spans) as (RangeWithBoxes | undefined)[];
  return ranges.map((range) => [...(range?.getClientRects?.() ?? [])]);
}

/** The boxes of each annotation's highlight in the window, one for each line; empty if it is not drawn. */
export function boxesOfAnnotations(composer: HTMLElement, annotations: readonly Annotation[]): (readonly DOMRect[])[] {
  if (isTextField(composer) && !hasValueRanges(composer)) {
    return annotations.map((annotation) => overlay?.boxesOf(annotation) ?? []);
  }
  return boxesOfSpans(composer, annotations);
}

export function removeRiskHighlights(): void {
  overlay?.hide();
  removeMarkedRanges();
}

/** Removes all our highlights, including those of an earlier version of the extension, whose ranges are no longer updated. */
export function removeAllHighlights(): void {
  const marks = MARK_KINDS.map(highlightNameOf);
  // Deletes each highlight by its name, because Firefox does not let a content script iterate the registry, which belongs to the page.
  for (const name of [...marks, REPLY_HIGHLIGHT, RECOMPUTED_HIGHLIGHT, STAND_IN_HIGHLIGHT, PERSON_MESSAGE_HIGHLIGHT])
    CSS.highlights?.delete(name);
}

export interface HighlightedRanges {
  /** Removes the ranges `out` and adds the ranges `into`. */
  change(out: readonly AbstractRange[], into: readonly AbstractRange[]): void;
}

/** A highlight that is changed in small steps, so that a page with a thousand ranges is not highlighted again for each letter of a stream. */
export function createHighlight(name: string): HighlightedRanges {
  let highlight: Highlight | undefined;
  return {
    change(out, into) {
      if (into.length > 0) highlight ??= new Highlight();
      if (!highlight) return;
      for (const range of out) highlight.delete(range);
      for (const range of into) highlight.add(range);
      // Changes the registry only if necessary: deleting a name that is not registered makes the browser redraw too.
      const stands = CSS.highlights?.has(name);
      if (stands && highlight.size === 0) CSS.highlights?.delete(name);
      else if (!stands && highlight.size > 0) CSS.highlights?.set(name, highlight);
    },
  };
}
