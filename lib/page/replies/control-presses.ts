// Watches presses of the page's controls. Replies offer next questions as buttons, and a page may send the button's text. So while the page handles
// the press, the button holds the text that the page wrote; the person does not see the change.
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';

/** Interactive controls, as opposed to text containers. */
const CONTROL = 'button, a, summary, [role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"]';

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

export function watchControlPresses(target: Window, onPress: (control: Element) => void): LastingListeners {
  return listenLasting([target], PRESSES, (event: Event) => {
    const control = event.composedPath().find((at) => at instanceof Element && at.matches(CONTROL));
    if (control instanceof Element) onPress(control);
  });
}
