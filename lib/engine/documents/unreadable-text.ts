import type { UnreadableReason } from '../../documents/document.ts';
import { type KeyedText, said } from '../../language/message.ts';

const TEXTS = {
  damaged: 'documentDamaged',
  encrypted: 'documentEncrypted',
  noText: 'fileWithoutText',
  tooLarge: 'fileTooLong',
  tooManyPages: 'documentTooManyPages',
  unknownKind: 'fileKindUnknown',
} as const satisfies Record<UnreadableReason, string>;

/** Why a document cannot be read, in words. */
export const textOfUnreadable = (reason: UnreadableReason): KeyedText => said(TEXTS[reason]);
