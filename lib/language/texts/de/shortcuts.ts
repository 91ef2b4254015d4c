import type { Translated } from '../../message.ts';
import type { shortcutTexts as english } from '../en/shortcuts.ts';

export const shortcutTexts = {
  shortcuts: 'Tastenkürzel',
  shortcutsNotRead: 'Die Tastenkürzel konnten nicht gelesen werden.',
  shortcutsNotOpened: 'Der Browser hat seine Seite für Tastenkürzel nicht geöffnet.',
  changeShortcuts: 'Im Browser ändern',
  keyNone: 'keine Taste',
  keyOpensReview: 'Im Chat: Prüfung öffnen',
  keyOpensCard: 'Im Chat: Karte eines Wortes öffnen',
} as const satisfies Translated<typeof english>;
