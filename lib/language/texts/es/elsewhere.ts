import type { Translated } from '../../message.ts';
import type { elsewhereTexts as english } from '../en/elsewhere.ts';

export const elsewhereTexts = {
  elsewhere: 'Proteger un texto para otro sitio',
  siteElsewhere: 'otro lugar',
  elsewhereLead: 'Para un correo, un foro u otro chat. Desde aquí no se envía nada: tú lo copias.',
  elsewhereText: 'Tu texto',
  elsewherePlaceholder: 'Escríbelo o pégalo aquí',
  protectIt: 'Proteger',
  copyProtected: 'Copiar el texto protegido',
  elsewhereReply: 'La respuesta, cuando llegue',
  replyPasted: 'Pega aquí la respuesta',
  restoreReply: 'Poner mis originales',
  replyWithoutStandIns: 'No contiene ninguno de tus sustitutos.',
} as const satisfies Translated<typeof english>;
