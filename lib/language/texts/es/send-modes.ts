import type { Translated } from '../../message.ts';
import type { sendModeTexts as english } from '../en/send-modes.ts';

export const sendModeTexts = {
  reviewChanged: 'Lo que saldría ya no es lo que se mostró. Míralo otra vez y luego envía.',
  turnedOffMeanwhile:
    'Coatcheck se desactivó aquí. Envía otra vez para mandar tu texto tal cual, o vuelve a activar Coatcheck.',
  modeNotKept: 'El modo no se guardó',
  reviewEnter: 'Intro envía esto. Escape vuelve a tu texto.',
  reviewNotYet: 'Un momento: se está comprobando.',
  unprotectedBadge: 'Aquí no hay protección',
  unprotectedTeach: 'Proteger este campo',
  unprotectedHint:
    'Coatcheck no reconoce este campo como el de un chat. Lo que escribas aquí sale tal cual. Haz clic para mostrarle el chat a Coatcheck.',
  unprotectedClosedHint: 'Coatcheck no puede leer este campo. Lo que escribas aquí sale tal cual.',
  offBadge: 'Sin protección',
  offTurnOn: 'Activar',
  offHint: 'Coatcheck está desactivado aquí: los mensajes se envían tal como los escribes.',
  automaticNowTitle: 'A partir de ahora, Intro envía enseguida en este sitio',
  automaticNow:
    'Ya revisaste aquí tus primeros mensajes. Lo que está marcado se sigue reemplazando antes de que salga un mensaje. Puedes cambiarlo cuando quieras en la ventana de la extensión o en las opciones.',
  automaticNowKeep: 'Seguir revisando',
  automaticNowFine: 'Enviar enseguida',
  modeEverywhere: 'Al enviar, en todos los sitios',
  modeHere: 'Al enviar, aquí',
  modeFirstSends: {
    one: 'Revisar antes el primer mensaje en cada sitio',
    other: 'Revisar antes los primeros {count} mensajes en cada sitio',
  },
  modeReview: 'Revisar antes',
  modeAutomatic: 'Automático: reemplazar y enviar',
  modeOff: 'Desactivado: enviar tal cual',
  modeAsEverywhere: 'Como en todos los sitios',
} as const satisfies Translated<typeof english>;
