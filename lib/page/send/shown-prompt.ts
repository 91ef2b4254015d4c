// The review on the screen: which prompt it shows, and whether the person has had time to read it.
import { isKeptPersonName } from '../../detect/annotation.ts';
import { lessReliableLanguageOf } from '../../detect/less-reliable-languages.ts';
import type { PromptState, ShownPrompt } from '../prompt/prompt-state.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';

export interface PromptReviewParts {
  readonly store: PromptStore;
  /** The present text of the composer. */
  readonly read: () => string | undefined;
  readonly checkNow: () => Promise<void>;
  readonly focusText: () => void;
}

interface PromptReview {
  readonly isOpen: boolean;
  /** The present text with its sanitized text; undefined while that is unknown. */
  now(): ShownPrompt | undefined;
  /** The same, if no review is open and one would show nothing: nothing was found, in a language whose names are found reliably. */
  quiet(): ShownPrompt | undefined;
  /** The same, once a check that runs again has ended, as after a late name of the conversation: Enter must not depend on it. */
  checked(): Promise<ShownPrompt | undefined>;
  /** Whether this prompt has been shown long enough to be sent by Enter. */
  isRead(shown: ShownPrompt): boolean;
  /** Opens the review, or starts it again for another text. */
  show(): Promise<void>;
  /** Whether the open review shows the present text. */
  readonly isCurrent: boolean;
  end(): void;
}

/** A second Enter within this time counts as a mistake, because the review cannot have been read. */
const READ_FOR_MS = 350;

/** The prompt with its sanitized text, if it has been checked and may be sent as shown. */
export function shownPromptOf({ status, survivors, sanitized, text }: PromptState): ShownPrompt | undefined {
  if (status !== 'ready' || survivors || !sanitized) return undefined;
  return { text, sanitized: sanitized.text };
}

/** Whether the checked prompt holds something that a review can show: a replacement, or the name of a person that is sent as it is. */
export const hasSomethingToReview = ({ sanitized, annotations }: PromptState): boolean =>
  (sanitized?.replacements.length ?? 0) > 0 || annotations.some(isKeptPersonName);

export const isSamePrompt = (a: ShownPrompt | undefined, b: ShownPrompt): boolean =>
  a !== undefined && a.text === b.text && a.sanitized === b.sanitized;

/** Whether the prompt in this state has been shown long enough to be sent by Enter. */
export function isReviewReadByPerson(state: PromptState): boolean {
  const shown = shownPromptOf(state);
  return shown !== undefined && isSamePrompt(state.review?.shown, shown);
}

export function promptReview({ store, read, checkNow, focusText }: PromptReviewParts): PromptReview {
  /** The text that is being reviewed. */
  let about: string | undefined;
  let reading: { readonly shown: ShownPrompt; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const isOpen = () => store.state.review !== undefined;
  const isReadNow = (shown: ShownPrompt) => isSamePrompt(store.state.review?.shown, shown);

  function now(): ShownPrompt | undefined {
    const shown = shownPromptOf(store.state);
    return shown && shown.text === read() ? shown : undefined;
  }

  function stopReading(): void {
    clearTimeout(reading?.timer);
    reading = undefined;
  }

  /** Shows a changed sanitized text of the same prompt at once; the time to read it starts again. */
  function follow(): void {
    const shown = isOpen() ? now() : undefined;
    if (!shown || shown.text !== about) return;
    if (isReadNow(shown) || isSamePrompt(reading?.shown, shown)) return;
    stopReading();
    const timer = setTimeout(() => {
      reading = undefined;
      const still = isOpen() ? now() : undefined;
      if (still && isSamePrompt(shown, still)) store.set({ review: { shown } });
    }, READ_FOR_MS);
    reading = { shown, timer };
  }

  store.subscribe(follow);
  return {
    get isOpen() {
      return isOpen();
    },
    now,
    quiet() {
      const prompt = isOpen() || hasSomethingToReview(store.state) ? undefined : now();
      const isKnown = prompt && lessReliableLanguageOf(prompt.text) === undefined;
      return isKnown && store.state.sanitized?.languageWithoutWords === undefined ? prompt : undefined;
    },
    async checked() {
      if (store.state.review?.shown && !now()) await checkNow();
      return now();
    },
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
