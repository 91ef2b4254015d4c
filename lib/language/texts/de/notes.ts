import type { Translated } from '../../message.ts';
import type { explanationTexts as english } from '../en/notes.ts';

export const explanationTexts = {
  auditNoVectors: 'Nicht versucht: Die Wortvektoren sind nicht geladen.',
  auditWordsLeft: {
    one: '{count} weiteres Wort wurde nicht versucht, damit es schnell geht.',
    other: '{count} weitere Wörter wurden nicht versucht, damit es schnell geht.',
  },
  auditLinked:
    '{values} denselben Ersatz wie in {prompts} dieser Unterhaltung; die Website kann sie also verknüpfen. Eine neue Unterhaltung hat anderen Ersatz.',
  auditLinkedValues: { one: '1 Wert hier hat', other: '{count} Werte hier haben' },
  auditLinkedPrompts: { one: 'einem früheren Prompt', other: 'bis zu {count} früheren Prompts' },
  auditNoModel: 'Nicht versucht: Auf diesem Gerät gibt es noch kein Sprachmodell.',
  auditModelFailed: 'Nicht versucht: Das Sprachmodell konnte nicht ausgeführt werden.',
  auditCapitalsOnly: 'Nur großgeschriebene Wörter wurden verglichen: Die Wortliste ist nicht geladen.',
  cluesBirthGenderCode:
    'Volles Geburtsdatum, Geschlecht und Postleitzahl zusammen machen die meisten Menschen eindeutig (63 bis 87 % in den USA).',
  cluesBirthGenderPlace:
    'Volles Geburtsdatum, Geschlecht und Ort zusammen machen etwa jeden zweiten Menschen eindeutig.',
  cluesBirthCode: 'Nur wenige Menschen haben volles Geburtsdatum und Postleitzahl gemeinsam.',
  cluesBirthPlace: 'Nur wenige Menschen eines Ortes haben dasselbe volle Geburtsdatum.',
  cluesAgeGenderCode: 'Alter, Geschlecht und Postleitzahl zusammen lassen nur eine kleine Gruppe übrig.',
  cluesJobEmployer: 'Eine Stelle bei einem genannten Arbeitgeber hat oft nur eine einzige Person.',
  cluesJobPlaceAge: 'Beruf, Ort und Alter zusammen lassen nur eine kleine Gruppe übrig.',
  cluesIllnessEmployer: 'Kolleginnen und Kollegen wissen vielleicht, um wessen Krankheit es geht.',
  cluesIllnessPlaceAge: 'Krankheit, Ort und Alter zusammen lassen nur eine kleine Gruppe übrig.',
  cluesJobPlaceGender: 'Beruf, Ort und Geschlecht zusammen lassen nur eine kleine Gruppe übrig.',
  cluesOriginJobPlace: 'Herkunft, Beruf und Ort zusammen lassen vielleicht nur wenige Menschen übrig.',
  cluesEvent: 'Ein Ereignis mit Tag und Ort lässt sich nachschlagen, und auch, wer dabei war.',
  cluesKept: '{sentence} Unverändert: {words}.',
  cluesMany:
    '{count} Arten von Hinweisen bleiben stehen: {words}. Zusammen lassen sie vielleicht nur wenige Menschen übrig.',
  equationShortened: '{first} … {last} ({count} Zahlen) = {total}',
  equationAge: 'Jahre seit {birth} = {age}',
  equationLoan: 'monatliche Rate für {principal} zu {percent} über {years} Jahre = {payment}',
  relationAgeFromBirth: 'das Alter folgt aus dem Geburtsdatum',
  relationBirthFromAge: 'das Geburtsjahr folgt aus dem Alter',
  relationBodyMass: 'der BMI ist Gewicht durch Größe im Quadrat',
  relationUnits: '{one} und {other} desselben Maßes',
  relationExchanged: 'umgerechnet zum Kurs, der dort steht',
  relationLoan: 'die Rate, die den Kredit tilgt',
  relationPercentOf: '{percent} % von {base}',
  relationPercentAdded: '{percent} % dazugerechnet',
  relationPercentTakenOff: '{percent} % abgezogen',
  relationRepeat: 'derselbe Betrag, anders geschrieben',
  relationDifference: 'was vom ersten übrig bleibt',
  relationTotal: 'die Teile ergeben die Summe',
  relationSplit: 'gleichmäßig geteilt',
  relationUnitPrice: 'Menge mal Einzelpreis',
  relationPeriods: '{longer} ist {factor} mal {shorter}',
  publicSpans: 'wo ersetzt wurde, mit welcher Art und Stufe',
  publicKeptWords:
    'die Wörter, die behalten werden, und was sie über ihre Nachbarn verraten (ein Artikel etwa Geschlecht oder Zahl)',
  publicNameKind:
    'bei Namen: Schrift, Großschreibung, Geschlecht, ob Vor- oder Nachname und welche Buchstaben Initialen sind (ein einzelner Name, den keine Liste enthält, gilt als Vorname oder als das, was die Wörter daneben sagen); in nicht lateinischer Schrift auch die Endung und ob unsere Listen den Namen enthalten',
  publicPlaceKind: 'bei Orten: der Erdteil und ob es ein Land ist',
  publicOrganizationKind:
    'bei Organisationen: die Wörter für ihre Art und Branche, kleine Wörter (am, der, St.) und die Rechtsform',
  publicAttributeKind: 'bei persönlichen Merkmalen: ob es um Staatsangehörigkeit, Religion oder Geschlecht geht',
  publicHandleKind: 'bei Benutzernamen: ob sie aus Namen bestehen, die unsere Listen enthalten',
  publicAddressForm:
    'bei E-Mail-Adressen: die Form (Namen, Initialen, Trennzeichen, Anzahl der Ziffern), aus welchem Namen im Text sie gebildet sind, und Wörter eines Büros wie „info“',
  publicFormats: 'Längen, Formate und bei Zahlen die Anzahl der Ziffern und der Nullen am Ende',
  publicEqualValues: 'welche Werte innerhalb der Unterhaltung gleich sind',
  publicEqualAcrossChats:
    'über alle Chats einer Website: welche Daten, skalierten Beträge und veränderten Zahlen gleich sind, die Abstände zwischen vollen Daten, die Verhältnisse der skalierten Beträge, und die anderen Daten oder Beträge für den, der eines oder einen kennt',
  publicDates:
    'dass ein volles Datum um ganze Wochen und höchstens 1.498 Tage verschoben ist, die Abstände zwischen vollen Daten, und alle davon für den, der eines kennt',
  publicBirthYear:
    'das Jahr eines Geburtsdatums, und ob der Geburtstag in diesem Jahr schon war, wo ein Alter es verrät',
  publicGroup: 'die Gruppe, zu der ein verallgemeinerter Wert gehört',
  publicRelations: 'welche Zahlen aus anderen folgen und nach welcher Formel',
  publicWordForms:
    'Gruppe, Groß- und Kleinschreibung und Endung jedes Wortes und ob es überhaupt in der Wortliste steht',
  publicTask:
    'die Sätze, die um etwas bitten, und Zeilen in anderen Sprachen als Englisch, außer Namen und Werten darin',
  publicProtectedWords: 'welche Wörter geschützt sind und damit, welche Stoppwörter sind',
  ledgerFormula:
    'ε(Unterhaltung) = Σ ε(Prompt), für jede Einheit getrennt, mit ε(Prompt) = Σ ε(Wert) über die neu gezogenen Werte (sequenzielle Komposition; ein früher preisgegebener Wert trägt 0 bei). Für verrauschte Zahlen x und x′: Pr[Ausgabe | x] ≤ exp(Σ ε · |x − x′| / Einheit) · Pr[Ausgabe | x′]; für gezogene Wörter w und w′ einer festen Gruppe, oder beliebige zwei, wo sie nach der Stelle gezogen werden: Pr[Ausgabe | w] ≤ exp(Σ ε) · Pr[Ausgabe | w′].',
  ledgerSum: 'Hier {sum}.',
  periodYearly: 'der Jahreswert',
  periodQuarterly: 'der Quartalswert',
  periodMonthly: 'der Monatswert',
  periodWeekly: 'der Wochenwert',
  timesThree: 'drei',
  timesFour: 'vier',
  timesTwelve: 'zwölf',
  timesThirteen: 'dreizehn',
  publicRatios:
    'die Verhältnisse der skalierten Beträge, alle davon für den, der einen kennt, und oft der Faktor für den, der drei oder mehr vergleicht',
} as const satisfies Translated<typeof english>;
