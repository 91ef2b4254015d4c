import type { Translated } from '../../message.ts';
import type { pauseTexts as english } from '../en/pause.ts';

export const pauseTexts = {
  pauseHere: 'Pause sur ce site',
  pauseMinutes: { one: 'Pause de {count} minute', other: 'Pause de {count} minutes' },
  pauseUntilOn: 'Jusqu’à réactivation',
  pauseHint: 'Pendant ce temps, les messages partent de ce site tels que vous les écrivez.',
  pausedFor: 'En pause, encore {time} : les messages partent tels quels.',
  endPause: 'Finir la pause',
  pausedBadge: 'En pause : non protégé',
  pausedHint: 'Coatcheck est en pause ici : les messages partent tels que vous les écrivez.',
} as const satisfies Translated<typeof english>;
