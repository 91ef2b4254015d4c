import type { Translated } from '../../message.ts';
import type { elsewhereTexts as english } from '../en/elsewhere.ts';

export const elsewhereTexts = {
  elsewhere: '保护要用在别处的文本',
  siteElsewhere: '别处',
  elsewhereLead: '用于邮件、论坛或其他聊天。这里不会发送任何内容：由你复制。',
  elsewhereText: '你的文本',
  elsewherePlaceholder: '在此输入或粘贴',
  protectIt: '保护',
  copyProtected: '复制受保护的文本',
  elsewhereReply: '收到回复后',
  replyPasted: '在此粘贴回复',
  restoreReply: '还原我的原文',
  replyWithoutStandIns: '其中没有你的替代值。',
} as const satisfies Translated<typeof english>;
