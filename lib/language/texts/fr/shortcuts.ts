import type { Translated } from '../../message.ts';
import type { shortcutTexts as english } from '../en/shortcuts.ts';

export const shortcutTexts = {
  shortcuts: 'Raccourcis clavier',
  shortcutsNotRead: 'Les raccourcis n’ont pas pu être lus.',
  shortcutsNotOpened: 'Le navigateur n’a pas ouvert sa page des raccourcis.',
  changeShortcuts: 'Modifier dans le navigateur',
  keyNone: 'aucune touche',
  keyOpensReview: 'Dans un chat : ouvrir l’aperçu',
  keyOpensCard: 'Dans un chat : ouvrir la fiche d’un mot',
} as const satisfies Translated<typeof english>;
