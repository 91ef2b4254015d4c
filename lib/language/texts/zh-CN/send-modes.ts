import type { Translated } from '../../message.ts';
import type { sendModeTexts as english } from '../en/send-modes.ts';

export const sendModeTexts = {
  reviewChanged: '将要发送的内容与刚才显示的不同。请再看一遍，然后发送。',
  turnedOffMeanwhile: 'Coatcheck 已在此处关闭。再次发送会按原样发送你的文本，也可以重新开启 Coatcheck。',
  modeNotKept: '发送方式未能保存',
  reviewEnter: '按 Enter 发送以上内容，按 Esc 返回文本。',
  reviewNotYet: '请稍候：正在检查。',
  unprotectedBadge: '此处未受保护',
  unprotectedTeach: '保护此输入框',
  unprotectedHint:
    'Coatcheck 没有把这个输入框当作聊天输入框。你在这里输入的内容会原样发出。点击即可向 Coatcheck 指明聊天区域。',
  unprotectedClosedHint: 'Coatcheck 无法读取这个输入框。你在这里输入的内容会原样发出。',
  offBadge: '未受保护',
  offTurnOn: '开启',
  offHint: 'Coatcheck 在此处已关闭：提示词会按你写的原样发送。',
  automaticNowTitle: '从现在起，在此网站按 Enter 立即发送',
  automaticNow: '你已经在此处看过了最初的几条提示词。标出的内容在发送前仍会被替换。你可以随时在扩展窗口或选项中更改。',
  automaticNowKeep: '继续先看再发',
  automaticNowFine: '立即发送',
  modeEverywhere: '发送时（所有网站）',
  modeHere: '发送时（此网站）',
  modeFirstSends: { other: '先看再发（每个网站的前 {count} 条）' },
  modeReview: '先看再发',
  modeAutomatic: '自动：替换后立即发送',
  modeOff: '关闭：按原样发送',
  modeAsEverywhere: '与所有网站相同',
} as const satisfies Translated<typeof english>;
