import type { Translated } from '../../message.ts';
import type { pasteTexts as english } from '../en/pastes.ts';

export const pasteTexts = {
  pasteTitle: 'Vor dem Einfügen',
  pastedText: 'Diese Seite macht aus deinem eingefügten Text eine Datei.',
  pasteFound: {
    one: '{count} Person oder Angabe darin wird ersetzt.',
    other: '{count} Personen und Angaben darin werden ersetzt.',
  },
  pasteSanitized: 'Bereinigt einfügen',
  pasteAsIs: 'Unverändert einfügen',
  pasteNow: 'Jetzt einfügen',
  pasteNowHint: 'Coatcheck prüft ihn dort weiter und ersetzt beim Senden.',
  pasteHint: 'Escape oder ein Klick in deinen Text fügt ihn unverändert ein. Coatcheck ersetzt dann beim Senden.',
  pasteCopied: 'Du hast kopiert',
  pasteWords: 'Ändern, was ersetzt wird',
  reviewsPastes: 'Lange Texte vor dem Einfügen ansehen',
  reviewsPastesHint: '(ab etwa 400 Wörtern, falls darin etwas ersetzt würde)',
  restoreFile: 'Datei wiederherstellen',
  restoreFileHint:
    'Für eine Datei, die der Chat geschrieben hat, etwa eine Tabelle oder einen Brief: Die Originale werden auf diesem Gerät wieder eingesetzt.',
  restoringFile: 'Wird wiederhergestellt …',
  restoredFile: { one: '{count} Wert steht wieder in {name}.', other: '{count} Werte stehen wieder in {name}.' },
  sanitizesFileNames: 'Namen in Dateinamen ersetzen',
  sanitizesFileNamesHint: '(auch ein angehängter Lebenslauf_Annika_Lindqvist.pdf heißt dann anders)',
} as const satisfies Translated<typeof english>;
