import { useCallback, useEffect, useState } from 'react';
import { ownSites, removeOwnSite } from '../../lib/page/own-sites.ts';
import { forgetTaught, taughtSites } from '../../lib/page/taught-sites.ts';
import type { TaughtSite } from '../../lib/sites/taught.ts';
import { Section } from './section.tsx';

interface Props {
  readonly report: (title: string, cause: unknown) => void;
  readonly confirm: (title: string) => void;
}

function Taught({ site, onForget }: { readonly site: TaughtSite; readonly onForget: () => void }) {
  const parts = [
    ['Composer', site.composer],
    ['Send button', site.send],
    ['Replies', site.reply],
  ].filter(([, selector]) => selector !== undefined);
  return (
    <li className="cc-row" data-coatcheck="taught-site" data-origin={site.origin}>
      <div className="cc-grow">
        <strong>{site.origin}</strong>
        {parts.map(([name, selector]) => (
          <p key={name} className="cc-muted">
            {name}: <code>{selector}</code>
          </p>
        ))}
      </div>
      <button type="button" className="cc-button" data-coatcheck="forget-taught" onClick={onForget}>
        Forget
      </button>
    </li>
  );
}

export function SitesSection({ report, confirm }: Props) {
  const [own, setOwn] = useState<readonly string[]>([]);
  const [taught, setTaught] = useState<readonly TaughtSite[]>([]);
  const load = useCallback(() => {
    const read = async () => {
      setOwn(await ownSites());
      setTaught(await taughtSites());
    };
    read().catch((cause) => report('The list of sites could not be read.', cause));
  }, [report]);
  useEffect(load, [load]);
  const change = (done: Promise<void>, title: string) => {
    done.then(
      () => {
        confirm(title);
        load();
      },
      (cause) => report('The list of sites was not changed. Try again.', cause),
    );
  };
  return (
    <Section title="Sites">
      <h3>Sites you switched Coatcheck on for</h3>
      {own.length === 0 ? (
        <p className="cc-muted">None. Open the popup on a site with a chat and choose “Use Coatcheck on this site”.</p>
      ) : (
        <ul className="grid gap-2">
          {own.map((origin) => (
            <li key={origin} className="cc-row" data-coatcheck="own-site">
              <span className="cc-grow">{origin}</span>
              <button
                type="button"
                className="cc-button"
                onClick={() => change(removeOwnSite(origin), `Coatcheck no longer runs on ${origin}.`)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3>Sites you taught Coatcheck</h3>
      {taught.length === 0 ? (
        <p className="cc-muted">None. Choose “Teach Coatcheck this site” in the popup.</p>
      ) : (
        <ul className="grid gap-2">
          {taught.map((site) => (
            <Taught
              key={site.origin}
              site={site}
              onForget={() => change(forgetTaught(site.origin), `What you showed on ${site.origin} was forgotten.`)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
