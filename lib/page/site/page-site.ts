// Which site the page belongs to. Self-hosted software is recognised by its markup, which appears after the page has started; what the person taught
// or imported comes from the background.
import { onKeptValuesChanged } from '../../engine/platform.ts';
import { generic } from '../../sites/generic.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { adapterWithSiteFile, type SiteFile } from '../../sites/site-file.ts';
import { findSiteAdapter, recogniseSiteByMarkup } from '../../sites/sites.ts';
import { type TaughtSite, withTaughtSelectors } from '../../sites/taught-site.ts';
import { importedFileHere } from './imported-sites.ts';
import { askSiteHere } from './site-here.ts';
import { onPrivatelyTaught, privateTaughtSite } from './taught-sites.ts';

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

const RETRY_MS = 1000;
/** A background that never answers is gone, as after an update of the extension. */
const MAX_FAILURES = 30;

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
    const stored = await askSiteHere();
    taught = privateTaughtSite(location.origin) ?? stored.taught;
    file = importedFileHere(stored.imported);
    follow();
  }

  const has = (selector: string) => document.querySelector(selector) !== null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // While the background does not answer, the shipped selectors and the general rules are in use.
  const again = (): void => {
    clearTimeout(retry);
    recall().then(
      () => {
        failures = 0;
      },
      () => {
        failures += 1;
        if (failures < MAX_FAILURES) retry = setTimeout(again, RETRY_MS);
      },
    );
  };
  /** A page that the browser kept and shows again asks anew; by this call the toolbar button also learns that Coatcheck runs in it. */
  const onShownAgain = ({ persisted }: PageTransitionEvent) => persisted && again();
  addEventListener('pageshow', onShownAgain);
  const stops = [
    onPrivatelyTaught(again),
    onKeptValuesChanged(again),
    () => removeEventListener('pageshow', onShownAgain),
  ];
  again();

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
      clearTimeout(retry);
      failures = MAX_FAILURES;
      for (const stop of stops) stop();
    },
  };
}
