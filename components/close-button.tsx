import { CloseIcon } from './icons.ts';

interface Props {
  readonly label: string;
  /** Where more can be said than the label does. */
  readonly title?: string;
  readonly onClick: () => void;
  /** What tests and pictures find it by. */
  readonly part?: string;
}

/** Takes away what it stands in. */
export function CloseButton({ label, title = label, onClick, part }: Props) {
  return (
    <button
      type="button"
      className="cc-button cc-bare"
      data-coatcheck={part}
      aria-label={label}
      title={title}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}
