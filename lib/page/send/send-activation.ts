// Makes the site send: by the control that the person used, by the site's own button, or by Enter if there is no button.
import { type SiteAdapter, trustedSelectors } from '../../sites/site-adapter.ts';
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

export async function waitUntil(holds: () => boolean, ms: number): Promise<boolean> {
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

/** Dispatches all events of a press, because some sites send on mouse down. */
function press(button: Control): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const shared = { ...at, bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  button.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }));
  button.dispatchEvent(new PointerEvent('pointerup', pointer));
  button.dispatchEvent(new MouseEvent('mouseup', shared));
  // `click()` also submits a form, but SVG elements do not have it.
  if (button instanceof HTMLElement) button.click();
  else button.dispatchEvent(new MouseEvent('click', shared));
}

/** Dispatches the events of Enter. False if a handler of the page cancelled the key: the browser's default action must then not follow. */
function pressEnter(composer: HTMLElement, keys: KeyboardEventInit): boolean {
  const heard = ['keydown', 'keypress', 'keyup'].map((name) =>
    composer.dispatchEvent(new KeyboardEvent(name, { ...ENTER, ...keys })),
  );
  return heard.every((isFree) => isFree);
}

export interface SendActivationParts {
  readonly adapter: SiteAdapter;
  readonly composer: HTMLElement;
  /** The control that the person used: a button beside the site's send button may do something else, for example a search. */
  readonly used?: Control | undefined;
  /** Runs `dispatch`, whose events our own interception lets through. */
  passing(dispatch: () => void): void;
  read(): string | undefined;
}

/** False if the button stays disabled. */
export async function activateSend({ adapter, composer, used, passing, read }: SendActivationParts): Promise<boolean> {
  let control: SendControl | undefined;
  const isFound = () => {
    control =
      used?.isConnected && isVisible(used) ? { element: used, by: 'selector' } : findSendControl(adapter, composer);
    return control !== undefined && isEnabled(control.element);
  };
  let enabled = await waitUntil(isFound, ENABLED_WITHIN_MS);
  // Finding the button takes milliseconds on a long page, and so does the page's own send; so each gets a separate task.
  await pause(0);
  if (enabled && !(control && isUsable(control.element))) enabled = await waitUntil(isFound, ENABLED_WITHIN_MS);
  const click = () => passing(() => control && press(control.element));
  if (control && control.by !== 'place') {
    if (enabled) click();
    return enabled;
  }
  const breaks =
    adapter.edit?.enter === 'breaks the line' && matchesAny(composer, trustedSelectors(adapter, adapter.edit.box));
  const before = read();
  passing(() => {
    const isFree = pressEnter(composer, breaks ? { ctrlKey: true } : {});
    // A person's Enter in a one-line field submits its form, but an Enter dispatched by a script does not.
    if (isFree && !control && composer instanceof HTMLInputElement) composer.form?.requestSubmit();
  });
  // A guessed button is pressed only if Enter did nothing, because nearly every chat sends on Enter.
  if (control && enabled && !(await waitUntil(() => read() !== before, GUESS_AFTER_MS))) click();
  return true;
}
