// A button for actions that cannot be undone. It asks first, in a dialog that traps the focus and returns it.
import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useLanguage } from './language.ts';

interface Props {
  readonly title: string;
  /** What is lost by it. */
  readonly warning: string;
  /** On the button of the dialog that does it. */
  readonly action: string;
  readonly onConfirm: () => void;
  /** Names the button for tests; the dialog's button is `<part>-confirm`. */
  readonly part: string;
  /** Where the words on the button are not enough. */
  readonly label?: string;
  /** On the button that opens the dialog. */
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
            {/* First, so that it has the focus: an Enter too many loses nothing. */}
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
