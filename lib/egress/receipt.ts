// What is known of one send: by which request it left, and what was in it. No word of the prompt.
import type { BodyForm, Carrier } from './question.ts';

export interface Receipt {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly site: string;
  readonly by: Carrier;
  readonly method: string;
  /** Origin and path, without the query. */
  readonly url: string;
  readonly bytes: number;
  /** Of the body; of its fields, one a line, where the browser puts them between borders that only it knows; of what was compressed. */
  readonly sha256: string;
  readonly hashOf: 'body' | 'fields' | 'inflated';
  /** The text that was to be sent was in it, line for line. */
  readonly heldPrompt: boolean;
  /** Something that was to stay was in it; only after the person let it pass. */
  readonly heldOriginal: boolean;
}

export const hashedForm = (form: BodyForm): Receipt['hashOf'] =>
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
