// Makes the site send: by the control that the person used, by the site's own button, or by Enter. If one has no effect, the next is tried.
import { type SiteAdapter, trustedSelectors } from '../../sites/site-adapter.ts';
import { type Control, findSendControl, type SendControl, sendControlByPlace } from '../composer/send-control.ts';
import { isVisible, matchesAny } from '../dom/elements.ts';
import { pause } from '../drivers/driver.ts';

const ENABLED_WITHIN_MS = 1500;
const LOOK_AGAIN_MS = 25;
/** A control may ask its server before it empties the composer, so it gets longer than a key. */
const PRESS_HEARD_WITHIN_MS = 1500;
const ENTER_HEARD_WITHIN_MS = 600;
/** After this time without an effect, the prompt counts as not sent. */
export const TAKEN_WITHIN_MS = 4000;

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

interface SendActivationParts {
  readonly adapter: SiteAdapter;
  readonly composer: HTMLElement;
  /** The control that the person used: a button beside the site's send button may do something else, for example a search. */
  readonly used?: Control | undefined;
  /** Runs `dispatch`, whose events our own interception lets through, unless the composer no longer holds the text to send. */
  passing(dispatch: () => void): void;
  /** Whether the site has taken the text: the composer no longer holds it, or a request with it was seen. */
  isTaken(): boolean;
}

/** `disabled`: the button stays disabled. `ignored`: nothing that we pressed had any effect, and no control is disabled that would tell of one. */
export type SiteActivation = 'done' | 'disabled' | 'ignored';

/** One way to make the site send. Returns the control that it pressed. */
type SendWay = () => Control | undefined;

/**
 * The ways in which the site may send, likeliest first. A guessed button comes after Enter, because nearly every chat sends on Enter; Enter comes after a
 * named button, because in some chats it only breaks the line.
 */
function sendWays(
  { adapter, composer, used, passing }: SendActivationParts,
  control: SendControl | undefined,
): SendWay[] {
  const pressing = (found: SendControl | undefined) => (): Control | undefined => {
    if (!found || !isUsable(found.element)) return undefined;
    passing(() => press(found.element));
    return found.element;
  };
  const breaks =
    adapter.edit?.enter === 'breaks the line' && matchesAny(composer, trustedSelectors(adapter, adapter.edit.box));
  const enter = (): undefined => {
    passing(() => {
      const isFree = pressEnter(composer, breaks ? { ctrlKey: true } : {});
      // A person's Enter in a one-line field submits its form, but an Enter dispatched by a script does not.
      if (isFree && !control && composer instanceof HTMLInputElement) composer.form?.requestSubmit();
    });
  };
  if (!control) return [enter];
  // A button that was only taken for a send by mistake must not send the prompt another way.
  if (control.element === used && findSendControl(adapter, composer)?.element !== used) return [pressing(control)];
  if (control.by === 'place') return [enter, pressing(control)];
  const guess = sendControlByPlace(adapter, composer);
  const isOther = guess !== undefined && !guess.element.contains(control.element);
  return [pressing(control), enter, ...(isOther ? [pressing(guess)] : [])];
}

/**
 * Tries the ways in turn until one has an effect. A way is tried only after the one before had none for a while: no text left the composer, no request was
 * seen, and the pressed control can still be pressed. So no prompt is sent twice.
 */
async function tryInTurn(ways: readonly SendWay[], isTaken: () => boolean): Promise<SiteActivation> {
  const until = performance.now() + TAKEN_WITHIN_MS;
  for (const way of ways) {
    const pressed = way();
    const hasEffect = () => isTaken() || (pressed !== undefined && !isUsable(pressed));
    if (await waitUntil(hasEffect, pressed ? PRESS_HEARD_WITHIN_MS : ENTER_HEARD_WITHIN_MS)) return 'done';
  }
  return (await waitUntil(isTaken, until - performance.now())) ? 'done' : 'ignored';
}

export async function activateSend(parts: SendActivationParts): Promise<SiteActivation> {
  const { adapter, composer, used, isTaken } = parts;
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
  if (control && control.by !== 'place' && !enabled) return 'disabled';
  return tryInTurn(sendWays(parts, control), isTaken);
}
