// Which site and which conversation the page shows, and how much of the site is found: read again at intervals and on demand.
import type { AfterSend } from '../site/after-send.ts';
import { healthOf, sameHealth } from '../site/health.ts';
import type { PageContext } from './page-context.ts';

export interface SiteStatus {
  /** Reads which site the page is, whose software may show late. Reads the whole page. */
  refreshAdapter(): void;
  /** Reads which site and which conversation the page shows now. */
  refreshSite(): void;
  /** Looks for each part of the site that the adapter names. It searches the whole page, so call it only on demand. */
  refreshHealth(afterSend: AfterSend | undefined): void;
}

/** A popup that is open asks all the time. */
const HEALTH_LASTS_MS = 2000;

export function siteStatus({
  site,
  store,
  conversation,
}: Pick<PageContext, 'site' | 'store' | 'conversation'>): SiteStatus {
  let healthFrom = Number.NEGATIVE_INFINITY;

  function refreshAdapter(): void {
    if (site.look()) store.set({ site: { ...store.state.site, ...site.shown } });
  }

  return {
    refreshAdapter,
    refreshSite() {
      refreshAdapter();
      conversation.follow();
    },
    refreshHealth(afterSend) {
      if (performance.now() - healthFrom < HEALTH_LASTS_MS) return;
      healthFrom = performance.now();
      const health = healthOf(site.adapter, site.isTaught, afterSend);
      if (!sameHealth(store.state.health, health)) store.set({ health });
    },
  };
}
