import type { Translated } from '../../message.ts';
import type { guaranteeTexts as english } from '../en/guarantee.ts';

export const guaranteeTexts = {
  attackExtraction: 'Resté dans le texte',
  attackExtractionAsks: 'Une valeur, ou une partie révélatrice, est-elle encore là ?',
  attackMaskInference: 'Deviné d’après le contexte',
  attackMaskInferenceAsks: 'Un modèle de langue peut-il le deviner d’après les mots autour ?',
  attackEmbeddingInversion: 'Deviné d’après des mots proches',
  attackEmbeddingInversionAsks: 'Est-il parmi les mots les plus proches de son substitut ?',
  attackMatching: 'Orthographe proche',
  attackMatchingAsks: 'Quelque chose y ressemble-t-il, par exemple mal orthographié ?',
  attackLinkage: 'Lien avec des messages précédents',
  attackLinkageAsks: 'Ce message peut-il être relié aux précédents ?',
  attackQuasiIdentifiers: 'Indices combinés',
  attackQuasiIdentifiersAsks: 'Les mots gardés désignent-ils ensemble une seule personne ?',
  auditRecovered: {
    one: 'Vérifié : nos attaques ont retrouvé {recovered} valeur sur {count}{earlier}{notes}',
    other: 'Vérifié : nos attaques ont retrouvé {recovered} valeurs sur {count}{earlier}{notes}',
  },
  auditNoneRecovered: {
    one: 'Vérifié : nos attaques n’ont pas retrouvé la valeur{notes}',
    other: 'Vérifié : nos attaques n’ont retrouvé aucune des {count} valeurs{notes}',
  },
  auditEarlier: {
    one: ', et {count} valeur de messages précédents',
    other: ', et {count} valeurs de messages précédents',
  },
  auditNotes: { one: ' ({count} remarque)', other: ' ({count} remarques)' },
  auditNothing: 'Rien n’est remplacé{notes}',
  howNearestWord: 'le mot le plus proche de son substitut « {found} »',
  howWhole: 'figure dans le texte sous la forme « {found} »',
  howUnchanged: 'le hasard a tiré le mot lui-même, et personne ne peut le voir',
  howPart: '« {found} » figure dans le texte',
  howNear: '« {found} » dans le texte y ressemble beaucoup',
  howGuessed: 'la première hypothèse d’un modèle de langue d’après les mots autour',
  outcomeNotTried: 'Non essayé',
  outcomeNothingToLink: 'Rien à recouper',
  outcomeValues: { one: '{count} valeur', other: '{count} valeurs' },
  outcomeClues: { one: '{count} type d’indice', other: '{count} types d’indices' },
  outcomeNothing: 'Rien à essayer',
  outcomeOf: '{recovered} sur {tried}',
  auditRow: '({type}) : {how}{earlier}.',
  auditRowEarlier: ' ; un message précédent de cette conversation le protégeait',
  auditProtect: 'Protéger « {found} »',
  auditAttack: ' : {outcome}.',
  auditClose: 'Proches, mais non comptés : {guesses}.',
  auditGuess: '« {original} » (hypothèse {rank})',
  auditFailed:
    'Le texte assaini n’a pas pu être mis à l’épreuve : le moteur n’a pas répondu. Modifiez un mot pour réessayer.',
  auditUnderWay: 'Mise à l’épreuve du texte assaini…',
  auditTime: 'Sur cet appareil, en {milliseconds} ms. D’autres attaques peuvent trouver davantage.',
  auditStaysHere: 'Ce qui est remplacé reste sur cet appareil.',
  auditSeeWhatWasTried: 'Voir ce qui a été essayé',
  promisedNothing: 'Rien n’est remplacé dans ce message.',
  promised: { one: '{count} remplacement : {parts}.', other: '{count} remplacements : {parts}.' },
  promisedKeyed: {
    one: '{count} par une clé que seul ce navigateur possède',
    other: '{count} par une clé que seul ce navigateur possède',
  },
  promisedDates: {
    one: '{count} date par un même décalage secret pour toute la conversation',
    other: '{count} dates par un même décalage secret pour toute la conversation',
  },
  promisedClass: {
    one: '{count} par le groupe auquel elle appartient',
    other: '{count} par le groupe auquel elles appartiennent',
  },
  promisedRemoved: {
    one: '{count} par des substituts dont les originaux restent dans votre coffre',
    other: '{count} par des substituts dont les originaux restent dans votre coffre',
  },
  promisedScaled: {
    one: '{count} montant par un facteur secret pour toute la conversation',
    other: '{count} montants par un facteur secret pour toute la conversation',
  },
  promisedNoised: {
    one: '{count} nombre par du bruit (ε = {epsilon} au total par dixième de la plage, au plus {whole} sur toute la plage)',
    other:
      '{count} nombres par du bruit (ε = {epsilon} au total par dixième de la plage, au plus {whole} sur toute la plage)',
  },
  promisedGroup: {
    one: '{count} mot tiré de groupes fixes de mots semblables (ε = {epsilon} au total, entre mots d’un même groupe)',
    other:
      '{count} mots tirés de groupes fixes de mots semblables (ε = {epsilon} au total, entre mots d’un même groupe)',
  },
  promisedFitting: {
    one: '{count} mot tiré parmi tous les mots selon leur convenance à l’endroit (ε = {epsilon} au total, entre mots quelconques)',
    other:
      '{count} mots tirés parmi tous les mots selon leur convenance à l’endroit (ε = {epsilon} au total, entre mots quelconques)',
  },
  promisedJoint: {
    one: '{count} mot tiré parmi tous les mots selon leur accord mutuel (ε = {epsilon} pour tous à la fois, non pour chacun)',
    other:
      '{count} mots tirés parmi tous les mots selon leur accord mutuel (ε = {epsilon} pour tous à la fois, non pour chacun)',
  },
  promisedList: {
    one: '{count} mot par des mots proches : entre mots dont les listes de mots proches diffèrent, rien n’est promis, car une sortie peut en exclure un',
    other:
      '{count} mots par des mots proches : entre mots dont les listes de mots proches diffèrent, rien n’est promis, car une sortie peut en exclure un',
  },
  promisedEstimate: {
    one: '{count} mot par des mots qui conviennent à l’endroit (ε d’environ {epsilon} au total, une estimation pour ce message et non une borne)',
    other:
      '{count} mots par des mots qui conviennent à l’endroit (ε d’environ {epsilon} au total, une estimation pour ce message et non une borne)',
  },
  promisedComputed: {
    one: '{count} calculé à partir des autres substituts, sans coût supplémentaire',
    other: '{count} calculés à partir des autres substituts, sans coût supplémentaire',
  },
  plainNoised: { one: '{count} nombre modifié au hasard', other: '{count} nombres modifiés au hasard' },
  plainGroup: {
    one: '{count} mot par un mot semblable tiré au hasard',
    other: '{count} mots par des mots semblables tirés au hasard',
  },
  plainFitting: {
    one: '{count} mot par un mot adapté tiré au hasard',
    other: '{count} mots par des mots adaptés tirés au hasard',
  },
  plainList: {
    one: '{count} mot par un mot semblable, sans garantie',
    other: '{count} mots par des mots semblables, sans garantie',
  },
  plainEstimate: {
    one: '{count} mot par un mot adapté, sans garantie',
    other: '{count} mots par des mots adaptés, sans garantie',
  },
  plainHinted: {
    one: '{count} fait retiré ; un indice vague pour votre serveur',
    other: '{count} faits retirés ; un indice vague pour votre serveur',
  },
  plainComputed: {
    one: '{count} calculé à partir des autres substituts',
    other: '{count} calculés à partir des autres substituts',
  },
  plainReleased:
    'Ce qui a été modifié au hasard en dit encore un peu sur les vraies valeurs, et un peu plus à chaque message.',
  plainUnbounded: {
    one: 'Pour {count} mot, rien n’est garanti.',
    other: 'Pour {count} mots, rien n’est garanti.',
  },
  exactFigures: 'Les chiffres exacts',
  promisedNotHidden: 'Non masqué : {parts}.',
  releasedBefore: 'Ce qui a été envoyé avant que Coatcheck ne tienne un registre n’est pas compté.',
  releasedNothing: 'Rien n’a encore été remplacé dans cette conversation.',
  releasedPrompts: {
    one: '{count} message a remplacé {values}{again}.',
    other: '{count} messages ont remplacé {values}{again}.',
  },
  releasedValues: { one: '{count} valeur différente', other: '{count} valeurs différentes' },
  releasedAgain: {
    one: ' ; {count} réutilisation d’une valeur déjà envoyée n’a rien révélé de plus',
    other: ' ; {count} réutilisations d’une valeur déjà envoyée n’ont rien révélé de plus',
  },
  releasedNoise: 'Le bruit a dépensé {spent} : plus il y en a, plus on est près de la vérité.',
  epsilonPerTenth: 'ε = {epsilon} par dixième de l’étendue d’un nombre',
  epsilonInGroup: 'ε = {epsilon} entre mots d’un même groupe',
  epsilonAnyWords: 'ε = {epsilon} entre mots quelconques',
  epsilonAtOnce: 'ε = {epsilon} pour tous les mots tirés ensemble',
  releasedUnbounded: {
    one: 'Pour {count} mot tiré, aucune borne ne vaut.',
    other: 'Pour {count} mots tirés, aucune borne ne vaut.',
  },
  releasedLetGo: {
    one: '{count} valeur est partie telle quelle, selon votre décision.',
    other: '{count} valeurs sont parties telles quelles, selon votre décision.',
  },
  releasedRepeated: {
    one: '{count} d’entre elles avait déjà été envoyée.',
    other: '{count} d’entre elles avaient déjà été envoyées.',
  },
  releasedLast: { one: 'Le dernier message', other: 'Les {count} derniers messages' },
  releasedNewestFirst: 'Messages, le dernier d’abord',
} as const satisfies Translated<typeof english>;
