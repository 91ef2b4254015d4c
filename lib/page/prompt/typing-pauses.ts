// Tells when to check the text that a person types: as soon as a word has ended, and after pauses.
import type { TypedChange } from '../composer/typed-change.ts';

interface TypingPauseParts {
  /** A word has ended. `hasSeveral`: several characters have changed at once. */
  readonly onWord: (hasSeveral: boolean) => void;
  /** No key followed for a moment, so that a check does not disturb the next key. */
  readonly onQuiet: () => void;
  /** The person pauses: what was found can be said, also about an unfinished word. */
  readonly onPause: () => void;
}

export interface TypingPauses {
  /** From the first key until the pause. */
  readonly isTyping: boolean;
  typed(change: TypedChange): void;
  stop(): void;
}

/** An editor that changes its document itself needs this long to render it. */
const RENDERED_AFTER_MS = 10;
const QUIET_MS = 150;
const PAUSE_MS = 700;
const UNSPACED_PAUSE_MS = 250;
/**
 * While an input method composes, the person looks through its suggestions. A pause still has to come: the input method of Hangul keeps the last
 * syllable open until the next key, and a page that replaces its composer ends the composition without an event.
 */
const COMPOSING_PAUSE_MS = 2000;

function pauseAfter({ kind, isUnspaced }: TypedChange): number {
  if (kind === 'composing') return COMPOSING_PAUSE_MS;
  return isUnspaced ? UNSPACED_PAUSE_MS : PAUSE_MS;
}

export function typingPauses({ onWord, onQuiet, onPause }: TypingPauseParts): TypingPauses {
  let word: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isTyping = false;
  let hasSeveral = false;

  function wordHasEnded(): void {
    // A key that follows at once must not postpone it.
    word ??= setTimeout(() => {
      const had = hasSeveral;
      word = undefined;
      hasSeveral = false;
      onWord(had);
    }, RENDERED_AFTER_MS);
  }

  return {
    get isTyping() {
      return isTyping;
    },
    typed(change) {
      const { kind } = change;
      isTyping = true;
      if (kind === 'several') hasSeveral = true;
      if (kind === 'several' || kind === 'separator') wordHasEnded();
      clearTimeout(quiet);
      quiet = setTimeout(onQuiet, QUIET_MS);
      clearTimeout(pause);
      const end = () => {
        isTyping = false;
        onPause();
      };
      pause = setTimeout(end, pauseAfter(change));
    },
    stop() {
      for (const timer of [word, quiet, pause]) clearTimeout(timer);
      word = undefined;
      isTyping = false;
      hasSeveral = false;
    },
  };
}
