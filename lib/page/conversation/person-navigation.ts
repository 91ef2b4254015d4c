// Detects whether the person just moved to another chat. A site that names a new chat changes the address itself; a person who opens an older chat
// follows a link, goes back, or presses an entry of a list.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { composerBlockOf } from '../composer/composer-block.ts';
import { EDITABLE_SELECTOR, isWithinAny } from '../dom/elements.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { closest, parentNodeOf, queryAll } from '../dom/nodes.ts';

export interface PersonNavigation extends Pick<LastingListeners, 'renew' | 'stop'> {
  /** The address of the link that the person pressed last, or that Back or Forward led to; valid for some seconds. */
  readonly address: URL | undefined;
  /**
   * True if the person just pressed something that is neither a link nor a part of the chat: an entry in a list of chats may be a plain
   * button.
   */
  readonly mayHaveMoved: boolean;
}

/** How long a pressed link counts: a page may load a chat before it changes its address. */
const LINK_LASTS_MS = 10_000;
const PRESS_LASTS_MS = 3000;

const linkAt = (event: Event): string | undefined =>
  event.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement && at.href !== '')?.href;

function isCurrentAddress(link: string): boolean {
  const { origin, pathname, search } = new URL(link);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

function opensNewWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0);
}

const isPress = (event: Event) =>
  !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ' || event.key === 'Spacebar';

function holds(element: Element, inner: Element): boolean {
  for (let at: Node | null = inner; at; at = at instanceof ShadowRoot ? at.host : parentNodeOf(at))
    if (at === element) return true;
  return false;
}

/**
 * Whether the event happened in the list of messages, where a message's own buttons may lie outside the element that a selector finds. In
 * that list, the nearest ancestor that contains a message has no composer in it. A list of chats lies beside the messages, so its nearest
 * such ancestor contains the composer too.
 */
function isAmongMessages(event: Event, composer: Element, messages: readonly string[]): boolean {
  if (messages.length === 0) return false;
  const selector = messages.join();
  const holder = event
    .composedPath()
    .find((at): at is Element => at instanceof Element && queryAll(at, selector).length > 0);
  return holder !== undefined && !holds(holder, composer);
}

/** Whether the event happened in the composer, in its block, or among the messages: presses there do not open another chat. */
export function isEventInChat(
  event: Event,
  composer: Element | undefined,
  { userMessage, assistantMessage }: Pick<SiteAdapter, 'userMessage' | 'assistantMessage'>,
): boolean {
  const at = event.composedPath()[0];
  if (!(at instanceof Element)) return true;
  const messages = [...userMessage, ...assistantMessage];
  if (isWithinAny(at, messages)) return true;
  // A click into a text field opens no chat. On a page that has just loaded, it may come before the composer is found.
  if (event instanceof MouseEvent && closest(at, EDITABLE_SELECTOR)) return true;
  if (!composer) return false;
  if (event.composedPath().includes(composer) || isAmongMessages(event, composer, messages)) return true;
  if (!(event instanceof MouseEvent)) return false;
  const { left, top, right, bottom } = composerBlockOf(composer);
  const { clientX: x, clientY: y } = event;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** `isOfChat`: whether the event happened in the composer, its block, a message or an element of the extension. */
export function watchPersonNavigation(target: EventTarget, isEventInChat: (event: Event) => boolean): PersonNavigation {
  let moved: { readonly address: URL; readonly at: number } | undefined;
  let pressedAt = Number.NEGATIVE_INFINITY;

  function onEvent(event: Event): void {
    if (!event.isTrusted) return;
    if (event.type === 'popstate') {
      moved = { address: new URL(location.href), at: performance.now() };
      return;
    }
    if (!isPress(event) || opensNewWindow(event)) return;
    const link = linkAt(event);
    // A link to the page itself ("#") is used as a button.
    if (link !== undefined && !isCurrentAddress(link)) moved = { address: new URL(link), at: performance.now() };
    else if (!isEventInChat(event)) pressedAt = performance.now();
  }

  const listeners = listenLasting([target], ['pointerdown', 'keydown', 'click', 'popstate'], onEvent);
  return {
    get address() {
      return moved && performance.now() - moved.at < LINK_LASTS_MS ? moved.address : undefined;
    },
    get mayHaveMoved() {
      return performance.now() - pressedAt < PRESS_LASTS_MS;
    },
    ...listeners,
  };
}
