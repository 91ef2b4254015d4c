// Catches every way of sending before the page does: window, capture phase, from document_start.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { composerOf } from '../composer/composer.ts';
import { watchComposition } from '../composer/composition.ts';
import { composersIn } from '../composer/may-be-composer.ts';
import { type Activation, type ActivationText, activationOf } from '../composer/pressed-control.ts';
import { breaksLine } from '../composer/send-control.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { outerSendControl, windowsAround } from './around-frame.ts';
import type { OwnDispatch } from './own-dispatch.ts';

export interface InterceptionParts extends ActivationText {
  readonly adapter: () => SiteAdapter;
  readonly ownDispatch: Pick<OwnDispatch, 'isRunning'>;
  /** The composer now, which a click on the button is about. */
  readonly composer: () => HTMLElement | undefined;
  /** Is there anything to hold back? False lets the event through untouched. */
  readonly holds: (composer: HTMLElement) => boolean;
  /** Enter picks an entry of a menu over the composer now, and sends nothing. */
  readonly picksEntry: (composer: HTMLElement) => boolean;
  /** `byEnter`: a person pressed it in the composer. A page can press its buttons itself, and submit its forms. */
  readonly onSend: (activation: Activation, byEnter: boolean) => void;
  readonly isOurs: (event: Event) => boolean;
  /** Something of ours that wants every key and click, before the page and before us; it swallows what it takes. */
  readonly takes: (event: Event) => boolean;
}

const POINTER_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const EVENTS = ['keydown', 'keypress', 'keyup', ...POINTER_EVENTS, 'submit'] as const;

/** keyCode 229: an input method has the key; this Enter only ends what it composes. */
const isComposed = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** A field of one line has none to break. */
const isLineBreak = (event: KeyboardEvent, composer: HTMLElement) =>
  event.shiftKey && !event.ctrlKey && !event.metaKey && !(composer instanceof HTMLInputElement);

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function intercept(target: Window, parts: InterceptionParts): Pick<LastingListeners, 'renew'> {
  /** The rest of a key press or click whose first event was taken belongs to it. */
  let takenKey = false;
  /** An input method had this press of Enter: its release is no send either. */
  let composedKey = false;
  const composition = watchComposition(target);

  /** A page that takes every Enter for a send does not see this one; the input method does. */
  function onComposedKey(event: KeyboardEvent): void {
    const composer = composerOf(event, parts.adapter());
    if (!composer || !parts.holds(composer)) return;
    composedKey = event.type !== 'keyup';
    event.stopImmediatePropagation();
  }

  function onEnter(event: KeyboardEvent): void {
    if (event.type === 'keydown' && !isComposed(event)) composedKey = false;
    if (isComposed(event) || composedKey) onComposedKey(event);
    else onKey(event);
  }

  function onSpace(event: KeyboardEvent): void {
    if (isComposed(event) || composerOf(event, parts.adapter())) return;
    if (takenKey && event.type !== 'keydown') {
      if (event.type === 'keyup') takenKey = false;
      swallow(event);
    } else onControlKey(event);
  }

  async function afterComposition(activation: Activation): Promise<void> {
    if (await composition.end(activation.composer)) parts.onSend(activation, false);
  }

  function onKey(event: KeyboardEvent): void {
    if (takenKey && event.type !== 'keydown') {
      if (event.type === 'keyup') takenKey = false;
      swallow(event);
      return;
    }
    if (event.type === 'keyup') return;
    const composer = composerOf(event, parts.adapter());
    if (!composer) onControlKey(event);
    if (
      !composer ||
      isLineBreak(event, composer) ||
      breaksLine(event, parts.adapter(), composer) ||
      !parts.holds(composer) ||
      parts.picksEntry(composer)
    )
      return;
    swallow(event);
    // A page's own key has no release that could be relied on.
    const again = event.repeat || (takenKey && !event.isTrusted);
    takenKey = event.type === 'keydown';
    if (!again) parts.onSend({ composer }, event.isTrusted);
  }

  /** A button's click follows its key; what is no button may listen to the key itself. */
  function onControlKey(event: KeyboardEvent): void {
    if (event.type !== 'keydown' || event.target instanceof HTMLButtonElement) return;
    const activation = activationNow(event);
    if (!activation?.control || !parts.holds(activation.composer)) return;
    swallow(event);
    takenKey = true;
    if (!event.repeat) parts.onSend(activation, false);
  }

  function activationNow(event: Event): Activation | undefined {
    const current = parts.composer();
    return current && activationOf(event, parts.adapter(), current, parts);
  }

  function onPointer(event: Event): void {
    take(event, activationNow(event));
  }

  function onPointerAround(event: Event): void {
    const composer = parts.composer();
    const control = parts.ownDispatch.isRunning || !composer ? undefined : outerSendControl(event);
    if (composer && control) take(event, { composer, control });
  }

  function take(event: Event, activation: Activation | undefined): void {
    if (!activation || !parts.holds(activation.composer)) return;
    swallow(event);
    if (event.type !== 'click') return;
    if (composition.isActive) void afterComposition(activation);
    else parts.onSend(activation, false);
  }

  /**
   * The form's composer: the current one, or the box of an earlier message that stands in a form of its own. A field of one line is one
   * once it is typed into; pages make forms with such fields, and submit them, by themselves.
   */
  function composerIn(form: HTMLFormElement): HTMLElement | undefined {
    const current = parts.composer();
    if (current && form.contains(current)) return current;
    return composersIn(form, parts.adapter()).find((box) => !(box instanceof HTMLInputElement));
  }

  function onSubmit(event: Event): void {
    const composer = event.target instanceof HTMLFormElement ? composerIn(event.target) : undefined;
    if (!composer || !parts.holds(composer)) return;
    swallow(event);
    parts.onSend({ composer }, false);
  }

  function listener(event: Event): void {
    // The panel may open, and take the keyboard, before the key is released.
    if (event.type === 'keyup' && parts.isOurs(event)) takenKey = false;
    if (parts.ownDispatch.isRunning || parts.takes(event) || parts.isOurs(event)) return;
    if (event.type === 'submit') onSubmit(event);
    else if (event instanceof KeyboardEvent) {
      if (event.key === 'Enter') onEnter(event);
      else if (event.key === ' ') onSpace(event);
    } else onPointer(event);
  }

  const listeners = [
    composition,
    listenLasting([target], EVENTS, listener),
    listenLasting(windowsAround(target), POINTER_EVENTS, onPointerAround),
  ];
  return {
    renew() {
      for (const one of listeners) one.renew();
    },
  };
}
