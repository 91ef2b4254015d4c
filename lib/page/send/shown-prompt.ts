// The review on the screen: which prompt it shows, and since when the person could read it.
import type { PromptState, ShownPrompt } from '../prompt/prompt-state.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';

export interface PromptReviewParts {
  readonly store: PromptStore;
  /** The text now. */
  readonly read: () => string | undefined;
  readonly checkNow: () => Promise<void>;
  readonly focusText: () => void;
}

export interface PromptReview {
  readonly isOpen: boolean;
  /** The text as it is now, with what would leave; undefined while that is not known. */
  now(): ShownPrompt | undefined;
  /** Has it been shown long enough to be sent by Enter? */
  isRead(shown: ShownPrompt): boolean;
  /** Opens the review, or begins it again for another text. */
  show(): Promise<void>;
  /** Does the open review show the present text? */
  readonly isCurrent: boolean;
  end(): void;
}

/** Who presses Enter twice by mistake has read nothing. */
const READ_FOR_MS = 350;

/** The prompt and what would leave of it, if it is checked and may be sent as it is shown. */
export function shownOf({ status, survivors, sanitized, text }: PromptState): ShownPrompt | undefined {
  if (status !== 'ready' || survivors || !sanitized) return undefined;
  return { text, sanitized: sanitized.text };
}

export const same = (a: ShownPrompt | undefined, b: ShownPrompt): boolean =>
  a !== undefined && a.text === b.text && a.sanitized === b.sanitized;

/** Has what is shown now stood there long enough to be sent by Enter? */
export function isRead(state: PromptState): boolean {
  const shown = shownOf(state);
  return shown !== undefined && same(state.review?.shown, shown);
}

export function promptReview({ store, read, checkNow, focusText }: PromptReviewParts): PromptReview {
  /** The text that is reviewed. */
  let about: string | undefined;
  let reading: { readonly shown: ShownPrompt; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const isOpen = () => store.state.review !== undefined;
  const isReadNow = (shown: ShownPrompt) => same(store.state.review?.shown, shown);

  function now(): ShownPrompt | undefined {
    const shown = shownOf(store.state);
    return shown && shown.text === read() ? shown : undefined;
  }

  function stopReading(): void {
    clearTimeout(reading?.timer);
    reading = undefined;
  }

  /** If a decision changes what would leave of the same text, that is shown at once, and may be sent a moment later. */
  function follow(): void {
    const shown = isOpen() ? now() : undefined;
    if (!shown || shown.text !== about) return;
    if (isReadNow(shown) || same(reading?.shown, shown)) return;
    stopReading();
    const timer = setTimeout(() => {
      reading = undefined;
      const still = isOpen() ? now() : undefined;
      if (still && same(shown, still)) store.set({ review: { shown } });
    }, READ_FOR_MS);
    reading = { shown, timer };
  }

  store.subscribe(follow);
  return {
    get isOpen() {
      return isOpen();
    },
    now,
    isRead: isReadNow,
    get isCurrent() {
      const shown = now();
      return isOpen() && shown !== undefined && shown.text === about;
    },
    async show() {
      stopReading();
      about = read();
      store.set({ review: {} });
      if (!now()) await checkNow();
    },
    end() {
      stopReading();
      if (!isOpen()) return;
      store.drop('review');
      store.set({});
      focusText();
    },
  };
}
