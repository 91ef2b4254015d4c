import type { Translated } from '../../message.ts';
import type { searchTexts as english } from '../en/search.ts';

export const searchTexts = {
  searchOptions: '搜索选项',
  searchNothing: '没有包含这些词的部分。',
  customFilter: '筛选类型',
  customSetAll: { other: '将显示的 {count} 项设为…' },
  customUnused: '为每种类型的值设置你自己的级别，在使用“自定义”方案时生效。',
  customUse: '使用我自己的方案',
  presetField: '从以下方案开始',
  presetOwn: '你自己的组合',
  presetEverything: '全部替换',
  presetContact: '仅联系方式和机密',
} as const satisfies Translated<typeof english>;
