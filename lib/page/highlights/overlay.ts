// Highlights for text fields in browsers without ranges inside them (Firefox, Chromium before 2026): a copy of the field's text is laid over the
// field, with transparent letters and visible marks. It takes no clicks and is outside of the page's tree.

import type { Annotation } from '../../detect/annotation.ts';
import { cssZoomOf } from '../dom/elements.ts';
import { type PositionWatch, watchPosition } from '../dom/position-watch.ts';
import { markKindOf } from './mark-kinds.ts';
import { marksAfterEdit } from './standing-marks.ts';

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

interface ShownField {
  readonly field: HTMLTextAreaElement | HTMLInputElement;
  /** The text that the copy has, with its marks. */
  readonly text: string;
  readonly annotations: readonly Annotation[];
  /** The text that was checked. */
  readonly checked: string;
}

/** Places the copy exactly over the field, with the field's text metrics. Returns where the field is, to compare. */
function layMirrorOver(field: HTMLTextAreaElement | HTMLInputElement, host: HTMLElement, mirror: HTMLElement): string {
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
  return `${box.left} ${box.top} ${box.width} ${box.height} ${field.scrollLeft} ${field.scrollTop}`;
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
  // Forced colours would draw the copy's transparent letters and border.
  frame.style.cssText = 'overflow: hidden; position: absolute; inset: 0; forced-color-adjust: none;';
  let shown: ShownField | undefined;
  let watched: PositionWatch | undefined;
  let stood = '';
  const marks = new Map<string, HTMLElement>();
  const placeOf = ({ start, end }: Annotation) => `${start}:${end}`;

  function fill({ text, annotations }: ShownField): void {
    const parts: (string | Node)[] = [];
    let at = 0;
    marks.clear();
    for (const annotation of annotations) {
      const { start, end } = annotation;
      const kind = markKindOf(annotation);
      if (!kind || start < at) continue;
      const mark = document.createElement('span');
      mark.className = kind;
      mark.textContent = text.slice(start, end);
      marks.set(placeOf(annotation), mark);
      parts.push(text.slice(at, start), mark);
      at = end;
    }
    // A field keeps an empty last line, but a block needs a character in it.
    mirror.replaceChildren(...parts, text.slice(at), '\u200b');
  }

  /** Lays the copy over the field, with its present text. Returns whether the field has moved. */
  function follow(): boolean {
    if (!shown) return false;
    const { field, text, annotations } = shown;
    if (!field.isConnected) {
      host.style.display = 'none';
      return false;
    }
    if (field.value !== text) {
      shown = { ...shown, text: field.value, annotations: marksAfterEdit(annotations, text, field.value) };
      fill(shown);
    }
    if (!host.isConnected) document.documentElement.append(host);
    const before = stood;
    stood = layMirrorOver(field, host, mirror);
    return stood !== before;
  }

  function hide(): void {
    watched?.stop();
    watched = undefined;
    shown = undefined;
    host.remove();
  }

  return {
    show(field, annotations) {
      if (annotations.length === 0) return hide();
      shown = { field, text: field.value, annotations, checked: field.value };
      fill(shown);
      if (watched) follow();
      else watched = watchPosition(follow);
    },
    boxesOf(annotation) {
      if (shown?.field.value !== shown?.checked) return [];
      return [...(marks.get(placeOf(annotation))?.getClientRects() ?? [])];
    },
    hide,
  };
}
