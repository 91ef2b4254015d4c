import type { Translated } from '../../message.ts';
import type { pasteTexts as english } from '../en/pastes.ts';

export const pasteTexts = {
  pasteTitle: 'Avant de coller',
  pastedText: 'Ce site fait un fichier de ce que vous avez collé.',
  pasteFound: {
    one: '{count} personne ou donnée y sera remplacée.',
    other: '{count} personnes et données y seront remplacées.',
  },
  pasteSanitized: 'Coller assaini',
  pasteAsIs: 'Coller tel quel',
  pasteNow: 'Coller maintenant',
  pasteNowHint: 'Coatcheck continue à le vérifier et remplace à l’envoi.',
  pasteHint: 'Échap, ou un clic dans votre texte, le colle tel quel. Coatcheck remplace alors à l’envoi.',
  pasteCopied: 'Vous avez copié',
  pasteWords: 'Changer ce qui est remplacé',
  reviewsPastes: 'Montrer les longs textes avant de les coller',
  reviewsPastesHint: '(à partir d’environ 400 mots, si quelque chose y serait remplacé)',
  restoreFile: 'Restaurer un fichier',
  restoreFileHint:
    'Pour un fichier écrit par le chat, un tableau ou une lettre par exemple : les originaux y sont remis sur cet appareil.',
  restoringFile: 'Restauration…',
  restoredFile: { one: '{count} valeur est revenue dans {name}.', other: '{count} valeurs sont revenues dans {name}.' },
  sanitizesFileNames: 'Remplacer les noms dans les noms de fichiers',
  sanitizesFileNamesHint: '(un CV_Annika_Lindqvist.pdf joint change aussi de nom)',
} as const satisfies Translated<typeof english>;
