import { describe, expect, it } from 'vitest';
import type { KnownMention } from './known-mention.ts';
import { nativeMentions } from './native-mentions.ts';

const person = (text: string, more: Partial<KnownMention> = {}): KnownMention => ({ text, type: 'PERSON', ...more });
const found = (text: string, ...known: KnownMention[]) =>
  nativeMentions(text, [], known).map(({ start, end }) => text.slice(start, end));

describe('other mentions in scripts that join particles to a name', () => {
  it.each([
    ['바다야 예약 좀', '바다', ['바다']],
    ['은지한테 말했어', '표은지', ['은지']],
    ['りんたろうが行きたがらない、あのりんたろうが', 'りんたろう', ['りんたろう', 'りんたろう']],
    ['ももちゃん：まだ、ももが寝てる', 'もも', ['もも', 'もも']],
    ['ถ้าลมจะสลับให้ลมโทรหา', 'ลม', ['ลม', 'ลม']],
    ['女儿品妍手臂瘀青', '品妍', ['品妍']],
    ['诺最近在看,一诺最近', '贺一诺', ['一诺']],
    ['דיברתי ולתום אמרתי', 'תום', ['תום']],
    ['진짜 다솜이거든. 다솜이라서', '다솜', ['다솜', '다솜']],
    ['แทนมาลัย ยืนยงช่วงนี้', 'มาลัย ยืนยง', ['มาลัย ยืนยง']],
    ['ให้นุ้ยเขียนว่าเราต้องไป', 'นุ้ย', ['นุ้ย']],
    ['昨日、雅は来た。私と遥（雅の姉）', '雅', ['雅', '雅']],
    ['سلمت على ليث وقلت لليث', 'ليث', ['ليث']],
  ] as const)('are found in %s, for the name %s', (text, name, names) => {
    expect(found(text, person(name))).toEqual(names);
  });

  it.each([
    ['바다표범을 보았다', '바다'],
    ['みなさんとさくらんぼを', 'さくら'],
    ['כתום וחם', 'תום'],
    ['すももももものうち', 'もも'],
    ['優雅な雅楽', '雅'],
    ['森の中で、森は深い', '森'],
    ['ถ้าฝนไม่ตก', 'ฝน'],
    ['이건 오늘이거든', '오'],
    ['ลมแรงมาก สายลมพัด', 'ลม'],
  ] as const)('are not found inside another word: %s', (text, name) => {
    expect(found(text, person(name))).toEqual([]);
  });

  it('are searched only for sure findings, and get their role', () => {
    expect(found('바다야', person('바다', { confidence: 0.5 }))).toEqual([]);
    const [mention] = nativeMentions('이순신은', [], [person('이순신', { role: 'public', roleConfidence: 0.9 })]);
    expect(mention).toMatchObject({ role: 'public', roleConfidence: 0.9 });
  });
});
