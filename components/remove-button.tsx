// Buttons that remove one named thing: after a confirmation, or at once if it is easily put back.
import { ConfirmButton } from './confirm-button.tsx';
import { RemoveIcon } from './icons.ts';
import { useLanguage } from './language.ts';

interface Props {
  /** The value of `data-coatcheck`, as in `ConfirmButton`. */
  readonly part: string;
  /** The thing to remove, for screen readers: a list has many buttons that say "Remove". */
  readonly name: string;
  readonly title: string;
  readonly warning: string;
  readonly onConfirm: () => void;
}

export function RemoveButton({ part, name, title, warning, onConfirm }: Props) {
  const { say } = useLanguage();
  return (
    <ConfirmButton
      part={part}
      label={say('removeNamed', { name })}
      title={title}
      warning={warning}
      action={say('remove')}
      onConfirm={onConfirm}
    >
      <RemoveIcon />
      {say('remove')}
    </ConfirmButton>
  );
}

interface AtOnceProps {
  readonly name: string;
  readonly onClick: () => void;
}

export function RemoveAtOnceButton({ name, onClick }: AtOnceProps) {
  const { say } = useLanguage();
  return (
    <button type="button" className="cc-button" aria-label={say('removeNamed', { name })} onClick={onClick}>
      <RemoveIcon />
      {say('remove')}
    </button>
  );
}
