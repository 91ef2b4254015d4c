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
  /** Undefined if it was not seen in time. */
  readonly seen: Promise<Receipt | undefined>;
  /** Resolves when the request is seen, however late: pages queue prompts while a reply comes in. Stays pending if none is seen. */
  readonly left: Promise<Left>;
  /** Nobody waits any longer. It may still leave. */
  giveUp(): void;
  leave(receipt: Promise<Receipt>): void;
}

export interface Left {
  readonly receipt: Receipt;
  /** Earlier messages that the request also contained. */
  readonly carried: readonly string[];
}

/** How many prompts may wait in a page's queue. Each request is read for each of them. */
const MOST_WAITING = 5;

interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T | Promise<T>): void;
}

/** A promise, and what settles it. */
function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function awaitText(text: string, hint: Hint | undefined): AwaitedText {
  const seen = deferred<Receipt | undefined>();
  const left = deferred<Left>();
  const awaited: AwaitedText = {
    text,
    hint,
    isHintRefused: false,
    isActivated: false,
    carried: [],
    seen: seen.promise,
    left: left.promise,
    giveUp: () => seen.resolve(undefined),
    leave(receipt) {
      seen.resolve(receipt);
      left.resolve(receipt.then((made) => ({ receipt: made, carried: awaited.carried })));
    },
  };
  return awaited;
}

export interface AwaitedTexts {
  /** Committed last, until it is seen leaving or given up. */
  readonly current: AwaitedText | undefined;
  /** Committed last. */
  readonly latest: AwaitedText | undefined;
  readonly isEmpty: boolean;
  begin(text: string, hint: Hint | undefined): void;
  /** Nobody waits for it any longer. One with a hint may come late, and is not to leave without it. */
  tooLate(one: AwaitedText): void;
  find(isHeld: (text: string) => boolean): AwaitedText | undefined;
  /** It was seen leaving. */
  delete(one: AwaitedText): void;
}

export function awaitedTexts(): AwaitedTexts {
  let current: AwaitedText | undefined;
  let latest: AwaitedText | undefined;
  /** Given up, and perhaps in a queue of the page's. The latest first. */
  let waiting: readonly AwaitedText[] = [];

  function giveUp(one: AwaitedText): void {
    one.giveUp();
    if (one.isActivated && !one.hint) waiting = [one, ...waiting].slice(0, MOST_WAITING);
  }

  return {
    get current() {
      return current;
    },
    get latest() {
      return latest;
    },
    get isEmpty() {
      return current === undefined && waiting.length === 0;
    },
    begin(text, hint) {
      if (current) giveUp(current);
      latest = awaitText(text, hint);
      current = latest;
    },
    tooLate(one) {
      if (current !== one || one.hint) return one.giveUp();
      giveUp(one);
      current = undefined;
    },
    find: (isHeld) => [...(current ? [current] : []), ...waiting].find((one) => one.isActivated && isHeld(one.text)),
    delete(one) {
      if (current === one) current = undefined;
      waiting = waiting.filter((other) => other !== one);
    },
  };
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
