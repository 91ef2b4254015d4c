import type { Translated } from '../../message.ts';
import type { tryOutTexts as english } from '../en/try-out.ts';

export const tryOutTexts = {
  tryTitle: '在这里试一试',
  tryWriteHint: '这是在本设备上进行的真实检查。你可以随意修改文本。',
  tryLookHint: '点击标出的词语，即可原样发送或替换它。',
  tryFailed: '文本未检查。请修改后重试。',
  chatAnswers: '聊天的回复',
  tourStep: '第 {number} 步，共 {of} 步',
  tourNext: '下一步',
  tourBack: '上一步',
  tourEnd: '一次全部显示',
  tourSkip: '跳过导览',
  openChat: '打开一个聊天，开始写',
} as const satisfies Translated<typeof english>;
