import type { Translated } from '../../message.ts';
import type { pauseTexts as english } from '../en/pause.ts';

export const pauseTexts = {
  pauseHere: 'Pausar en este sitio',
  pauseMinutes: { one: 'Pausar {count} minuto', other: 'Pausar {count} minutos' },
  pauseUntilOn: 'Hasta que lo active',
  pauseHint: 'Mientras tanto, los mensajes de este sitio se envían tal como los escribes.',
  pausedFor: 'En pausa, quedan {time}: los mensajes se envían tal cual.',
  endPause: 'Terminar la pausa',
  pausedBadge: 'En pausa: sin proteger',
  pausedHint: 'Coatcheck está en pausa aquí: los mensajes se envían tal como los escribes.',
} as const satisfies Translated<typeof english>;
