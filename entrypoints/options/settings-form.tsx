import type { ReactNode } from 'react';
import { CheckboxRow } from '../../components/checkbox-row.tsx';
import { LabelledField } from '../../components/labelled-field.tsx';
import { useLanguage } from '../../components/language.ts';
import { OrganisationNotice } from '../../components/organisation-notice.tsx';
import { ProfileChoice, ProfileExplanation } from '../../components/profile-choice.tsx';
import { SendModeChoice } from '../../components/send-mode-choice.tsx';
import { SetByOrganisationNote } from '../../components/set-by-organisation.tsx';
import { type SettingsState, useSettings } from '../../components/use-settings.ts';
import type { SettingsInForce } from '../../lib/engine/organisation/settings-in-force.ts';
import { said, type TextKey } from '../../lib/language/message.ts';
import { INSTRUCTION_TASKS, type InstructionTask } from '../../lib/sanitize/words/instruction.ts';
import { CustomProfileForm } from './custom-profile-form.tsx';
import { OptionsSection, type SavingSectionProps } from './section.tsx';

const INSTRUCTION_WORDS = {
  off: 'instructionOff',
  answer: 'instructionAnswer',
  classify: 'instructionClassify',
  summarize: 'instructionSummarize',
  rewrite: 'instructionRewrite',
} as const satisfies Record<InstructionTask, TextKey>;

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A control with its label beside it if there is room, otherwise above it. */
function Row({ label, children }: RowProps) {
  return (
    <LabelledField label={label} className="grid gap-1 lg:grid-cols-[14rem_1fr] lg:items-center">
      {children}
    </LabelledField>
  );
}

interface SiteListProps {
  readonly origins: readonly string[];
  readonly none: string;
  readonly takeOut: string;
  readonly onChange: (origins: readonly string[]) => void;
}

/** A list of sites with an individual setting, each with a button that removes it. */
function SiteList({ origins, none, takeOut, onChange }: SiteListProps) {
  if (origins.length === 0) return <p className="cc-muted">{none}</p>;
  return (
    <ul className="grid gap-2">
      {origins.map((origin) => (
        <li key={origin} className="cc-row">
          <span className="cc-grow">{origin}</span>
          <button
            type="button"
            className="cc-button"
            onClick={() => onChange(origins.filter((other) => other !== origin))}
          >
            {takeOut}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PartProps extends Pick<SettingsState, 'change'> {
  readonly settings: SettingsInForce;
}

/** The style of surrogates, and the instruction that is put before prompts. */
function SurrogateSettings({ settings, change }: PartProps) {
  const { say } = useLanguage();
  return (
    <>
      <Row label={say('whatIsSentInstead')}>
        <select
          className="cc-input"
          data-coatcheck="surrogate-style"
          value={settings.surrogateStyle}
          onChange={(event) =>
            change({ surrogateStyle: event.target.value === 'placeholder' ? 'placeholder' : 'natural' })
          }
        >
          <option value="natural">{say('styleNatural')}</option>
          <option value="placeholder">{say('stylePlaceholder')}</option>
        </select>
      </Row>
      <Row label={say('instructionField')}>
        <select
          className="cc-input"
          data-coatcheck="instruction"
          value={settings.instruction}
          onChange={(event) =>
            change({ instruction: INSTRUCTION_TASKS.find((task) => task === event.target.value) ?? 'off' })
          }
        >
          {INSTRUCTION_TASKS.map((task) => (
            <option key={task} value={task}>
              {say(INSTRUCTION_WORDS[task])}
            </option>
          ))}
        </select>
      </Row>
    </>
  );
}

interface RetentionProps extends Pick<SettingsState, 'change'> {
  readonly days: number;
  readonly isLocked: boolean;
}

function Retention({ days, isLocked, change }: RetentionProps) {
  const { say } = useLanguage();
  return (
    <>
      <Row label={say('forgetAfterDays')}>
        <input
          className="cc-input"
          type="number"
          min={1}
          max={3650}
          data-coatcheck="retention"
          disabled={isLocked}
          key={days}
          defaultValue={days}
          onBlur={(event) => {
            if (event.target.valueAsNumber !== days) {
              change({ retentionDays: event.target.valueAsNumber });
            }
          }}
        />
      </Row>
      <SetByOrganisationNote isSet={isLocked} />
    </>
  );
}

function ReplySettings({ settings, change }: PartProps) {
  const { say } = useLanguage();
  return (
    <>
      <label className="cc-row">
        <input
          type="checkbox"
          data-coatcheck="restore-automatically"
          checked={settings.restoreAutomatically}
          onChange={(event) => change({ restoreAutomatically: event.target.checked })}
        />
        {say('restoreWithoutAsking')}
      </label>
      <label className="cc-row">
        <input
          type="checkbox"
          data-coatcheck="recompute"
          checked={settings.recompute}
          onChange={(event) => change({ recompute: event.target.checked })}
        />
        <span className="cc-grow">
          {say('recompute')} <span className="cc-muted">{say('recomputeHint')}</span>
        </span>
      </label>
    </>
  );
}

function SiteSettings({ settings, change }: PartProps) {
  const { say } = useLanguage();
  return (
    <>
      <h3>{say('sitesRestored')}</h3>
      <SiteList
        origins={settings.restoreOrigins}
        none={say('sitesRestoredNone')}
        takeOut={say('sitesRestoredStop')}
        onChange={(restoreOrigins) => change({ restoreOrigins })}
      />
      <h3>{say('sitesOff')}</h3>
      <SetByOrganisationNote isSet={settings.organisation?.neverOff === true} />
      <SiteList
        origins={settings.disabledOrigins}
        none={say('sitesOffNone')}
        takeOut={say('turnOnAgain')}
        onChange={(disabledOrigins) => change({ disabledOrigins })}
      />
    </>
  );
}

function UseCustom({ isLocked, onUse }: { readonly isLocked: boolean; readonly onUse: () => void }) {
  const { say } = useLanguage();
  return (
    <>
      <p className="cc-muted">{say('customUnused')}</p>
      <div>
        <button type="button" className="cc-button" data-coatcheck="use-custom" disabled={isLocked} onClick={onUse}>
          {say('customUse')}
        </button>
      </div>
    </>
  );
}

export function SettingsForm({ engine, report, saved }: SavingSectionProps) {
  const { say } = useLanguage();
  const { settings, isLocked, change } = useSettings(engine, {
    onStored: saved,
    onRefused: (cause) => report(said('settingNotSaved'), cause),
    onUnread: (cause) => report(said('settingsNotRead'), cause),
  });
  if (!settings) return <p className="cc-muted mt-6">{say('settingsReading')}</p>;
  const protection = (
    <OptionsSection id="protection" title={say('protection')}>
      <OrganisationNotice organisation={settings.organisation} />
      <Row label={say('profile')}>
        <ProfileChoice
          profile={settings.profile}
          isLocked={isLocked('profile')}
          onChange={(profile) => change({ profile })}
        />
      </Row>
      <SetByOrganisationNote isSet={isLocked('profile')} />
      {/* Close below its control, which stands beside a label if there is room. */}
      <div className="-mt-2 lg:ms-[14.25rem]">
        <ProfileExplanation profile={settings.profile} keepsRoom />
      </div>
      <Row label={say('modeEverywhere')}>
        <SendModeChoice
          mode={settings.mode}
          isLocked={isLocked('mode')}
          staysOn={settings.organisation?.neverOff === true}
          onChange={(mode) => change({ mode })}
        />
      </Row>
      <SetByOrganisationNote isSet={isLocked('mode')} />
      <CheckboxRow
        part="reviews-pastes"
        checked={settings.reviewsPastes}
        onChange={(reviewsPastes) => change({ reviewsPastes })}
        hint={say('reviewsPastesHint')}
      >
        {say('reviewsPastes')}
      </CheckboxRow>
      <CheckboxRow
        part="sanitizes-file-names"
        checked={settings.sanitizesFileNames}
        onChange={(sanitizesFileNames) => change({ sanitizesFileNames })}
        hint={say('sanitizesFileNamesHint')}
      >
        {say('sanitizesFileNames')}
      </CheckboxRow>
      <SurrogateSettings settings={settings} change={change} />
      <Retention days={settings.retentionDays} isLocked={isLocked('retentionDays')} change={change} />
      <ReplySettings settings={settings} change={change} />
      <SiteSettings settings={settings} change={change} />
    </OptionsSection>
  );
  return (
    <>
      {protection}
      {/* A section of its own: inside the first one, it would push all other settings away when it is chosen. */}
      <OptionsSection id="custom" title={say('customTitle')}>
        {settings.profile === 'custom' ? (
          <CustomProfileForm custom={settings.custom} onChange={(custom) => change({ custom })} />
        ) : (
          <UseCustom isLocked={isLocked('profile')} onUse={() => change({ profile: 'custom' })} />
        )}
      </OptionsSection>
    </>
  );
}
