// A look at what will be sent, before it is: the first Enter shows it, the next one sends it. Nothing leaves but what was shown.

import { lessSureLanguage } from '../../detect/found-less-surely.ts';
import type { EngineClient } from '../../engine/client.ts';
import { recordFault } from '../../engine/faults.ts';
import type { Settings } from '../../engine/protocol.ts';
import { afterReview, modeOf, REVIEWS_BEFORE_AUTOMATIC, type SiteMode } from '../../engine/send-mode.ts';
import { said } from '../../language/message.ts';
import type { Control } from '../composer/send-control.ts';
import type { PromptState, ShownPrompt } from '../prompt/prompt-state.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';

/** `other`: the text, or what becomes of it, is no longer what was shown. */
export type SendResult = 'sent' | 'not sent' | 'other';

/** Somebody wants to send. */
export interface Wish {
  /** What was used, where it was no key. */
  readonly control?: Control;
  /** Enter, pressed by a person in the composer: it sends what is shown. A page can press its own button. */
  readonly mayConfirm: boolean;
}

export interface ReviewFirstParts {
  readonly engine: Pick<EngineClient, 'getSettings' | 'setSettings'>;
  readonly store: PromptStore;
  /** Of the site, whose mode holds. */
  readonly origin: string;
  /** The text now. */
  readonly read: () => string | undefined;
  readonly checkNow: () => Promise<void>;
  readonly send: (control?: Control, shown?: ShownPrompt) => Promise<SendResult>;
  /** Coatcheck was turned off here, and this page has not heard of it. Missing where nothing leaves but sanitized text. */
  readonly onOff?: (settings: Settings) => void;
  readonly focusText: () => void;
  /** Nobody knows whether `text` is to be shown first. */
  readonly onUnknown?: (text: string) => void;
  /** The page has emptied its composer between the wish to send `text` and the send. Missing where no page can. */
  readonly onEmptied?: (text: string) => Promise<void>;
}

export interface ReviewFirst {
  wish(wish: Wish): Promise<void>;
  /** A click on Send, below `shown`. */
  confirm(shown: ShownPrompt): Promise<void>;
  /** Back to the text; nothing is sent. */
  end(): void;
  /** As above, for another conversation: earlier looks no longer count. */
  otherConversation(): void;
  /** To being told that prompts are sent at once from now on. */
  answer(keepReviewing: boolean): Promise<void>;
}

/** After so long without an answer, a person who pressed Enter wants to see that it was heard. */
const ANSWERS_WITHIN_MS = 250;

/** Who presses Enter twice by mistake has read nothing. */
const READ_FOR_MS = 350;

/** What is shown of a prompt that is checked and may be sent as it is shown. */
export function shownOf({ status, survivors, sanitized, text }: PromptState): ShownPrompt | undefined {
  if (status !== 'ready' || survivors || !sanitized) return undefined;
  return { text, sanitized: sanitized.text };
}

const same = (a: ShownPrompt | undefined, b: ShownPrompt): boolean =>
  a !== undefined && a.text === b.text && a.sanitized === b.sanitized;

/** Has what is shown now stood there long enough to be sent by Enter? */
export function isRead(state: PromptState): boolean {
  const shown = shownOf(state);
  return shown !== undefined && same(state.review?.shown, shown);
}

export function reviewFirst(parts: ReviewFirstParts): ReviewFirst {
  const { engine, store, origin } = parts;
  let used: Control | undefined;
  /** The text that the look is about. */
  let about: string | undefined;
  let reading: { readonly shown: ShownPrompt; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  /** Sends that were begun: what one of them took out of the composer, no page has. */
  let begun = 0;
  /** What the person chose is on its way to the vault: until it is kept there, the vault says what they chose before. */
  let keeping: Promise<unknown> | undefined;

  /** Whether the person has reviewed a prompt of this conversation in a language whose names are found less reliably. */
  let hasLooked = false;

  const isOpen = () => store.state.review !== undefined;
  const textNow = () => parts.read() ?? '';

  function begin(control?: Control, shown?: ShownPrompt): Promise<SendResult> {
    begun += 1;
    return parts.send(control, shown);
  }

  /** For the text as it is now. */
  function shownNow(): ShownPrompt | undefined {
    const shown = shownOf(store.state);
    return shown && shown.text === parts.read() ? shown : undefined;
  }

  function stopReading(): void {
    clearTimeout(reading?.timer);
    reading = undefined;
  }

  /** What a decision made of the same text is shown at once, and may be sent once it stood there for a moment. */
  function read(): void {
    const shown = isOpen() ? shownNow() : undefined;
    if (!shown || shown.text !== about) return;
    if (same(store.state.review?.shown, shown) || same(reading?.shown, shown)) return;
    stopReading();
    const timer = setTimeout(() => {
      reading = undefined;
      const now = isOpen() ? shownNow() : undefined;
      if (now && same(shown, now)) store.set({ review: { shown } });
    }, READ_FOR_MS);
    reading = { shown, timer };
  }

  store.subscribe(read);

  /** Undefined if nobody knows whether there is to be a look: then nothing is sent. */
  async function settingsNow(asked: string): Promise<Settings | undefined> {
    const late = setTimeout(() => store.set({ isAsking: true }), ANSWERS_WITHIN_MS);
    try {
      if (keeping) await keeping;
      return await engine.getSettings({});
    } catch (error) {
      parts.onUnknown?.(asked);
      store.set({ status: 'blocked' });
      store.tell('error', said('nothingSent'), reasonOf(error), said('stillInComposer'));
      return undefined;
    } finally {
      clearTimeout(late);
      if (store.state.isAsking) {
        store.drop('isAsking');
        store.set({});
      }
    }
  }

  async function show(): Promise<void> {
    stopReading();
    about = parts.read();
    store.set({ review: {} });
    if (!shownNow()) await parts.checkNow();
  }

  async function send(shown: ShownPrompt): Promise<void> {
    const result = await begin(used, shown);
    if (result === 'other') {
      store.tell('warning', said('nothingSent'), said('reviewChanged'));
      return show();
    }
    used = undefined;
    review.end();
    if (result !== 'sent') return;
    if (lessSureLanguage(shown.text)) hasLooked = true;
    await count();
  }

  /** What cannot be kept is asked for once more. */
  async function count(): Promise<void> {
    try {
      const changes = afterReview(await engine.getSettings({}), origin);
      if (changes.reviewedSends === undefined) return;
      await engine.setSettings(changes);
      if (changes.reviewedSends >= REVIEWS_BEFORE_AUTOMATIC) store.set({ isAutomaticNow: true });
    } catch {
      recordFault('reviewNotCounted');
      // The next prompt is shown too.
    }
  }

  const ways: Record<SiteMode, (wish: Wish, settings: Settings) => Promise<void>> = {
    async off({ control }, settings) {
      if (!parts.onOff) return void (await begin(control));
      parts.onOff(settings);
      store.tell('warning', said('nothingSent'), said('turnedOffMeanwhile'));
    },
    async automatic({ control }) {
      await begin(control);
    },
    async review({ control, mayConfirm }) {
      const shown = shownNow();
      if (mayConfirm && shown && same(store.state.review?.shown, shown)) return send(shown);
      used = control;
      // Pressed again, by whomever: what is being read stays.
      if (!isOpen() || !shown || shown.text !== about) await show();
    },
  };

  /** In automatic mode, one prompt per conversation is reviewed if names in its language are found less reliably. */
  function wayOf(settings: Settings, text: string): SiteMode {
    const mode = modeOf(settings, origin);
    const isLookWanted = isOpen() || (!hasLooked && lessSureLanguage(text) !== undefined);
    return mode === 'automatic' && isLookWanted ? 'review' : mode;
  }

  const review: ReviewFirst = {
    async wish(wish) {
      if (store.state.status === 'sending') return;
      const [asked, before] = [textNow(), begun];
      const settings = await settingsNow(asked);
      // That send has the text, and a check of it now would take the engine away from it.
      if (begun !== before) return;
      if (asked.trim() !== '' && textNow().trim() === '') return parts.onEmptied?.(asked);
      if (settings) await ways[wayOf(settings, asked)](wish, settings);
    },
    async confirm(shown) {
      if (store.state.status === 'sending') return;
      const now = shownNow();
      if (now && same(shown, now)) await send(shown);
      else await show();
    },
    end() {
      stopReading();
      if (!isOpen()) return;
      store.drop('review');
      store.set({});
      parts.focusText();
    },
    otherConversation() {
      hasLooked = false;
      review.end();
    },
    async answer(keepReviewing) {
      store.drop('isAutomaticNow');
      store.set({});
      if (!keepReviewing) return;
      keeping = engine
        .setSettings({ mode: 'review' })
        .catch((error) => store.tell('error', said('modeNotKept'), reasonOf(error)));
      await keeping;
      keeping = undefined;
    },
  };
  return review;
}
