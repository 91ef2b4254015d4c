// What is recorded about a stopped request: never its content.
import type { Carrier } from './guard-question.ts';

export interface StoppedRequest {
  /** The same request of the page always has the same key. */
  readonly key: string;
  readonly by: Carrier;
  /** The page's name for the request, as far as its address tells: `draft`. */
  readonly name: string;
  readonly host: string;
  /** The number of different originals in the request; 0 if the prompt had not been checked yet. */
  readonly originals: number;
  readonly times: number;
  /** Some of the originals were stopped in an earlier document: the page sends a message that it kept. */
  readonly isEarlier?: boolean;
  /** A draft that the page saves, or telemetry beside the send: stopping it says nothing about the prompt. */
  readonly isAside?: boolean;
  /** The site saves drafts at this address, as its data says: it tries to at every prompt, and stopping it needs no word. */
  readonly isKnownDraft?: boolean;
  /** The person lets the next request with this key pass. */
  readonly mayPass: boolean;
  /** Stopped so often that it is now refused whatever it holds, until the person decides. */
  readonly isSilent: boolean;
}

const MAX_NAME_LENGTH = 32;

/** The last part of the path that is a word and not a number or a key. */
export function requestNameOf(url: URL): string {
  const parts = url.pathname
    .split('/')
    .filter((part) => /^\p{L}[\p{L}\d._-]*$/u.test(part) && part.length <= MAX_NAME_LENGTH);
  return parts.at(-1) ?? '';
}
