import type { Translated } from '../../message.ts';
import type { tryOutTexts as english } from '../en/try-out.ts';

export const tryOutTexts = {
  tryTitle: 'Probier es hier',
  tryWriteHint: 'Das ist die echte Prüfung, auf diesem Gerät. Ändere den Text, wenn du magst.',
  tryLookHint: 'Klicke auf ein markiertes Wort, um es unverändert zu senden oder zu ersetzen.',
  tryFailed: 'Der Text wurde nicht geprüft. Ändere ihn für einen neuen Versuch.',
  chatAnswers: 'Der Chat antwortet',
  tourStep: 'Schritt {number} von {of}',
  tourNext: 'Weiter',
  tourBack: 'Zurück',
  tourEnd: 'Alles auf einmal zeigen',
  tourSkip: 'Tour überspringen',
  openChat: 'Öffne einen Chat und schreib',
} as const satisfies Translated<typeof english>;
