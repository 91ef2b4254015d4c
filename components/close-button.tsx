import { CloseIcon } from './icons.ts';

interface Props {
  readonly label: string;
  readonly onClick: () => void;
  /** What tests and pictures find it by. */
  readonly part?: string;
}

/** Takes away what it stands in. */
export function CloseButton({ label, onClick, part }: Props) {
  return (
    <button
      type="button"
      className="cc-button cc-bare"
      data-coatcheck={part}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}
