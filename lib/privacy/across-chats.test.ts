import { expect, it } from 'vitest';
import { noiseNumber, noisePurpose } from '../sanitize/numbers/number.ts';
import { randomAcrossChats, siteTweak } from './across-chats.ts';
import { dayMovedWithinYear } from './birthday.ts';
import { conversationShiftDays } from './date-shift.ts';
import { systemRandom } from './random.ts';

const KEY = new Uint8Array(32).fill(7);
const BUDGET = 2;
const secretOf = (site: string, chat: number, key = KEY) => ({
  key,
  tweak: new Uint8Array(16).fill(chat),
  site: siteTweak(key, site),
});

function noised(text: string, site: string, chat = 1, key = KEY): number {
  const draw = randomAcrossChats(secretOf(site, chat, key), systemRandom);
  return Number(noiseNumber(text, BUDGET, draw(noisePurpose(text, BUDGET)), () => false)?.surrogate.replace(/\D/g, ''));
}

it('gives a value one draw in all chats of a site, in whichever layout its thousands are', () => {
  expect(noised('54,321', 'a', 1)).toBe(noised('54,321', 'a', 2));
  expect(noised('54,321', 'a', 1)).toBe(noised("54'321", 'a', 2));
  expect(noised('54,321', 'a', 1)).toBe(noised('54321', 'a', 2));
});

it('draws anew under another key and on another site', () => {
  const other = new Uint8Array(32).fill(8);
  expect(noised('54,321', 'a')).not.toBe(noised('54,321', 'a', 1, other));
  expect(noised('54,321', 'a')).not.toBe(noised('54,321', 'b'));
  expect(conversationShiftDays(secretOf('a', 1))).toBe(conversationShiftDays(secretOf('a', 2)));
  expect(conversationShiftDays(secretOf('a', 1))).not.toBe(conversationShiftDays(secretOf('a', 1, other)));
  expect(dayMovedWithinYear(secretOf('a', 1), 40, 1, 365)).toBe(dayMovedWithinYear(secretOf('a', 2), 40, 1, 365));
});

it('draws freshly where there is no site', () => {
  const draw = randomAcrossChats({ key: KEY, tweak: new Uint8Array(16) }, systemRandom);
  expect(draw('purpose')).toBe(systemRandom);
});

it('names other numbers of the same digits and other budgets as other draws', () => {
  const purposes = ['41', '4.1', '4,1', '410', '0.41'].map((text) => noisePurpose(text, BUDGET));
  expect(new Set(purposes).size).toBe(4);
  expect(purposes[1]).toBe(purposes[2]);
  expect(noisePurpose('41', 1)).not.toBe(noisePurpose('41', 2));
  expect(noisePurpose('1,234.50', 1)).toBe(noisePurpose('1.234,50', 1));
});

it('keeps the bound of the noise over all keys, and draws two values independently', () => {
  const SITES = 6000;
  const pairs = Array.from({ length: SITES }, (_, site) => [noised('41', `${site}`), noised('50', `${site}`)] as const);
  const share = (test: (pair: readonly [number, number]) => boolean) => pairs.filter(test).length / SITES;
  // 41 and 50 are one unit apart, so no output may be more than exp(2) times as likely for one as for the other.
  for (let from = 10; from < 100; from += 15) {
    const inBin = (drawn: number) => drawn >= from && drawn < from + 15;
    const [of41, of50] = [share(([a]) => inBin(a)), share(([, b]) => inBin(b))];
    const error = 4 / Math.sqrt(SITES);
    expect(of41).toBeLessThanOrEqual(Math.exp(BUDGET) * of50 + error);
    expect(of50).toBeLessThanOrEqual(Math.exp(BUDGET) * of41 + error);
  }
  const [high41, high50] = [share(([a]) => a > 41), share(([, b]) => b > 50)];
  expect(Math.abs(share(([a, b]) => a > 41 && b > 50) - high41 * high50)).toBeLessThan(2.5 / Math.sqrt(SITES));
});
