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
    if (button) return button.click();
    for (const name of ['keydown', 'keypress', 'keyup']) composer.dispatchEvent(new KeyboardEvent(name, ENTER));
  });
  return true;
}
