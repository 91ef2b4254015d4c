// Reads the look of the site's composer for the private one. The values come from the page, so only colours and lengths are used; where the text
// would be hard to read, our own colours replace them.

import { type ColourScheme, pageColourScheme } from '../dom/page-colour-scheme.ts';

export interface ComposerStyle {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly lineHeight: string;
  readonly letterSpacing: string;
  readonly direction: string;
  readonly padding: string;
  readonly color: string;
  readonly backgroundColor: string;
  /** Height of the editor in CSS pixels. It depends on the site's composer alone, never on the typed text. */
  readonly height: number;
}

type Rgb = readonly [number, number, number];

/** Opaque colours only; undefined for anything else. */
export function rgbOf(color: string): Rgb | undefined {
  const match = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*([\d.]+)\s*)?\)$/.exec(color.trim());
  if (!match || (match[4] !== undefined && Number(match[4]) < 1)) return undefined;
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function luminance([r, g, b]: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast ratio of WCAG 2; 0 if a colour cannot be read. */
export function colourContrast(a: string, b: string): number {
  const [first, second] = [rgbOf(a), rgbOf(b)];
  if (!first || !second) return 0;
  const [light, dark] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const MIN_CONTRAST = 4.5;

export const isReadableStyle = ({ color, backgroundColor }: ComposerStyle): boolean =>
  colourContrast(color, backgroundColor) >= MIN_CONTRAST;

/** The canvas, which is visible where no element has an opaque background. */
const CANVAS: Readonly<Record<ColourScheme, string>> = { light: 'rgb(255, 255, 255)', dark: 'rgb(18, 18, 18)' };

/** The first opaque background among the ancestors, across shadow roots; else the canvas's. */
function backgroundOf(element: Element): string {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { backgroundColor } = getComputedStyle(at);
    if (rgbOf(backgroundColor)) return backgroundColor;
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return CANVAS[pageColourScheme(element, { x: left + width / 2, y: top + height / 2 })];
}

/** Reads the font from the first child, because editors set it on a paragraph inside. */
export function composerStyleOf(composer: HTMLElement, height: number): ComposerStyle {
  const outer = getComputedStyle(composer);
  const inner = getComputedStyle(composer.firstElementChild ?? composer);
  return {
    fontFamily: inner.fontFamily,
    fontSize: inner.fontSize,
    fontWeight: inner.fontWeight,
    lineHeight: inner.lineHeight,
    letterSpacing: inner.letterSpacing,
    direction: outer.direction,
    padding: `${outer.paddingTop} ${outer.paddingRight} ${outer.paddingBottom} ${outer.paddingLeft}`,
    color: inner.color,
    backgroundColor: backgroundOf(composer),
    height,
  };
}
