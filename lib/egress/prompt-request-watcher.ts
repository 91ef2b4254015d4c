// Watches how the request that carried the prompt ends. A request that was allowed to leave may still not arrive: the network can fail, the
// server can refuse it, and another extension can stop it.
import { REQUEST_ENDED_EVENT, type RequestEnding, readRequestEnding, WATCH_REQUEST_EVENT } from './guard-question.ts';

export interface PromptRequestWatcher {
  /** Asks the guard on this port to report how the current request ends. Call it while the guard waits for its answer about that request. */
  follow(port: EventTarget): void;
  /** To be called when a new prompt is about to be sent: forgets the request that carried the previous one. */
  forget(): void;
  /** How the request ended; undefined if that is not known within a few seconds. */
  ending(): Promise<RequestEnding | undefined>;
}

/**
 * How long the end of a request is awaited. It is long, because a chat answers the request only with the first words of its reply, and some
 * models think before that.
 */
const ENDS_WITHIN_MS = 8000;

interface FollowedRequest {
  readonly id: number;
  readonly ended: Promise<RequestEnding>;
  readonly end: (ending: RequestEnding) => void;
}

export function watchPromptRequest(): PromptRequestWatcher {
  let last = 0;
  let following: FollowedRequest | undefined;
  const heard = new WeakSet<EventTarget>();

  function onEnded(event: Event): void {
    const told = readRequestEnding((event as CustomEvent<unknown>).detail);
    if (told && following?.id === told[0]) following.end(told[1]);
  }

  function hear(port: EventTarget): void {
    if (heard.has(port)) return;
    heard.add(port);
    port.addEventListener(REQUEST_ENDED_EVENT, onEnded);
  }

  return {
    follow(port) {
      hear(port);
      last += 1;
      let end: FollowedRequest['end'] = () => undefined;
      const ended = new Promise<RequestEnding>((resolve) => {
        end = resolve;
      });
      following = { id: last, ended, end };
      port.dispatchEvent(new CustomEvent(WATCH_REQUEST_EVENT, { detail: `${last}` }));
    },
    forget() {
      following = undefined;
    },
    async ending() {
      if (!following) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), ENDS_WITHIN_MS);
      });
      const first = await Promise.race([following.ended, late]);
      clearTimeout(timer);
      return first;
    },
  };
}
