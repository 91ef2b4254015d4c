import { type ReactNode, useState } from 'react';
import { engineClient } from '../../lib/engine/client.ts';
import { ownModeOf, withSiteMode } from '../../lib/engine/send-mode.ts';
import { said } from '../../lib/language/message.ts';
import { useLanguage } from '../language.ts';
import { ModeChoice, ModeHereChoice } from '../mode-choice.tsx';
import { NoticeCard } from '../notice.tsx';
import { PROFILES } from '../profiles.ts';
import { useSettings } from './use-settings.ts';

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="cc-field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** What is set most often. `origin`: of the chat on this tab, which may have a mode of its own. */
export function QuickSettings({ origin }: { readonly origin?: string }) {
  const { say } = useLanguage();
  const [engine] = useState(engineClient);
  const { settings, change, isRefused } = useSettings(engine);
  if (!settings) return null;
  return (
    <section className="cc-stack" aria-label={say('protection')} data-coatcheck="quick-settings">
      <Field label={say('profile')}>
        <select
          className="cc-input"
          data-coatcheck="profile"
          value={settings.profile}
          onChange={(event) => change({ profile: event.target.value })}
        >
          {PROFILES.map(([value, word]) => (
            <option key={value} value={value}>
              {say(word)}
            </option>
          ))}
        </select>
      </Field>
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
