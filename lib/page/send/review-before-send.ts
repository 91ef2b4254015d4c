// Shows what will be sent before it is sent: the first Enter opens the review, the next one sends. Only text that was shown leaves.

import { lessReliableLanguageOf } from '../../detect/less-reliable-languages.ts';
import type { Settings } from '../../engine/protocol.ts';
import { effectiveModeOf, isFirstSends, type SiteSendMode } from '../../engine/send-mode.ts';
import { said } from '../../language/message.ts';
import type { Control } from '../composer/send-control.ts';
import type { ShownPrompt } from '../prompt/prompt-state.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { type ReviewModeParts, reviewMode } from './review-mode.ts';
import { hasSomethingToReview, isSamePrompt, type PromptReviewParts, promptReview } from './shown-prompt.ts';

/** `other`: the prompt, or its sanitized text, is no longer the one that was shown. */
export type SendResult = 'sent' | 'not sent' | 'other';

/** A request to send, by a key, a control or a script. */
interface SendRequest {
  /** The control that was used, if the request did not come from a key. */
  readonly control?: Control;
  /** A person pressed Enter in the composer, which confirms an open review. A press of a button may come from the page's scripts. */
  readonly mayConfirm: boolean;
}

interface ReviewBeforeSendParts extends ReviewModeParts, PromptReviewParts {
  readonly send: (control?: Control, shown?: ShownPrompt) => Promise<SendResult>;
  /**
   * Called if Coatcheck was turned off for this site without this page knowing. Not needed in the private frame, from which only sanitized text
   * leaves.
   */
  readonly onOff?: (settings: Settings) => void;
  /**
   * Called if the page emptied its composer between the request to send `text` and the send. Not needed in the private frame, which no page can
   * change.
   */
  readonly onEmptied?: (text: string) => Promise<void>;
}

export interface ReviewBeforeSend {
  wish(wish: SendRequest): Promise<void>;
  /** Handles a click on the Send button below the review `shown`. */
  confirm(shown: ShownPrompt): Promise<void>;
  /** Closes the review; nothing is sent. */
  end(): void;
  /** Closes the review for another conversation; earlier reviews no longer count. */
  otherConversation(): void;
  /** The person's answer to the notice that prompts are now sent without review. */
  answer(keepReviewing: boolean): Promise<void>;
}

/**
 * Whether the person has reviewed a prompt of this conversation in a language whose names are found less reliably, or whose words are not drawn
 * though the profile draws words.
 */
function unsureLanguageReviews(store: PromptStore) {
  let hasLooked = false;
  const isUnsure = (text: string) =>
    lessReliableLanguageOf(text) !== undefined || store.state.sanitized?.languageWithoutWords !== undefined;
  return {
    isDue: (text: string) => !hasLooked && isUnsure(text),
    sent(text: string): void {
      if (isUnsure(text)) hasLooked = true;
    },
    forget(): void {
      hasLooked = false;
    },
  };
}

export function reviewBeforeSend(parts: ReviewBeforeSendParts): ReviewBeforeSend {
  const { store, origin } = parts;
  const review = promptReview(parts);
  const mode = reviewMode(parts);
  let used: Control | undefined;
  /** The number of sends that were begun. If it has grown, a send emptied the composer, and not the page. */
  let begun = 0;
  const unsure = unsureLanguageReviews(store);

  /** How this prompt is sent. In automatic mode, one prompt per conversation is reviewed if less is protected in its language. */
  function wayOf(settings: Settings, text: string): SiteSendMode {
    const chosen = effectiveModeOf(settings, origin);
    return chosen === 'automatic' && (review.isOpen || unsure.isDue(text)) ? 'review' : chosen;
  }

  function begin(control?: Control, shown?: ShownPrompt): Promise<SendResult> {
    begun += 1;
    return parts.send(control, shown);
  }

  async function sendShown(shown: ShownPrompt): Promise<void> {
    const hadSomething = hasSomethingToReview(store.state);
    const result = await begin(used, shown);
    if (result === 'other') {
      store.tell('warning', said('nothingSent'), said('reviewChanged'));
      return review.show();
    }
    used = undefined;
    review.end();
    if (result !== 'sent') return;
    unsure.sent(shown.text);
    if (hadSomething) await mode.count();
  }

  const ways: Record<SiteSendMode, (wish: SendRequest, settings: Settings) => Promise<void>> = {
    async off({ control }, settings) {
      if (!parts.onOff) return void (await begin(control));
      parts.onOff(settings);
      store.tell('warning', said('nothingSent'), said('turnedOffMeanwhile'));
    },
    automatic: async ({ control }) => void (await begin(control)),
    async review({ control, mayConfirm }, settings) {
      const quiet = isFirstSends(settings, origin) ? review.quiet() : undefined;
      if (quiet && (await begin(control, quiet)) !== 'other') return;
      const shown = mayConfirm ? await review.checked() : review.now();
      if (mayConfirm && shown && review.isRead(shown)) return sendShown(shown);
      used = control;
      // A second press, by the person or by the page, does not restart the review that is being read.
      if (!review.isCurrent) await review.show();
    },
  };

  return {
    async wish(wish) {
      if (store.state.status === 'sending') return;
      const textNow = () => parts.read() ?? '';
      const [asked, before] = [textNow(), begun];
      const settings = await mode.settingsFor(asked);
      // Another send owns this text; checking it now would cancel that send's request.
      if (begun !== before) return;
      if (asked.trim() !== '' && textNow().trim() === '') return parts.onEmptied?.(asked);
      if (settings) await ways[wayOf(settings, asked)](wish, settings);
    },
    async confirm(shown) {
      if (store.state.status === 'sending') return;
      const isStillShown = isSamePrompt(await review.checked(), shown);
      await (isStillShown ? sendShown(shown) : review.show());
    },
    end: review.end,
    otherConversation() {
      unsure.forget();
      review.end();
    },
    async answer(keepReviewing) {
      store.drop('isAutomaticNow');
      store.set({});
      if (keepReviewing) await mode.keepReviewing();
    },
  };
}
