import type { Translated } from '../../message.ts';
import type { guaranteeTexts as english } from '../en/guarantee.ts';

export const guaranteeTexts = {
  attackExtraction: 'Sigue en el texto',
  attackExtractionAsks: '¿Sigue ahí un valor o una parte reveladora?',
  attackMaskInference: 'Adivinado por el contexto',
  attackMaskInferenceAsks: '¿Puede un modelo de lenguaje adivinarlo por las palabras de alrededor?',
  attackEmbeddingInversion: 'Adivinado por palabras parecidas',
  attackEmbeddingInversionAsks: '¿Está entre las palabras más cercanas a su sustituto?',
  attackMatching: 'Escritura parecida',
  attackMatchingAsks: '¿Hay algo parecido, por ejemplo mal escrito?',
  attackLinkage: 'Relación con mensajes anteriores',
  attackLinkageAsks: '¿Se puede vincular este mensaje con otros anteriores?',
  attackQuasiIdentifiers: 'Pistas combinadas',
  attackQuasiIdentifiersAsks: '¿Señalan juntas a una persona las palabras conservadas?',
  auditRecovered: {
    one: 'Comprobado: nuestros ataques recuperaron {recovered} de {count} valor{earlier}{notes}',
    other: 'Comprobado: nuestros ataques recuperaron {recovered} de {count} valores{earlier}{notes}',
  },
  auditNoneRecovered: {
    one: 'Comprobado: nuestros ataques no recuperaron el valor{notes}',
    other: 'Comprobado: nuestros ataques no recuperaron ninguno de los {count} valores{notes}',
  },
  auditEarlier: {
    one: ', y {count} valor de mensajes anteriores',
    other: ', y {count} valores de mensajes anteriores',
  },
  auditNotes: { one: ' ({count} nota)', other: ' ({count} notas)' },
  auditNothing: 'No se reemplaza nada{notes}',
  howNearestWord: 'la palabra más cercana a su sustituto «{found}»',
  howWhole: 'está en el texto como «{found}»',
  howUnchanged: 'el azar sacó la propia palabra, y nadie puede verlo',
  howPart: '«{found}» está en el texto',
  howNear: '«{found}» en el texto se le parece mucho',
  howGuessed: 'lo primero que supone un modelo de lenguaje por las palabras de alrededor',
  outcomeNotTried: 'No probado',
  outcomeNothingToLink: 'Nada que vincular',
  outcomeValues: { one: '{count} valor', other: '{count} valores' },
  outcomeClues: { one: '{count} tipo de pista', other: '{count} tipos de pistas' },
  outcomeNothing: 'Nada que probar',
  outcomeOf: '{recovered} de {tried}',
  auditRow: '({type}): {how}{earlier}.',
  auditRowEarlier: '; un mensaje anterior de esta conversación lo protegía',
  auditProtect: 'Proteger «{found}»',
  auditAttack: ': {outcome}.',
  auditClose: 'Cerca, pero sin contar: {guesses}.',
  auditGuess: '«{original}» (intento {rank})',
  auditFailed:
    'No se pudo poner a prueba el texto saneado: el motor no respondió. Cambia una palabra para intentarlo de nuevo.',
  auditUnderWay: 'Poniendo a prueba el texto saneado…',
  auditTime: 'En este dispositivo, en {milliseconds} ms. Otros ataques pueden encontrar más.',
  auditStaysHere: 'Lo que se reemplaza se queda en este dispositivo.',
  auditSeeWhatWasTried: 'Ver qué se probó',
  promisedNothing: 'No se reemplaza nada en este mensaje.',
  promised: { one: '{count} reemplazo: {parts}.', other: '{count} reemplazos: {parts}.' },
  promisedKeyed: {
    one: '{count} con una clave que solo tiene este navegador',
    other: '{count} con una clave que solo tiene este navegador',
  },
  promisedDates: {
    one: '{count} fecha con un único desplazamiento secreto para toda la conversación',
    other: '{count} fechas con un único desplazamiento secreto para toda la conversación',
  },
  promisedClass: {
    one: '{count} con el grupo al que pertenece',
    other: '{count} con el grupo al que pertenecen',
  },
  promisedRemoved: {
    one: '{count} con sustitutos cuyos originales se quedan en tu caja fuerte',
    other: '{count} con sustitutos cuyos originales se quedan en tu caja fuerte',
  },
  promisedScaled: {
    one: '{count} importe por un factor secreto para toda la conversación',
    other: '{count} importes por un factor secreto para toda la conversación',
  },
  promisedNoised: {
    one: '{count} número con ruido (ε = {epsilon} en total por décima parte del rango, como máximo {whole} en todo el rango)',
    other:
      '{count} números con ruido (ε = {epsilon} en total por décima parte del rango, como máximo {whole} en todo el rango)',
  },
  promisedGroup: {
    one: '{count} palabra extraída de grupos fijos de palabras parecidas (ε = {epsilon} en total, entre palabras de un mismo grupo)',
    other:
      '{count} palabras extraídas de grupos fijos de palabras parecidas (ε = {epsilon} en total, entre palabras de un mismo grupo)',
  },
  promisedFitting: {
    one: '{count} palabra extraída de entre todas según cómo encajan en el lugar (ε = {epsilon} en total, entre palabras cualesquiera)',
    other:
      '{count} palabras extraídas de entre todas según cómo encajan en el lugar (ε = {epsilon} en total, entre palabras cualesquiera)',
  },
  promisedJoint: {
    one: '{count} palabra extraída de entre todas según cómo encajan entre sí (ε = {epsilon} para todas a la vez, no para cada una)',
    other:
      '{count} palabras extraídas de entre todas según cómo encajan entre sí (ε = {epsilon} para todas a la vez, no para cada una)',
  },
  promisedList: {
    one: '{count} palabra por palabras cercanas: entre palabras con listas de cercanas distintas no se promete nada, porque una salida puede descartar una de ellas',
    other:
      '{count} palabras por palabras cercanas: entre palabras con listas de cercanas distintas no se promete nada, porque una salida puede descartar una de ellas',
  },
  promisedEstimate: {
    one: '{count} palabra por palabras que encajan en el lugar (ε de unos {epsilon} en total, una estimación para este mensaje y no una cota)',
    other:
      '{count} palabras por palabras que encajan en el lugar (ε de unos {epsilon} en total, una estimación para este mensaje y no una cota)',
  },
  promisedComputed: {
    one: '{count} calculado a partir de los demás sustitutos, sin coste adicional',
    other: '{count} calculados a partir de los demás sustitutos, sin coste adicional',
  },
  plainNoised: { one: '{count} número cambiado al azar', other: '{count} números cambiados al azar' },
  plainGroup: {
    one: '{count} palabra por otra parecida, elegida al azar',
    other: '{count} palabras por otras parecidas, elegidas al azar',
  },
  plainFitting: {
    one: '{count} palabra por otra que encaja, elegida al azar',
    other: '{count} palabras por otras que encajan, elegidas al azar',
  },
  plainList: {
    one: '{count} palabra por otra parecida, sin garantía',
    other: '{count} palabras por otras parecidas, sin garantía',
  },
  plainEstimate: {
    one: '{count} palabra por otra que encaja, sin garantía',
    other: '{count} palabras por otras que encajan, sin garantía',
  },
  plainHinted: {
    one: '{count} dato quitado; una pista vaga para tu servidor',
    other: '{count} datos quitados; una pista vaga para tu servidor',
  },
  plainComputed: {
    one: '{count} calculado a partir de los demás sustitutos',
    other: '{count} calculados a partir de los demás sustitutos',
  },
  plainReleased: 'Lo que se cambió al azar aún dice algo de los valores reales, y un poco más con cada mensaje.',
  plainUnbounded: {
    one: 'Para {count} palabra no se garantiza nada.',
    other: 'Para {count} palabras no se garantiza nada.',
  },
  exactFigures: 'Las cifras exactas',
  promisedNotHidden: 'No se oculta: {parts}.',
  releasedBefore: 'No se cuenta lo enviado antes de que Coatcheck llevara un registro.',
  releasedNothing: 'Aún no se ha reemplazado nada en esta conversación.',
  releasedPrompts: {
    one: '{count} mensaje reemplazó {values}{again}.',
    other: '{count} mensajes reemplazaron {values}{again}.',
  },
  releasedValues: { one: '{count} valor distinto', other: '{count} valores distintos' },
  releasedAgain: {
    one: '; {count} uso de uno ya enviado no reveló nada más',
    other: '; {count} usos de uno ya enviado no revelaron nada más',
  },
  releasedNoise: 'El ruido ha gastado {spent}: cuanto más, más cerca de la verdad.',
  epsilonPerTenth: 'ε = {epsilon} por décima del intervalo de un número',
  epsilonInGroup: 'ε = {epsilon} entre palabras de un mismo grupo',
  epsilonAnyWords: 'ε = {epsilon} entre palabras cualesquiera',
  epsilonAtOnce: 'ε = {epsilon} para todas las palabras extraídas juntas',
  releasedUnbounded: {
    one: 'Para {count} palabra extraída no rige ninguna cota.',
    other: 'Para {count} palabras extraídas no rige ninguna cota.',
  },
  releasedLetGo: {
    one: '{count} valor salió tal como estaba escrito, como decidiste.',
    other: '{count} valores salieron tal como estaban escritos, como decidiste.',
  },
  releasedRepeated: { one: '{count} de ellos ya se había enviado.', other: '{count} de ellos ya se habían enviado.' },
  releasedLast: { one: 'El último mensaje', other: 'Los últimos {count} mensajes' },
  releasedNewestFirst: 'Mensajes, el último primero',
} as const satisfies Translated<typeof english>;
