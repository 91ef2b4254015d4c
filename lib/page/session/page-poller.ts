// Polls the page: sites replace their composer, move on without loading a page, and show late which software they are.

import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import type { ShownConversation } from '../conversation/conversation.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import type { AfterSend } from '../site/after-send.ts';
import { healthOf, sameHealth } from '../site/health.ts';
import type { PageSite } from '../site/site.ts';

export interface PagePollerParts {
  readonly site: PageSite;
  readonly store: PromptStore;
  readonly conversation: ShownConversation;
  readonly composer: CurrentComposer;
  readonly draftBackup: DraftBackup;
  readonly check: PromptCheck;
  readonly afterSend: () => AfterSend | undefined;
  /** Re-adds listeners that the page removed with `document.open`. */
  readonly renew: () => void;
}

export interface PagePoller {
  /** Reads which site and which conversation the page shows now. */
  refreshSite(): void;
  /** Checks which parts of the site are found. Reads the whole page, so only on demand. */
  refreshHealth(): void;
  stop(): void;
}

const LOOK_AGAIN_MS = 400;
/** Reads the whole page: every two seconds. */
const LOOKS_PER_SITE = 5;
/** A popup that is open asks all the time. */
const HEALTH_LASTS_MS = 2000;

export function pagePoller({
  site,
  store,
  conversation,
  composer,
  draftBackup,
  check,
  afterSend,
  renew,
}: PagePollerParts): PagePoller {
  let looks = 0;
  let healthFrom = Number.NEGATIVE_INFINITY;

  function followSite(): void {
    if (site.look()) store.set({ site: { ...store.state.site, ...site.shown } });
  }

  function refreshSite(): void {
    followSite();
    conversation.follow();
  }

  function refreshHealth(): void {
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
    if (store.state.status !== 'sending') draftBackup.poll();
    if (changed || (composer.read() ?? '') !== store.state.text) check.soon();
  }, LOOK_AGAIN_MS);

  return { refreshSite, refreshHealth, stop: () => clearInterval(timer) };
}
