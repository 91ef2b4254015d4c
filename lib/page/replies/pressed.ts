// What a reply proposes to ask next stands on a button, and a page may send what it reads there. While it hears of the press, the button
// holds what the page wrote; the person sees nothing of that.
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';

/** Interactive controls, as opposed to text containers. */
const CONTROL = 'button, a, summary, [role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"]';

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

export function watchPresses(target: Window, onPress: (control: Element) => void): LastingListeners {
  return listenLasting([target], PRESSES, (event: Event) => {
    const control = event.composedPath().find((at) => at instanceof Element && at.matches(CONTROL));
    if (control instanceof Element) onPress(control);
  });
}
