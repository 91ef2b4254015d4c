// How the request ended that carried the prompt. That it was allowed to leave does not say that it arrived: the network can fail, the
// server can refuse it, and another extension can stop it.
import { ENDED, type Ending, FOLLOW, readEnding } from './question.ts';

export interface RequestEndings {
  /** To be called while the guard asks on this port about the request. */
  follow(port: EventTarget): void;
  /** A prompt is about to be sent: what is known is about another. */
  begin(): void;
  /** Undefined if the browser does not tell, or not yet. */
  latest(): Promise<Ending | undefined>;
}

/** Chats answer with the first words of a reply, and some think before that. */
const ENDS_WITHIN_MS = 8000;

interface Following {
  readonly id: number;
  readonly ended: Promise<Ending>;
  readonly end: (ending: Ending) => void;
}

export function watchRequestEndings(): RequestEndings {
  let last = 0;
  let following: Following | undefined;
  const heard = new WeakSet<EventTarget>();

  function onEnded(event: Event): void {
    const told = readEnding((event as CustomEvent<unknown>).detail);
    if (told && following?.id === told[0]) following.end(told[1]);
  }

  function hear(port: EventTarget): void {
    if (heard.has(port)) return;
    heard.add(port);
    port.addEventListener(ENDED, onEnded);
  }

  return {
    follow(port) {
      hear(port);
      last += 1;
      let end: Following['end'] = () => undefined;
      const ended = new Promise<Ending>((resolve) => {
        end = resolve;
      });
      following = { id: last, ended, end };
      port.dispatchEvent(new CustomEvent(FOLLOW, { detail: `${last}` }));
    },
    begin() {
      following = undefined;
    },
    async latest() {
      if (!following) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), ENDS_WITHIN_MS);
      });
      const ending = await Promise.race([following.ended, late]);
      clearTimeout(timer);
      return ending;
    },
  };
}
