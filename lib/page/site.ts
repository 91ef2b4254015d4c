// Which site the page belongs to. Self-hosted software shows itself only by its markup, which comes after the page has started,
// and what the person showed comes from storage.
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { findAdapter, recognise } from '../sites/sites.ts';
import { type TaughtSite, withTaught } from '../sites/taught.ts';
import { onTaught, taughtSite } from './taught-sites.ts';

export interface PageSite {
  readonly adapter: SiteAdapter;
  readonly isTaught: boolean;
  /** For people. */
  readonly shown: { readonly id: string; readonly name: string };
  /** Looks again; true where the site is another than was thought. */
  look(): boolean;
  stop(): void;
}

export function pageSite(given?: SiteAdapter): PageSite {
  let known = given ?? findAdapter(location);
  let taught: TaughtSite | undefined;
  let adapter = known;
  let isNews = false;

  function follow(): void {
    adapter = taught ? withTaught(known, taught) : known;
    isNews = true;
  }

  async function recall(): Promise<void> {
    taught = await taughtSite(location.origin);
    follow();
  }

  const has = (selector: string) => document.querySelector(selector) !== null;
  // Without storage the site's own selectors and the general rules are there.
  const stop = onTaught(location.origin, () => void recall().catch(() => undefined));
  recall().catch(() => undefined);

  return {
    get adapter() {
      return adapter;
    },
    get isTaught() {
      return taught !== undefined;
    },
    get shown() {
      return { id: known.id, name: known.id === 'generic' ? location.host : known.name };
    },
    look() {
      const found = known.id === 'generic' ? recognise(has) : undefined;
      if (found) {
        known = found;
        follow();
      }
      const was = isNews;
      isNews = false;
      return was;
    },
    stop,
  };
}
