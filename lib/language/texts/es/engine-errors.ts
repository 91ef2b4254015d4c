import type { Translated } from '../../message.ts';
import type { engineErrorTexts as english } from '../en/engine-errors.ts';

export const engineErrorTexts = {
  detectorFailed:
    'El detector «{name}» falló, así que no se pudo revisar este texto. Inténtalo de nuevo; no se envió nada.',
  extensionGone: 'Coatcheck se actualizó o se desactivó. Recarga esta página para continuar.',
  pageOlderThanExtension:
    'Coatcheck se instaló o se actualizó mientras esta página estaba abierta, así que no puede protegerla. Recarga esta página para continuar.',
  engineStopped:
    'El motor se detuvo antes de responder. Inténtalo de nuevo; si vuelve a ocurrir, recarga la extensión.',
  engineTimeout: 'El motor no respondió en {seconds} s. Inténtalo de nuevo; si vuelve a ocurrir, recarga la extensión.',
  requestUnknown: 'El motor no conoce esta petición. Recarga la página y la extensión.',
  engineUnheard: 'Ningún motor recibió la petición.',
  requestCancelled: 'La petición se canceló.',
  requestWithoutText: 'La petición no contiene texto.',
  requestWithoutOrigin: 'La petición no indica ningún origen.',
  requestWithoutOriginals: 'Esto no es una lista de originales.',
  requestWithoutConversation: 'La petición no indica ninguna conversación.',
  textTooLong:
    'Este texto es demasiado largo para revisarlo: {length} caracteres, y el máximo es {most}. Envíalo por partes.',
  nameLinksUnreadable: 'No se pueden leer las decisiones sobre los nombres. Recarga la página.',
  annotationsOverlap: 'Las anotaciones se solapan o están desordenadas. Vuelve a revisar el texto.',
  annotationsOutdated: 'Las anotaciones no encajan con el texto, que ha cambiado desde entonces. Vuelve a revisarlo.',
  receiptInvalid: 'Esto no es un comprobante.',
  settingUnknown: 'No existe el ajuste «{name}».',
  settingInvalid: 'El ajuste «{name}» no puede ser {value}.',
  contextNeedsModel: 'Aquí no hay modelo de lenguaje, así que no se pueden extraer palabras por su contexto.',
  randomMissing:
    'Este navegador no ofrece números aleatorios seguros, así que no se puede reemplazar nada con seguridad. Actualízalo.',
  valueTooShort: 'El valor es demasiado corto para reemplazarlo por otro de su tipo. Ocúltalo con un marcador.',
  noOtherValue: 'No se encontró otro valor de este tipo. Ocúltalo con un marcador.',
  keyDamaged:
    'Una clave de Coatcheck está dañada ({given} de {needed} bytes). Recarga la extensión; si se repite, «Olvidar todo» en las opciones crea una nueva.',
  reserveEmpty: 'La reserva no tiene más sustitutos libres. Empieza una conversación nueva.',
  profileUnknown: 'No existe el perfil «{name}». Elige uno de: {names}.',
  profileNeedsModel: 'Este perfil necesita el modelo de lenguaje, que no está. Elige otro.',
  wordsNotAllSeen: 'El modelo de lenguaje no ha mirado todas las palabras. Inténtalo de nuevo.',
  wordListMissing: 'La lista de palabras no está, así que no se puede extraer ninguna. Inténtalo de nuevo.',
  spansOutdated: 'Los fragmentos previstos se solapan o no encajan con el texto. Vuelve a revisar el texto.',
  originalsSurvive: 'Aún en el texto: {values} de tipo {types}. Reemplázalos también ahí o decide enviarlos tal cual.',
  survivingValues: { one: '1 valor', other: '{count} valores' },
  learnedWordEmpty: 'No hay ninguna palabra que aprender.',
  privateCheckFailed: 'No se pudo revisar el texto. Vuelve a enviar.',
  editorHidesText:
    'Este editor solo dibuja una parte de un texto tan largo, y el resto no se puede revisar. Envíalo en partes más cortas. Tu texto sigue en el campo de escritura.',
  languageUnknown: 'No existe el idioma «{tag}».',
  pageClosedToExtension: 'El navegador no deja entrar a Coatcheck en esta página.',
  privateWindowKeepsNothing: 'De una ventana privada no se guarda nada. Abre el sitio en otra ventana.',
  requestOnlyFromExtension: 'Solo una página del propio Coatcheck puede pedir esto. Abre las opciones.',
  settingLocked: 'Tu organización ha definido este ajuste. Pregunta a quienes administran tu ordenador.',
  passphraseRequired:
    'Tu organización exige una frase de contraseña. Define una en las opciones de Coatcheck, en «Claves y copia de seguridad»; antes no se envía nada.',
  policyCame:
    'Las reglas de tu organización han llegado o cambiado desde que se comprobó tu texto. No se ha enviado nada. Mira lo que está marcado ahora y envía de nuevo.',
  policyWrong: 'Las reglas de tu organización contienen un error. {path}: {reason}.',
  policyUnread: 'No se han podido leer las reglas de tu organización. {reason}',
  policyStrictest: 'Hasta que se corrija, rigen las reglas más estrictas. Avisa a quienes administran tu ordenador.',
  policyOneOf: 'debe ser uno de estos valores: {values}',
  policyNumber: 'debe ser un número entero de {least} a {most}',
  policyOrigins: 'debe ser una lista de direcciones como https://chat.example',
} as const satisfies Translated<typeof english>;
