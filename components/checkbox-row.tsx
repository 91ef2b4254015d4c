import type { ReactNode } from 'react';

interface Props {
  /** The value of `data-coatcheck`, by which tests find the checkbox. */
  readonly part: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A choice: a checkbox with its label, and a hint beside it. */
export function CheckboxRow({ part, checked, onChange, hint, children }: Props) {
  return (
    <label className="cc-row">
      <input
        type="checkbox"
        data-coatcheck={part}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="cc-grow">
        {children}
        {hint === undefined ? null : <span className="cc-muted"> {hint}</span>}
      </span>
    </label>
  );
}
