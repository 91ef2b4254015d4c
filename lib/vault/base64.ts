// Converts bytes to text: messages between a page and the engine carry text only.

import { base64 } from '@scure/base';
import { said } from '../language/message.ts';
import { VaultError } from './errors.ts';

export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes);

/** @throws VaultError */
export function fromBase64(text: unknown): Uint8Array {
  try {
    return base64.decode(String(text));
  } catch {
    throw new VaultError(said('backupFileNotRead'));
  }
}
