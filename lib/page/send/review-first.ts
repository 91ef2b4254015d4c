// A look at what will be sent, before it is: the first Enter shows it, the next one sends it. Nothing leaves but what was shown.

import { lessSureLanguage } from '../../detect/found-less-surely.ts';
import type { Settings } from '../../engine/protocol.ts';
import { modeOf, type SiteMode } from '../../engine/send-mode.ts';
import { said } from '../../language/message.ts';
import type { Control } from '../composer/send-control.ts';
import type { ShownPrompt } from '../prompt/prompt-state.ts';
import { type ReviewModeParts, reviewMode } from './review-mode.ts';
import { type PromptReviewParts, promptReview, same } from './shown-prompt.ts';

/** `other`: the text, or what becomes of it, is no longer what was shown. */
export type SendResult = 'sent' | 'not sent' | 'other';

/** Somebody wants to send. */
export interface Wish {
  /** What was used, where it was no key. */
  readonly control?: Control;
  /** Enter, pressed by a person in the composer: it sends what is shown. A page can press its own button. */
  readonly mayConfirm: boolean;
}

export interface ReviewFirstParts extends ReviewModeParts, PromptReviewParts {
  readonly send: (control?: Control, shown?: ShownPrompt) => Promise<SendResult>;
  /** Coatcheck was turned off here, and this page has not heard of it. Missing where nothing leaves but sanitized text. */
  readonly onOff?: (settings: Settings) => void;
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

export function reviewFirst(parts: ReviewFirstParts): ReviewFirst {
  const { store, origin } = parts;
  const review = promptReview(parts);
  const mode = reviewMode(parts);
  let used: Control | undefined;
  /** Counts the sends that were begun: if one of them took the text out of the composer, the page did not. */
  let begun = 0;
  /** Whether the person has reviewed a prompt of this conversation in a language whose names are found less reliably. */
  let hasLooked = false;

  const textNow = () => parts.read() ?? '';

  /** In automatic mode, one prompt per conversation is reviewed if names in its language are found less reliably. */
  function wayOf(settings: Settings, text: string): SiteMode {
    const chosen = modeOf(settings, origin);
    const isWanted = review.isOpen || (!hasLooked && lessSureLanguage(text) !== undefined);
    return chosen === 'automatic' && isWanted ? 'review' : chosen;
  }

  function begin(control?: Control, shown?: ShownPrompt): Promise<SendResult> {
    begun += 1;
    return parts.send(control, shown);
  }

  async function sendShown(shown: ShownPrompt): Promise<void> {
    const result = await begin(used, shown);
    if (result === 'other') {
      store.tell('warning', said('nothingSent'), said('reviewChanged'));
      return review.show();
    }
    used = undefined;
    review.end();
    if (result !== 'sent') return;
    if (lessSureLanguage(shown.text)) hasLooked = true;
    await mode.count();
  }

  const ways: Record<SiteMode, (wish: Wish, settings: Settings) => Promise<void>> = {
    async off({ control }, settings) {
      if (!parts.onOff) return void (await begin(control));
      parts.onOff(settings);
      store.tell('warning', said('nothingSent'), said('turnedOffMeanwhile'));
    },
    automatic: async ({ control }) => void (await begin(control)),
    async review({ control, mayConfirm }) {
      const shown = review.now();
      if (mayConfirm && shown && review.isRead(shown)) return sendShown(shown);
      used = control;
      // If it is pressed again, by the person or the page, the review that is being read stays.
      if (!review.isCurrent) await review.show();
    },
  };

  return {
    async wish(wish) {
      if (store.state.status === 'sending') return;
      const [asked, before] = [textNow(), begun];
      const settings = await mode.settingsFor(asked);
      // Another send owns this text; checking it now would cancel that send's request.
      if (begun !== before) return;
      if (asked.trim() !== '' && textNow().trim() === '') return parts.onEmptied?.(asked);
      if (settings) await ways[wayOf(settings, asked)](wish, settings);
    },
    async confirm(shown) {
      if (store.state.status === 'sending') return;
      const isStillShown = same(review.now(), shown);
      await (isStillShown ? sendShown(shown) : review.show());
    },
    end: review.end,
    otherConversation() {
      hasLooked = false;
      review.end();
    },
    async answer(keepReviewing) {
      store.drop('isAutomaticNow');
      store.set({});
      if (keepReviewing) await mode.keepReviewing();
    },
  };
}
