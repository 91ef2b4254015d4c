import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { namesInListsOfPeople } from './listed-beside.ts';

const named = (text: string, names: readonly string[]) =>
  names.map((name): Finding => {
    const start = text.indexOf(name);
    const source = { detector: 'model', rule: 'test' } as const;
    return { start, end: start + name.length, type: 'PERSON', confidence: 0.9, source };
  });

it.each([
  ['가나다순: 유나, 노을빛, 지훈', ['유나', '지훈'], ['노을빛']],
  ['출석: 유나/ 별빛/ 지훈', ['유나', '지훈'], ['별빛']],
  ['出席　佐藤、岸、林（遅刻）', ['佐藤', '林'], ['岸']],
  ['小李：扫地\n花卷：擦窗\n阿强：倒垃圾', ['小李', '阿强'], ['花卷']],
  ['1 小李 加辣\n2 花卷 不要葱\n3 阿强 加辣', ['小李', '阿强'], ['花卷']],
  ['ליאור: מביא עוגה\nגפן: צלחות\nמיכל: שתייה', ['ליאור', 'מיכל'], ['גפן']],
  ['ليلى ✔\nضياء ✔\nسعاد ✘', ['ليلى', 'سعاد'], ['ضياء']],
  // A listed name needs only one name beside it.
  ['ไปกับ แนน, ดาว', ['แนน'], ['ดาว']],
  // Lists of other things, roles, and words of the sentence around a list.
  ['사과, 배, 유나, 감자, 당근, 오이, 상추', ['유나'], []],
  ['유나: 네\n선생님: 조용\n지훈: 네', ['유나', '지훈'], []],
  ['어제는 비가 와서, 유나, 지훈, 우리가 갔다', ['유나', '지훈'], []],
  ['小李说今天不来\n我们明天再去\n阿强也不来', ['小李', '阿强'], []],
])('%j with %j', (text, names, expected) => {
  const found = namesInListsOfPeople(text, named(text, names));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it('gives the role of the other names in the list', () => {
  const text = '유나, 노을빛, 지훈';
  const found = named(text, ['유나', '지훈']).map((one): Finding => ({ ...one, role: 'public', roleConfidence: 0.9 }));
  expect(namesInListsOfPeople(text, found)).toMatchObject([{ role: 'public', roleConfidence: 0.9 }]);
});
