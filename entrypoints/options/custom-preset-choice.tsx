import { useState } from 'react';
import { UndoIcon } from '../../components/icons.ts';
import { LabelledField } from '../../components/labelled-field.tsx';
import { useLanguage } from '../../components/language.ts';
import type { TextKey } from '../../lib/language/message.ts';
import { CUSTOM_PRESETS, type CustomPreset, presetOf, withPreset } from '../../lib/sanitize/policy/custom-presets.ts';
import type { CustomProfile } from '../../lib/sanitize/policy/custom-profile.ts';

const PRESET_WORDS = {
  balanced: 'profileBalanced',
  everything: 'presetEverything',
  contact: 'presetContact',
} as const satisfies Record<CustomPreset, TextKey>;

interface Props {
  readonly custom: CustomProfile;
  readonly onChange: (custom: CustomProfile) => void;
}

/** Sets all levels at once. "Undo" brings back the person's own mix, which a choice replaces. */
export function CustomPresetChoice({ custom, onChange }: Props) {
  const { say } = useLanguage();
  const [before, setBefore] = useState<CustomProfile>();
  const preset = presetOf(custom);
  const choose = (name: string) => {
    const chosen = CUSTOM_PRESETS.find((one) => one === name);
    if (!chosen) return;
    if (!preset) setBefore(custom);
    onChange(withPreset(custom, chosen));
  };
  const undo = () => {
    if (before) onChange(before);
    setBefore(undefined);
  };
  return (
    <div className="cc-row">
      <LabelledField label={say('presetField')} className="cc-grow grid gap-1 lg:grid-cols-[14rem_1fr] lg:items-center">
        <select
          className="cc-input"
          data-coatcheck="custom-preset"
          value={preset ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            {say('presetOwn')}
          </option>
          {CUSTOM_PRESETS.map((one) => (
            <option key={one} value={one}>
              {say(PRESET_WORDS[one])}
            </option>
          ))}
        </select>
      </LabelledField>
      <button
        type="button"
        className="cc-button"
        data-coatcheck="custom-preset-undo"
        // Keeps its room, so that nothing moves when it can be pressed.
        style={{ visibility: before && preset ? 'visible' : 'hidden' }}
        onClick={undo}
      >
        <UndoIcon />
        {say('undo')}
      </button>
    </div>
  );
}
