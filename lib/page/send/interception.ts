// Intercepts every way of sending before the page sees it: on the window, in the capture phase, from document_start.
import { watchComposition } from '../composer/composition.ts';
import { composersIn } from '../composer/may-be-composer.ts';
import type { SendActivation } from '../composer/pressed-control.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { accessibleParentWindows, outerSendControl } from './around-frame.ts';
import { cancelEvent, type InterceptionParts, sendActivationOf } from './interception-parts.ts';
import { interceptKeys } from './key-interception.ts';

const POINTER_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const INTERCEPTED_EVENTS = ['keydown', 'keypress', 'keyup', ...POINTER_EVENTS, 'submit'] as const;

/**
 * The composer that a form submits: the current one, or the edit box of an earlier message with its own form. A one-line field counts only while it
 * is the current composer, because pages also submit forms with such fields by script.
 */
function composerIn(form: HTMLFormElement, parts: InterceptionParts): HTMLElement | undefined {
  const current = parts.composer();
  if (current && form.contains(current)) return current;
  return composersIn(form, parts.adapter()).find((box) => !(box instanceof HTMLInputElement));
}

export function interceptSends(target: Window, parts: InterceptionParts): Pick<LastingListeners, 'renew'> {
  const keys = interceptKeys(parts);
  const composition = watchComposition(target);

  async function afterComposition(activation: SendActivation): Promise<void> {
    if (await composition.end(activation.composer)) parts.onSend(activation, false);
  }

  function take(event: Event, activation: SendActivation | undefined): void {
    if (!activation || !parts.holds(activation.composer)) return;
    cancelEvent(event);
    if (event.type !== 'click') return;
    if (composition.isActive) void afterComposition(activation);
    else parts.onSend(activation, false);
  }

  /** Handles a press on a control of the page around the frame that contains the composer. */
  function onPointerAround(event: Event): void {
    const composer = parts.composer();
    const control = parts.extensionDispatch.isRunning || !composer ? undefined : outerSendControl(event);
    if (composer && control) take(event, { composer, control });
  }

  function onSubmit(event: Event): void {
    const composer = event.target instanceof HTMLFormElement ? composerIn(event.target, parts) : undefined;
    if (!composer || !parts.holds(composer)) return;
    cancelEvent(event);
    parts.onSend({ composer }, false);
  }

  function listener(event: Event): void {
    if (event.type === 'keyup' && parts.isOurs(event)) keys.forgetPress();
    if (parts.extensionDispatch.isRunning || parts.takes(event) || parts.isOurs(event)) return;
    if (event.type === 'submit') onSubmit(event);
    else if (event instanceof KeyboardEvent) keys.onKey(event);
    else take(event, sendActivationOf(event, parts));
  }

  const listeners = [
    composition,
    listenLasting([target], INTERCEPTED_EVENTS, listener),
    listenLasting(accessibleParentWindows(target), POINTER_EVENTS, onPointerAround),
  ];
  return {
    renew() {
      for (const one of listeners) one.renew();
    },
  };
}
