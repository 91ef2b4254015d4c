// A composer in a frame may have its send button in the page around it. Elements of another window are none of this window's
// classes: what they can do is asked, not what they are.
import { kindOfControl } from '../composer/control-words.ts';
import { BUTTON_LIKE, wordsOf } from '../composer/send-control.ts';

/** The windows around a frame that it may reach. */
export function windowsAround(realm: Window): Window[] {
  const around: Window[] = [];
  try {
    for (let at = realm; at.parent !== at && at.parent.document; at = at.parent) around.push(at.parent);
  } catch {
    // The one above is another site's, and cannot reach in here either.
  }
  return around;
}

const isElementLike = (target: EventTarget): target is HTMLElement => 'matches' in target && 'closest' in target;

/** A control that looks like one that sends. */
export function outerSendControl(event: Event): HTMLElement | undefined {
  const control = event.composedPath().find((target) => isElementLike(target) && target.matches(BUTTON_LIKE));
  return control && isElementLike(control) && kindOfControl(wordsOf(control)) === 'send' ? control : undefined;
}
