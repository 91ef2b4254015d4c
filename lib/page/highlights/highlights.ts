// Marks that never change the page's DOM: the CSS Custom Highlight API. The page can see what is marked.
import type { Annotation, RiskLevel } from '../../detect/annotation.ts';
import { highlightsAreInherited } from '../../engine/platform.ts';
import { isField } from '../dom/one-line-fields.ts';
import { driverFor } from '../drivers/driver-for.ts';
import { hasValueRanges } from '../drivers/textarea.ts';
import { createOverlay, type Overlay } from './overlay.ts';

/** A range of the page, or one inside a text field, which TypeScript does not know yet. */
type WithBoxes = AbstractRange & { readonly getClientRects?: () => DOMRectList };

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];
export const REPLY_HIGHLIGHT = 'coatcheck-reply';
/** Numbers that the reply computed from surrogates. */
export const RECOMPUTED_HIGHLIGHT = 'coatcheck-recomputed';
/** Surrogates of facts that stay in the reply, because it makes a statement about them. */
export const STAND_IN_HIGHLIGHT = 'coatcheck-stand-in';
/** In the person's own messages: what they typed, or what was sent for it. */
export const OWN_HIGHLIGHT = 'coatcheck-own';

/** Colour and line shape both tell the risk. Colours work on white and on dark grounds. */
const RISK_MARKS: Partial<Record<RiskLevel, string>> = {
  2: 'text-decoration: underline dotted #4a7dbd 2px;',
  3: 'text-decoration: underline dashed #7a6fd0 2px;',
  4: 'text-decoration: underline solid #c77700 2px; background-color: rgb(240 160 40 / .16);',
  5: 'text-decoration: underline double #d03a2f 2px; background-color: rgb(225 70 60 / .18);',
};
const REPLY_MARK = 'text-decoration: underline wavy #1a8f6a 1px; background-color: rgb(30 160 120 / .14);';
const RECOMPUTED_MARK = 'text-decoration: underline dashed #b0489b 2px; background-color: rgb(176 72 155 / .14);';
const STAND_IN_MARK = 'text-decoration: underline dotted #b3541e 2px; background-color: rgb(200 110 40 / .16);';
const OWN_MARK = 'text-decoration: underline dotted #4a7dbd 2px; background-color: rgb(74 125 189 / .12);';

const riskRules = (selector: (level: string) => string) =>
  Object.entries(RISK_MARKS).map(([level, mark]) => `${selector(level)} { ${mark} }`);
/**
 * In Firefox each element needs the rule. In Chromium the document's root is enough, and a rule for each would give each a style of its
 * own, which makes each frame of a long page about a millisecond longer.
 */
const STYLED = highlightsAreInherited ? ':root' : '';
const CSS_TEXT = [
  ...riskRules((level) => `${STYLED}::highlight(coatcheck-risk-${level})`),
  `${STYLED}::highlight(${REPLY_HIGHLIGHT}) { ${REPLY_MARK} }`,
  `${STYLED}::highlight(${RECOMPUTED_HIGHLIGHT}) { ${RECOMPUTED_MARK} }`,
  `${STYLED}::highlight(${STAND_IN_HIGHLIGHT}) { ${STAND_IN_MARK} }`,
  `${STYLED}::highlight(${OWN_HIGHLIGHT}) { ${OWN_MARK} }`,
].join('\n');

let overlay: Overlay | undefined;

let sheet: CSSStyleSheet | undefined;

/** Where highlight styles are not inherited, they count only in the tree that they stand in. */
export function styleHighlightsIn(tree: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS_TEXT);
  }
  const root = highlightsAreInherited ? document : tree;
  // A page that sets its own sheets later takes ours away.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** The composer whose risks are marked, and the marks of each level. */
let risksIn: HTMLElement | undefined;
const shownRisks = new Map<RiskLevel, { readonly marks: Marks; readonly ranges: readonly AbstractRange[] }>();

/** Ranges inside a text field have no containers: they are equal only where they are of one field. */
const areEqual = (a: AbstractRange, b: AbstractRange): boolean =>
  a.startOffset === b.startOffset &&
  a.endOffset === b.endOffset &&
  a.startContainer === b.startContainer &&
  a.endContainer === b.endContainer;

/** Each range that is wanted, as the one that stands there already where there is one. */
function withStanding(standing: readonly AbstractRange[], wanted: readonly AbstractRange[]): AbstractRange[] {
  const placeOf = ({ startOffset, endOffset }: AbstractRange) => `${startOffset}:${endOffset}`;
  const places = new Map<string, AbstractRange[]>();
  for (const range of standing) places.set(placeOf(range), [...(places.get(placeOf(range)) ?? []), range]);
  return wanted.map((range) => places.get(placeOf(range))?.find((other) => areEqual(other, range)) ?? range);
}

/** Ranges move with the text that is typed beside them. The least change of a highlight makes the browser draw the page anew. */
function setRisk(level: RiskLevel, wanted: readonly AbstractRange[]): void {
  const { marks, ranges: before } = shownRisks.get(level) ?? {
    marks: createMarks(`coatcheck-risk-${level}`),
    ranges: [],
  };
  const ranges = withStanding(before, wanted);
  const [was, is] = [new Set(before), new Set(ranges)];
  shownRisks.set(level, { marks, ranges });
  marks.change(
    before.filter((range) => !is.has(range)),
    ranges.filter((range) => !was.has(range)),
  );
}

export function showRisks(composer: HTMLElement, annotations: readonly Annotation[]): void {
  const root = composer.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) styleHighlightsIn(root);
  if (isField(composer) && !hasValueRanges(composer)) {
    overlay ??= createOverlay(riskRules((level) => `.risk-${level}`).join('\n'));
    overlay.show(composer, annotations);
    return;
  }
  overlay?.hide();
  if (composer !== risksIn) for (const level of LEVELS) setRisk(level, []);
  risksIn = composer;
  const ranges = driverFor(composer).rangesOf(composer, annotations);
  for (const level of LEVELS) {
    const marked = ranges.filter((range, i) => range !== undefined && annotations[i]?.risk === level);
    setRisk(level, marked as AbstractRange[]);
  }
}

/** Where the marks of the annotations stand in the window, each perhaps on several lines; none where nothing is drawn. */
export function boxesOf(composer: HTMLElement, annotations: readonly Annotation[]): (readonly DOMRect[])[] {
  if (isField(composer) && !hasValueRanges(composer)) {
    return annotations.map((annotation) => overlay?.boxesOf(annotation) ?? []);
  }
  const ranges = driverFor(composer).rangesOf(composer, annotations) as (WithBoxes | undefined)[];
  return ranges.map((range) => [...(range?.getClientRects?.() ?? [])]);
}

export function hideRisks(): void {
  overlay?.hide();
  for (const level of LEVELS) setRisk(level, []);
}

/** Also those of an earlier version of the extension, whose ranges nobody moves any more. */
export function forgetHighlights(): void {
  const risks = LEVELS.map((level) => `coatcheck-risk-${level}`);
  // By name: Firefox does not let a content script walk the registry, which is the page's.
  for (const name of [...risks, REPLY_HIGHLIGHT, RECOMPUTED_HIGHLIGHT, STAND_IN_HIGHLIGHT, OWN_HIGHLIGHT])
    CSS.highlights?.delete(name);
}

export interface Marks {
  /** Takes the one set of ranges out and puts the other in. */
  change(out: readonly AbstractRange[], into: readonly AbstractRange[]): void;
}

/** One highlight that changes a little at a time: a page of a thousand marks is not marked anew for each letter that streams in. */
export function createMarks(name: string): Marks {
  let highlight: Highlight | undefined;
  return {
    change(out, into) {
      if (into.length > 0) highlight ??= new Highlight();
      if (!highlight) return;
      for (const range of out) highlight.delete(range);
      for (const range of into) highlight.add(range);
      // Taking out what is not there makes the browser draw too.
      const stands = CSS.highlights?.has(name);
      if (stands && highlight.size === 0) CSS.highlights?.delete(name);
      else if (!stands && highlight.size > 0) CSS.highlights?.set(name, highlight);
    },
  };
}
