// A committed text until the request that carries it is seen, and the receipt of that request.
import type { Hint } from '../sanitize/sanitized.ts';
import { bytesOf, sha256 } from './body-bytes.ts';
import type { Question } from './question.ts';
import { hashedForm, type Receipt } from './receipt.ts';

export interface AwaitedText {
  readonly text: string;
  /** Goes along with the text, or the text does not leave. */
  readonly hint: Hint | undefined;
  isHintRefused: boolean;
  isActivated: boolean;
  carried: readonly string[];
  readonly seen: Promise<Receipt | undefined>;
  resolve(receipt: Promise<Receipt> | undefined): void;
}

export function awaitText(text: string, hint: Hint | undefined): AwaitedText {
  let resolve: AwaitedText['resolve'] = () => undefined;
  const seen = new Promise<Receipt | undefined>((done) => {
    resolve = done;
  });
  return { text, hint, isHintRefused: false, isActivated: false, carried: [], seen, resolve };
}

export async function receiptOf(question: Question, address: URL, heldOriginal: boolean): Promise<Receipt> {
  const bytes = bytesOf(question);
  return {
    at: Date.now(),
    site: location.origin,
    by: question.by,
    method: question.method,
    url: `${address.origin}${address.pathname}`,
    bytes: bytes.byteLength,
    sha256: await sha256(bytes),
    hashOf: hashedForm(question.form),
    heldPrompt: true,
    heldOriginal,
  };
}
