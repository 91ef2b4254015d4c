// Highlights for text fields in browsers without ranges inside them (Firefox, Chromium before 2026): a copy of the field's text is laid over the
// field, with transparent letters and visible marks. It takes no clicks and is outside of the page's tree.

import type { Annotation } from '../../detect/annotation.ts';
import { cssZoomOf } from '../dom/elements.ts';

/** The styles that decide the position of each letter in the field. */
const COPIED_STYLES = [
  'boxSizing',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontStretch',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'fontKerning',
  'fontFeatureSettings',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'tabSize',
  'textAlign',
  'textIndent',
  'textTransform',
  'direction',
  'wordBreak',
  'hyphens',
] as const;

export interface HighlightOverlay {
  show(field: HTMLTextAreaElement | HTMLInputElement, annotations: readonly Annotation[]): void;
  /** The boxes of a displayed annotation's mark; empty if the field's text has changed since. */
  boxesOf(annotation: Annotation): readonly DOMRect[];
  hide(): void;
}

/** Places the copy exactly over the field, with the field's text metrics. */
function layMirrorOver(field: HTMLTextAreaElement | HTMLInputElement, host: HTMLElement, mirror: HTMLElement): void {
  const box = field.getBoundingClientRect();
  host.style.display = field.offsetWidth > 0 ? 'block' : 'none';
  const zoom = cssZoomOf(host);
  host.style.left = `${box.left / zoom}px`;
  host.style.top = `${box.top / zoom}px`;
  // The copy has the field's layout size, and is scaled like the field by the page's transforms and zoom.
  host.style.width = `${field.offsetWidth}px`;
  host.style.height = `${field.offsetHeight}px`;
  host.style.transformOrigin = '0 0';
  host.style.transform = `scale(${box.width / field.offsetWidth / zoom}, ${box.height / field.offsetHeight / zoom})`;
  const from = getComputedStyle(field);
  for (const name of COPIED_STYLES) mirror.style[name] = from[name];
  mirror.style.borderStyle = 'solid';
  mirror.style.borderColor = 'transparent';
  mirror.style.color = 'transparent';
  mirror.style.whiteSpace = field instanceof HTMLTextAreaElement ? 'pre-wrap' : 'pre';
  mirror.style.overflowWrap = 'break-word';
  // A scroll bar reduces the width of the lines.
  mirror.style.width = `${field.clientWidth + Number.parseFloat(from.borderLeftWidth) + Number.parseFloat(from.borderRightWidth)}px`;
  mirror.style.boxSizing = 'border-box';
  mirror.style.transform = `translate(${-field.scrollLeft}px, ${-field.scrollTop}px)`;
}

export function createHighlightOverlay(css: string): HighlightOverlay {
  const host = document.createElement('coatcheck-overlay');
  host.setAttribute('data-coatcheck-host', '');
  host.setAttribute('aria-hidden', 'true');
  const frame = document.createElement('div');
  const mirror = document.createElement('div');
  const style = document.createElement('style');
  style.textContent = css;
  frame.append(mirror);
  host.attachShadow({ mode: 'closed' }).append(style, frame);
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483645; pointer-events: none;';
  frame.style.cssText = 'overflow: hidden; position: absolute; inset: 0;';
  let shown: { field: HTMLTextAreaElement | HTMLInputElement; text: string } | undefined;
  let next = 0;
  const marks = new Map<string, HTMLElement>();
  const placeOf = ({ start, end }: Annotation) => `${start}:${end}`;

  function fill(text: string, annotations: readonly Annotation[]): void {
    const parts: (string | Node)[] = [];
    let at = 0;
    marks.clear();
    for (const annotation of annotations) {
      const { start, end, risk } = annotation;
      if (start < at) continue;
      const mark = document.createElement('span');
      mark.className = `risk-${risk}`;
      mark.textContent = text.slice(start, end);
      marks.set(placeOf(annotation), mark);
      parts.push(text.slice(at, start), mark);
      at = end;
    }
    // A field keeps an empty last line, but a block needs a character in it.
    mirror.replaceChildren(...parts, text.slice(at), '\u200b');
  }

  function follow(): void {
    if (!shown) return;
    next = requestAnimationFrame(follow);
    const { field, text } = shown;
    if (!field.isConnected || field.value !== text) {
      // The text has changed: until the next check, no marks are better than marks in the wrong place.
      host.style.display = 'none';
      return;
    }
    if (!host.isConnected) document.documentElement.append(host);
    layMirrorOver(field, host, mirror);
  }

  return {
    show(field, annotations) {
      cancelAnimationFrame(next);
      shown = { field, text: field.value };
      fill(field.value, annotations);
      follow();
    },
    boxesOf(annotation) {
      if (shown?.field.value !== shown?.text) return [];
      return [...(marks.get(placeOf(annotation))?.getClientRects() ?? [])];
    },
    hide() {
      cancelAnimationFrame(next);
      shown = undefined;
      host.remove();
    },
  };
}
