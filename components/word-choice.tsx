import { useId } from 'react';
import { MIN_REPLACED_RISK, type RiskLevel } from '../lib/detect/annotation.ts';
import type { SpanTreatment } from './grouped-spans.ts';
import { KeepIcon, ShieldIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { riskText } from './words.ts';

interface Props {
  readonly original: string;
  readonly risk: RiskLevel;
  readonly treatment: SpanTreatment;
  readonly onChange: (risk: RiskLevel) => void;
}

const ICONS = { replaced: ShieldIcon, kept: KeepIcon } as const satisfies Record<SpanTreatment, unknown>;
const CHOSEN_RISKS = { replaced: MIN_REPLACED_RISK, kept: 1 } as const satisfies Record<SpanTreatment, RiskLevel>;

/** The question that most people answer about a word: replace it, or send it as it is. The risk dial has the finer levels. */
export function WordChoice({ original, risk, treatment, onChange }: Props) {
  const language = useLanguage();
  const id = useId();
  return (
    <fieldset className="cc-choice" data-coatcheck="word-choice">
      <legend className="cc-hidden">{language.say('choiceOf', { original })}</legend>
      {(['replaced', 'kept'] as const).map((option) => {
        const isChosen = option === treatment;
        const Icon = ICONS[option];
        return (
          <label
            key={option}
            data-coatcheck={`choose-${option}`}
            data-risk={isChosen ? risk : CHOSEN_RISKS[option]}
            data-lowers={option === 'replaced' ? undefined : isChosen ? 'later' : ''}
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={isChosen}
              onChange={() => onChange(CHOSEN_RISKS[option])}
            />
            <Icon />
            {riskText(CHOSEN_RISKS[option], language).word}
          </label>
        );
      })}
    </fieldset>
  );
}
