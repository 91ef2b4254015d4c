// The callbacks that intercepting keys and presses needs from the session.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { activationOf, type ComposerTextReader, type SendActivation } from '../composer/pressed-control.ts';
import type { ExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';

export interface InterceptionParts extends ComposerTextReader {
  readonly adapter: () => SiteAdapter;
  readonly extensionDispatch: Pick<ExtensionEventDispatch, 'isRunning'>;
  /** The current composer, which a press of a send button refers to. */
  readonly composer: () => HTMLElement | undefined;
  /** Whether the composer's text must be held back; false lets the event through untouched. */
  readonly holds: (composer: HTMLElement) => boolean;
  /** Whether Enter now picks an entry of a menu over the composer and sends nothing. */
  readonly picksEntry: (composer: HTMLElement) => boolean;
  /**
   * Called instead of the send. `byEnter`: a person pressed Enter in the composer. Presses and form submits may also come from the page's
   * scripts.
   */
  readonly onSend: (activation: SendActivation, byEnter: boolean) => void;
  readonly isOurs: (event: Event) => boolean;
  /** Passes the event to what takes it before the page and the interception: our picker, and a send that holds the composer. True if it was taken. */
  readonly takes: (event: Event) => boolean;
}

export function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The composer and control that a key or click on this element would send by, if it would send. */
export function sendActivationOf(event: Event, parts: InterceptionParts): SendActivation | undefined {
  const current = parts.composer();
  return current && activationOf(event, parts.adapter(), current, parts);
}
