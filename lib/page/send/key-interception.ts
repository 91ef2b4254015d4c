// Intercepts Enter in the composer, and Enter or Space on a control that sends.
import { composerOfEvent } from '../composer/composer.ts';
import { doesEnterBreakLine } from '../composer/send-control.ts';
import { cancelEvent, type InterceptionParts, sendActivationOf } from './interception-parts.ts';

interface KeyInterception {
  onKey(event: KeyboardEvent): void;
  /** To be called when the key was released in our panel, which may open and take the focus while the key is down. */
  forgetPress(): void;
}

/** keyCode 229: an input method handles the key, so this Enter only ends its composition. */
const isComposed = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** Whether this Enter breaks the line; a one-line field has no line breaks. */
const isLineBreak = (event: KeyboardEvent, composer: HTMLElement) =>
  event.shiftKey && !event.ctrlKey && !event.metaKey && !(composer instanceof HTMLInputElement);

export function interceptKeys(parts: InterceptionParts): KeyInterception {
  /** True if the keydown of this press was intercepted, so that its other events are intercepted too. */
  let isTaken = false;
  /** True if an input method handled this press of Enter, so that its keyup sends nothing either. */
  let isComposedPress = false;

  /** Intercepts the rest of a press whose keydown was intercepted. */
  function takeRest(event: KeyboardEvent): boolean {
    if (!isTaken || event.type === 'keydown') return false;
    if (event.type === 'keyup') isTaken = false;
    cancelEvent(event);
    return true;
  }

  /** Hides this Enter from a page that takes every Enter for a send; the input method still gets it. */
  function onComposedEnter(event: KeyboardEvent): void {
    const composer = composerOfEvent(event, parts.adapter());
    if (!composer || !parts.holds(composer)) return;
    isComposedPress = event.type !== 'keyup';
    event.stopImmediatePropagation();
  }

  const sends = (event: KeyboardEvent, composer: HTMLElement) =>
    !isLineBreak(event, composer) &&
    !doesEnterBreakLine(event, parts.adapter(), composer) &&
    parts.holds(composer) &&
    !parts.picksEntry(composer);

  /** A real button gets a click after its key, which is intercepted elsewhere; other elements may listen to the key itself. */
  function onControlKey(event: KeyboardEvent): void {
    if (event.type !== 'keydown' || event.target instanceof HTMLButtonElement) return;
    const activation = sendActivationOf(event, parts);
    if (!activation?.control || !parts.holds(activation.composer)) return;
    cancelEvent(event);
    isTaken = true;
    if (!event.repeat) parts.onSend(activation, false);
  }

  function onPlainEnter(event: KeyboardEvent): void {
    if (takeRest(event) || event.type === 'keyup') return;
    const composer = composerOfEvent(event, parts.adapter());
    if (!composer) onControlKey(event);
    if (!composer || !sends(event, composer)) return;
    cancelEvent(event);
    // A key that the page dispatches itself may have no keyup.
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
    if (isComposed(event) || composerOfEvent(event, parts.adapter())) return;
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
