// A committed text until the request that carries it is seen, and the receipt of that request.
import type { Hint } from '../sanitize/sanitized.ts';
import { bodyBytesOf, sha256 } from './body-bytes.ts';
import type { GuardQuestion } from './guard-question.ts';
import { hashedPartOf, type Receipt } from './receipt.ts';

export interface AwaitedText {
  readonly text: string;
  /** The hint that must leave with the text; without it the text may not leave. */
  readonly hint: Hint | undefined;
  isHintRefused: boolean;
  /** A request with the text and an original was stopped while the page was told nothing: another answer of that kind would tell it something. */
  isProbed: boolean;
  isActivated: boolean;
  carried: readonly string[];
  /** The receipt of the request that carried the text; undefined if none was seen in time. */
  readonly seen: Promise<Receipt | undefined>;
  /** Resolves when the request is seen, however late: pages queue prompts while a reply comes in. Stays pending if none is seen. */
  readonly left: Promise<DepartedPrompt>;
  /** Stops waiting for the request: `seen` resolves as undefined. The text may still leave later. */
  giveUp(): void;
  leave(receipt: Promise<Receipt>): void;
}

export interface DepartedPrompt {
  readonly receipt: Receipt;
  /** Earlier messages that the request also contained. */
  readonly carried: readonly string[];
}

/** The most prompts that may wait in a page's queue. Each request is searched for each of them. */
const MAX_WAITING = 5;

interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T | Promise<T>): void;
}

/** A promise with the function that resolves it. */
function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function awaitText(text: string, hint: Hint | undefined): AwaitedText {
  const seen = deferred<Receipt | undefined>();
  const left = deferred<DepartedPrompt>();
  const awaited: AwaitedText = {
    text,
    hint,
    isHintRefused: false,
    isProbed: false,
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
  /** The text committed last; undefined once it was seen leaving or given up. */
  readonly current: AwaitedText | undefined;
  /** The text committed last, even if it was seen leaving or given up. */
  readonly latest: AwaitedText | undefined;
  readonly isEmpty: boolean;
  begin(text: string, hint: Hint | undefined): void;
  /**
   * To be called when the time limit for this text has passed: gives the text up. A text with a hint stays the current one: if it comes
   * late, it must still not leave without the hint.
   */
  tooLate(one: AwaitedText): void;
  find(isHeld: (text: string) => boolean): AwaitedText | undefined;
  /** Forgets this text, because it was seen leaving. */
  delete(one: AwaitedText): void;
}

export function awaitedTexts(): AwaitedTexts {
  let current: AwaitedText | undefined;
  let latest: AwaitedText | undefined;
  /** Texts that were given up and may still wait in a queue of the page, the latest first. */
  let waiting: readonly AwaitedText[] = [];

  function giveUp(one: AwaitedText): void {
    one.giveUp();
    if (one.isActivated && !one.hint) waiting = [one, ...waiting].slice(0, MAX_WAITING);
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

export async function receiptOf(question: GuardQuestion, address: URL, heldOriginal: boolean): Promise<Receipt> {
  const bytes = bodyBytesOf(question);
  return {
    at: Date.now(),
    site: location.origin,
    by: question.by,
    method: question.method,
    url: `${address.origin}${address.pathname}`,
    bytes: bytes.byteLength,
    sha256: await sha256(bytes),
    hashOf: hashedPartOf(question.form),
    heldPrompt: true,
    heldOriginal,
  };
}
