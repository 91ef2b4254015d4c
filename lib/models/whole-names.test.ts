import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendToWholeName } from './whole-names.ts';

const around = (text: string, part: string) => {
  const start = text.indexOf(part);
  const span = extendToWholeName(text, { start, end: start + part.length });
  return text.slice(span.start, span.end);
};

it('completes Arabic names behind "father of", with a name of origin, and with a joiner', () => {
  expect(around('زقاق ٦، وقله أبو تيم ناطرو', 'أبو')).toBe('أبو تيم');
  expect(around('أنا طلعت البنهاوي، ١٤ ش الجلاء', 'طلعت')).toBe('طلعت البنهاوي');
  expect(around('أبو العريس: مسلط بن فدغوش. أم', 'مسلط')).toBe('مسلط بن فدغوش');
  expect(around('آناهیتا پیله‌ور دو تا', 'آناهیتا پیله')).toBe('آناهیتا پیله‌ور');
});

it('leaves what follows an Arabic name and is no part of it', () => {
  expect(around('دفع طلعت الماضي', 'طلعت')).toBe('طلعت');
  expect(around('وصل طلعت إلى البيت', 'طلعت')).toBe('طلعت');
});

it('completes Hebrew names at geresh and hyphen', () => {
  expect(around("אמא ג'וליה ב-2024", 'וליה')).toBe("ג'וליה");
  expect(around('נטע-לי: השרת נפל', 'נטע')).toBe('נטע-לי');
  expect(around('דיברתי עם רוני אתמול', 'רוני')).toBe('רוני');
});

it('completes Korean names to the beginning of the word, and family names to three syllables', () => {
  expect(around('직원 에릭 씨한테', '릭')).toBe('에릭');
  expect(around('담당 이태균 실장이', '태균')).toBe('이태균');
  expect(around('다니는 천지인입니다', '천')).toBe('천지인');
  expect(around('나무 대표님', '나')).toBe('나무');
});

it('leaves Korean titles and particles outside', () => {
  expect(around('박과장이 왔다', '박')).toBe('박');
  expect(around('신이 말했다', '신')).toBe('신');
  expect(around('예슬언니가', '예슬')).toBe('예슬');
});

it('leaves other scripts as they are', () => {
  expect(around('Anna Weber', 'nna')).toBe('nna');
  expect(around('我叫孟婉清', '婉')).toBe('婉');
});

it('never shrinks a span nor leaves the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."أبو تيمالديني\u200c نטע-לי' 이태균씨는ab1") }),
      fc.nat(30),
      fc.nat(30),
      (text, from, length) => {
        const start = Math.min(from, text.length);
        const end = Math.min(start + length + 1, text.length);
        if (end <= start) return;
        const whole = extendToWholeName(text, { start, end });
        expect(whole.start).toBeGreaterThanOrEqual(0);
        expect(whole.start).toBeLessThanOrEqual(start);
        expect(whole.end).toBeGreaterThanOrEqual(end);
        expect(whole.end).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});

it('leaves what a Thai sentence goes on with out of a name', () => {
  expect(around('เจ้าของบ้านชื่อคุณสมพรไม่คืนเงินประกัน', 'สมพรไม่')).toBe('สมพร');
  expect(around('พี่ธนกฤตไปแล้ว', 'ธนกฤตไป')).toBe('ธนกฤต');
  expect(around('คุณสมพร', 'สมพร')).toBe('สมพร');
});
