import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MONTH_NAMES, THAI_MONTHS } from '../../text/month-names.ts';
import { birthDateCodecs, dateCodecs } from './date.ts';

const SECRET = { key: new Uint8Array(32).fill(7), tweak: new Uint8Array(16).fill(9) };

const WRITTEN_FORMS: readonly ((year: number, month: number, day: number) => string)[] = [
  (y, m, d) => `${y}年${m}月${d}日`,
  (y, m, d) => `${y}年${String(m).padStart(2, '0')}月${String(d).padStart(2, '0')}日`,
  (y, m, d) => `${y}년 ${m}월 ${d}일`,
  (y, m, d) => `${d} tháng ${m} năm ${y}`,
  (y, m, d) => `${String(d).padStart(2, '0')}/${String(m).padStart(2, '0')}/${y + 543}`,
  (y, m, d) => `昭和${y - 1925}年${m}月${d}日`,
  (y, m, d) =>
    `${d} ${'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')[m - 1]} ${y}`,
  (y, m, d) =>
    `${d} ${'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')[m - 1]} ${y}`,
  (y, m, d) => `${d} ${THAI_MONTHS.full.split(' ')[m - 1]} ${y + 543}`,
  (y, m, d) => `${d} ${THAI_MONTHS.short.split(' ')[m - 1]}${y}`,
  ...['ar-maghreb', 'ar-morocco', 'ur', 'bn'].map(
    (language) => (y: number, m: number, d: number) => `${d} ${MONTH_NAMES[language]?.split(' ')[m - 1]} ${y}`,
  ),
];

it('moves a date of birth within its year, in the same form, and restores it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WRITTEN_FORMS),
      fc.integer({ min: 1928, max: 1987 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (write, year, month, day) => {
        const original = write(year, month, day);
        const codec = birthDateCodecs.find((one) => one.issue(original, SECRET) !== undefined);
        const surrogate = codec?.issue(original, SECRET) ?? '';
        expect(surrogate).not.toBe(original);
        expect(codec?.recover(surrogate, SECRET)).toBe(original);
        const shape = (text: string) => text.replace(/[0-9]+/g, '0').replace(/[\p{L}\p{M}][\p{L}\p{M}.]{1,}/gu, 'x');
        expect(shape(surrogate)).toBe(shape(original));
        expect(codec?.canonical(surrogate)?.slice(0, 4)).toBe(String(year));
      },
    ),
  );
});

it('moves other dates by the shift, also from one era into another', () => {
  const codec = dateCodecs.find(({ name }) => name === 'date:era');
  for (const original of ['昭和63年12月30日', '平成31年4月20日', '令和2年1月3日']) {
    const surrogate = codec?.issue(original, SECRET) ?? '';
    expect(surrogate).toMatch(/^(?:昭和|平成|令和)\d{1,2}年\d{1,2}月\d{1,2}日$/);
    expect(codec?.recover(surrogate, SECRET)).toBe(original);
  }
  expect(codec?.issue('平成1年1月3日', SECRET)).toBeUndefined();
});
