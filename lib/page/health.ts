// What of a site's adapter is found on the page now.
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { locateComposer } from './composer.ts';
import { oneLook } from './one-look.ts';
import { findSendControl } from './send-control.ts';

export interface SiteHealth {
  readonly composer: 'selector' | 'behaviour' | 'missing';
  readonly send: 'selector' | 'label' | 'place' | 'missing';
  /** "unknown": nothing tells a reply from other text, so surrogates are looked for in the whole page. */
  readonly replies: 'found' | 'none' | 'unknown';
  /** Are there selectors for this site at all? Only then can they fail. */
  readonly isKnown: boolean;
  readonly isTaught: boolean;
}

const isThere = (selectors: readonly string[]) =>
  selectors.some((selector) => document.querySelector(selector) !== null);

export function healthOf(adapter: SiteAdapter, isTaught: boolean): SiteHealth {
  const { composer, send } = oneLook(() => {
    const found = locateComposer(adapter);
    return { composer: found, send: found && findSendControl(adapter, found.element) };
  });
  const { assistantMessage } = adapter;
  return {
    composer: composer?.by ?? 'missing',
    send: send?.by ?? 'missing',
    replies: assistantMessage.length === 0 ? 'unknown' : isThere(assistantMessage) ? 'found' : 'none',
    isKnown: adapter.composer.length > 0,
    isTaught,
  };
}

export function sameHealth(a: SiteHealth | undefined, b: SiteHealth): boolean {
  return (
    a !== undefined &&
    (['composer', 'send', 'replies', 'isKnown', 'isTaught'] as const).every((key) => a[key] === b[key])
  );
}
