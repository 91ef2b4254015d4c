import type { Translated } from '../../message.ts';
import type { tryOutTexts as english } from '../en/try-out.ts';

export const tryOutTexts = {
  tryTitle: 'Essayez ici',
  tryWriteHint: 'C’est la vraie vérification, sur cet appareil. Modifiez le texte à votre guise.',
  tryLookHint: 'Cliquez sur un mot marqué pour l’envoyer tel quel ou le remplacer.',
  tryFailed: 'Le texte n’a pas été vérifié. Modifiez-le pour réessayer.',
  chatAnswers: 'Le chat répond',
  tourStep: 'Étape {number} sur {of}',
  tourNext: 'Suivant',
  tourBack: 'Retour',
  tourEnd: 'Tout afficher',
  tourSkip: 'Passer la visite',
  openChat: 'Ouvrez un chat et écrivez',
} as const satisfies Translated<typeof english>;
