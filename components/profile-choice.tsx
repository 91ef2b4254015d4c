import { useLanguage } from './language.ts';
import { PROFILES } from './profiles.ts';

interface Props {
  readonly profile: string;
  readonly onChange: (profile: string) => void;
}

export function ProfileChoice({ profile, onChange }: Props) {
  const { say } = useLanguage();
  return (
    <select
      className="cc-input"
      data-coatcheck="profile"
      value={profile}
      onChange={(event) => onChange(event.target.value)}
    >
      {PROFILES.map(([value, word]) => (
        <option key={value} value={value}>
          {say(word)}
        </option>
      ))}
    </select>
  );
}
