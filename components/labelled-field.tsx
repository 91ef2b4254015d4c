import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A control with its label above or beside it. */
export function LabelledField({ label, children, className = 'cc-field' }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={className}>
      <span>{label}</span>
      {children}
    </label>
  );
}
