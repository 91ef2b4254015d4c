import { useEffect, useState } from 'react';
import { originPattern, ownSites, requestOwnSite } from '../../lib/page/site/own-sites.ts';
import { useLanguage } from '../language.ts';
import { shownTab } from './page-link.ts';

interface TabSite {
  readonly tab: number;
  readonly origin: string;
}

/** The site of the tab on which the popup was opened; undefined if extensions cannot run there. */
async function siteShown(): Promise<TabSite | undefined> {
  const tab = await shownTab();
  const url = tab === undefined ? undefined : (await browser.tabs.get(tab)).url;
  if (tab === undefined || !url || !/^https?:/.test(url)) return undefined;
  return { tab, origin: new URL(url).origin };
}

type PermissionAnswer = 'unasked' | 'granted' | 'refused';

export function UseOnThisSite() {
  const { say } = useLanguage();
  const [here, setHere] = useState<TabSite>();
  const [answer, setAnswer] = useState<PermissionAnswer>('unasked');
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await siteShown();
      const isOn = found !== undefined && (await ownSites()).includes(found.origin);
      const isGranted = isOn && (await browser.permissions.contains({ origins: [originPattern(found.origin)] }));
      if (gone) return;
      setHere(found);
      if (isGranted) setAnswer('granted');
    };
    // Without access to the tab's address nothing is offered.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  if (!here) return null;
  const { host } = new URL(here.origin);
  if (answer === 'granted')
    return (
      <div className="cc-row" data-coatcheck="use-here-granted">
        <p className="cc-grow">{say('useHereOn', { host })}</p>
        <button
          type="button"
          className="cc-button cc-primary"
          data-coatcheck="reload"
          onClick={() => void browser.tabs.reload(here.tab)}
        >
          {say('reload')}
        </button>
      </div>
    );
  const ask = () => {
    requestOwnSite(here.origin).then(
      (isGranted) => setAnswer(isGranted ? 'granted' : 'refused'),
      () => setAnswer('refused'),
    );
  };
  return (
    <div>
      <button type="button" className="cc-button cc-primary" data-coatcheck="use-here" onClick={ask}>
        {say('useHere', { host })}
      </button>
      <p className="cc-muted mt-1">{say(answer === 'refused' ? 'useHereRefused' : 'useHereAsks')}</p>
    </div>
  );
}
