// Lets the site send: by the control that the person used, by its own button, or by Enter where it has none.
import { type SiteAdapter, trusted } from '../../sites/site-adapter.ts';
import { type Control, findSendControl, type SendControl } from '../composer/send-control.ts';
import { isVisible, matchesAny } from '../dom/elements.ts';
import { pause } from '../drivers/driver.ts';

const ENABLED_WITHIN_MS = 1500;
const LOOK_AGAIN_MS = 25;
const GUESS_AFTER_MS = 600;

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

function isEnabled(button: Control): boolean {
  return !button.matches(':disabled') && button.getAttribute('aria-disabled') !== 'true';
}

const isUsable = (button: Control) => button.isConnected && isVisible(button) && isEnabled(button);

/** All of a press: some sites send when the mouse goes down. */
function press(button: Control): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const shared = { ...at, bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  button.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }));
  button.dispatchEvent(new PointerEvent('pointerup', pointer));
  button.dispatchEvent(new MouseEvent('mouseup', shared));
  // The element's own, which also submits a form; drawings have none.
  if (button instanceof HTMLElement) button.click();
  else button.dispatchEvent(new MouseEvent('click', shared));
}

/** False if the page took the key for something, and the browser's own answer to it is not wanted. */
function pressEnter(composer: HTMLElement, keys: KeyboardEventInit): boolean {
  const heard = ['keydown', 'keypress', 'keyup'].map((name) =>
    composer.dispatchEvent(new KeyboardEvent(name, { ...ENTER, ...keys })),
  );
  return heard.every((isFree) => isFree);
}

export interface ActivationParts {
  readonly adapter: SiteAdapter;
  readonly composer: HTMLElement;
  /** What the person used; a button beside the site's own may ask for something else, a search for example. */
  readonly used?: Control | undefined;
  /** Runs what our own interception is to let through. */
  passing(dispatch: () => void): void;
  read(): string | undefined;
}

/** False: the button is there and stays disabled. */
export async function activateSend({ adapter, composer, used, passing, read }: ActivationParts): Promise<boolean> {
  let control: SendControl | undefined;
  const isFound = () => {
    control =
      used?.isConnected && isVisible(used) ? { element: used, by: 'selector' } : findSendControl(adapter, composer);
    return control !== undefined && isEnabled(control.element);
  };
  let enabled = await waitFor(isFound, ENABLED_WITHIN_MS);
  // To find it takes milliseconds on a long page, and so does what the page does when it sends: each in a task of its own.
  await pause(0);
  if (enabled && !(control && isUsable(control.element))) enabled = await waitFor(isFound, ENABLED_WITHIN_MS);
  const click = () => passing(() => control && press(control.element));
  if (control && control.by !== 'place') {
    if (enabled) click();
    return enabled;
  }
  const breaks = adapter.edit?.enter === 'breaks the line' && matchesAny(composer, trusted(adapter, adapter.edit.box));
  const before = read();
  passing(() => {
    const isFree = pressEnter(composer, breaks ? { ctrlKey: true } : {});
    // A person's Enter in a field of one line submits its form; one that a script makes is only heard.
    if (isFree && !control && composer instanceof HTMLInputElement) composer.form?.requestSubmit();
  });
  // A button that is a guess is tried only after the key that nearly every chat takes.
  if (control && enabled && !(await waitFor(() => read() !== before, GUESS_AFTER_MS))) click();
  return true;
}
