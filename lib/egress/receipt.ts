// What is known of one send: which request it left by, and what that request held. It contains no word of the prompt.
import type { BodyForm, Carrier } from './guard-question.ts';

export interface Receipt {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly site: string;
  readonly by: Carrier;
  readonly method: string;
  /** Origin and path, without the query. */
  readonly url: string;
  readonly bytes: number;
  /** SHA-256 of the body, of the form fields (one a line) if the browser chooses the multipart boundary, or of the decompressed body. */
  readonly sha256: string;
  readonly hashOf: 'body' | 'fields' | 'inflated';
  /** The request held the text that was to be sent, line for line. */
  readonly heldPrompt: boolean;
  /** The request held an original that should be replaced; only if the person let it pass. */
  readonly heldOriginal: boolean;
}

export const hashedPartOf = (form: BodyForm): Receipt['hashOf'] =>
  form === 'fields' || form === 'inflated' ? form : 'body';

export function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== 'object' || value === null) return false;
  const { at, site, by, method, url, bytes, sha256, hashOf, heldPrompt, heldOriginal } = value as Record<
    string,
    unknown
  >;
  return (
    [at, bytes].every((number) => typeof number === 'number') &&
    [site, by, method, url, sha256, hashOf].every((text) => typeof text === 'string') &&
    [heldPrompt, heldOriginal].every((flag) => typeof flag === 'boolean')
  );
}
