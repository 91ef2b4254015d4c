import { useState } from 'react';
import { engineClient } from '../../lib/engine/client.ts';
import { isSiteLockedOn } from '../../lib/engine/organisation/settings-in-force.ts';
import { requestExtensionReload } from '../../lib/engine/own-pages.ts';
import { settingChangesForSiteMode, siteModeOf } from '../../lib/engine/send-mode.ts';
import { said } from '../../lib/language/message.ts';
import { LabelledField } from '../labelled-field.tsx';
import { useLanguage } from '../language.ts';
import { NoticeCard } from '../notice.tsx';
import { OrganisationNotice } from '../organisation-notice.tsx';
import { ProfileChoice, ProfileExplanation } from '../profile-choice.tsx';
import { SendModeChoice, SiteSendModeChoice } from '../send-mode-choice.tsx';
import { SetByOrganisationNote } from '../set-by-organisation.tsx';
import { useSettings } from '../use-settings.ts';

const STEPS = { 'reload-extension': () => void requestExtensionReload() };

/** The most used settings. `origin`: the site of the chat on this tab, which may have its own mode. */
export function QuickSettings({ origin }: { readonly origin?: string }) {
  const { say } = useLanguage();
  const [engine] = useState(engineClient);
  const [isRefused, setRefused] = useState(false);
  // An error while reading is not reported here, because the engine's status line shows it.
  const { settings, isLocked, change } = useSettings(engine, {
    onStored: () => setRefused(false),
    onRefused: () => setRefused(true),
  });
  if (!settings) return null;
  const { organisation } = settings;
  const staysOnHere = origin !== undefined && organisation !== undefined && isSiteLockedOn(organisation, origin);
  return (
    <section className="cc-stack" aria-label={say('protection')} data-coatcheck="quick-settings">
      <OrganisationNotice organisation={organisation} />
      <div className="cc-field">
        <LabelledField label={say('profile')}>
          <ProfileChoice
            profile={settings.profile}
            isLocked={isLocked('profile')}
            onChange={(profile) => change({ profile })}
          />
        </LabelledField>
        <SetByOrganisationNote isSet={isLocked('profile')} />
        <ProfileExplanation profile={settings.profile} />
      </div>
      <LabelledField label={say('modeEverywhere')}>
        <SendModeChoice
          mode={settings.mode}
          isLocked={isLocked('mode')}
          staysOn={organisation?.neverOff === true}
          onChange={(mode) => change({ mode })}
        />
      </LabelledField>
      <SetByOrganisationNote isSet={isLocked('mode')} />
      {origin === undefined ? null : (
        <LabelledField label={say('modeHere')}>
          <SiteSendModeChoice
            mode={siteModeOf(settings, origin)}
            isLocked={isLocked('siteModes')}
            staysOn={staysOnHere}
            onChange={(mode) => change(settingChangesForSiteMode(settings, origin, mode))}
          />
        </LabelledField>
      )}
      {isRefused ? (
        <NoticeCard
          notice={{ tone: 'error', title: said('settingNotSaved'), detail: [said('tryAgainOrReload')] }}
          steps={STEPS}
        />
      ) : null}
    </section>
  );
}
