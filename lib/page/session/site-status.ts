// Which site and conversation the page shows, and which parts of the site are found: read at intervals and on demand.
import type { AfterSendResult } from '../site/after-send-check.ts';
import { isSameSiteHealth, siteHealthOf } from '../site/site-health.ts';
import type { PageContext } from './page-context.ts';

export interface SiteStatus {
  /** Recognises the site again, because its software may show late. Searches the whole page. */
  refreshAdapter(): void;
  /** Recognises the site and the conversation that the page shows now. */
  refreshSite(): void;
  /** Searches for each part of the site that the adapter names. It searches the whole page, so call it only on demand. */
  refreshHealth(afterSend: AfterSendResult | undefined): void;
}

/** How long a result is reused, because an open popup asks again and again. */
const HEALTH_LASTS_MS = 2000;

export function trackSiteStatus({
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
      const health = siteHealthOf(site.adapter, site.isTaught, afterSend);
      if (!isSameSiteHealth(store.state.health, health)) store.set({ health });
    },
  };
}
