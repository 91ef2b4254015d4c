// What is known of requests that were stopped: never what was in them.
import type { Carrier } from './question.ts';

export interface StoppedRequest {
  /** Same request of the page, same key. */
  readonly key: string;
  readonly by: Carrier;
  /** What the page calls it, as far as its address tells: `draft`. */
  readonly name: string;
  readonly host: string;
  /** How many different originals were in it; none where the prompt had not been checked yet. */
  readonly originals: number;
  readonly times: number;
  /** Some of them were stopped in an earlier document: the page sends a message along that it kept. */
  readonly isEarlier?: boolean;
  /** A draft that the page saves, or another request beside the send: that it was stopped says nothing about the prompt. */
  readonly isAside?: boolean;
  /** The person has let the next one pass. */
  readonly mayPass: boolean;
  /** It was stopped so often that it is refused whatever it holds, until the person decides. */
  readonly isSilent: boolean;
}

const LONGEST_NAME = 32;

/** The last part of an address that is a word and no number or key. */
export function nameOf(url: URL): string {
  const parts = url.pathname
    .split('/')
    .filter((part) => /^\p{L}[\p{L}\d._-]*$/u.test(part) && part.length <= LONGEST_NAME);
  return parts.at(-1) ?? '';
}
