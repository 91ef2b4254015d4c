import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { persianBirth } from './persian-birth.ts';

it.each([
  'متولد ⟦۱۲ مهر ۱۳۷۵⟧ در تهران',
  'متولد ⟦12 مهر 1375⟧',
  'تاریخ تولد: ⟦۱۳۷۵/۷/۱۲⟧',
  'تاریخ تولد: ⟦1375/07/12⟧',
  'تاریخ تولد: ⟦۱۳۷۵/۰۲/۳۱⟧',
  'تاریخ تولدم ⟦۳۱ اردیبهشت‌ماه ۱۳۶۸⟧ است',
  'من در ⟦۵ دی ماه سال ۱۳۵۷⟧ به دنیا آمدم',
  'علی، زاده ⟦۹ آذر ۱۳۴۴⟧',
  'در ⟦۲ تير ۱۳۵۰⟧ متولد شدم',
  'متولد ⟦۳ مهر ۷۵⟧',
  'متولد ⟦۱۴ سنبله ۱۳۷۰⟧ در کابل',
  'She was born on ⟦12 Mehr 1375⟧ in Shiraz',
  'نام: سارا، متولد ⟦12/7/1375⟧',
])('finds %s', (marked) => expect(mark(persianBirth, plain(marked))).toBe(marked));

it.each([
  'جلسه ۱۲ مهر ۱۴۰۳ برگزار می‌شود',
  'تاریخ نامه ۱۳۶۸/۰۷/۱۴ است',
  'قرارداد در 1 اسفند 1399 امضا شد',
  'انقلاب ۲۲ بهمن ۱۳۵۷',
  'متولد ۳۴ مهر ۱۳۷۵',
  'متولد ۱۳۷۵/۱۳/۱۲',
  'version 1375/7/12',
])('finds nothing in %s', (text) => expect(mark(persianBirth, text)).toBe(text));
