import type { Translated } from '../../message.ts';
import type { noticeStepTexts as english } from '../en/notice-steps.ts';

export const noticeStepTexts = {
  sendAgain: '重新发送',
  openOptions: '打开选项',
  reloadExtensionNow: '重新加载扩展',
  reportIt: '报告问题',
  copyMyText: '复制我的文字',
} as const satisfies Translated<typeof english>;
