import { useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { SearchField } from '../../components/search-field.tsx';
import { typeNameText } from '../../components/words.ts';
import { ENTITY_TYPES, type EntityType, MIN_REPLACED_RISK, type RiskLevel } from '../../lib/detect/annotation.ts';
import type { TextKey } from '../../lib/language/message.ts';
import { balancedLevelOf } from '../../lib/sanitize/policy/custom-presets.ts';
import {
  type CustomProfile,
  type MechanismChoice,
  mechanismChoicesFor,
  OTHER_WORD_CHOICES,
  PERTURBATION_STRENGTHS,
} from '../../lib/sanitize/policy/custom-profile.ts';
import { CustomPresetChoice } from './custom-preset-choice.tsx';
import { PerturbationRateField } from './perturbation-rate-field.tsx';
import { holdsWords } from './section-search.ts';

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];
const LEVEL_WORDS = {
  1: 'levelKeep',
  2: 'levelKeepCounted',
  3: 'levelKeep',
  4: 'levelReplace',
  5: 'levelReplaceAlways',
} as const satisfies Record<RiskLevel, TextKey>;
const MECHANISM_WORDS = {
  automatic: 'mechanismAutomatic',
  placeholder: 'mechanismPlaceholder',
  'rap-li': 'mechanismRapLi',
  cape: 'mechanismCape',
} as const satisfies Record<MechanismChoice, TextKey>;
const OTHER_WORD_WORDS = {
  kept: 'otherWordsKept',
  'rap-li': 'otherWordsRapLi',
  cape: 'otherWordsCape',
} as const satisfies Record<CustomProfile['words'], TextKey>;
const STRENGTH_WORDS = {
  light: 'strengthLight',
  medium: 'strengthMedium',
  strong: 'strengthStrong',
} as const satisfies Record<CustomProfile['strength'], TextKey>;

/** The risk level of a type: the person's choice, or else that of the Balanced profile. */
const levelOf = (custom: CustomProfile, type: EntityType): RiskLevel => custom.levels[type] ?? balancedLevelOf(type);

interface Props {
  readonly custom: CustomProfile;
  readonly onChange: (custom: CustomProfile) => void;
}

function TypeRow({ type, custom, onChange }: Props & { readonly type: EntityType }) {
  const language = useLanguage();
  const { say } = language;
  const name = typeNameText(type, language);
  const level = levelOf(custom, type);
  const chosen = custom.mechanisms[type]?.[level] ?? 'automatic';
  return (
    <tr data-coatcheck="custom-type">
      <th scope="row" className="text-left font-normal">
        {name}
      </th>
      <td>
        <select
          className="cc-input"
          aria-label={say('customLevelOf', { type: name })}
          value={level}
          onChange={(event) => {
            const next = LEVELS.find((own) => own === Number(event.target.value)) ?? level;
            onChange({ ...custom, levels: { ...custom.levels, [type]: next } });
          }}
        >
          {LEVELS.map((own) => (
            <option key={own} value={own}>
              {say('customLevelChoice', { level: own, meaning: say(LEVEL_WORDS[own]) })}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          className="cc-input"
          aria-label={say('customReplacementOf', { type: name })}
          data-coatcheck="custom-replacement"
          data-type={type}
          hidden={level < MIN_REPLACED_RISK}
          disabled={level < MIN_REPLACED_RISK}
          value={chosen}
          onChange={(event) => {
            const next = mechanismChoicesFor(type).find((own) => own === event.target.value) ?? 'automatic';
            const own = { ...custom.mechanisms[type], [level]: next };
            onChange({ ...custom, mechanisms: { ...custom.mechanisms, [type]: own } });
          }}
        >
          {mechanismChoicesFor(type).map((own) => (
            <option key={own} value={own}>
              {say(MECHANISM_WORDS[own])}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

interface BulkProps extends Props {
  readonly shown: readonly EntityType[];
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
}

/** Filters the types, and sets one level for all that are shown. */
function BulkEdit({ custom, onChange, shown, filter, onFilter }: BulkProps) {
  const { say } = useLanguage();
  const setAll = (level: RiskLevel) =>
    onChange({ ...custom, levels: { ...custom.levels, ...Object.fromEntries(shown.map((type) => [type, level])) } });
  return (
    <div className="cc-row">
      <div className="cc-grow">
        <SearchField part="custom-filter" label={say('customFilter')} value={filter} onChange={onFilter} />
      </div>
      <select
        className="cc-input"
        data-coatcheck="custom-set-all"
        aria-label={say('customSetAll', { count: shown.length })}
        disabled={shown.length === 0}
        value=""
        onChange={(event) => {
          const level = LEVELS.find((own) => own === Number(event.target.value));
          if (level) setAll(level);
        }}
      >
        <option value="">{say('customSetAll', { count: shown.length })}</option>
        {LEVELS.map((own) => (
          <option key={own} value={own}>
            {say('customLevelChoice', { level: own, meaning: say(LEVEL_WORDS[own]) })}
          </option>
        ))}
      </select>
    </div>
  );
}

export function CustomProfileForm({ custom, onChange }: Props) {
  const language = useLanguage();
  const { say } = language;
  const [filter, setFilter] = useState('');
  const shown = ENTITY_TYPES.filter((type) => holdsWords(typeNameText(type, language), filter.trim()));
  return (
    <div className="grid gap-2" data-coatcheck="custom-profile">
      <CustomPresetChoice custom={custom} onChange={onChange} />
      <BulkEdit custom={custom} onChange={onChange} shown={shown} filter={filter} onFilter={setFilter} />
      <table className="custom-types">
        <thead>
          <tr>
            <th className="text-left">{say('customWhat')}</th>
            <th className="text-left">{say('customLevel')}</th>
            <th className="text-left">{say('customReplacedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((type) => (
            <TypeRow key={type} type={type} custom={custom} onChange={onChange} />
          ))}
        </tbody>
      </table>
      <label className="cc-row">
        <span className="cc-grow">{say('otherWords')}</span>
        <select
          className="cc-input"
          data-coatcheck="custom-words"
          value={custom.words}
          onChange={(event) =>
            onChange({ ...custom, words: OTHER_WORD_CHOICES.find((own) => own === event.target.value) ?? 'kept' })
          }
        >
          {OTHER_WORD_CHOICES.map((own) => (
            <option key={own} value={own}>
              {say(OTHER_WORD_WORDS[own])}
            </option>
          ))}
        </select>
      </label>
      <label className="cc-row">
        <span className="cc-grow">{say('changeStrength')}</span>
        <select
          className="cc-input"
          value={custom.strength}
          onChange={(event) =>
            onChange({
              ...custom,
              strength: PERTURBATION_STRENGTHS.find((own) => own === event.target.value) ?? 'medium',
            })
          }
        >
          {PERTURBATION_STRENGTHS.map((own) => (
            <option key={own} value={own}>
              {say(STRENGTH_WORDS[own])}
            </option>
          ))}
        </select>
      </label>
      {custom.words !== 'kept' && <PerturbationRateField custom={custom} onChange={onChange} />}
    </div>
  );
}
