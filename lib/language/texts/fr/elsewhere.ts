import type { Translated } from '../../message.ts';
import type { elsewhereTexts as english } from '../en/elsewhere.ts';

export const elsewhereTexts = {
  elsewhere: 'Protéger un texte pour ailleurs',
  siteElsewhere: 'un autre endroit',
  elsewhereLead: 'Pour un e-mail, un forum ou un autre chat. Rien ne part d’ici : vous copiez le texte.',
  elsewhereText: 'Votre texte',
  elsewherePlaceholder: 'Tapez-le ou collez-le ici',
  protectIt: 'Protéger',
  copyProtected: 'Copier le texte protégé',
  elsewhereReply: 'La réponse, quand elle arrive',
  replyPasted: 'Collez la réponse ici',
  restoreReply: 'Remettre mes originaux',
  replyWithoutStandIns: 'Elle ne contient aucun de vos substituts.',
} as const satisfies Translated<typeof english>;
