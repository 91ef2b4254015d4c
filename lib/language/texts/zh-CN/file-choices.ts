import type { Translated } from '../../message.ts';
import type { fileChoiceTexts as english } from '../en/file-choices.ts';

export const fileChoiceTexts = {
  attachRemember: '对此网站上所有 {kinds} 文件都这样处理',
  attachRefuse: '不添加',
  fileAttachedBefore: '已按原样添加（{kinds}）：这是你之前在此网站上的选择。',
  fileRefusedBefore: '你之前选择在此网站上不添加这类文件（{kinds}）。',
  fileChoiceListed: '可在选项的“网站”中更改。',
  fileChoiceNotKept: '无法保存你对这些文件的选择',
  fileChoices: '已记住的选择：无法读取的文件',
  fileChoicesNone: '无。添加视频、录音或其他 Coatcheck 无法读取的文件时，可以让它记住你对这类文件的回答。',
  fileChoiceAsIs: '按原样添加',
  fileChoiceRefuse: '不添加',
  fileChoiceKind: '{origin} 上的 {kind} 文件：{choice}',
  fileChoiceForget: '忘记 {origin} 上的 {kind}',
} as const satisfies Translated<typeof english>;
