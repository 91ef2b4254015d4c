import { type ReactNode, useEffect, useState } from 'react';
import type { Settings } from '../../lib/engine/protocol.ts';
import { INSTRUCTIONS, type InstructionTask } from '../../lib/sanitize/instruction.ts';
import { CustomProfileForm } from './custom-profile-form.tsx';
import { type RoomProps, Section } from './section.tsx';

const PROFILES = [
  ['balanced', 'Balanced'],
  ['strict', 'Strict: other words too, which makes replies vaguer'],
  ['names-only', 'Names only'],
  ['translate', 'Translate'],
  ['custom', 'Custom: by type and level'],
] as const;

const INSTRUCTION_WORDS: Readonly<Record<InstructionTask, string>> = {
  off: 'Say nothing',
  answer: 'Say that words may be changed',
  classify: 'Say so, and ask to classify',
  summarize: 'Say so, and ask to summarize',
  rewrite: 'Say so, and ask to rewrite',
};

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid gap-1 sm:grid-cols-[14rem_1fr] sm:items-center">
      <span>{label}</span>
      {children}
    </label>
  );
}

export function SettingsForm({ engine, report }: RoomProps) {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    engine.getSettings({}).then(setSettings, (cause) => report('The settings could not be read.', cause));
  }, [engine, report]);
  if (!settings) return <p className="cc-muted mt-6">Reading the settings…</p>;
  const change = (changes: Partial<Settings>) => {
    engine.setSettings(changes).then(setSettings, (cause) => report('The setting was not saved.', cause));
  };
  return (
    <Section title="Protection">
      <Field label="Profile">
        <select
          className="cc-input"
          data-coatcheck="profile"
          value={settings.profile}
          onChange={(event) => change({ profile: event.target.value })}
        >
          {PROFILES.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      </Field>
      {settings.profile === 'custom' && (
        <CustomProfileForm custom={settings.custom} onChange={(custom) => change({ custom })} />
      )}
      <Field label="What is sent instead">
        <select
          className="cc-input"
          data-coatcheck="surrogate-style"
          value={settings.surrogateStyle}
          onChange={(event) =>
            change({ surrogateStyle: event.target.value === 'placeholder' ? 'placeholder' : 'natural' })
          }
        >
          <option value="natural">Other names and numbers that read naturally</option>
          <option value="placeholder">Placeholders such as [PERSON_1]</option>
        </select>
      </Field>
      <Field label="Before a prompt with changed words">
        <select
          className="cc-input"
          data-coatcheck="instruction"
          value={settings.instruction}
          onChange={(event) =>
            change({ instruction: INSTRUCTIONS.find((task) => task === event.target.value) ?? 'off' })
          }
        >
          {INSTRUCTIONS.map((task) => (
            <option key={task} value={task}>
              {INSTRUCTION_WORDS[task]}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Forget a chat after (days)">
        <input
          className="cc-input"
          type="number"
          min={1}
          max={3650}
          data-coatcheck="retention"
          key={settings.retentionDays}
          defaultValue={settings.retentionDays}
          onBlur={(event) => {
            if (event.target.valueAsNumber !== settings.retentionDays) {
              change({ retentionDays: event.target.valueAsNumber });
            }
          }}
        />
      </Field>
      <label className="cc-row">
        <input
          type="checkbox"
          data-coatcheck="restore-automatically"
          checked={settings.restoreAutomatically}
          onChange={(event) => change({ restoreAutomatically: event.target.checked })}
        />
        Put originals back into replies without asking
      </label>
      <label className="cc-row">
        <input
          type="checkbox"
          data-coatcheck="recompute"
          checked={settings.recompute}
          onChange={(event) => change({ recompute: event.target.checked })}
        />
        <span className="cc-grow">
          Also work out the amounts that a reply computed, from your own amounts
          <span className="cc-muted"> (a number may look computed by chance; these get a mark of their own)</span>
        </span>
      </label>
      <h3>Sites where Coatcheck is off</h3>
      {settings.disabledOrigins.length === 0 ? (
        <p className="cc-muted">None. Turn a site off from the popup.</p>
      ) : (
        <ul className="grid gap-2">
          {settings.disabledOrigins.map((origin) => (
            <li key={origin} className="cc-row">
              <span className="cc-grow">{origin}</span>
              <button
                type="button"
                className="cc-button"
                onClick={() =>
                  change({ disabledOrigins: settings.disabledOrigins.filter((other) => other !== origin) })
                }
              >
                Turn on again
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
