import { describe, expect, it } from 'vitest';
import { chatSpeaker } from './chat-speaker.ts';
import { mark, plain } from './marked.test-support.ts';

describe('speakers of a pasted chat', () => {
  it.each([
    '[⟦바다⟧] [오후 2:12] 어디야\n[나] [오후 2:13] 집',
    '[12/03/2025, 21:14:03] ⟦חן⟧: מישהו הולך מחר?',
    '[9:12 م، 2025/3/11] ⟦هيفاء⟧: شكرا',
    '12/03/2025, 21:14 - ⟦Thabo Mokoena⟧: on my way',
    '20:14\t⟦まいまい⟧\t明日何時集合?',
    '18.20 ⟦แนนนี่⟧ ไปไหม\n18.21 Boss โอเค\n18.25 ⟦แนนนี่⟧ มาแล้ว',
    '⟦老卜⟧ 14:02\n货什么时候到\n⟦老卜⟧ 14:06\n运费多少',
    '⟦ともき⟧: 起きてる?\n母: はい\n⟦ともき⟧: よかった',
    '⟦冼⟧姐:几点到\n我:三点\n⟦冼⟧姐:好',
    '[12/03/2025, 21:14:03] ⟦爱笑的猫⟧: 好',
    '[⟦睡着了⟧] [오후 2:12] 어디야',
    '⟦바다⟧: 3시에 봐\n⟦바다⟧: 응',
    'סיכום:\nאבא של ⟦שקד⟧: כן\nאמא: לא\nאבא של ⟦שקד⟧: טוב',
  ])('%s', (marked) => {
    expect(mark(chatSpeaker, plain(marked))).toBe(marked);
  });

  it.each([
    '[2025-03-12 09:14] prod.ERROR: SQLSTATE[23000]',
    '[2025-03-12 09:14] WARN auth: login failed',
    '咨询师:你好\n来访者:你好\n咨询师:请讲\n来访者:好',
    '사용자: 요약해줘\n사용자: 더 짧게',
    '이름: 홍길동\n주소: 서울',
    'السؤال: ما\nالسؤال: من',
    '9:30 회의\n10:00 회의',
    '发言人1：你好\n发言人2：好\n发言人1：再见',
    '室内设计师：请看\n室内设计师：可以',
    '英文翻译：hello\n英文翻译：bye',
    '空格里的词是：水\n空格里的词是：火',
    '翻译的词：水\n翻译的词：火',
    '수량: 3개\n수량: 5개',
    '너비: 3px\n너비: 5kg\n너비: 5%',
    '목표: 요리\n목표: 공부',
    '페리틴: 40 ng/mL\n페리틴: 38 ng/mL',
    '従業員の役割：\n料理\n従業員の役割：\n掃除',
  ])('finds nothing in %s', (text) => {
    expect(chatSpeaker.find(text)).toEqual([]);
  });
});
