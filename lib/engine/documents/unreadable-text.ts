// Why a document cannot be read, in words.
import { UnreadableDocument, type UnreadableReason } from '../../documents/document.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';

const TEXTS = {
  damaged: 'documentDamaged',
  encrypted: 'documentEncrypted',
  noText: 'fileWithoutText',
  tooLarge: 'fileTooLong',
  tooManyPages: 'documentTooManyPages',
  unknownKind: 'fileKindUnknown',
} as const satisfies Record<UnreadableReason, string>;

/** Passes on the outcome of `work`; an `UnreadableDocument` becomes an error that people can read. */
export async function withReasonInWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new CodedError(said(TEXTS[error.reason]), { cause: error });
    throw error;
  }
}
