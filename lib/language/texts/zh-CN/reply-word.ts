import type { Translated } from '../../message.ts';
import type { replyWordTexts as english } from '../en/reply-word.ts';

export const replyWordTexts = {
  replyWord: '一个已还原的词',
  replyWordRestored: '已还原：{original}',
  replyWordSent: '发送时为：{surrogate}',
  replyWordShowSent: '显示发送的内容',
  replyWordShowReal: '显示真实值',
  standInChosen: '这里代替的是{original}。你选择查看实际发送的内容。',
} as const satisfies Translated<typeof english>;
