import { useCallback, useEffect, useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { RemoveIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { RemoveButton } from '../../components/remove-button.tsx';
import { SetByOrganisationNote } from '../../components/set-by-organisation.tsx';
import { useSettings } from '../../components/use-settings.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { removeAddedSite, sitesAddedByPerson } from '../../lib/page/site/sites-added-by-person.ts';
import { forgetTaughtSite, readTaughtSites } from '../../lib/page/site/taught-sites.ts';
import type { TaughtSite } from '../../lib/sites/taught-site.ts';
import { FileChoices } from './file-choices.tsx';
import { type ConfirmingSectionProps, OptionsSection } from './section.tsx';
import { SiteFileSettings } from './site-file-settings.tsx';

function TaughtSiteRow({ site, onForget }: { readonly site: TaughtSite; readonly onForget: () => void }) {
  const { say } = useLanguage();
  const parts = [
    [say('partComposer'), site.composer],
    [say('partSend'), site.send],
    [say('partReplies'), site.reply],
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
      <ConfirmButton
        part="forget-taught"
        label={say('forgetNamed', { name: site.origin })}
        title={say('siteForgetTitle', { origin: site.origin })}
        warning={say('siteForgetWarning')}
        action={say('forget')}
        onConfirm={onForget}
      >
        <RemoveIcon />
        {say('forget')}
      </ConfirmButton>
    </li>
  );
}

interface OwnSitesProps {
  readonly own: readonly string[];
  readonly lockedSites: readonly string[];
  readonly onRemove: (origin: string) => void;
}

function OwnSites({ own, lockedSites, onRemove }: OwnSitesProps) {
  const { say } = useLanguage();
  if (own.length === 0) return <p className="cc-muted">{say('sitesOwnNone')}</p>;
  return (
    <ul className="grid gap-2">
      {own.map((origin) => (
        <li key={origin} className="cc-row" data-coatcheck="own-site">
          <span className="cc-grow">{origin}</span>
          {lockedSites.includes(origin) ? (
            <SetByOrganisationNote />
          ) : (
            <RemoveButton
              part="remove-site"
              name={origin}
              title={say('siteRemoveTitle', { origin })}
              warning={say('siteRemoveWarning')}
              onConfirm={() => onRemove(origin)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

export function SitesSection({ engine, report, confirm }: ConfirmingSectionProps) {
  const { say } = useLanguage();
  const { settings, change: changeSettings } = useSettings(engine, {
    onRefused: (cause) => report(said('settingNotSaved'), cause),
  });
  const lockedSites = settings?.organisation?.lockedSites ?? [];
  const [own, setOwn] = useState<readonly string[]>([]);
  const [taught, setTaught] = useState<readonly TaughtSite[]>([]);
  const load = useCallback(() => {
    const read = async () => {
      setOwn(await sitesAddedByPerson());
      setTaught(await readTaughtSites());
    };
    read().catch((cause) => report(said('sitesNotRead'), cause));
  }, [report]);
  useEffect(load, [load]);
  const change = (done: Promise<void>, title: Said) => {
    done.then(
      () => {
        confirm(title);
        load();
      },
      (cause) => {
        report(said('sitesNotChanged'), cause);
        load();
      },
    );
  };
  return (
    <OptionsSection id="sites" title={say('sites')}>
      <h3>{say('sitesOwn')}</h3>
      <OwnSites
        own={own}
        lockedSites={lockedSites}
        onRemove={(origin) => change(removeAddedSite(origin), said('siteRemoved', { origin }))}
      />
      {lockedSites.length > 0 ? (
        <>
          <h3>{say('sitesLocked')}</h3>
          <ul className="grid gap-2" data-coatcheck="locked-sites">
            {lockedSites.map((origin) => (
              <li key={origin}>{origin}</li>
            ))}
          </ul>
          <SetByOrganisationNote />
        </>
      ) : null}
      <h3>{say('sitesTaught')}</h3>
      {taught.length === 0 ? (
        <p className="cc-muted">{say('sitesTaughtNone')}</p>
      ) : (
        <ul className="grid gap-2">
          {taught.map((site) => (
            <TaughtSiteRow
              key={site.origin}
              site={site}
              onForget={() => change(forgetTaughtSite(site.origin), said('siteForgotten', { origin: site.origin }))}
            />
          ))}
        </ul>
      )}
      {settings ? (
        <>
          <h3>{say('fileChoices')}</h3>
          <FileChoices settings={settings} change={changeSettings} />
          <SetByOrganisationNote isSet={settings.organisation?.checkedFilesOnly === true} />
        </>
      ) : null}
      <SiteFileSettings report={report} confirm={confirm} />
    </OptionsSection>
  );
}
