// Lets the site send: by its own button, or by Enter where it has none.
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { findSendButton } from './composer.ts';
import { pause } from './drivers/driver.ts';

const ENABLED_WITHIN_MS = 1500;
const LOOK_AGAIN_MS = 25;

const ENTER: KeyboardEventInit & { keyCode: number; which: number } = {
  key: 'Enter',
  code: 'Enter',
  keyCode: 13,
  which: 13,
  bubbles: true,
  cancelable: true,
  composed: true,
};

export async function waitFor(holds: () => boolean, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > until) return false;
    await pause(LOOK_AGAIN_MS);
  }
  return true;
}

function isEnabled(button: HTMLElement): boolean {
  return !button.matches(':disabled') && button.getAttribute('aria-disabled') !== 'true';
}

/** All of a press: some sites send when the mouse goes down. */
function press(button: HTMLElement): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const shared = { ...at, bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  button.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }));
  button.dispatchEvent(new PointerEvent('pointerup', pointer));
  button.dispatchEvent(new MouseEvent('mouseup', shared));
  // The element's own, which also submits a form.
  button.click();
}

/** `passing` runs what our own interception is to let through. False: the button is there and stays disabled. */
export async function activateSend(
  adapter: SiteAdapter,
  composer: HTMLElement,
  passing: (dispatch: () => void) => void,
): Promise<boolean> {
  let button: HTMLElement | undefined;
  const enabled = await waitFor(() => {
    button = findSendButton(adapter, composer);
    return button !== undefined && isEnabled(button);
  }, ENABLED_WITHIN_MS);
  if (button && !enabled) return false;
  passing(() => {
    if (button) return press(button);
    for (const name of ['keydown', 'keypress', 'keyup']) composer.dispatchEvent(new KeyboardEvent(name, ENTER));
  });
  return true;
}
