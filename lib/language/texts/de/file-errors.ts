import type { Translated } from '../../message.ts';
import type { fileErrorTexts as english } from '../en/file-errors.ts';

export const fileErrorTexts = {
  entryWithoutTerm: '{entry} hat keinen Begriff. Gib ihm einen, oder entferne ihn.',
  entryTypeUnknown: '{entry} hat einen Typ, den es nicht gibt. Wähle einen von: {types}.',
  entryRiskWrong: '{entry} hat ein Risiko, das nicht 1 bis 5 ist. Schreib eine ganze Zahl von 1 bis 5.',
  entryFlagWrong: '{entry} muss für „pattern“, „caseSensitive“ und „learned“ true oder false angeben.',
  entryNoObject: '{entry} ist kein Objekt mit „term“.',
  dictionaryColumns: 'Die erste Zeile des Wörterbuchs muss seine Spalten nennen: {columns}.',
  dictionaryNoList: 'Das Wörterbuch muss eine Liste von Einträgen sein. Exportiere eines, um die Form zu sehen.',
  dictionaryTermEmpty: 'Ein Eintrag im Wörterbuch ist leer. Gib ihm einen Begriff, oder entferne ihn.',
  dictionaryPatternSlow:
    'Das Muster „{term}“ im Wörterbuch schaut voraus oder wiederholt den Text einer Gruppe, was endlos dauern kann. Lass diesen Teil weg.',
  dictionaryPatternInvalid:
    'Das Muster „{term}“ im Wörterbuch ist kein gültiger regulärer Ausdruck. Berichtige es, oder gib es als einfachen Begriff ein.',
  fileKindUnknown: 'Diese Art von Datei kann Coatcheck nicht lesen.',
  fileTooLong: 'Sie ist zu lang, um geprüft zu werden.',
  fileNotText: 'Sie enthält mehr als Text.',
  fileWithoutText: 'In ihr ist kein Text lesbar.',
  noSurrogateInFile:
    'Nichts in der Datei steht für ein Original aus diesem Chat. Wähle eine Datei, die dieser Chat geschrieben hat.',
  documentDamaged: 'Die Datei ist beschädigt oder nicht das, was ihr Name sagt. Hänge eine andere Kopie an.',
  documentEncrypted: 'Sie ist mit einem Kennwort geschützt. Hänge eine Kopie ohne Kennwort an.',
  documentTooManyPages: 'Sie hat mehr Seiten, als geprüft werden können. Hänge nur die wichtigen Seiten an.',
  documentGone: 'Die Datei ist nicht mehr im Speicher. Hänge sie noch einmal an.',
  documentReaderStopped:
    'Das Lesen dieser Datei wurde abgebrochen. Hänge sie noch einmal an, oder eine Kopie in einem anderen Format.',
  attachmentConversationChanged: 'Die Seite zeigt jetzt eine andere Unterhaltung. Hänge die Datei noch einmal an.',
  attachmentFormLost: '{file} wäre nach dem Ersetzen nicht mehr gültig.',
  lineOfFile: 'Zeile {number} der Datei',
  entryUnusable: '{entry} kann nicht verwendet werden. {cause}',
  dictionaryQuoteOpen:
    'Das Feld in Anführungszeichen, das in Zeile {number} beginnt, endet nicht. Schließe das Anführungszeichen.',
  dictionaryNotJson: '{entry} ist kein gültiges JSON. Exportiere ein Wörterbuch, um die Form zu sehen.',
  siteFileWrong: '{path}: {reason}. Berichtige die Datei und importiere sie noch einmal.',
  siteFileObject: 'muss ein Objekt sein',
  siteFileField: 'ist kein bekanntes Feld',
  siteFileText: 'muss ein Text sein',
  siteFileTextLong: 'ist länger als {most} Zeichen',
  siteFileList: 'muss eine Liste sein, die nicht leer ist',
  siteFileListLong: 'hat mehr als {most} Einträge',
  siteFileRepeat:
    'kann zu lange dauern: Wiederhole darin nur einzelne Zeichen oder Mengen, höchstens zweimal, und keinen Text einer Gruppe',
  siteFilePattern: 'ist kein regulärer Ausdruck',
  siteFileGroup: 'braucht eine Gruppe für die Kennung',
  siteFileSelector: 'ist kein CSS-Selektor',
  siteFileId: 'darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten',
  siteFileOtherHost: 'ist kein Host von {site}',
  siteFileHost: 'ist kein Hostname',
  siteFileHostTaken: 'gehört zu einer Website, die Coatcheck kennt',
  siteFileNeeded: 'wird für eine Website gebraucht, die Coatcheck nicht kennt',
  siteFileNumber: 'muss eine ganze Zahl über 0 sein',
  siteFileFlag: 'muss true oder false sein',
  siteFileValue: 'muss {value} sein',
  siteFileTwice: 'kommt zweimal vor',
  siteFileLong: 'ist zu lang',
  siteFileJson: 'ist kein gültiges JSON',
  attachNotChecked:
    'Deine Organisation lässt keine Datei anhängen, die nicht geprüft werden konnte. Hänge stattdessen ihren Text an.',
} as const satisfies Translated<typeof english>;
