import { useState } from 'react';
import { engineClient } from '../../lib/engine/client.ts';
import { ownModeOf, withSiteMode } from '../../lib/engine/send-mode.ts';
import { said } from '../../lib/language/message.ts';
import { Field } from '../field.tsx';
import { useLanguage } from '../language.ts';
import { ModeChoice, ModeHereChoice } from '../mode-choice.tsx';
import { NoticeCard } from '../notice.tsx';
import { ProfileChoice, ProfileMeans } from '../profile-choice.tsx';
import { useSettings } from '../use-settings.ts';

/** What is set most often. `origin`: of the chat on this tab, which may have a mode of its own. */
export function QuickSettings({ origin }: { readonly origin?: string }) {
  const { say } = useLanguage();
  const [engine] = useState(engineClient);
  const [isRefused, setRefused] = useState(false);
  // What keeps the settings from being read, the line about the engine says.
  const { settings, change } = useSettings(engine, {
    onStored: () => setRefused(false),
    onRefused: () => setRefused(true),
  });
  if (!settings) return null;
  return (
    <section className="cc-stack" aria-label={say('protection')} data-coatcheck="quick-settings">
      <div className="cc-field">
        <Field label={say('profile')}>
          <ProfileChoice profile={settings.profile} onChange={(profile) => change({ profile })} />
        </Field>
        <ProfileMeans profile={settings.profile} />
      </div>
      <Field label={say('modeEverywhere')}>
        <ModeChoice mode={settings.mode} reviewedSends={settings.reviewedSends} onChange={(mode) => change({ mode })} />
      </Field>
      {origin === undefined ? null : (
        <Field label={say('modeHere')}>
          <ModeHereChoice
            mode={ownModeOf(settings, origin)}
            onChange={(mode) => change(withSiteMode(settings, origin, mode))}
          />
        </Field>
      )}
      {isRefused ? (
        <NoticeCard notice={{ tone: 'error', title: said('settingNotSaved'), detail: [said('tryAgainOrReload')] }} />
      ) : null}
    </section>
  );
}
