import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  isAddedSiteRegistered,
  originPattern,
  registerAddedSiteAgain,
  requestSiteAccess,
  sitesAddedByPerson,
} from '../../lib/page/site/sites-added-by-person.ts';
import { useLanguage } from '../language.ts';
import { shownTabId } from './page-connection.ts';

interface TabSite {
  readonly tab: number;
  readonly origin: string;
}

/** The site of the tab on which the popup was opened; undefined if extensions cannot run there. */
async function siteShown(): Promise<TabSite | undefined> {
  const tab = await shownTabId();
  const url = tab === undefined ? undefined : (await browser.tabs.get(tab)).url;
  if (tab === undefined || !url || !/^https?:/.test(url)) return undefined;
  return { tab, origin: new URL(url).origin };
}

/** `waiting`: the browser allows the site, but does not run Coatcheck on it yet; `failed`: it never did. */
type SiteState = 'unasked' | 'refused' | 'waiting' | 'on' | 'failed';

/** A row that offers to switch a site on, with its text and button. */
function SiteRow({ part, text, button }: { part: string; text: string; button?: ReactNode }) {
  return (
    <div className="cc-row" data-coatcheck={part}>
      <p className="cc-grow" role="status">
        {text}
      </p>
      {button}
    </div>
  );
}

/** The site of the tab, once it is known. */
export function useTabSite(): TabSite | undefined {
  const [site, setSite] = useState<TabSite>();
  useEffect(() => {
    let gone = false;
    const look = () =>
      void siteShown().then(
        (found) => gone || setSite(found),
        // Without access to the tab's address, nothing is offered.
        () => gone || setSite(undefined),
      );
    look();
    // A side panel stays open when the person switches tabs.
    browser.tabs.onActivated.addListener(look);
    return () => {
      gone = true;
      browser.tabs.onActivated.removeListener(look);
    };
  }, []);
  return site;
}

const isSwitchedOn = async (origin: string) =>
  (await sitesAddedByPerson()).includes(origin) &&
  (await browser.permissions.contains({ origins: [originPattern(origin)] }));

export function ActivateSiteRow({ site: here }: { readonly site: TabSite }) {
  const { say } = useLanguage();
  const [state, setState] = useState<SiteState>('unasked');
  const awaitRegistration = useCallback((origin: string) => {
    setState('waiting');
    isAddedSiteRegistered(origin).then(
      (is) => setState(is ? 'on' : 'failed'),
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    let gone = false;
    isSwitchedOn(here.origin).then(
      (isOn) => {
        if (isOn && !gone) awaitRegistration(here.origin);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [awaitRegistration, here.origin]);
  const { host } = new URL(here.origin);
  if (state === 'waiting') return <SiteRow part="use-here-waiting" text={say('useHereWaiting', { host })} />;
  if (state === 'on') {
    const reload = () => void browser.tabs.reload(here.tab);
    const button = (
      <button type="button" className="cc-button cc-primary" data-coatcheck="reload" onClick={reload}>
        {say('reload')}
      </button>
    );
    return <SiteRow part="use-here-granted" text={say('useHereOn', { host })} button={button} />;
  }
  if (state === 'failed') {
    const retry = () => {
      registerAddedSiteAgain(here.origin).then(
        () => awaitRegistration(here.origin),
        () => setState('failed'),
      );
    };
    const button = (
      <button type="button" className="cc-button cc-primary" data-coatcheck="use-here-retry" onClick={retry}>
        {say('useHereRetry')}
      </button>
    );
    return <SiteRow part="use-here-failed" text={say('useHereFailed', { host })} button={button} />;
  }
  const ask = () => {
    requestSiteAccess(here.origin).then(
      (isGranted) => (isGranted ? awaitRegistration(here.origin) : setState('refused')),
      () => setState('refused'),
    );
  };
  return (
    <div>
      <button type="button" className="cc-button cc-primary" data-coatcheck="use-here" onClick={ask}>
        {say('useHere')}
      </button>
      <p className="cc-muted mt-1">{state === 'refused' ? say('useHereRefused') : say('useHereAsks', { host })}</p>
    </div>
  );
}
