import { CloseIcon } from './icons.ts';

interface Props {
  readonly label: string;
  /** A tooltip that says more than the label. */
  readonly title?: string;
  readonly onClick: () => void;
  /** The value of `data-coatcheck`, by which tests and screenshots find the button. */
  readonly part?: string;
}

/** A button that closes the card or panel around it. */
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
