import type { Translated } from '../../message.ts';
import type { noticeStepTexts as english } from '../en/notice-steps.ts';

export const noticeStepTexts = {
  sendAgain: 'Renvoyer',
  openOptions: 'Ouvrir les options',
  reloadExtensionNow: 'Recharger l’extension',
  reportIt: 'Signaler',
  copyMyText: 'Copier mon texte',
} as const satisfies Translated<typeof english>;
