import type { Translated } from '../../message.ts';
import type { modelServerTexts as english } from '../en/model-server.ts';

export const modelServerTexts = {
  modelServer: 'Dein eigener Modellserver',
  modelServerLead:
    'Wenn du ein Modell mit Coatchecks Server betreibst, kannst du eine Tatsache verbergen und trotzdem eine Antwort darauf bekommen: Sie wird aus dem Prompt entfernt, und ein vager Hinweis geht mit.',
  modelServerLearns:
    'Der Server erfährt den Prompt ohne die verborgenen Tatsachen, wo sie entfernt wurden, und einen vagen Hinweis auf alle zusammen.',
  modelServerAddress: 'Adresse',
  modelServerKey: 'Schlüssel, falls der Server einen verlangt',
  modelServerTest: 'Testen',
  modelServerSave: 'Testen und speichern',
  modelServerAsking: 'Der Server wird gefragt …',
  modelServerFound: {
    one: 'Modell {model}, {count} Art von Tatsachen, empfohlenes ε = {epsilon}, Vektorsatz {set}',
    other: 'Modell {model}, {count} Arten von Tatsachen, empfohlenes ε = {epsilon}, Vektorsatz {set}',
  },
  modelServerInUse: 'In Gebrauch: {address}',
  modelServerSaved: '{address} ist jetzt dein Modellserver',
  modelServerNotUsed: 'Der Server ist nicht nutzbar',
  modelServerNotStored: 'Der Modellserver wurde nicht geändert',
  modelServerRemoved: 'Der Modellserver wurde entfernt',
  modelServerSites: 'Seiten, deren Prompts an diesen Server gehen, neben seinen eigenen',
  modelServerSitesNone: 'Schalte Coatcheck erst auf deiner Chatseite ein; dann steht sie hier.',
  modelServerRemoveTitle: '{address} entfernen?',
  modelServerRemoveWarning: 'Tatsachen, die du verbirgst, gehen dann als Platzhalter hinaus.',
  modelChat: 'Chat mit deinem Modellserver',
  siteModelChat: 'Chat mit deinem Modellserver',
  modelChatLead:
    'Prompts gehen so, wie Coatcheck sie schreibt, an {address}. Öffne, was markiert ist, um eine Tatsache durch einen vagen Hinweis zu verbergen.',
  modelChatMissing: 'Kein Modellserver ist eingerichtet. Nenne ihn in Coatchecks Einstellungen.',
  modelChatBrokeOff: 'Die Antwort brach ab.',
  hideHint: 'Entfernen und einen vagen Hinweis senden',
  hideHintMeans:
    'Dein Server bekommt kein Wort davon und kann es doch etwas nutzen. Bei niedriger Temperatur zeigt die Antwort mehr davon.',
  becomesHinted: 'entfernt; ein vager Hinweis geht an deinen Server',
  becomesRemoved: 'entfernt, ohne Hinweis',
  hintWent: 'Ein vager Hinweis ging an {host} mit.',
  hintUnseen:
    'Keine Anfrage mit dem vagen Hinweis war zu sehen: Die Antwort weiß vielleicht nichts von dem Entfernten.',
  hintUnwatched:
    'Der vage Hinweis kann hier nicht mitgegeben werden: Lade die Seite neu, oder verbirg die Tatsache anders.',
  hintNotCarried:
    'Die Anfrage der Seite wurde gestoppt: Sie war keine Chatanfrage an {host}, also konnte der vage Hinweis nicht mitgehen.',
  hintServerGone: '{host} antwortet nicht. Starte deinen Modellserver und sende noch einmal.',
  hintOldVectors:
    '{host} hat andere Wiederherstellungsvektoren als beim Testen. Teste deinen Modellserver in Coatchecks Einstellungen noch einmal und sende dann wieder.',
  hintServerRefused: '{host} hat die Anfrage abgelehnt (Status {status}).',
  promisedHinted: {
    one: '{count} Tatsache entfernt; ein verrauschter Hinweis für deinen Server (ε = {epsilon} für alle auf einmal)',
    other: '{count} Tatsachen entfernt; ein verrauschter Hinweis für deinen Server (ε = {epsilon} für alle auf einmal)',
  },
  promisedTakenOut: { one: '{count} ohne Spur des Werts entfernt', other: '{count} ohne Spur ihrer Werte entfernt' },
} as const satisfies Translated<typeof english>;
