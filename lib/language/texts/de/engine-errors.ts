import type { Translated } from '../../message.ts';
import type { engineErrorTexts as english } from '../en/engine-errors.ts';

export const engineErrorTexts = {
  detectorFailed:
    'Die Erkennung „{name}“ ist fehlgeschlagen, also konnte dieser Text nicht geprüft werden. Versuch es noch einmal; nichts wurde gesendet.',
  extensionGone: 'Coatcheck wurde aktualisiert oder ausgeschaltet. Lade diese Seite neu, um weiterzumachen.',
  pageOlderThanExtension:
    'Coatcheck wurde installiert oder aktualisiert, während diese Seite offen war, und kann sie deshalb nicht schützen. Lade diese Seite neu, um weiterzumachen.',
  engineStopped:
    'Die Engine hat angehalten, bevor sie antwortete. Versuch es noch einmal; wenn es wieder passiert, lade die Erweiterung neu.',
  engineTimeout:
    'Die Engine hat nicht innerhalb von {seconds} s geantwortet. Versuch es noch einmal; wenn es wieder passiert, lade die Erweiterung neu.',
  requestUnknown: 'Die Engine kennt diese Anfrage nicht. Lade die Seite und die Erweiterung neu.',
  engineUnheard: 'Keine Engine hat die Anfrage gehört.',
  requestCancelled: 'Die Anfrage wurde abgebrochen.',
  requestWithoutText: 'Die Anfrage enthält keinen Text.',
  requestWithoutOrigin: 'Die Anfrage nennt keine Herkunft.',
  requestWithoutOriginals: 'Das ist keine Liste von Originalen.',
  requestWithoutConversation: 'Die Anfrage nennt keine Unterhaltung.',
  textTooLong:
    'Dieser Text ist zu lang, um geprüft zu werden: {length} Zeichen, höchstens {most} sind möglich. Sende ihn in Teilen.',
  nameLinksUnreadable: 'Die Entscheidungen über Namen sind nicht lesbar. Lade die Seite neu.',
  annotationsOverlap: 'Die Markierungen überlappen sich oder sind ungeordnet. Prüfe den Text noch einmal.',
  annotationsOutdated: 'Die Markierungen passen nicht zum Text, der sich seitdem geändert hat. Prüfe ihn noch einmal.',
  receiptInvalid: 'Das ist kein Beleg.',
  settingUnknown: 'Die Einstellung „{name}“ gibt es nicht.',
  settingInvalid: 'Die Einstellung „{name}“ kann nicht {value} sein.',
  contextNeedsModel: 'Hier gibt es kein Sprachmodell, also können Wörter nicht nach ihrem Kontext gezogen werden.',
  randomMissing:
    'Dieser Browser bietet keine sicheren Zufallszahlen, also kann nichts sicher ersetzt werden. Aktualisiere ihn.',
  valueTooShort:
    'Der Wert ist zu kurz, um durch einen anderen seiner Art ersetzt zu werden. Verbirg ihn als Platzhalter.',
  noOtherValue: 'Kein anderer Wert dieser Art wurde gefunden. Verbirg ihn als Platzhalter.',
  keyDamaged:
    'Ein Schlüssel von Coatcheck ist beschädigt ({given} von {needed} Bytes). Lade die Erweiterung neu; hilft das nicht, legt „Alles vergessen“ in den Einstellungen einen neuen an.',
  reserveEmpty: 'Der Vorrat hat keinen freien Ersatz mehr. Beginne eine neue Unterhaltung.',
  profileUnknown: 'Das Profil „{name}“ gibt es nicht. Wähle eines von: {names}.',
  profileNeedsModel: 'Dieses Profil braucht das Sprachmodell, das nicht da ist. Wähle ein anderes.',
  wordsNotAllSeen: 'Das Sprachmodell hat nicht jedes Wort angesehen. Versuch es noch einmal.',
  wordListMissing: 'Die Wortliste ist nicht da, also kann kein Wort gezogen werden. Versuch es noch einmal.',
  spansOutdated: 'Die geplanten Stellen überlappen sich oder passen nicht zum Text. Prüfe den Text noch einmal.',
  originalsSurvive:
    'Noch im Text: {values} der Art {types}. Ersetze auch dort, oder entscheide, es unverändert zu senden.',
  survivingValues: { one: '1 Wert', other: '{count} Werte' },
  learnedWordEmpty: 'Es gibt kein Wort zu lernen.',
  privateCheckFailed: 'Der Text konnte nicht geprüft werden. Sende noch einmal.',
  editorHidesText:
    'Dieser Editor zeigt von einem so langen Text nur einen Teil, und der Rest lässt sich nicht prüfen. Sende ihn in kürzeren Stücken. Dein Text steht noch im Eingabefeld.',
  languageUnknown: 'Die Sprache „{tag}“ gibt es nicht.',
  pageClosedToExtension: 'Der Browser lässt Coatcheck nicht in diese Seite.',
  privateWindowKeepsNothing:
    'Aus einem privaten Fenster wird nichts behalten. Öffne die Seite in einem anderen Fenster.',
  requestOnlyFromExtension: 'Nur eine Seite von Coatcheck selbst darf das verlangen. Öffne die Einstellungen.',
  settingLocked: 'Deine Organisation hat das festgelegt. Frag die Leute, die deinen Computer betreuen.',
  passphraseRequired:
    'Deine Organisation verlangt eine Passphrase. Lege in den Einstellungen von Coatcheck unter „Schlüssel und Sicherung“ eine fest; vorher wird nichts gesendet.',
  policyCame:
    'Die Regeln deiner Organisation sind gekommen oder geändert worden, seit dein Text geprüft wurde. Nichts wurde gesendet. Sieh dir an, was jetzt markiert ist, und sende noch einmal.',
  policyWrong: 'Die Regeln deiner Organisation enthalten einen Fehler. {path}: {reason}.',
  policyUnread: 'Die Regeln deiner Organisation konnten nicht gelesen werden. {reason}',
  policyStrictest:
    'Bis das behoben ist, gelten die strengsten Regeln. Sag es den Leuten, die deinen Computer betreuen.',
  policyOneOf: 'muss eines davon sein: {values}',
  policyNumber: 'muss eine ganze Zahl von {least} bis {most} sein',
  policyOrigins: 'muss eine Liste von Adressen wie https://chat.example sein',
} as const satisfies Translated<typeof english>;
