import type { Translated } from '../../message.ts';
import type { elsewhereTexts as english } from '../en/elsewhere.ts';

export const elsewhereTexts = {
  elsewhere: 'Text für anderswo schützen',
  siteElsewhere: 'einen anderen Ort',
  elsewhereLead: 'Für eine Mail, ein Forum oder einen anderen Chat. Von hier wird nichts gesendet: Du kopierst es.',
  elsewhereText: 'Dein Text',
  elsewherePlaceholder: 'Tippe ihn oder füge ihn ein',
  protectIt: 'Schützen',
  copyProtected: 'Geschützten Text kopieren',
  elsewhereReply: 'Die Antwort, wenn sie da ist',
  replyPasted: 'Füge die Antwort hier ein',
  restoreReply: 'Originale einsetzen',
  replyWithoutStandIns: 'Sie enthält keinen deiner Ersatzwerte.',
} as const satisfies Translated<typeof english>;
