import { useId, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import {
  type CustomProfile,
  isPerturbationRate,
  PERTURBATION_RATES,
} from '../../lib/sanitize/policy/custom-profile.ts';

const STEP_PERCENT = 5;
const percentOf = (rate: number) => Math.round(100 * rate);

interface Props {
  readonly custom: CustomProfile;
  readonly onChange: (custom: CustomProfile) => void;
}

/** How many of the other words are perturbed (pr in Rap-LI). A number outside the range stays in the field, marked, and is not saved. */
export function PerturbationRateField({ custom, onChange }: Props) {
  const { say } = useLanguage();
  const help = useId();
  const [typed, setTyped] = useState(String(percentOf(custom.perturbationRate ?? PERTURBATION_RATES.max)));
  const isValid = typed !== '' && isPerturbationRate(Number(typed) / 100);
  return (
    <div className="grid gap-1">
      <label className="cc-row">
        <span className="cc-grow">{say('changeShare')}</span>
        <input
          className="cc-input w-20"
          data-coatcheck="custom-rate"
          type="number"
          min={percentOf(PERTURBATION_RATES.min)}
          max={percentOf(PERTURBATION_RATES.max)}
          step={STEP_PERCENT}
          value={typed}
          aria-invalid={!isValid}
          aria-describedby={help}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const perturbationRate = Number(value) / 100;
            if (value !== '' && isPerturbationRate(perturbationRate)) onChange({ ...custom, perturbationRate });
          }}
        />
      </label>
      <p id={help} className="cc-muted">
        {say('changeShareHelp')}
      </p>
    </div>
  );
}
