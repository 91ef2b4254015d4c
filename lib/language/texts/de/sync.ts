import type { Translated } from '../../message.ts';
import type { syncTexts as english } from '../en/sync.ts';

export const syncTexts = {
  sync: 'Abgleich zwischen deinen Geräten',
  syncMeans:
    'Bringt deine Einstellungen und dein Wörterbuch über den Abgleich des Browsers auf deine anderen Geräte, verschlüsselt mit einer Passphrase, die nur du kennst.',
  syncWhat: 'Was abgeglichen wird und was nicht',
  syncShared:
    'Abgeglichen werden: das Profil und dein eigenes Profil, wie Prompts geprüft werden, die Art des Ersatzes, wie Antworten wiederhergestellt werden, und das Wörterbuch mit „Meine Daten“ und den Wörtern, über die du entschieden hast.',
  syncNotShared: 'Nie abgeglichen werden: Chats, ihre Originale und Belege und die Schlüssel des Tresors.',
  syncOwn:
    'Jedes Gerät behält für sich: seine Websites und ihre Einstellungen, seine Passphrase und wann es sperrt, wie lange Chats aufbewahrt werden, heruntergeladene Modelle, deinen Modellserver und die Sprache.',
  syncSeen:
    'Der Abgleichdienst des Browsers bekommt verschlüsselte Daten: Er sieht, wie viele es sind und wann sie sich ändern. Ob dein Browser Erweiterungen abgleicht, kann Coatcheck nicht sehen; schalte das in den Einstellungen des Browsers ein. Firefox für Android gleicht sie nicht ab.',
  syncTurnOnTitle: 'Abgleich einschalten …',
  syncTurnOnMeans: 'Du gibst die Passphrase auf jedem Gerät einmal ein.',
  syncTurnOnNow: 'Abgleich einschalten',
  syncJoinTitle: 'Mit deinen anderen Geräten verbinden …',
  syncJoinMeans:
    'Auf einem anderen deiner Geräte ist der Abgleich eingeschaltet. Gib dessen Passphrase hier einmal ein. Die Einstellungen von dort ersetzen die hiesigen; die Wörter von beiden bleiben.',
  syncJoinNow: 'Verbinden',
  syncPassphrase: 'Passphrase des Abgleichs',
  syncNotTurnedOn: 'Der Abgleich wurde nicht eingeschaltet',
  syncTurnedOn: 'Der Abgleich ist eingeschaltet.',
  syncIsOff: 'Der Abgleich ist aus.',
  syncLast: 'Der Abgleich ist an. Zuletzt auf dem Stand des Browser-Abgleichs: {time}.',
  syncWords: {
    one: '{count} Wort deines Wörterbuchs ist darin.',
    other: '{count} Wörter deines Wörterbuchs sind darin.',
  },
  syncDevices: {
    one: '{count} Gerät nimmt teil.',
    other: '{count} Geräte nehmen teil; ein zurückgesetztes zählt noch einmal.',
  },
  syncDo: 'Jetzt abgleichen',
  syncNotDone: 'Nicht auf dem Stand deiner anderen Geräte',
  syncNotRead: 'Der Stand des Abgleichs konnte nicht gelesen werden.',
  syncTurnOffAsk: 'Ausschalten …',
  syncDeleteAsk: 'Löschen, was dort liegt …',
  syncTurnOffTitle: 'Abgleich ausschalten?',
  syncTurnOffWarning:
    'Was im Abgleich des Browsers liegt, wird gelöscht; damit endet der Abgleich auf allen deinen Geräten. Jedes Gerät behält seine Einstellungen und Wörter.',
  syncTurnOffNow: 'Ausschalten und löschen',
  syncTurnedOff: 'Der Abgleich ist aus, und was im Abgleich des Browsers lag, wurde gelöscht.',
  syncNotTurnedOff: 'Der Abgleich wurde nicht ausgeschaltet',
  syncFull:
    'Im Abgleich des Browsers ist kein Platz mehr, deshalb wurde nichts Neues geschrieben. Schalte den Abgleich aus und wieder ein, um ihn zu leeren; wenn das nicht hilft, nimm eine Sicherungsdatei.',
  syncTooOften:
    'Der Browser lässt gerade keine weiteren Schreibvorgänge in seinen Abgleich zu. Coatcheck versucht es in einigen Minuten noch einmal.',
  syncUnavailable:
    'Der Abgleich des Browsers konnte nicht gelesen oder geschrieben werden. Coatcheck versucht es in einigen Minuten noch einmal; wenn es so bleibt, starte den Browser neu.',
  syncTooLarge:
    'Deine Einstellungen und dein Wörterbuch brauchen {percent} % des Platzes im Abgleich des Browsers. Es wurde nichts Neues geschrieben, und deine anderen Geräte behalten, was sie haben. Entferne Wörter, die du nicht mehr brauchst, oder nimm eine Sicherungsdatei.',
  syncNewer:
    'Ein neueres Coatcheck auf einem anderen Gerät hat geschrieben, was im Abgleich des Browsers liegt. Es blieb unangetastet, und hier wurde nichts geändert. Aktualisiere Coatcheck hier.',
  syncNotReadable:
    'Was im Abgleich des Browsers liegt, ist beschädigt, oder ein neueres Coatcheck hat es geschrieben. Es blieb unangetastet, und hier wurde nichts geändert. Aktualisiere Coatcheck hier; wenn es so bleibt, schalte den Abgleich aus und wieder ein.',
  syncOtherPassphrase:
    'Ein anderes Gerät hat den Abgleich neu eingeschaltet, mit einer anderen Passphrase. Hier wurde nichts geändert. Gib diese Passphrase unten ein.',
  syncIncomplete:
    'Ein Teil dessen, was ein anderes Gerät geschrieben hat, ist noch nicht angekommen. Hier wurde nichts geändert. Warte ein wenig und versuche es noch einmal.',
  syncGone:
    'Was im Abgleich des Browsers lag, wurde gelöscht, von einem anderen Gerät oder vom Browser. Hier wurde nichts geändert. Schalte den Abgleich wieder ein, wenn du ihn möchtest.',
} as const satisfies Translated<typeof english>;
