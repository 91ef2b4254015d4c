// A button for an action that cannot be undone. It asks for confirmation in a dialog, which traps the focus and returns it.
import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useLanguage } from './language.ts';

interface Props {
  readonly title: string;
  /** Says what the action destroys. */
  readonly warning: string;
  /** The label of the dialog's button that performs the action. */
  readonly action: string;
  readonly onConfirm: () => void;
  /** Names the button for tests; the dialog's button is `<part>-confirm`. */
  readonly part: string;
  /** The accessible name, if the button's text is not enough. */
  readonly label?: string;
  /** The content of the button that opens the dialog. */
  readonly children: ReactNode;
}

export function ConfirmButton({ title, warning, action, onConfirm, part, label, children }: Props) {
  const { say } = useLanguage();
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className="cc-button" data-coatcheck={part} {...(label ? { 'aria-label': label } : {})}>
        {children}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="cc-backdrop" />
        <AlertDialog.Popup className="cc cc-dialog" data-coatcheck={`${part}-dialog`}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{warning}</AlertDialog.Description>
          <div className="cc-row cc-dialog-choices">
            {/* First, so that it gets the focus: an accidental Enter then destroys nothing. */}
            <AlertDialog.Close className="cc-button" data-coatcheck={`${part}-keep`}>
              {say('keepIt')}
            </AlertDialog.Close>
            <AlertDialog.Close className="cc-button cc-danger" data-coatcheck={`${part}-confirm`} onClick={onConfirm}>
              {action}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
