// Which element is the composer, and which is its send button.
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { contenteditableDriver } from './drivers/contenteditable.ts';
import type { Driver } from './drivers/driver.ts';
import { isField, textareaDriver } from './drivers/textarea.ts';

export function driverFor(composer: HTMLElement): Driver {
  return isField(composer) ? textareaDriver : contenteditableDriver;
}

/** A search field or a one-line form field is no composer. */
export function isEditable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  return element.isContentEditable && element.parentElement?.isContentEditable !== true;
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  // Autosizing fields keep a hidden twin of themselves in the page.
  return width > 0 && height > 0 && element.closest('[aria-hidden="true"]') === null;
}

/** Open shadow roots included. */
export function* deepElements(root: Document | ShadowRoot, selector: string): Generator<Element> {
  yield* root.querySelectorAll(selector);
  for (const host of root.querySelectorAll('*')) {
    if (host.shadowRoot) yield* deepElements(host.shadowRoot, selector);
  }
}

function firstVisible(selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    for (const element of deepElements(document, selector)) {
      if (element instanceof HTMLElement && isVisible(element)) return element;
    }
  }
  return undefined;
}

/** The composer that an event happened in, if it did. */
export function composerOf(event: Event, adapter: SiteAdapter): HTMLElement | undefined {
  for (const target of event.composedPath()) {
    if (!(target instanceof HTMLElement)) continue;
    if (adapter.composer.some((selector) => target.matches(selector))) return target;
    if (isEditable(target)) return target;
  }
  return undefined;
}

export function findComposer(adapter: SiteAdapter, last?: HTMLElement): HTMLElement | undefined {
  if (last?.isConnected && isVisible(last)) return last;
  return firstVisible([
    ...adapter.composer,
    'textarea',
    '[contenteditable="true"], [contenteditable="plaintext-only"]',
  ]);
}

const BUTTON = 'button, [role="button"], input[type="submit"]';
const BUTTON_LIKE = `${BUTTON}, [id*="submit" i], [class*="submit" i], [class*="send" i]`;
const SEND_WORDS = /send|submit|senden|absenden|envoyer|enviar|invia|verzend|发送|送信|arrow-?up|paper-?plane/i;
/** How far up from the composer its buttons are looked for. */
const REACH = 7;

const NAMES = ['aria-label', 'title', 'data-testid', 'id', 'name', 'type'] as const;

const namesOf = (element: Element) => NAMES.map((name) => element.getAttribute(name) ?? '');

/** What the button is called, by its icon too. */
function calledSend(element: Element): boolean {
  const inside = Array.from(element.querySelectorAll('[aria-label], [title]')).flatMap(namesOf);
  return SEND_WORDS.test([...namesOf(element), ...inside, element.textContent ?? ''].join(' '));
}

function says(element: Element): boolean {
  return calledSend(element) || SEND_WORDS.test(element.getAttribute('class') ?? '');
}

/** A class is a hint only: whatever stands in a "sender" may carry it, boxes and other buttons included. */
function sendLikeness(element: HTMLElement): number {
  return (calledSend(element) ? 2 : 0) + (element.matches(BUTTON) ? 1 : 0);
}

function surroundings(composer: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  let at: Node | null = composer;
  for (let steps = 0; steps < REACH && at; steps += 1) {
    at = at.parentNode instanceof ShadowRoot ? at.parentNode.host : at.parentNode;
    // The body counts where it is as near as this: on a small page the button may stand directly in it.
    if (at instanceof HTMLElement && at !== document.documentElement) around.push(at);
  }
  return around;
}

function searchIn(element: HTMLElement, selector: string): Element[] {
  return [...element.querySelectorAll(selector), ...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
}

/** Ours or the site's: a disabled button counts, it is enabled once there is text. */
export function findSendButton(adapter: SiteAdapter, composer: HTMLElement): HTMLElement | undefined {
  const known = firstVisible(adapter.send);
  if (known) return known;
  for (const around of surroundings(composer)) {
    const buttons = searchIn(around, BUTTON_LIKE).filter(
      (b): b is HTMLElement => b instanceof HTMLElement && isVisible(b) && !b.contains(composer),
    );
    const named = buttons.filter(says).sort((a, b) => sendLikeness(b) - sendLikeness(a));
    if (named[0]) return named[0];
  }
  return undefined;
}

/** Does this activation send? A wrong "no" lets originals out, so a button that looks like it is taken for it. */
export function isSendActivation(event: Event, adapter: SiteAdapter, composer: HTMLElement): boolean {
  const path = event.composedPath().filter((target): target is HTMLElement => target instanceof HTMLElement);
  if (path.some((element) => adapter.send.some((selector) => element.matches(selector)))) return true;
  if (path.includes(composer)) return false;
  const around = surroundings(composer);
  const near = path.some((element) => around.includes(element));
  const button = path.find((element) => element.matches(BUTTON_LIKE));
  return near && button !== undefined && !button.contains(composer) && says(button);
}
