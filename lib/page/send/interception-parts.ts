// What the interception asks of the session, for keys and presses alike.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { type Activation, type ActivationText, activationOf } from '../composer/pressed-control.ts';
import type { OwnDispatch } from '../dom/own-dispatch.ts';

export interface InterceptionParts extends ActivationText {
  readonly adapter: () => SiteAdapter;
  readonly ownDispatch: Pick<OwnDispatch, 'isRunning'>;
  /** The composer now, which a click on the button is about. */
  readonly composer: () => HTMLElement | undefined;
  /** Is there anything to hold back? False lets the event through untouched. */
  readonly holds: (composer: HTMLElement) => boolean;
  /** Enter picks an entry of a menu over the composer now, and sends nothing. */
  readonly picksEntry: (composer: HTMLElement) => boolean;
  /** `byEnter`: a person pressed it in the composer. A page can press its buttons itself, and submit its forms. */
  readonly onSend: (activation: Activation, byEnter: boolean) => void;
  readonly isOurs: (event: Event) => boolean;
  /** Something of ours that wants every key and click, before the page and before us; it swallows what it takes. */
  readonly takes: (event: Event) => boolean;
}

export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What a key or a click on this element would send. */
export function activationAt(event: Event, parts: InterceptionParts): Activation | undefined {
  const current = parts.composer();
  return current && activationOf(event, parts.adapter(), current, parts);
}
