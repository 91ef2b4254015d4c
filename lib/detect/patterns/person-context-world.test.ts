import { describe, expect, it } from 'vitest';
import { personContext } from './person-context.ts';
import { personContextInScriptsWithoutCapitals } from './person-context-world.ts';

const found = (text: string) =>
  [personContext, personContextInScriptsWithoutCapitals]
    .flatMap((rule) => rule.find(text))
    .map(({ start, end }) => text.slice(start, end));

describe('a name after the words that introduce it', () => {
  it.each([
    ['اسمي ليلى حداد، أعمل ممرضة', 'ليلى حداد'],
    ['مديري اسمه كريم منصور.', 'كريم منصور'],
    ['اسمي هدى وعمري 30', 'هدى'],
    ['فتاة اسمها نهى تعيش في القرية', 'نهى'],
    ['سلام، اسم من نیلوفر کیانی است', 'نیلوفر کیانی'],
    ['میرا نام زینب ہے', 'زینب'],
    ['שמי דנה אזולאי ואני גרה בחיפה', 'דנה אזולאי'],
    ['היי, קוראים לי שגית', 'שגית'],
    ['मेरा नाम पुष्पलता देवी है', 'पुष्पलता देवी'],
    ['আমার নাম ইমতিয়াজ, আমি', 'ইমতিয়াজ'],
    ['你好，我叫孟婉清，今年30岁', '孟婉清'],
    ['私は樋渡健司と申します', '樋渡健司'],
    ['제 이름은 문은우입니다.', '문은우'],
    ['저는 육성민이라고 합니다', '육성민'],
    ['팀장 구본창님이 연차를 안 줘요', '구본창'],
    ['옆집 육성재 씨한테', '육성재'],
    ['대부업체 편 실장이 매일 전화합니다', '편'],
    ['담당 복 대리가 제시했는데', '복'],
    ['นายธัชชัย แซ่อึ้ง แผนกคลัง', 'ธัชชัย แซ่อึ้ง'],
    ['ผมชื่อชัชชัย อายุ 40', 'ชัชชัย'],
    ['Меня зовут Гульнара Ахметшина, мне 30', 'Гульнара Ахметшина'],
    ['Benim adım Ece Yıldız, Bursa', 'Ece Yıldız'],
    ['Jag heter Doris Lindgren och', 'Doris Lindgren'],
    ['Nama saya Umar Fadil, kasir', 'Umar Fadil'],
    ['Em tên là Khuê Trần, 20 tuổi', 'Khuê Trần'],
  ])('%s', (text, name) => {
    expect(found(text)).toContain(name);
  });

  it.each([
    'ตัดคำนำหน้า นาย นาง นางสาว ออก พร้อม unit test',
    'ما اسمي في هذا البرنامج؟',
    'اسمي الكامل في الجواز غير صحيح',
    'मेरा नाम क्या है',
    '我叫了外卖，还没到',
    '저는 학생입니다.',
    '변호사님께 여쭤보고 김과장님과 선생님, 고객님께 알림',
    '전 대표와 현 부장, 이 과장은 무슨 뜻인가요?',
    '신 사장 선임 기준과 정 교수 승진, 2반 반장',
    '私は学生です',
    'คุณชื่ออะไร',
    'ร้านนี้ชื่อดีมาก',
    'מה שמי בעברית?',
    'نام من همراه شما در یادگیری است',
    'آیا نیاز به نام دارید؟',
  ])('finds nobody in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
