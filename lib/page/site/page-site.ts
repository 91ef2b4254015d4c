// Which site the page belongs to. Self-hosted software is recognised by its markup, which appears after the page has started; what the person taught
// or imported comes from storage.
import { generic } from '../../sites/generic.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { adapterWithSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { findSiteAdapter, recogniseSiteByMarkup } from '../../sites/sites.ts';
import { type TaughtSite, withTaughtSelectors } from '../../sites/taught-site.ts';
import { onImportedSitesChanged, readImportedSites } from './imported-sites.ts';
import { onTaughtSiteChanged, readTaughtSite } from './taught-sites.ts';

export interface PageSite {
  readonly adapter: SiteAdapter;
  /** The adapter as shipped, without taught or imported selectors. */
  readonly shipped: SiteAdapter;
  readonly isTaught: boolean;
  /** The site's id and name as displayed to people. */
  readonly shown: { readonly id: string; readonly name: string };
  /** Recognises the site again; true if the adapter has changed. */
  look(): boolean;
  stop(): void;
}

export function siteOfPage(given?: SiteAdapter): PageSite {
  let known = given ?? findSiteAdapter(location);
  let taught: TaughtSite | undefined;
  let file: SiteFile | undefined;
  let adapter = known;
  let isNews = false;

  const withFile = () => adapterWithSiteFile(known, generic, file, location.hostname);

  function follow(): void {
    adapter = taught ? withTaughtSelectors(withFile(), taught) : withFile();
    isNews = true;
  }

  async function recall(): Promise<void> {
    taught = await readTaughtSite(location.origin);
    file = (await readImportedSites())?.file;
    follow();
  }

  const has = (selector: string) => document.querySelector(selector) !== null;
  // If the storage cannot be read, the shipped selectors and the general rules stay in use.
  const again = () => void recall().catch(() => undefined);
  const stops = [onTaughtSiteChanged(location.origin, again), onImportedSitesChanged(again)];
  recall().catch(() => undefined);

  return {
    get adapter() {
      return adapter;
    },
    get shipped() {
      return known;
    },
    get isTaught() {
      return taught !== undefined;
    },
    get shown() {
      const { id, name } = withFile();
      return { id, name: id === 'generic' ? location.host : name };
    },
    look() {
      const found = known.id === 'generic' ? recogniseSiteByMarkup(has) : undefined;
      if (found) {
        known = found;
        follow();
      }
      const was = isNews;
      isNews = false;
      return was;
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
