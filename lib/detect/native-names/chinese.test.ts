import { describe, expect, it } from 'vitest';
import { mark, plain } from '../patterns/marked.test-support.ts';
import { nativeNames } from '../patterns/native-names.ts';

describe('Chinese names', () => {
  it.each([
    '昨天⟦小邓⟧没来，⟦老曹⟧替班',
    '还⟦小沈⟧两百块',
    '给⟦阿强⟧发个消息',
    '⟦阿桂⟧：见信好',
    '请⟦姚⟧院长签字',
    '⟦于⟧老师：抽查',
    '跟⟦廖⟧经理说一声',
    '我叫⟦邵知远⟧，今年30',
    '儿子叫⟦果子⟧，三岁',
    '学员⟦范秋⟧ 男',
    '患者⟦廖⟧女士，客户⟦邓⟧先生来电',
    '⟦苗苗⟧奶奶不要葱',
    '我家⟦妞妞⟧发烧了',
  ])('%s', (marked) => {
    expect(mark(nativeNames, plain(marked))).toBe(marked);
  });

  it.each([
    '对于老师来说很难',
    '对方律师发函',
    '我们班主任很好',
    '了解同学的想法',
    '小程序怎么写',
    '读了小王子',
    '老板说老师来了',
    '小时候的阿拉伯故事',
    '阿根廷和阿富汗的首都',
    '约车师傅还没到',
    '实习医生和高级工程师',
    '她叫我去上班。',
    '妈妈天天看看书，常常笑笑',
    '我叫什么名字',
    '小康社会，小何尝不知',
    '房东和租客的义务',
    '学生和先生，客户时先生',
    '学生会主席、护士节',
  ])('finds nothing in %s', (text) => {
    expect(nativeNames.find(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });
});
