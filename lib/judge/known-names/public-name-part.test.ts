import { expect, it } from 'vitest';
import { publicNameAround } from './public-name-part.ts';
import { isPublicName } from './public-names.ts';

const spanOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

function wholeAround(text: string, part: string) {
  const whole = publicNameAround(text, spanOf(text, part));
  return whole && text.slice(whole.start, whole.end);
}

it('completes a part, and drops a prefix of the sentence', () => {
  expect(wholeAround('ספר על חיים נחמן ביאליק ולאה גולדברג', 'חיים נחמן')).toBe('חיים נחמן ביאליק');
  expect(wholeAround('ספר על ביאליק ולאה גולדברג', 'גולדברג')).toBe('לאה גולדברג');
  expect(wholeAround('شعر نزار قباني ومحمود درويش', 'ومحمود درويش')).toBe('محمود درويش');
  expect(wholeAround('नरेंद्र मोदी का भाषण', 'नरेंद्र')).toBe('नरेंद्र मोदी');
});

it('completes no private name', () => {
  expect(wholeAround('محمود الراعي ونزار حداد', 'محمود')).toBeUndefined();
  expect(wholeAround('Michael Jordan', 'Michael')).toBeUndefined();
});

it('knows people in their own scripts and languages', () => {
  const people =
    'سميح القاسم/عباس معروفی/پروین شاکر/נתן אלתרמן/अमृता प्रीतम/শঙ্খ ঘোষ/ลลิษา มโนบาล/Κώστας Καρυωτάκης/변우석/藤本タツキ/令狐沖/Đoàn Thị Điểm/İbrahim Çallı/Najwa Shihab/Wiesław Myśliwski/Jaroslav Foglar/Weöres Sándor/Maia Sandu/Tom Jones';
  expect(people.split('/').filter((name) => !isPublicName(name, 'PERSON'))).toEqual([]);
});
