// Looks again and again at what the page became: sites replace their composer, move on without loading a page, and show late
// which software they are.

import type { CurrentComposer } from '../composer/current-composer.ts';
import type { OwnText } from '../composer/own-text.ts';
import type { ShownConversation } from '../conversation/conversation.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import type { AfterSend } from '../send/after-send.ts';
import { healthOf, sameHealth } from '../site/health.ts';
import type { PageSite } from '../site/site.ts';

export interface LookoutParts {
  readonly site: PageSite;
  readonly store: PromptStore;
  readonly conversation: ShownConversation;
  readonly composer: CurrentComposer;
  readonly own: OwnText;
  readonly check: PromptCheck;
  readonly afterSend: () => AfterSend | undefined;
  /** Re-adds listeners that the page removed with `document.open`. */
  readonly renew: () => void;
}

export interface Lookout {
  /** Which site and which conversation the page shows now. */
  lookWhere(): void;
  /** What of the site is found there, for whoever asks: it takes a look at the whole page. */
  lookHow(): void;
  stop(): void;
}

const LOOK_AGAIN_MS = 400;
/** Reads the whole page: every two seconds. */
const LOOKS_PER_SITE = 5;
/** A popup that is open asks all the time. */
const HEALTH_LASTS_MS = 2000;

export function keepLookout({
  site,
  store,
  conversation,
  composer,
  own,
  check,
  afterSend,
  renew,
}: LookoutParts): Lookout {
  let looks = 0;
  let healthFrom = Number.NEGATIVE_INFINITY;

  function followSite(): void {
    if (site.look()) store.set({ site: { ...store.state.site, ...site.shown } });
  }

  function lookWhere(): void {
    followSite();
    conversation.follow();
  }

  function lookHow(): void {
    if (performance.now() - healthFrom < HEALTH_LASTS_MS) return;
    healthFrom = performance.now();
    const health = healthOf(site.adapter, site.isTaught, afterSend());
    if (!sameHealth(store.state.health, health)) store.set({ health });
  }

  const timer = setInterval(() => {
    renew();
    if (looks % LOOKS_PER_SITE === 0) followSite();
    looks += 1;
    const before = composer.element;
    const changed = composer.find() !== before;
    conversation.follow();
    if (store.state.status !== 'sending') own.look();
    if (changed || (composer.read() ?? '') !== store.state.text) check.soon();
  }, LOOK_AGAIN_MS);

  return { lookWhere, lookHow, stop: () => clearInterval(timer) };
}
