import type { Translated } from '../../message.ts';
import type { pasteTexts as english } from '../en/pastes.ts';

export const pasteTexts = {
  pasteTitle: '粘贴之前',
  pastedText: '此网站会把你粘贴的文字转成文件。',
  pasteFound: { other: '其中 {count} 个人或信息将被替换。' },
  pasteSanitized: '脱敏后粘贴',
  pasteAsIs: '按原样粘贴',
  pasteNow: '立即粘贴',
  pasteNowHint: '粘贴后 Coatcheck 会继续检查，并在发送时替换。',
  pasteHint: '按 Esc 或点击输入框，将按原样粘贴；发送时 Coatcheck 仍会替换。',
  pasteCopied: '你复制的',
  pasteWords: '更改要替换的内容',
  reviewsPastes: '粘贴长文本前先查看',
  reviewsPastesHint: '（约 400 词起，且其中有内容将被替换时）',
  restoreFile: '还原文件',
  restoreFileHint: '用于聊天生成的文件，例如表格或信件：原文会在本设备上放回。',
  restoringFile: '正在还原…',
  restoredFile: { other: '{name} 中已放回 {count} 个值。' },
  sanitizesFileNames: '替换文件名中的姓名',
  sanitizesFileNamesHint: '（附上的 CV_Annika_Lindqvist.pdf 也会改名）',
} as const satisfies Translated<typeof english>;
