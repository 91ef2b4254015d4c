import type { Translated } from '../../message.ts';
import type { tryOutTexts as english } from '../en/try-out.ts';

export const tryOutTexts = {
  tryTitle: 'Pruébalo aquí',
  tryWriteHint: 'Es la comprobación real, en este dispositivo. Cambia el texto si quieres.',
  tryLookHint: 'Haz clic en una palabra marcada para enviarla tal cual o reemplazarla.',
  tryFailed: 'El texto no se comprobó. Cámbialo para reintentar.',
  chatAnswers: 'El chat responde',
  tourStep: 'Paso {number} de {of}',
  tourNext: 'Siguiente',
  tourBack: 'Atrás',
  tourEnd: 'Ver todo a la vez',
  tourSkip: 'Saltar el recorrido',
  openChat: 'Abre un chat y escribe',
} as const satisfies Translated<typeof english>;
