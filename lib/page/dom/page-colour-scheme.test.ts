import { describe, expect, it } from 'vitest';
import { colourSchemeOf, luminanceOf, type SchemeSurroundings } from './page-colour-scheme.ts';

const CLEAR = { color: 'rgba(0, 0, 0, 0)', hasPicture: false };
const ground = (color: string) => ({ color, hasPicture: false });
const around = (change: Partial<SchemeSurroundings>): SchemeSurroundings => ({
  grounds: [CLEAR, CLEAR],
  text: 'rgb(0, 0, 0)',
  declared: '',
  system: 'light',
  ...change,
});

describe('luminanceOf', () => {
  it.each([
    ['rgb(255, 255, 255)', 1],
    ['rgb(0, 0, 0)', 0],
    ['rgb(119, 119, 119)', 0.184],
    ['rgb(255 255 255 / 0.8)', 1],
    ['oklch(1 0 0)', 1],
    ['oklch(0.145 0 0)', 0.003],
    ['oklch(98.5% 0.001 106.4)', 0.956],
    ['oklab(0.5 0.1 -0.1)', 0.125],
    ['lab(50 10 -20)', 0.184],
    ['lch(5% 1 2)', 0.006],
    ['color(srgb 1 1 1)', 1],
    ['color(display-p3 0 0 0 / 1)', 0],
    ['color(srgb-linear 0.5 0.5 0.5)', 0.5],
    ['oklch(none 0 none)', 0],
  ])('%s', (color, expected) => {
    expect(luminanceOf(color)).toBeCloseTo(expected, 2);
  });

  it('knows nothing of what is transparent, and of other forms', () => {
    for (const color of [
      'rgba(0, 0, 0, 0)',
      'oklch(1 0 0 / 0.2)',
      'rgb(9 9 9 / 10%)',
      'transparent',
      'color(xyz 1 1 1)',
      '',
    ])
      expect(luminanceOf(color)).toBeUndefined();
  });
});

describe('colourSchemeOf', () => {
  it('is that of the nearest ground that can be seen, whatever the system has', () => {
    const dark = [CLEAR, ground('rgb(33, 33, 33)'), ground('rgb(255, 255, 255)')];
    expect(colourSchemeOf(around({ grounds: dark }))).toBe('dark');
    expect(colourSchemeOf(around({ grounds: [...dark].reverse(), system: 'dark' }))).toBe('light');
    expect(colourSchemeOf(around({ grounds: [ground('oklch(0.21 0.006 285.9)')], declared: 'light' }))).toBe('dark');
  });

  it('is told by the text where a picture is behind it', () => {
    const grounds = [{ color: 'rgb(255, 255, 255)', hasPicture: true }];
    expect(colourSchemeOf(around({ grounds, text: 'rgb(240, 240, 240)' }))).toBe('dark');
    expect(colourSchemeOf(around({ grounds, text: 'rgb(20, 20, 20)', system: 'dark' }))).toBe('light');
    expect(colourSchemeOf(around({ grounds, text: 'transparent', system: 'dark' }))).toBe('dark');
  });

  it('is that of the canvas where nothing is drawn on it', () => {
    expect(colourSchemeOf(around({ declared: 'dark' }))).toBe('dark');
    expect(colourSchemeOf(around({ declared: 'only light', system: 'dark' }))).toBe('light');
    expect(colourSchemeOf(around({ declared: 'light dark', system: 'dark' }))).toBe('dark');
    expect(colourSchemeOf(around({ declared: 'dark light' }))).toBe('light');
  });

  it('is light on a canvas of which the page says nothing, unless its text is', () => {
    expect(colourSchemeOf(around({ system: 'dark' }))).toBe('light');
    // A frame without a background shows the background of the page around it.
    expect(colourSchemeOf(around({ text: 'rgb(255, 255, 255)' }))).toBe('dark');
  });
});
