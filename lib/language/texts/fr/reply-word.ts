import type { Translated } from '../../message.ts';
import type { replyWordTexts as english } from '../en/reply-word.ts';

export const replyWordTexts = {
  replyWord: 'Un mot rétabli',
  replyWordRestored: 'Rétabli : {original}',
  replyWordSent: 'Envoyé comme : {surrogate}',
  replyWordShowSent: 'Voir ce qui a été envoyé',
  replyWordShowReal: 'Voir la vraie valeur',
  standInChosen: 'À la place de {original}. Vous avez choisi de voir ce qui a été envoyé.',
} as const satisfies Translated<typeof english>;
