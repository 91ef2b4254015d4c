import type { Translated } from '../../message.ts';
import type { vaultErrorTexts as english } from '../en/vault-errors.ts';

export const vaultErrorTexts = {
  conversationFormUnknown: 'Eine Unterhaltung im Tresor hat keine bekannte Form. Aktualisiere die Erweiterung.',
  vaultNewer:
    'Der Tresor stammt von einem neueren Coatcheck. Aktualisiere die Erweiterung; nichts wurde geändert oder gelöscht.',
  vaultFull:
    'Der Speicher ist voll, also konnte nicht gesichert werden, was das Einsetzen der Originale braucht. Nichts ging verloren; schaffe Platz und versuch es noch einmal.',
  vaultHeldOpen:
    'Ein anderes Fenster benutzt den Tresor noch, also konnte er nicht gelöscht werden. Schließ die anderen Fenster von Coatcheck und versuch es noch einmal.',
  vaultDatabaseFailed:
    'Der Tresor konnte nicht gelesen oder geschrieben werden ({detail}). Versuch es noch einmal; wenn es wieder passiert, starte den Browser neu.',
  recordsDamaged:
    'Die Einträge des Tresors wurden beschädigt oder verändert und lassen sich nicht öffnen. „Alles vergessen“ in den Einstellungen beginnt einen neuen Tresor.',
  recordDamaged:
    'Ein Eintrag im Tresor wurde beschädigt oder verändert und lässt sich nicht öffnen. „Alles vergessen“ in den Einstellungen beginnt einen neuen Tresor.',
  vaultLocked: 'Der Tresor ist gesperrt: Entsperre ihn im Popup.',
  passphraseTooShort: 'Die Passphrase ist zu kurz: mindestens 8 Zeichen, besser vier Wörter oder mehr.',
  passphraseRecordDamaged:
    'Der Eintrag der Passphrase ist beschädigt. „Alles vergessen“ in den Einstellungen beginnt einen neuen Tresor, der eine Sicherung aufnehmen kann.',
  passphraseWrong: 'Das ist nicht die Passphrase. Versuch es noch einmal.',
  keysRenewedMeanwhile:
    'Die Schlüssel des Tresors wurden inzwischen erneuert. Versuch es noch einmal; nichts wurde geändert.',
  vaultChangedMeanwhile:
    'Der Tresor wurde inzwischen von einem anderen Fenster geändert. Versuch es noch einmal; nichts ging verloren.',
  backupFormUnknown: 'Die Sicherung hat keine bekannte Form. Aktualisiere die Erweiterung; nichts wurde geändert.',
  backupNone: 'Diese Datei ist keine Sicherung von Coatcheck, oder ihr Anfang ist beschädigt. Wähle eine andere.',
  backupDamagedOrNewer:
    'Diese Sicherung ist beschädigt, oder ein neueres Coatcheck hat sie gemacht. Aktualisiere die Erweiterung.',
  backupPassphraseWrong:
    'Das ist nicht die Passphrase dieser Sicherung, oder die Datei ist beschädigt. Nichts wurde geändert. Versuch es noch einmal.',
  backupPartDamaged:
    'Diese Sicherung ist beschädigt: Ein Teil fehlt oder wurde verändert. Hier wurde nichts geändert. Wähle eine andere Sicherung.',
  backupFileNotRead: 'Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.',
} as const satisfies Translated<typeof english>;
