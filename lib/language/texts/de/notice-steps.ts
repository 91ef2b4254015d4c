import type { Translated } from '../../message.ts';
import type { noticeStepTexts as english } from '../en/notice-steps.ts';

export const noticeStepTexts = {
  sendAgain: 'Noch einmal senden',
  openOptions: 'Einstellungen öffnen',
  reloadExtensionNow: 'Erweiterung neu laden',
  reportIt: 'Melden',
  copyMyText: 'Meinen Text kopieren',
} as const satisfies Translated<typeof english>;
