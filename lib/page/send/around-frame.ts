// A composer in a frame may have its send button in the page around the frame. Elements of another window are not instances of this window's classes,
// so they are tested by their methods instead of `instanceof`.
import { controlKindOf } from '../composer/control-kind.ts';
import { BUTTON_LIKE_SELECTOR, controlWordsOf } from '../composer/send-control.ts';

/** The parent windows of a frame whose documents it may access. */
export function accessibleParentWindows(realm: Window): Window[] {
  const around: Window[] = [];
  try {
    for (let at = realm; at.parent !== at && at.parent.document; at = at.parent) around.push(at.parent);
  } catch {
    // The next parent belongs to another site, which cannot access this frame either.
  }
  return around;
}

const isElementLike = (target: EventTarget): target is HTMLElement => 'matches' in target && 'closest' in target;

/** The control of this event if its label says that it sends. */
export function outerSendControl(event: Event): HTMLElement | undefined {
  const control = event.composedPath().find((target) => isElementLike(target) && target.matches(BUTTON_LIKE_SELECTOR));
  return control && isElementLike(control) && controlKindOf(controlWordsOf(control)) === 'send' ? control : undefined;
}
