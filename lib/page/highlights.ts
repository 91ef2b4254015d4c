// Marks that never change the page's DOM: the CSS Custom Highlight API. The page can see what is marked.
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import { driverFor } from './composer.ts';

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];
export const REPLY_HIGHLIGHT = 'coatcheck-reply';

/** Colour and line shape both tell the risk. Colours work on white and on dark grounds. */
const CSS_TEXT = `
::highlight(coatcheck-risk-2) { text-decoration: underline dotted #4a7dbd 2px; }
::highlight(coatcheck-risk-3) { text-decoration: underline dashed #7a6fd0 2px; }
::highlight(coatcheck-risk-4) { text-decoration: underline solid #c77700 2px; background-color: rgb(240 160 40 / .16); }
::highlight(coatcheck-risk-5) { text-decoration: underline double #d03a2f 2px; background-color: rgb(225 70 60 / .18); }
::highlight(${REPLY_HIGHLIGHT}) { text-decoration: underline wavy #1a8f6a 1px; background-color: rgb(30 160 120 / .14); }
`;

const styled = new WeakSet<Document | ShadowRoot>();

/** Highlight styles count only in the tree that they stand in. */
export function styleHighlightsIn(root: Document | ShadowRoot): void {
  if (styled.has(root)) return;
  styled.add(root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function setHighlight(name: string, ranges: readonly AbstractRange[]): void {
  if (ranges.length === 0) CSS.highlights?.delete(name);
  else CSS.highlights?.set(name, new Highlight(...ranges));
}

export function showRisks(composer: HTMLElement, annotations: readonly Annotation[]): void {
  const root = composer.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) styleHighlightsIn(root);
  const driver = driverFor(composer);
  for (const level of LEVELS) {
    const ranges = annotations.filter((a) => a.risk === level).flatMap((a) => driver.rangeOf(composer, a) ?? []);
    setHighlight(`coatcheck-risk-${level}`, ranges);
  }
}

export function hideRisks(): void {
  for (const level of LEVELS) CSS.highlights?.delete(`coatcheck-risk-${level}`);
}

export function showReplies(ranges: readonly AbstractRange[]): void {
  setHighlight(REPLY_HIGHLIGHT, ranges);
}
