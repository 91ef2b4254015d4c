import type { Translated } from '../../message.ts';
import type { explanationTexts as english } from '../en/notes.ts';

export const explanationTexts = {
  auditNoVectors: 'No probado: los vectores de palabras no están cargados.',
  auditWordsLeft: {
    one: 'No se probó {count} palabra más, para ir rápido.',
    other: 'No se probaron {count} palabras más, para ir rápido.',
  },
  auditLinked:
    '{values} el mismo sustituto que en {prompts} de esta conversación, así que el sitio puede vincularlos. Una conversación nueva tiene otros sustitutos.',
  auditLinkedValues: { one: '1 valor aquí tiene', other: '{count} valores aquí tienen' },
  auditLinkedPrompts: { one: 'un mensaje anterior', other: 'hasta {count} mensajes anteriores' },
  auditNoModel: 'No probado: aún no hay un modelo de lenguaje en este dispositivo.',
  auditModelFailed: 'No probado: no se pudo ejecutar el modelo de lenguaje.',
  auditCapitalsOnly: 'Solo se compararon palabras con mayúscula: la lista de palabras no está cargada.',
  cluesBirthGenderCode:
    'La fecha de nacimiento completa, el género y el código postal juntos identifican a la mayoría (del 63 al 87 % en EE. UU.).',
  cluesBirthGenderPlace:
    'La fecha de nacimiento completa, el género y la localidad juntos identifican a una de cada dos personas aproximadamente.',
  cluesBirthCode: 'Pocas personas comparten la fecha de nacimiento completa y el código postal.',
  cluesBirthPlace: 'Pocas personas de una misma localidad comparten la fecha de nacimiento completa.',
  cluesAgeGenderCode: 'La edad, el género y el código postal juntos dejan solo un grupo pequeño de personas.',
  cluesJobEmployer: 'Un puesto en una empresa concreta suele ocuparlo una sola persona.',
  cluesJobPlaceAge: 'El trabajo, la localidad y la edad juntos dejan solo un grupo pequeño de personas.',
  cluesIllnessEmployer: 'Los compañeros pueden saber de quién es esta enfermedad.',
  cluesIllnessPlaceAge: 'La enfermedad, la localidad y la edad juntas dejan solo un grupo pequeño de personas.',
  cluesJobPlaceGender: 'El trabajo, la localidad y el género juntos dejan solo un grupo pequeño de personas.',
  cluesOriginJobPlace: 'El origen, el trabajo y la localidad juntos pueden dejar solo a unas pocas personas.',
  cluesEvent: 'Un suceso con su día y lugar se puede buscar, y también quién estuvo allí.',
  cluesKept: '{sentence} Se envía tal cual: {words}.',
  cluesMany: 'Se conservan {count} tipos de pistas: {words}. Juntas pueden dejar solo a unas pocas personas.',
  equationShortened: '{first} … {last} ({count} números) = {total}',
  equationAge: 'años desde {birth} = {age}',
  equationLoan: 'cuota mensual de {principal} al {percent} en {years} años = {payment}',
  relationAgeFromBirth: 'la edad se deduce de la fecha de nacimiento',
  relationBirthFromAge: 'el año de nacimiento se deduce de la edad',
  relationBodyMass: 'el IMC es el peso dividido por la altura al cuadrado',
  relationUnits: '{one} y {other} de una misma medida',
  relationExchanged: 'convertido al tipo de cambio indicado',
  relationLoan: 'la cuota que devuelve el préstamo',
  relationPercentOf: '{percent} % de {base}',
  relationPercentAdded: '{percent} % añadido',
  relationPercentTakenOff: '{percent} % descontado',
  relationRepeat: 'el mismo importe, escrito de otra forma',
  relationDifference: 'lo que queda del primero',
  relationTotal: 'las partes suman el total',
  relationSplit: 'repartido a partes iguales',
  relationUnitPrice: 'cantidad por precio unitario',
  relationPeriods: '{longer} es {factor} veces {shorter}',
  publicSpans: 'dónde están los fragmentos reemplazados, sus tipos y niveles',
  publicKeptWords:
    'las palabras que se conservan y lo que revelan de sus vecinas (un artículo puede revelar el género o el número)',
  publicNameKind:
    'de un nombre: su escritura, sus mayúsculas, su género, si es nombre de pila o apellido y qué letras son iniciales (un nombre solo que no figura en las listas cuenta como nombre de pila, o como indican las palabras vecinas); en escrituras no latinas, también su terminación y si figura en nuestras listas',
  publicPlaceKind: 'de un lugar: su región del mundo y si es un país',
  publicOrganizationKind:
    'de una organización: las palabras que indican su clase y su ramo, las palabras breves (de, la, San) y su forma jurídica',
  publicAttributeKind: 'de un rasgo personal: si es una nacionalidad, una religión o un género',
  publicHandleKind: 'de un nombre de usuario: si se compone de nombres de nuestras listas',
  publicAddressForm:
    'de una dirección de correo: su forma (nombres, iniciales, separadores, cuántas cifras), de qué nombre del texto procede y palabras de oficina como «info»',
  publicFormats: 'longitudes, formatos y el número de cifras y de ceros finales de los números',
  publicEqualValues: 'qué valores son iguales dentro de la conversación',
  publicEqualAcrossChats:
    'en todos los chats de un sitio: qué fechas, importes escalados y números cambiados son iguales, los intervalos entre fechas completas, las proporciones de los importes escalados, y las demás fechas o importes para quien conozca uno',
  publicDates:
    'que una fecha completa se movió semanas enteras y como mucho 1498 días, los intervalos entre fechas completas, y todas ellas para quien conozca una',
  publicBirthYear: 'el año de una fecha de nacimiento, y si el cumpleaños ya fue este año cuando una edad lo revela',
  publicGroup: 'el grupo al que pertenece un valor generalizado',
  publicRelations: 'qué números se deducen de otros, y con qué fórmula',
  publicWordForms: 'el grupo, las mayúsculas y el sufijo de cada palabra, y si está o no en la lista de palabras',
  publicTask:
    'las frases que piden algo y las líneas en otros idiomas que no sean el inglés, salvo los nombres y valores que contienen',
  publicProtectedWords: 'qué palabras están protegidas y, por tanto, cuáles son palabras vacías',
  ledgerFormula:
    'ε(conversación) = Σ ε(mensaje), por separado para cada unidad, con ε(mensaje) = Σ ε(valor) sobre los valores extraídos de nuevo (composición secuencial; un valor ya revelado suma 0). Para números con ruido x y x′: Pr[salida | x] ≤ exp(Σ ε · |x − x′| / unidad) · Pr[salida | x′]; para palabras extraídas w y w′ de un mismo grupo fijo, o dos cualesquiera cuando se extraen según el lugar: Pr[salida | w] ≤ exp(Σ ε) · Pr[salida | w′].',
  ledgerSum: 'Aquí {sum}.',
  periodYearly: 'el valor anual',
  periodQuarterly: 'el valor trimestral',
  periodMonthly: 'el valor mensual',
  periodWeekly: 'el valor semanal',
  timesThree: 'tres',
  timesFour: 'cuatro',
  timesTwelve: 'doce',
  timesThirteen: 'trece',
  publicRatios:
    'las proporciones de los importes escalados, todos ellos para quien conozca uno, y a menudo el factor para quien compare tres o más',
} as const satisfies Translated<typeof english>;
