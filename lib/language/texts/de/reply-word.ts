import type { Translated } from '../../message.ts';
import type { replyWordTexts as english } from '../en/reply-word.ts';

export const replyWordTexts = {
  replyWord: 'Ein wiederhergestelltes Wort',
  replyWordRestored: 'Wiederhergestellt: {original}',
  replyWordSent: 'Gesendet als: {surrogate}',
  replyWordShowSent: 'Zeigen, was gesendet wurde',
  replyWordShowReal: 'Den echten Wert zeigen',
  standInChosen: 'Steht für {original}. Du wolltest sehen, was gesendet wurde.',
} as const satisfies Translated<typeof english>;
