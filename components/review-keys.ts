// Keys in the review: Enter sends the shown text, unless the focus is on a control that uses Enter itself; what is typed belongs into the composer.
import type { KeyboardEvent } from 'react';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { isReviewReadByPerson, shownPromptOf } from '../lib/page/send/shown-prompt.ts';
import { typedCharacter } from '../lib/page/send/typed-character.ts';

const ELEMENTS_USING_CHARACTERS = 'input, select, textarea';
const ELEMENTS_USING_ENTER = 'button, a, input, select, textarea, summary, [role="button"]';

/** The action of a click on Send; undefined if there is nothing to send yet, or the composer is gone. */
export function sendActionOf(state: PromptState): PromptAction | undefined {
  if (state.isComposerGone) return undefined;
  const shown = shownPromptOf(state);
  if (state.review) return shown && state.review.shown ? { do: 'send', shown } : undefined;
  if (shown) return { do: 'send', shown };
  return state.status === 'blocked' && !state.survivors ? { do: 'send' } : undefined;
}

/**
 * The state of a review that must come before the send: not wanted, not ready, or shown so that Enter sends it. Tests and screenshots wait
 * for it.
 */
export function reviewStage(state: PromptState): 'none' | 'coming' | 'shown' {
  if (!state.review) return 'none';
  return isReviewReadByPerson(state) ? 'shown' : 'coming';
}

/** A key that is held down does not count as another Enter. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** Whether this Enter is meant for what is shown as a whole, and not for an input method or the control that has the focus. */
export function isEnterForWhole(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.repeat || event.shiftKey) return false;
  // keyCode 229: an input method is handling the key.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false;
  return !(event.target instanceof Element && event.target.closest(ELEMENTS_USING_ENTER));
}

export function actionForEnter(event: KeyboardEvent, state: PromptState): PromptAction | undefined {
  if (!state.review || !isEnterForWhole(event)) return undefined;
  // While the prompt is checked again, Enter sends the text that the review shows, if the check gives the same sanitized text.
  const { shown } = state.review;
  const isSameText = shown !== undefined && state.status === 'checking' && shown.text === state.text;
  if (isSameText && !state.isComposerGone) return { do: 'send', shown };
  return sendActionOf(state);
}

/**
 * The character of a key that is for the composer: the person types on while the review opens and takes the focus. Undefined if an element of the
 * review uses the key.
 */
export function characterForComposer(event: KeyboardEvent): string | undefined {
  const character = event.defaultPrevented ? undefined : typedCharacter(event.nativeEvent);
  const using = character === ' ' ? ELEMENTS_USING_ENTER : ELEMENTS_USING_CHARACTERS;
  return event.target instanceof Element && event.target.closest(using) ? undefined : character;
}
