import type { Translated } from '../../message.ts';
import type { pageDialogTexts as english } from '../en/page-dialog.ts';

export const pageDialogTexts = {
  attachLookAt: { one: 'Seite ansehen', other: 'Seiten ansehen' },
  pageDialogTitle: 'Seiten von {name}',
  pageAsItIs: 'Wie sie ist',
  pageAsWritten: 'Wie sie gesendet wird',
  pageBefore: 'Vorige Seite',
  pageAfter: 'Nächste Seite',
  pageOfPages: 'Seite {page} von {pages}',
  pageCoverArea: 'Abdeckung hinzufügen',
  pageHint:
    'Klicke auf ein Feld, um seinen Inhalt zu ersetzen oder zu belassen. Ziehe einen Rahmen um alles andere, was abgedeckt werden soll. Pfeiltasten bewegen eine Abdeckung, mit Umschalt ändern sie ihre Größe.',
  pageWrittenHint: 'Die Seite bekommt dies und nichts von dem, was darunter war.',
  pageDrawing: 'Die Seite wird gezeichnet …',
  boxWordReplaced: '{text}: wird ersetzt',
  boxWordKept: '{text}: bleibt, wie es ist',
  boxCodeCovered: 'Code: wird abgedeckt',
  boxCodeKept: 'Code: bleibt, wie er ist',
  boxUnsure: 'Hier wurde vielleicht Text nicht gelesen. Klicke, um ihn abzudecken.',
  boxDrawn: 'Von dir abgedeckt. Klicke, um die Abdeckung zu entfernen.',
} as const satisfies Translated<typeof english>;
