import { useLanguage } from './language.ts';
import { PROFILES } from './profiles.ts';

interface Props {
  readonly profile: string;
  readonly isLocked?: boolean;
  readonly onChange: (profile: string) => void;
}

const EXPLANATION_ID = 'cc-profile-means';

export function ProfileChoice({ profile, isLocked = false, onChange }: Props) {
  const { say } = useLanguage();
  return (
    <select
      className="cc-input"
      data-coatcheck="profile"
      value={profile}
      disabled={isLocked}
      aria-describedby={EXPLANATION_ID}
      onChange={(event) => onChange(event.target.value)}
    >
      {PROFILES.map(([value, name]) => (
        <option key={value} value={value}>
          {say(name)}
        </option>
      ))}
    </select>
  );
}

interface ExplanationProps extends Pick<Props, 'profile'> {
  /** Takes the room of the longest explanation, so that nothing below moves when another profile is chosen. */
  readonly keepsRoom?: boolean;
}

/** Explains the chosen profile. Outside the label, so that it is not part of the control's accessible name. */
export function ProfileExplanation({ profile, keepsRoom = false }: ExplanationProps) {
  const { say } = useLanguage();
  const means = PROFILES.find(([value]) => value === profile)?.[2];
  if (!means) return null;
  return (
    <div className="cc-means">
      <p id={EXPLANATION_ID} className="cc-muted" data-coatcheck="profile-means">
        {say(means)}
      </p>
      {keepsRoom
        ? PROFILES.filter(([value]) => value !== profile).map(([value, , other]) => (
            <p key={value} className="cc-muted" aria-hidden="true">
              {say(other)}
            </p>
          ))
        : null}
    </div>
  );
}
