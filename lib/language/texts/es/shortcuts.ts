import type { Translated } from '../../message.ts';
import type { shortcutTexts as english } from '../en/shortcuts.ts';

export const shortcutTexts = {
  shortcuts: 'Atajos de teclado',
  shortcutsNotRead: 'No se pudieron leer los atajos.',
  shortcutsNotOpened: 'El navegador no abrió su página de atajos.',
  changeShortcuts: 'Cambiarlos en el navegador',
  keyNone: 'sin tecla',
  keyOpensReview: 'En un chat: abrir la revisión',
  keyOpensCard: 'En un chat: abrir la ficha de una palabra',
} as const satisfies Translated<typeof english>;
