import type { Translated } from '../../message.ts';
import type { pauseTexts as english } from '../en/pause.ts';

export const pauseTexts = {
  pauseHere: '在此网站暂停',
  pauseMinutes: { other: '暂停 {count} 分钟' },
  pauseUntilOn: '直到我重新开启',
  pauseHint: '期间，此网站上的提示词会按你写的原样发送。',
  pausedFor: '已暂停，还剩 {time}：提示词按原样发送。',
  endPause: '结束暂停',
  pausedBadge: '已暂停：未受保护',
  pausedHint: 'Coatcheck 在此处已暂停：提示词会按你写的原样发送。',
} as const satisfies Translated<typeof english>;
