import { expect, it } from 'vitest';
import { privateViewBox } from './view-place.ts';

const window = { width: 1100, height: 820 };
const composer = { left: 200, right: 900, top: 700, width: 700 };

it('leaves the composer and the tag above it free', () => {
  const { left, top, width, height } = privateViewBox({ window, composer });
  expect({ left, width }).toEqual({ left: 628, width: 460 });
  expect(top + height).toBeLessThan(composer.top - 44);
});

it('leaves the badge free at the lower edge of the window if the composer is scrolled below it', () => {
  const { top, height } = privateViewBox({ window, composer: { ...composer, top: 1400 } });
  expect(top + height).toBeLessThan(window.height - 44);
});

it('takes the whole height where nothing is in the way, or where too little would be left', () => {
  const whole = { left: 628, top: 12, width: 460, height: 796 };
  expect(privateViewBox({ window })).toEqual(whole);
  expect(privateViewBox({ window, composer: { ...composer, right: 600, width: 400 } })).toEqual(whole);
  expect(privateViewBox({ window, composer: { left: 0, right: 0, top: 0, width: 0 } })).toEqual(whole);
  expect(privateViewBox({ window, composer: { ...composer, top: 200 } })).toEqual(whole);
});

it('is no wider than the window', () => {
  expect(privateViewBox({ window: { width: 320, height: 480 } })).toEqual({
    left: 12,
    top: 12,
    width: 296,
    height: 456,
  });
});

it('is above or below a notice that it would lie under', () => {
  const phone = { width: 320, height: 720 };
  const whole = { left: 12, top: 12, width: 296, height: 696 };
  const notice = (top: number, left = 8) => ({ left, top, right: left + 300, bottom: top + 150 });
  expect(privateViewBox({ window: phone, notice: notice(500) })).toEqual({ ...whole, height: 476 });
  expect(privateViewBox({ window: phone, notice: notice(8) })).toEqual({ ...whole, top: 170, height: 538 });
  expect(privateViewBox({ window: phone, notice: notice(500, -400) })).toEqual(whole);
});

it('keeps its size if a notice would leave room for no reply', () => {
  const low = { width: 320, height: 480 };
  const notice = { left: 8, top: 160, right: 312, bottom: 320 };
  expect(privateViewBox({ window: low, notice })).toEqual(privateViewBox({ window: low }));
});
