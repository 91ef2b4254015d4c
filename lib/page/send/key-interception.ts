// Enter in the composer, and Enter or Space on a control that sends.
import { composerOf } from '../composer/composer.ts';
import { breaksLine } from '../composer/send-control.ts';
import { activationAt, type InterceptionParts, swallow } from './interception-parts.ts';

export interface KeyInterception {
  onKey(event: KeyboardEvent): void;
  /** The key was released in our panel, which may open and take the keyboard while the key is down. */
  forgetPress(): void;
}

/** keyCode 229: an input method has the key; this Enter only ends what it composes. */
const isComposed = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** A field of one line has none to break. */
const isLineBreak = (event: KeyboardEvent, composer: HTMLElement) =>
  event.shiftKey && !event.ctrlKey && !event.metaKey && !(composer instanceof HTMLInputElement);

export function interceptKeys(parts: InterceptionParts): KeyInterception {
  /** The first event of this key press was taken, and so is the rest. */
  let isTaken = false;
  /** An input method had this press of Enter: its release is no send either. */
  let isComposedPress = false;

  /** The rest of a press whose first event was taken. */
  function takeRest(event: KeyboardEvent): boolean {
    if (!isTaken || event.type === 'keydown') return false;
    if (event.type === 'keyup') isTaken = false;
    swallow(event);
    return true;
  }

  /** A page that takes every Enter for a send does not see this one; the input method does. */
  function onComposedEnter(event: KeyboardEvent): void {
    const composer = composerOf(event, parts.adapter());
    if (!composer || !parts.holds(composer)) return;
    isComposedPress = event.type !== 'keyup';
    event.stopImmediatePropagation();
  }

  const sends = (event: KeyboardEvent, composer: HTMLElement) =>
    !isLineBreak(event, composer) &&
    !breaksLine(event, parts.adapter(), composer) &&
    parts.holds(composer) &&
    !parts.picksEntry(composer);

  /** A button's click follows its key; what is no button may listen to the key itself. */
  function onControlKey(event: KeyboardEvent): void {
    if (event.type !== 'keydown' || event.target instanceof HTMLButtonElement) return;
    const activation = activationAt(event, parts);
    if (!activation?.control || !parts.holds(activation.composer)) return;
    swallow(event);
    isTaken = true;
    if (!event.repeat) parts.onSend(activation, false);
  }

  function onPlainEnter(event: KeyboardEvent): void {
    if (takeRest(event) || event.type === 'keyup') return;
    const composer = composerOf(event, parts.adapter());
    if (!composer) onControlKey(event);
    if (!composer || !sends(event, composer)) return;
    swallow(event);
    // A page's own key has no release that could be relied on.
    const isAgain = event.repeat || (isTaken && !event.isTrusted);
    isTaken = event.type === 'keydown';
    if (!isAgain) parts.onSend({ composer }, event.isTrusted);
  }

  function onEnter(event: KeyboardEvent): void {
    if (event.type === 'keydown' && !isComposed(event)) isComposedPress = false;
    if (isComposed(event) || isComposedPress) onComposedEnter(event);
    else onPlainEnter(event);
  }

  function onSpace(event: KeyboardEvent): void {
    if (isComposed(event) || composerOf(event, parts.adapter())) return;
    if (!takeRest(event)) onControlKey(event);
  }

  return {
    onKey(event) {
      if (event.key === 'Enter') onEnter(event);
      else if (event.key === ' ') onSpace(event);
    },
    forgetPress() {
      isTaken = false;
    },
  };
}
