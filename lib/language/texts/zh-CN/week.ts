import type { Translated } from '../../message.ts';
import type { weekTexts as english } from '../en/week.ts';

export const weekTexts = {
  weekProtected: '本周在{prompts}中保护了{values}',
  weekValues: { other: '{count} 个姓名和数据' },
  weekPrompts: { other: ' {count} 条提示词' },
} as const satisfies Translated<typeof english>;
