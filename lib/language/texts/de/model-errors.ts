import type { Translated } from '../../message.ts';
import type { modelErrorTexts as english } from '../en/model-errors.ts';

export const modelErrorTexts = {
  fileNotRead: '{address} konnte nicht gelesen werden.',
  modelDownloadIncomplete: 'Sein Download ist nicht vollständig. Setze ihn in den Einstellungen fort.',
  modelFallback: '{detail} Bis dahin wird das Modell von Coatcheck verwendet.',
  modelFileDiffers:
    'Die Datei „{file}“ von „{model}“ ist nicht die, die der Hub aufführt ({why}). Sie wurde entfernt und wird nicht verwendet. Versuch es noch einmal; wenn auch das nicht klappt, wähle ein anderes Modell.',
  hashDiffers: 'der Hashwert weicht ab',
  largerThanListed: 'sie ist größer als aufgeführt',
  hubFileRefused:
    'Der Hub führt „{file}“ von „{model}“ auf, liefert die Datei aber nicht ({status}). Versuch es später noch einmal, oder wähle ein anderes Modell.',
  hubConnectionBroken:
    'Die Verbindung zum Hub brach immer wieder ab. Was geladen ist, bleibt: Prüfe die Verbindung und mach weiter.',
  modelStopped: 'Das Modell wurde gestoppt. Versuch es noch einmal.',
  modelNotStarted:
    'Das Erkennungsmodell konnte nicht gestartet werden ({detail}). Solange keine Namen gefunden werden können, wird nichts gesendet: Starte den Browser neu, oder installiere Coatcheck neu.',
  modelUnusableRemove:
    'Das Modell „{model}“ kann nicht verwendet werden. {detail} Entferne es in den Einstellungen, oder wähle ein anderes Modell.',
  modelUnusable: 'Das Modell „{model}“ kann nicht verwendet werden. {detail}',
  hubUnreachable:
    '{host} war nicht erreichbar. Prüfe die Verbindung und ob Coatcheck diese Website erreichen darf; versuch es dann noch einmal.',
  hubModelUnknown:
    'Der Hub hat kein öffentliches Modell „{model}“. Prüfe den Namen: Besitzer/Name, wie in der Adresse.',
  modelNameInvalid: '„{model}“ ist kein Modellname: Schreib Besitzer/Name, wie in der Adresse.',
  hubBusy: 'Der Hub nimmt gerade keine Anfragen mehr an. Versuch es in ein paar Minuten noch einmal.',
  hubError: 'Der Hub hat mit einem Fehler geantwortet ({status}). Versuch es später noch einmal.',
  hubFormUnknown: 'Der Hub hat in einer Form geantwortet, die Coatcheck nicht kennt. Versuch es später noch einmal.',
  modelLacksFile:
    'Das Modell „{model}“ hat keine Datei „{file}“, kann also nicht in einem Browser laufen. Wähle eines, das für transformers.js (ONNX) gemacht ist.',
  modelTooLarge: 'Das Modell „{model}“ ist zu groß für einen Browser ({size} GB). Wähle ein kleineres.',
  modelLacksOutside:
    'Das Modell sagt nicht, welche Wörter es auslässt: Es hat kein Label „O“ (seine Labels beginnen mit {labels}). Wähle ein anderes Modell.',
  manifestLacksFile: 'In der Dateiliste des Modells fehlt „{file}“. Installiere Coatcheck neu.',
  manifestUnreadable: 'Die Dateiliste des Modells ist nicht lesbar. Installiere Coatcheck neu.',
  manifestFormUnknown: 'Die Dateiliste des Modells hat keine bekannte Form. Installiere Coatcheck neu.',
  wordModelOutputWrong: 'Die Ausgabe des Sprachmodells passt nicht zu seinen Wörtern. Installiere Coatcheck neu.',
  wordModelListDiffers: 'Die Wörter des Sprachmodells sind nicht die der Wortliste. Installiere Coatcheck neu.',
  wordModelClassUnknown: 'Das Sprachmodell kennt keine Klasse „{name}“. Installiere Coatcheck neu.',
  adviseModelMissing:
    'Installiere Coatcheck neu; aus dem Quellcode: Trainiere das Modell (models/training) und liste seine Dateien auf (scripts/model-manifest.ts).',
  adviseModelDamaged:
    'Installiere Coatcheck neu; nach einem Training liste die Dateien neu auf (scripts/model-manifest.ts).',
  adviseDownloadAgain: 'Entferne das Modell in den Einstellungen und lade es noch einmal herunter.',
  modelFileMissing: 'Die Modelldatei „{file}“ fehlt. {advice}',
  modelFileDamaged: 'Die Modelldatei „{file}“ ist beschädigt: Sie weicht von der aufgeführten ab. {advice}',
  modelFileUnlisted: '„{file}“ ist nicht aufgeführt.',
  modelRemovedMeanwhile: 'Das Modell wurde während des Downloads entfernt.',
  modelNoSpace: 'Auf diesem Gerät ist nicht genug Platz für das Modell. Schaffe Platz und versuch es noch einmal.',
  modelDownloadedElsewhere: 'Dieses Modell wird gerade in einem anderen Tab heruntergeladen. Warte dort darauf.',
  modelFileIncomplete: 'Die Datei „{file}“ ist nicht vollständig da.',
  modelPartMissing: 'Ein Teil von „{file}“ fehlt. Lade das Modell noch einmal herunter.',
  nameListsUnreadable: 'Die Namenslisten sind nicht lesbar. Installiere Coatcheck neu.',
  modelLabelsMissing: 'Die config.json des Modells nennt keine Labels (id2label). Wähle ein anderes Modell.',
  modelLabelsGap: 'Die config.json des Modells hat eine Lücke in den Labels (id2label).',
  modelLabelsTooMany: 'Das Modell hat {labels} Labels; Coatcheck liest höchstens {most}. Wähle ein anderes Modell.',
  modelOutputWrong: 'Die Ausgabe des Modells passt nicht zu den Labels seiner config.json. Wähle ein anderes Modell.',
  modelTransitionsWrong:
    'Die Tabelle der Übergänge zwischen den Labels ({file}) passt nicht zu den Labels des Modells. Wähle ein anderes Modell.',
  modelSpansUnsupported:
    'Coatcheck kann die GLiNER-Schnittstelle des Modells nicht bedienen ({part}). Wähle ein anderes Modell.',
  wordListIncomplete: 'Die Wortliste ist nicht vollständig. Installiere Coatcheck neu.',
  wordListMixed: 'Die Dateien der Wortliste gehören nicht zusammen. Installiere Coatcheck neu.',
  serverUnreachable: 'Unter {address} antwortet kein Server. Prüfe, ob er läuft und ob die Adresse stimmt.',
  serverWantsKey: 'Der Server unter {address} verlangt einen anderen Schlüssel. Korrigiere ihn.',
  serverWithoutVectors:
    'Der Server unter {address} liefert keine Wiederherstellungsvektoren (Status {status}). Prüfe die Adresse, oder starte Coatchecks eigenen Server, der sie liefert.',
  serverVectorsUnusable:
    'Was der Server unter {address} geliefert hat, ist als Wiederherstellungsvektoren nicht brauchbar ({fault}). Aktualisiere den Server, oder prüfe die Adresse.',
  serverAddressInvalid: '„{address}“ ist keine Adresse. Gib eine an wie http://127.0.0.1:8642.',
  serverAddressUnencrypted:
    'Ein Server auf einem anderen Gerät braucht eine Adresse, die mit https:// beginnt. Korrigiere sie.',
  serverNotAllowed: 'Der Browser darf {address} nicht erreichen. Erlaube es, wenn er fragt.',
  modelServerInvalid: 'Das sind keine Einstellungen eines Modellservers. Teste ihn in den Einstellungen noch einmal.',
} as const satisfies Translated<typeof english>;
