import type { Translated } from '../../message.ts';
import type { replyWordTexts as english } from '../en/reply-word.ts';

export const replyWordTexts = {
  replyWord: 'Una palabra restaurada',
  replyWordRestored: 'Restaurado: {original}',
  replyWordSent: 'Enviado como: {surrogate}',
  replyWordShowSent: 'Ver lo que se envió',
  replyWordShowReal: 'Ver el valor real',
  standInChosen: 'Está en lugar de {original}. Elegiste ver lo que se envió.',
} as const satisfies Translated<typeof english>;
