import type { Translated } from '../../message.ts';
import type { pageDialogTexts as english } from '../en/page-dialog.ts';

export const pageDialogTexts = {
  attachLookAt: { one: 'Voir la page', other: 'Voir ses pages' },
  pageDialogTitle: 'Pages de {name}',
  pageAsItIs: 'Telle quelle',
  pageAsWritten: 'Telle qu’elle sera envoyée',
  pageBefore: 'Page précédente',
  pageAfter: 'Page suivante',
  pageOfPages: 'Page {page} sur {pages}',
  pageCoverArea: 'Ajouter un cache',
  pageHint:
    'Cliquez sur un cadre pour remplacer son contenu ou le laisser tel quel. Tracez un cadre sur tout ce qui doit aussi être couvert. Les flèches déplacent un cache ; avec Maj, elles changent sa taille.',
  pageWrittenHint: 'Le site reçoit ceci, et rien de ce qui était dessous.',
  pageDrawing: 'La page est en cours de dessin…',
  boxWordReplaced: '{text} : sera remplacé',
  boxWordKept: '{text} : reste tel quel',
  boxCodeCovered: 'Code : sera couvert',
  boxCodeKept: 'Code : reste tel quel',
  boxUnsure: 'Du texte n’a peut-être pas été lu ici. Cliquez pour le couvrir.',
  boxDrawn: 'Couvert par vous. Cliquez pour retirer le cache.',
} as const satisfies Translated<typeof english>;
