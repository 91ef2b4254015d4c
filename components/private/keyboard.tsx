import { useEffect, useState } from 'react';
import type { Said } from '../../lib/language/message.ts';
import type { PageLine, Welcome } from '../../lib/page/private/frame-link.ts';
import { moveToWindow } from '../../lib/page/private/own-window.ts';
import { reasonOf } from '../../lib/page/prompt-store.ts';
import { useLanguage } from '../language.ts';

/** A page that does not say in time why the keyboard is gone has it, or is kept busy by whoever has it. */
const EXPLAINED_WITHIN_MS = 400;

interface Place {
  readonly welcome: Welcome;
  readonly line: PageLine;
}

/** Only while the frame has the keyboard is anything typed here: at the first unexplained loss it stops. */
export function useKeyboardTaken({ welcome, line }: Place, field: HTMLTextAreaElement | null): boolean {
  const [isTaken, setTaken] = useState(welcome.isTaken === true);
  const [isUnexplained, setUnexplained] = useState(false);
  useEffect(() => {
    if (!field) return;
    // A window of its own is the person's to leave.
    if (welcome.isWindow) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const explained = () => {
      clearTimeout(waiting);
      setUnexplained(false);
    };
    const onFocus = () => {
      // The page's frame element was blurred meanwhile, and this document forgot where the caret was.
      if (document.activeElement === document.body) field?.focus();
      line.say({ say: 'focused' });
    };
    const onBlur = () => {
      line.say({ say: 'blurred' });
      clearTimeout(waiting);
      waiting = setTimeout(() => setUnexplained(document.visibilityState === 'visible'), EXPLAINED_WITHIN_MS);
    };
    line.onMessage((message) => {
      if (message.say === 'blur-explained') explained();
      else if (message.say === 'keyboard-taken') setTaken(true);
      else if (message.say === 'type-here') {
        explained();
        setTaken(false);
      }
    });
    window.addEventListener('focus', onFocus);
    window.addEventListener('blur', onBlur);
    line.say({ say: 'ready', hasFocus: document.hasFocus() });
    if (document.hasFocus()) onFocus();
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('blur', onBlur);
    };
  }, [welcome, line, field]);
  const isStopped = isTaken || isUnexplained;
  useEffect(() => {
    if (field) field.readOnly = isStopped;
  }, [field, isStopped]);
  return isStopped;
}

/** What was typed after the page took the keyboard cannot be got back; what comes next can be kept from it. */
export function KeyboardTaken({ line, onClose }: { readonly line: PageLine; readonly onClose: () => void }) {
  const { say, read } = useLanguage();
  const [failure, setFailure] = useState<Said>();
  return (
    <div className="cc-private-taken" role="alert" data-coatcheck="keyboard-taken">
      <p>
        <strong>{say('keyboardTaken')}</strong> {say('keyboardTakenStop')}
      </p>
      {failure ? <p>{say('windowNotOpened', { reason: read(failure) })}</p> : null}
      <div className="cc-private-choices">
        <button
          type="button"
          className="cc-button cc-primary"
          data-coatcheck="open-window"
          onClick={() => moveToWindow(line).catch((error: unknown) => setFailure(reasonOf(error)))}
        >
          {say('ownWindow')}
        </button>
        <button type="button" className="cc-button" data-coatcheck="close-taken" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </div>
  );
}
