import { NO_TYPING_SUGGESTIONS } from './no-typing-suggestions.ts';

interface Props {
  readonly part: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that filters what is shown below it. */
export const SearchField = ({ part, label, value, onChange }: Props) => (
  <input
    type="search"
    className="cc-input w-full"
    data-coatcheck={part}
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    {...NO_TYPING_SUGGESTIONS}
  />
);
