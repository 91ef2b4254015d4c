import { expect, it } from 'vitest';
import { type ComposerLook, contrast, isReadable, rgbOf } from './look.ts';

const LOOK: ComposerLook = {
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
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21, 5);
  expect(contrast('rgb(119, 119, 119)', 'rgb(255, 255, 255)')).toBeCloseTo(4.48, 2);
  expect(contrast('rgb(10, 10, 10)', 'rgb(10, 10, 10)')).toBe(1);
});

it('does not take over colours in which nothing could be read', () => {
  expect(isReadable(LOOK)).toBe(true);
  expect(isReadable({ ...LOOK, color: 'rgb(250, 250, 250)' })).toBe(false);
  expect(isReadable({ ...LOOK, color: 'rgba(0, 0, 0, 0)' })).toBe(false);
});
