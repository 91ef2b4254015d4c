// Which site the page belongs to. Self-hosted software shows itself only by its markup, which comes after the page has started.
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { findAdapter, recognise } from '../sites/sites.ts';

export interface PageSite {
  readonly adapter: SiteAdapter;
  /** For people. */
  readonly shown: { readonly id: string; readonly name: string };
  /** Looks again; true where the site turned out to be another than was thought. */
  look(): boolean;
}

export function pageSite(given?: SiteAdapter): PageSite {
  let adapter = given ?? findAdapter(location);
  const has = (selector: string) => document.querySelector(selector) !== null;
  return {
    get adapter() {
      return adapter;
    },
    get shown() {
      return { id: adapter.id, name: adapter.id === 'generic' ? location.host : adapter.name };
    },
    look() {
      if (adapter.id !== 'generic') return false;
      const found = recognise(has);
      if (!found) return false;
      adapter = found;
      return true;
    },
  };
}
