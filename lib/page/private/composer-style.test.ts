import { expect, it } from 'vitest';
import { type ComposerStyle, colourContrast, isReadableStyle, rgbOf } from './composer-style.ts';

const LOOK: ComposerStyle = {
  fontFamily: 'serif',
  fontSize: '16px',
  fontWeight: '400',
  lineHeight: '24px',
  letterSpacing: 'normal',
  direction: 'ltr',
  padding: '0px 0px 0px 0px',
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgb(255, 255, 255)',
  height: 80,
};

it('reads opaque colours only', () => {
  expect(rgbOf('rgb(1, 2, 3)')).toEqual([1, 2, 3]);
  expect(rgbOf('rgba(1, 2, 3, 1)')).toEqual([1, 2, 3]);
  expect(rgbOf('rgba(1, 2, 3, 0.5)')).toBeUndefined();
  expect(rgbOf('rgb(1 2 3 / 0)')).toBeUndefined();
  expect(rgbOf('url(https://example.org/x)')).toBeUndefined();
});

it('computes contrast as WCAG does', () => {
  expect(colourContrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21, 5);
  expect(colourContrast('rgb(119, 119, 119)', 'rgb(255, 255, 255)')).toBeCloseTo(4.48, 2);
  expect(colourContrast('rgb(10, 10, 10)', 'rgb(10, 10, 10)')).toBe(1);
});

it('does not take over colours in which nothing could be read', () => {
  expect(isReadableStyle(LOOK)).toBe(true);
  expect(isReadableStyle({ ...LOOK, color: 'rgb(250, 250, 250)' })).toBe(false);
  expect(isReadableStyle({ ...LOOK, color: 'rgba(0, 0, 0, 0)' })).toBe(false);
});
