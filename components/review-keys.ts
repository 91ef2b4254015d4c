// Keys of a look at what will be sent: Enter sends what is shown, wherever it is not a button's own.
import type { KeyboardEvent } from 'react';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { isReviewRead, shownPromptOf } from '../lib/page/send/shown-prompt.ts';

const HAS_ENTER = 'button, a, input, select, textarea, summary';

/** What a click on Send would send; undefined where there is nothing to be sent yet, or no place to send it from. */
export function sendActionOf(state: PromptState): PromptAction | undefined {
  if (state.isComposerGone) return undefined;
  const shown = shownPromptOf(state);
  if (state.review) return shown && state.review.shown ? { do: 'send', shown } : undefined;
  if (shown) return { do: 'send', shown };
  return state.status === 'blocked' && !state.survivors ? { do: 'send' } : undefined;
}

/** Whether a look is wanted first, and can be sent by Enter; what tests and pictures wait for. */
export function reviewStage(state: PromptState): 'none' | 'coming' | 'shown' {
  if (!state.review) return 'none';
  return isReviewRead(state) ? 'shown' : 'coming';
}

/** A key that is held down is no second Enter. */
export function stopHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

export function sendsByEnter(event: KeyboardEvent, state: PromptState): PromptAction | undefined {
  if (event.key !== 'Enter' || event.repeat || event.shiftKey || !state.review) return undefined;
  // keyCode 229: an input method has the key.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return undefined;
  if (event.target instanceof Element && event.target.closest(HAS_ENTER)) return undefined;
  return sendActionOf(state);
}
