import type { Translated } from '../../message.ts';
import type { pageDialogTexts as english } from '../en/page-dialog.ts';

export const pageDialogTexts = {
  attachLookAt: { other: '查看页面' },
  pageDialogTitle: '{name} 的页面',
  pageAsItIs: '原样',
  pageAsWritten: '发送时的样子',
  pageBefore: '上一页',
  pageAfter: '下一页',
  pageOfPages: '第 {page} 页，共 {pages} 页',
  pageCoverArea: '添加遮盖',
  pageHint:
    '点击方框可替换其中的内容，或保持原样。其他需要遮盖的地方可以直接框选。方向键移动遮盖，按住 Shift 可改变大小。',
  pageWrittenHint: '网站得到的就是这个，不含其下的任何内容。',
  pageDrawing: '正在绘制页面……',
  boxWordReplaced: '{text}：将被替换',
  boxWordKept: '{text}：保持原样',
  boxCodeCovered: '条码：将被遮盖',
  boxCodeKept: '条码：保持原样',
  boxUnsure: '这里可能有未识别的文字。点击可遮盖。',
  boxDrawn: '由你遮盖。点击可移除。',
} as const satisfies Translated<typeof english>;
