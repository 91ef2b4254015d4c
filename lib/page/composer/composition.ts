// Watches input methods, which compose a word before it becomes text. Until then nothing may be written into the editor, and Enter only ends the
// word.

import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';

interface Composition extends LastingListeners {
  readonly isActive: boolean;
  /** Ends the composition, so that the word becomes text; false if the input method does not end it. */
  end(composer: HTMLElement): Promise<boolean>;
}

const ENDS_WITHIN_MS = 1000;

export function watchComposition(target: Window): Composition {
  let isActive = false;
  let waiting: (() => void)[] = [];

  function onStart(): void {
    isActive = true;
  }

  function onEnd(): void {
    isActive = false;
    for (const done of waiting) done();
    waiting = [];
  }

  const ended = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, ENDS_WITHIN_MS);
    });

  const listeners = [
    listenLasting([target], ['compositionstart'], onStart),
    listenLasting([target], ['compositionend'], onEnd),
  ];
  return {
    get isActive() {
      return isActive;
    },
    async end(composer) {
      if (!isActive) return true;
      const done = ended();
      composer.blur();
      await done;
      // The editor takes over the word only after the event.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return !isActive;
    },
    renew() {
      for (const one of listeners) one.renew();
    },
    stop() {
      for (const one of listeners) one.stop();
    },
  };
}
