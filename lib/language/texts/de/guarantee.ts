import type { Translated } from '../../message.ts';
import type { guaranteeTexts as english } from '../en/guarantee.ts';

export const guaranteeTexts = {
  attackExtraction: 'Noch im Text',
  attackExtractionAsks: 'Steht ein Wert oder ein verräterischer Teil davon noch da?',
  attackMaskInference: 'Aus dem Zusammenhang erraten',
  attackMaskInferenceAsks: 'Kann ein Sprachmodell es aus den Wörtern ringsum erraten?',
  attackEmbeddingInversion: 'Aus ähnlichen Wörtern erraten',
  attackEmbeddingInversionAsks: 'Gehört es zu den nächsten Wörtern seines Ersatzes?',
  attackMatching: 'Ähnliche Schreibweise',
  attackMatchingAsks: 'Sieht hier etwas so ähnlich aus, zum Beispiel falsch geschrieben?',
  attackLinkage: 'Verbindung zu früheren Prompts',
  attackLinkageAsks: 'Lässt sich dieser Prompt mit früheren verknüpfen?',
  attackQuasiIdentifiers: 'Kombinierte Hinweise',
  attackQuasiIdentifiersAsks: 'Weisen die unverändert gesendeten Wörter zusammen auf eine Person hin?',
  auditRecovered: {
    one: 'Geprüft: Unsere Angriffe fanden {recovered} von {count} Wert heraus{earlier}{notes}',
    other: 'Geprüft: Unsere Angriffe fanden {recovered} von {count} Werten heraus{earlier}{notes}',
  },
  auditNoneRecovered: {
    one: 'Geprüft: Unsere Angriffe fanden den Wert nicht heraus{notes}',
    other: 'Geprüft: Unsere Angriffe fanden keinen von {count} Werten heraus{notes}',
  },
  auditEarlier: { one: ', dazu {count} Wert früherer Prompts', other: ', dazu {count} Werte früherer Prompts' },
  auditNotes: { one: ' ({count} Anmerkung)', other: ' ({count} Anmerkungen)' },
  auditNothing: 'Nichts wird ersetzt{notes}',
  howNearestWord: 'das nächste Wort zu seinem Ersatz „{found}“',
  howWhole: 'steht im Text als „{found}“',
  howUnchanged: 'der Zufall hat das Wort selbst gezogen, und niemand kann das sehen',
  howPart: '„{found}“ steht im Text',
  howNear: '„{found}“ im Text ist sehr ähnlich',
  howGuessed: 'die erste Vermutung eines Sprachmodells aus den Wörtern ringsum',
  outcomeNotTried: 'Nicht versucht',
  outcomeNothingToLink: 'Nichts zu verknüpfen',
  outcomeValues: { one: '{count} Wert', other: '{count} Werte' },
  outcomeClues: { one: '{count} Art von Hinweis', other: '{count} Arten von Hinweisen' },
  outcomeNothing: 'Nichts zu versuchen',
  outcomeOf: '{recovered} von {tried}',
  auditRow: '({type}): {how}{earlier}.',
  auditRowEarlier: '; ein früherer Prompt dieser Unterhaltung hat es geschützt',
  auditProtect: '„{found}“ schützen',
  auditAttack: ': {outcome}.',
  auditClose: 'Nah dran, aber nicht gezählt: {guesses}.',
  auditGuess: '„{original}“ (Vermutung {rank})',
  auditFailed:
    'Der bereinigte Text konnte nicht auf Angriffe geprüft werden: Die Engine hat nicht geantwortet. Ändere ein Wort, um es noch einmal zu versuchen.',
  auditUnderWay: 'Der bereinigte Text wird auf Angriffe geprüft …',
  auditTime: 'Auf diesem Gerät, in {milliseconds} ms. Andere Angriffe finden vielleicht mehr.',
  auditStaysHere: 'Was ersetzt wird, bleibt auf diesem Gerät.',
  auditSeeWhatWasTried: 'Zeigen, was versucht wurde',
  promisedNothing: 'In diesem Prompt wird nichts ersetzt.',
  promised: { one: '{count} Ersetzung: {parts}.', other: '{count} Ersetzungen: {parts}.' },
  promisedKeyed: {
    one: '{count} mit einem Schlüssel, den nur dieser Browser hat',
    other: '{count} mit einem Schlüssel, den nur dieser Browser hat',
  },
  promisedDates: {
    one: '{count} Datum durch eine geheime Verschiebung für die ganze Unterhaltung',
    other: '{count} Daten durch eine geheime Verschiebung für die ganze Unterhaltung',
  },
  promisedClass: {
    one: '{count} durch die Gruppe, zu der es gehört',
    other: '{count} durch die Gruppe, zu der es gehört',
  },
  promisedRemoved: {
    one: '{count} durch Ersatz, dessen Originale in deinem Tresor bleiben',
    other: '{count} durch Ersatz, dessen Originale in deinem Tresor bleiben',
  },
  promisedScaled: {
    one: '{count} Betrag durch einen geheimen Faktor für die ganze Unterhaltung',
    other: '{count} Beträge durch einen geheimen Faktor für die ganze Unterhaltung',
  },
  promisedNoised: {
    one: '{count} Zahl durch Rauschen (ε = {epsilon} insgesamt je Zehntel des Bereichs, höchstens {whole} über den ganzen Bereich)',
    other:
      '{count} Zahlen durch Rauschen (ε = {epsilon} insgesamt je Zehntel des Bereichs, höchstens {whole} über den ganzen Bereich)',
  },
  promisedGroup: {
    one: '{count} Wort aus festen Gruppen ähnlicher Wörter gezogen (ε = {epsilon} insgesamt, zwischen Wörtern einer Gruppe)',
    other:
      '{count} Wörter aus festen Gruppen ähnlicher Wörter gezogen (ε = {epsilon} insgesamt, zwischen Wörtern einer Gruppe)',
  },
  promisedFitting: {
    one: '{count} Wort aus allen Wörtern danach gezogen, wie sie an die Stelle passen (ε = {epsilon} insgesamt, zwischen beliebigen Wörtern)',
    other:
      '{count} Wörter aus allen Wörtern danach gezogen, wie sie an die Stelle passen (ε = {epsilon} insgesamt, zwischen beliebigen Wörtern)',
  },
  promisedJoint: {
    one: '{count} Wort aus allen Wörtern danach gezogen, wie sie zusammenpassen (ε = {epsilon} für alle zugleich, nicht für jedes)',
    other:
      '{count} Wörter aus allen Wörtern danach gezogen, wie sie zusammenpassen (ε = {epsilon} für alle zugleich, nicht für jedes)',
  },
  promisedList: {
    one: '{count} Wort durch nahe Wörter: Zwischen Wörtern mit verschiedenen Listen naher Wörter ist nichts zugesichert, weil eine Ausgabe eines davon ausschließen kann',
    other:
      '{count} Wörter durch nahe Wörter: Zwischen Wörtern mit verschiedenen Listen naher Wörter ist nichts zugesichert, weil eine Ausgabe eines davon ausschließen kann',
  },
  promisedEstimate: {
    one: '{count} Wort durch Wörter, die an die Stelle passen (ε insgesamt etwa {epsilon}, eine Schätzung für diesen Prompt und keine Schranke)',
    other:
      '{count} Wörter durch Wörter, die an die Stelle passen (ε insgesamt etwa {epsilon}, eine Schätzung für diesen Prompt und keine Schranke)',
  },
  promisedComputed: {
    one: '{count} aus den anderen Ersatzwerten berechnet, ohne weitere Kosten',
    other: '{count} aus den anderen Ersatzwerten berechnet, ohne weitere Kosten',
  },
  plainNoised: { one: '{count} Zahl zufällig verändert', other: '{count} Zahlen zufällig verändert' },
  plainGroup: {
    one: '{count} Wort durch ein zufälliges ähnliches',
    other: '{count} Wörter durch zufällige ähnliche',
  },
  plainFitting: {
    one: '{count} Wort durch ein zufälliges passendes',
    other: '{count} Wörter durch zufällige passende',
  },
  plainList: {
    one: '{count} Wort durch ein ähnliches, ohne Garantie',
    other: '{count} Wörter durch ähnliche, ohne Garantie',
  },
  plainEstimate: {
    one: '{count} Wort durch ein passendes, ohne Garantie',
    other: '{count} Wörter durch passende, ohne Garantie',
  },
  plainHinted: {
    one: '{count} Tatsache entfernt; ein vager Hinweis für deinen Server',
    other: '{count} Tatsachen entfernt; ein vager Hinweis für deinen Server',
  },
  plainComputed: {
    one: '{count} aus den anderen Ersatzwerten berechnet',
    other: '{count} aus den anderen Ersatzwerten berechnet',
  },
  plainReleased:
    'Was zufällig verändert wurde, verrät noch ein wenig über die echten Werte, mit jedem Prompt ein wenig mehr.',
  plainUnbounded: {
    one: 'Für {count} Wort ist nichts garantiert.',
    other: 'Für {count} Wörter ist nichts garantiert.',
  },
  exactFigures: 'Die genauen Zahlen',
  promisedNotHidden: 'Nicht verborgen: {parts}.',
  releasedBefore: 'Was gesendet wurde, bevor Coatcheck ein Protokoll führte, ist nicht mitgezählt.',
  releasedNothing: 'In dieser Unterhaltung wurde noch nichts ersetzt.',
  releasedPrompts: {
    one: '{count} Prompt ersetzte {values}{again}.',
    other: '{count} Prompts ersetzten {values}{again}.',
  },
  releasedValues: { one: '{count} verschiedenen Wert', other: '{count} verschiedene Werte' },
  releasedAgain: {
    one: '; {count} Verwendung eines früher gesendeten verriet nichts weiter',
    other: '; {count} Verwendungen eines früher gesendeten verrieten nichts weiter',
  },
  releasedNoise: 'Rauschen hat {spent} verbraucht: je mehr, desto näher an der Wahrheit.',
  epsilonPerTenth: 'ε = {epsilon} je Zehntel des Bereichs einer Zahl',
  epsilonInGroup: 'ε = {epsilon} zwischen Wörtern einer Gruppe',
  epsilonAnyWords: 'ε = {epsilon} zwischen beliebigen Wörtern',
  epsilonAtOnce: 'ε = {epsilon} für alle gemeinsam gezogenen Wörter',
  releasedUnbounded: {
    one: 'Für {count} gezogenes Wort gilt keine Schranke.',
    other: 'Für {count} gezogene Wörter gilt keine Schranke.',
  },
  releasedLetGo: {
    one: '{count} Wert ging unverändert raus, wie du entschieden hast.',
    other: '{count} Werte gingen unverändert raus, wie du entschieden hast.',
  },
  releasedRepeated: {
    one: '{count} davon wurde schon früher gesendet.',
    other: '{count} davon wurden schon früher gesendet.',
  },
  releasedLast: { one: 'Der letzte Prompt', other: 'Die letzten {count} Prompts' },
  releasedNewestFirst: 'Prompts, der letzte zuerst',
} as const satisfies Translated<typeof english>;
