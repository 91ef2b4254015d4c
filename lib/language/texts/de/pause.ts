import type { Translated } from '../../message.ts';
import type { pauseTexts as english } from '../en/pause.ts';

export const pauseTexts = {
  pauseHere: 'Auf dieser Website pausieren',
  pauseMinutes: { one: '{count} Minute pausieren', other: '{count} Minuten pausieren' },
  pauseUntilOn: 'Bis ich einschalte',
  pauseHint: 'So lange werden Prompts auf dieser Website gesendet, wie du sie schreibst.',
  pausedFor: 'Pause, noch {time}: Prompts werden gesendet, wie du sie schreibst.',
  endPause: 'Pause beenden',
  pausedBadge: 'Pause: nicht geschützt',
  pausedHint: 'Coatcheck macht hier Pause: Prompts werden gesendet, wie du sie schreibst.',
} as const satisfies Translated<typeof english>;
