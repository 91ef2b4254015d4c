import type { Translated } from '../../message.ts';
import type { noticeStepTexts as english } from '../en/notice-steps.ts';

export const noticeStepTexts = {
  sendAgain: 'Enviar otra vez',
  openOptions: 'Abrir las opciones',
  reloadExtensionNow: 'Recargar la extensión',
  reportIt: 'Informar',
  copyMyText: 'Copiar mi texto',
} as const satisfies Translated<typeof english>;
