// Tells whether the page is light or dark behind our elements. Many sites have their own theme, so the system setting alone would put white
// notices into a dark page. These values come from the page and affect only our colours.
import { boxOf, parentOf } from './nodes.ts';

export type Scheme = 'light' | 'dark';

/** One element behind us. */
export interface Ground {
  readonly color: string;
  /** A picture or a gradient, of which nothing can be read. */
  readonly hasPicture: boolean;
}

export interface Surroundings {
  /** From the nearest outward. */
  readonly grounds: readonly Ground[];
  /** The colour of the text there. */
  readonly text: string;
  /** The root's `color-scheme`, or else what the page's `<meta>` says. */
  readonly declared: string;
  readonly system: Scheme;
}

/** Backgrounds with less opacity are ignored. */
const OPAQUE_FROM = 0.5;
/** Half of the lightness that people see, as luminance. */
const MIDDLE = 0.184;

const NUMBER = /(?:[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?%?|none)/gi;

function partOf(text: string | undefined, ofPercent: number): number {
  if (text === undefined || text === 'none') return 0;
  return text.endsWith('%') ? (Number.parseFloat(text) / 100) * ofPercent : Number.parseFloat(text);
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminanceOfRgb = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** CIE L* to Y. */
const luminanceOfLightness = (lightness: number) => (lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3);

/** From 0, black, to 1, white, of a colour as browsers compute it; undefined where it is transparent or of a form not known here. */
export function luminanceOf(color: string): number | undefined {
  const match = /^(rgba?|oklab|oklch|lab|lch|color)\((?:\s*(srgb-linear|srgb|display-p3)\s)?([^()]*)\)$/.exec(
    color.trim(),
  );
  if (!match) return undefined;
  const [, form = '', space, rest = ''] = match;
  if (form === 'color' && space === undefined) return undefined;
  const values = rest.match(NUMBER) ?? [];
  if (values.length < 3) return undefined;
  if (values[3] !== undefined && partOf(values[3], 1) < OPAQUE_FROM) return undefined;
  const [first, second, third] = values;
  if (form === 'oklab' || form === 'oklch') return partOf(first, 1) ** 3;
  if (form === 'lab' || form === 'lch') return luminanceOfLightness(partOf(first, 100));
  const most = form === 'color' ? 1 : 255;
  const [red, green, blue] = [first, second, third].map((value) => partOf(value, most) / most) as [
    number,
    number,
    number,
  ];
  // Each part of a linear colour is its share of the light.
  return space === 'srgb-linear' ? 0.2126 * red + 0.7152 * green + 0.0722 * blue : luminanceOfRgb(red, green, blue);
}

const isDark = (luminance: number) => luminance < MIDDLE;

function byText({ text, system }: Surroundings): Scheme {
  const luminance = luminanceOf(text);
  if (luminance === undefined) return system;
  return isDark(luminance) ? 'light' : 'dark';
}

export function schemeOf(around: Surroundings): Scheme {
  for (const { color, hasPicture } of around.grounds) {
    if (hasPicture) return byText(around);
    const luminance = luminanceOf(color);
    if (luminance !== undefined) return isDark(luminance) ? 'dark' : 'light';
  }
  // Nothing but the canvas, which browsers draw in the scheme that the page declares.
  const declared = around.declared.split(/\s+/);
  if (declared.includes('dark')) return declared.includes('light') ? around.system : 'dark';
  return declared.includes('light') ? 'light' : byText(around);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What the canvas is drawn from: it reaches further than their boxes. */
const isCanvas = (element: Element) => element === document.body || element === document.documentElement;

function holds(element: Element, { x, y }: Place): boolean {
  const { left, top, right, bottom } = boxOf(element);
  return left <= x && x <= right && top <= y && y <= bottom;
}

function groundsOf(element: Element, place: Place): Ground[] {
  const grounds: Ground[] = [];
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : parentOf(at)) {
    if (!(at instanceof Element) || !(isCanvas(at) || holds(at, place))) continue;
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    grounds.push({ color: backgroundColor, hasPicture: backgroundImage !== 'none' });
  }
  return grounds;
}

function declaredScheme(): string {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme && colorScheme !== 'normal') return colorScheme;
  return document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
}

/** The theme of what contains `element` and reaches to `place`, a point of the window. */
export function pageScheme(element: Element, place: Place): Scheme {
  return schemeOf({
    grounds: groundsOf(element, place),
    text: getComputedStyle(element).color,
    declared: declaredScheme(),
    system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
}

/** On a host of ours, for the rules in its shadow root. Without it, the system's scheme holds. */
export const SCHEME = 'data-coatcheck-scheme';

export function showScheme(host: HTMLElement, scheme: Scheme): void {
  if (host.getAttribute(SCHEME) !== scheme) host.setAttribute(SCHEME, scheme);
}
