import { ENTITY_TYPES, type EntityType, REPLACED_FROM, type RiskLevel } from '../../lib/detect/annotation.ts';
import {
  type ChosenMechanism,
  type CustomProfile,
  choicesFor,
  OTHER_WORDS,
  STRENGTHS,
} from '../../lib/sanitize/custom-profile.ts';
import { balancedRisk } from '../../lib/sanitize/policy.ts';

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];
const LEVEL_WORDS = ['keep', 'keep, but count', 'keep', 'replace', 'replace always'];
const MECHANISM_WORDS: Readonly<Record<ChosenMechanism, string>> = {
  automatic: 'what suits the type',
  placeholder: 'a placeholder',
  'rap-li': 'a like word',
  cape: 'a word that fits the place',
};
const OTHER_WORD_WORDS: Readonly<Record<CustomProfile['words'], string>> = {
  kept: 'Keep them',
  'rap-li': 'Draw like words',
  cape: 'Draw words that fit the place',
};

/** The level of a type as Balanced sees it, where the person has not said otherwise. */
function levelOf(custom: CustomProfile, type: EntityType): RiskLevel {
  const source = { detector: 'model', rule: '' } as const;
  return custom.levels[type] ?? balancedRisk({ start: 0, end: 0, type, confidence: 1, source });
}

interface Props {
  readonly custom: CustomProfile;
  readonly onChange: (custom: CustomProfile) => void;
}

function TypeRow({ type, custom, onChange }: Props & { readonly type: EntityType }) {
  const level = levelOf(custom, type);
  const chosen = custom.mechanisms[type]?.[level] ?? 'automatic';
  return (
    <tr data-coatcheck="custom-type">
      <th scope="row" className="text-left font-normal">
        {type.toLowerCase()}
      </th>
      <td>
        <select
          className="cc-input"
          aria-label={`Level of ${type.toLowerCase()}`}
          value={level}
          onChange={(event) => {
            const next = LEVELS.find((own) => own === Number(event.target.value)) ?? level;
            onChange({ ...custom, levels: { ...custom.levels, [type]: next } });
          }}
        >
          {LEVELS.map((own, at) => (
            <option key={own} value={own}>
              {own}: {LEVEL_WORDS[at]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          className="cc-input"
          aria-label={`What replaces ${type.toLowerCase()}`}
          disabled={level < REPLACED_FROM}
          value={chosen}
          onChange={(event) => {
            const next = choicesFor(type).find((own) => own === event.target.value) ?? 'automatic';
            const own = { ...custom.mechanisms[type], [level]: next };
            onChange({ ...custom, mechanisms: { ...custom.mechanisms, [type]: own } });
          }}
        >
          {choicesFor(type).map((own) => (
            <option key={own} value={own}>
              {MECHANISM_WORDS[own]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

export function CustomProfileForm({ custom, onChange }: Props) {
  return (
    <fieldset className="grid gap-2" data-coatcheck="custom-profile">
      <legend>Your own profile</legend>
      <table>
        <thead>
          <tr>
            <th className="text-left">What is found</th>
            <th className="text-left">Level</th>
            <th className="text-left">Replaced by</th>
          </tr>
        </thead>
        <tbody>
          {ENTITY_TYPES.map((type) => (
            <TypeRow key={type} type={type} custom={custom} onChange={onChange} />
          ))}
        </tbody>
      </table>
      <label className="cc-row">
        <span className="cc-grow">All other words</span>
        <select
          className="cc-input"
          value={custom.words}
          onChange={(event) =>
            onChange({ ...custom, words: OTHER_WORDS.find((own) => own === event.target.value) ?? 'kept' })
          }
        >
          {OTHER_WORDS.map((own) => (
            <option key={own} value={own}>
              {OTHER_WORD_WORDS[own]}
            </option>
          ))}
        </select>
      </label>
      <label className="cc-row">
        <span className="cc-grow">Noise on numbers and drawn words</span>
        <select
          className="cc-input"
          value={custom.strength}
          onChange={(event) =>
            onChange({ ...custom, strength: STRENGTHS.find((own) => own === event.target.value) ?? 'medium' })
          }
        >
          {STRENGTHS.map((own) => (
            <option key={own} value={own}>
              {own}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
