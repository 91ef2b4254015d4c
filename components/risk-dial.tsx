import { useId } from 'react';
import type { RiskLevel } from '../lib/detect/annotation.ts';
import { useLanguage } from './language.ts';
import { RiskShape } from './risk-shape.tsx';
import { RISK_LEVELS, riskText } from './words.ts';

interface Props {
  readonly risk: RiskLevel;
  readonly label: string;
  readonly onChange: (risk: RiskLevel) => void;
}

/** The choice of a risk level by native radio buttons, so that arrow keys and screen readers work as usual. */
export function RiskDial({ risk, label, onChange }: Props) {
  const language = useLanguage();
  const id = useId();
  return (
    <fieldset data-coatcheck="risk-dial">
      <legend className="cc-hidden">{label}</legend>
      <div className="cc-dial">
        {RISK_LEVELS.map((level) => (
          <label
            key={level}
            data-lowers={level < risk ? '' : 'later'}
            data-coatcheck="risk-level"
            data-risk={level}
            title={riskText(level, language).explanation}
          >
            <input
              type="radio"
              name={id}
              value={level}
              checked={level === risk}
              onChange={() => onChange(level)}
              aria-describedby={`${id}-explanation`}
            />
            <span className="cc-dial-level">
              <RiskShape risk={level} /> {level}
            </span>{' '}
            <span>{riskText(level, language).word}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-explanation`} className="cc-muted">
        {riskText(risk, language).explanation}
      </p>
    </fieldset>
  );
}
