import { expect, it } from 'vitest';
import { privateViewBox } from './view-place.ts';

const window = { width: 1100, height: 820 };
const composer = { left: 200, right: 900, top: 700, width: 700 };

it('leaves the composer and the tag above it free', () => {
  const { left, top, width, height } = privateViewBox(window, composer);
  expect({ left, width }).toEqual({ left: 628, width: 460 });
  expect(top + height).toBeLessThan(composer.top - 44);
});

it('leaves the badge free at the lower edge of the window if the composer is scrolled below it', () => {
  const { top, height } = privateViewBox(window, { ...composer, top: 1400 });
  expect(top + height).toBeLessThan(window.height - 44);
});

it('takes the whole height where nothing is in the way, or where too little would be left', () => {
  const whole = { left: 628, top: 12, width: 460, height: 796 };
  expect(privateViewBox(window)).toEqual(whole);
  expect(privateViewBox(window, { ...composer, right: 600, width: 400 })).toEqual(whole);
  expect(privateViewBox(window, { left: 0, right: 0, top: 0, width: 0 })).toEqual(whole);
  expect(privateViewBox(window, { ...composer, top: 200 })).toEqual(whole);
});

it('is no wider than the window', () => {
  expect(privateViewBox({ width: 320, height: 480 })).toEqual({ left: 12, top: 12, width: 296, height: 456 });
});
