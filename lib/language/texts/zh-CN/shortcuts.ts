import type { Translated } from '../../message.ts';
import type { shortcutTexts as english } from '../en/shortcuts.ts';

export const shortcutTexts = {
  shortcuts: '键盘快捷键',
  shortcutsNotRead: '无法读取快捷键。',
  shortcutsNotOpened: '浏览器未能打开快捷键页面。',
  changeShortcuts: '在浏览器中更改',
  keyNone: '未设置',
  keyOpensReview: '在聊天中：打开审阅',
  keyOpensCard: '在聊天中：打开词语卡片',
} as const satisfies Translated<typeof english>;
