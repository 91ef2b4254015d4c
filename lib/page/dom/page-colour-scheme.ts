// Finds out whether the page is light or dark behind our elements. Many sites have their own theme, so the system setting alone would put
// white notices into a dark page. The values that are read come from the page, so they are used for nothing but our colours.
import { boxOf, parentNodeOf } from './nodes.ts';

export type ColourScheme = 'light' | 'dark';

/** The background of one element behind our element. */
interface Background {
  readonly color: string;
  /** The background has a picture or a gradient, whose colour is unknown. */
  readonly hasPicture: boolean;
}

export interface SchemeSurroundings {
  /** The backgrounds from the nearest element outward. */
  readonly grounds: readonly Background[];
  /** The text colour at that place. */
  readonly text: string;
  /** The root's `color-scheme`, or else the content of the page's `<meta name="color-scheme">`. */
  readonly declared: string;
  readonly system: ColourScheme;
}

/** Backgrounds with less opacity are ignored. */
const OPAQUE_FROM = 0.5;
/** The luminance that people perceive as halfway between black and white. */
const MIDDLE_LUMINANCE = 0.184;

const NUMBER = /(?:[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?%?|none)/gi;

function numberOf(text: string | undefined, ofPercent: number): number {
  if (text === undefined || text === 'none') return 0;
  return text.endsWith('%') ? (Number.parseFloat(text) / 100) * ofPercent : Number.parseFloat(text);
}

const linearised = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminanceOfRgb = (red: number, green: number, blue: number) =>
  0.2126 * linearised(red) + 0.7152 * linearised(green) + 0.0722 * linearised(blue);

/** Converts CIE L* to Y. */
const luminanceOfLightness = (lightness: number) => (lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3);

/** The luminance of a computed CSS colour, from 0 (black) to 1 (white); undefined if it is transparent or in an unknown format. */
export function luminanceOf(color: string): number | undefined {
  const match = /^(rgba?|oklab|oklch|lab|lch|color)\((?:\s*(srgb-linear|srgb|display-p3)\s)?([^()]*)\)$/.exec(
    color.trim(),
  );
  if (!match) return undefined;
  const [, form = '', space, rest = ''] = match;
  if (form === 'color' && space === undefined) return undefined;
  const values = rest.match(NUMBER) ?? [];
  if (values.length < 3) return undefined;
  if (values[3] !== undefined && numberOf(values[3], 1) < OPAQUE_FROM) return undefined;
  const [first, second, third] = values;
  if (form === 'oklab' || form === 'oklch') return numberOf(first, 1) ** 3;
  if (form === 'lab' || form === 'lch') return luminanceOfLightness(numberOf(first, 100));
  const most = form === 'color' ? 1 : 255;
  const [red, green, blue] = [first, second, third].map((value) => numberOf(value, most) / most) as [
    number,
    number,
    number,
  ];
  // In `srgb-linear` the values are amounts of light already.
  return space === 'srgb-linear' ? 0.2126 * red + 0.7152 * green + 0.0722 * blue : luminanceOfRgb(red, green, blue);
}

const isDark = (luminance: number) => luminance < MIDDLE_LUMINANCE;

function schemeByTextColour({ text, system }: SchemeSurroundings): ColourScheme {
  const luminance = luminanceOf(text);
  if (luminance === undefined) return system;
  return isDark(luminance) ? 'light' : 'dark';
}

export function colourSchemeOf(around: SchemeSurroundings): ColourScheme {
  for (const { color, hasPicture } of around.grounds) {
    if (hasPicture) return schemeByTextColour(around);
    const luminance = luminanceOf(color);
    if (luminance !== undefined) return isDark(luminance) ? 'dark' : 'light';
  }
  // No element has a background, so only the canvas is visible, which browsers draw in the scheme that the page declares.
  const declared = around.declared.split(/\s+/);
  if (declared.includes('dark')) return declared.includes('light') ? around.system : 'dark';
  return declared.includes('light') ? 'light' : schemeByTextColour(around);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether the element is the root or the body, whose background covers the whole canvas and not only its box. */
const isCanvas = (element: Element) => element === document.body || element === document.documentElement;

function containsPoint(element: Element, { x, y }: Point): boolean {
  const { left, top, right, bottom } = boxOf(element);
  return left <= x && x <= right && top <= y && y <= bottom;
}

function backgroundsOf(element: Element, place: Point): Background[] {
  const grounds: Background[] = [];
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : parentNodeOf(at)) {
    if (!(at instanceof Element) || !(isCanvas(at) || containsPoint(at, place))) continue;
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

/** The page's scheme at a point of the window, by the backgrounds of `element` and of those elements around it that cover the point. */
export function pageColourScheme(element: Element, place: Point): ColourScheme {
  return colourSchemeOf({
    grounds: backgroundsOf(element, place),
    text: getComputedStyle(element).color,
    declared: declaredScheme(),
    system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
}

/** Attribute for the rules of `theme.css`: of our hosts in the page, and of the root in our frames. Without it the system's scheme is used. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-coatcheck-scheme';

export function setColourSchemeAttribute(host: HTMLElement, scheme: ColourScheme): void {
  if (host.getAttribute(COLOUR_SCHEME_ATTRIBUTE) !== scheme) host.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme);
}
