// How the site's composer looks, so that the private one looks like it. These values come from the page: they are colours and
// lengths only, and where the text would be hard to read, our own colours stand in.

export interface Look {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly lineHeight: string;
  readonly letterSpacing: string;
  readonly direction: string;
  readonly padding: string;
  readonly color: string;
  readonly backgroundColor: string;
  /** Of the editor, in CSS pixels. It follows from the site's composer alone, never from what is typed. */
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

/** WCAG 2; 0 where a colour is not known. */
export function contrast(a: string, b: string): number {
  const [first, second] = [rgbOf(a), rgbOf(b)];
  if (!first || !second) return 0;
  const [light, dark] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const READABLE = 4.5;

export const isReadable = ({ color, backgroundColor }: Look): boolean => contrast(color, backgroundColor) >= READABLE;

/** Through ancestors and out of shadow roots: the first opaque ground, or white, as browsers have it. */
function groundOf(element: Element): string {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { backgroundColor } = getComputedStyle(at);
    if (rgbOf(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** Editors set the font on a paragraph inside. */
export function lookOf(composer: HTMLElement, height: number): Look {
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
    backgroundColor: groundOf(composer),
    height,
  };
}
