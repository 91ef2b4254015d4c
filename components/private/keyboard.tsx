import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScreenBox } from '../../lib/engine/platform.ts';
import type { Said } from '../../lib/language/message.ts';
import type { PageLine, Welcome } from '../../lib/page/private/frame-link.ts';
import { moveToWindow } from '../../lib/page/private/own-window.ts';
import type { MoveReason } from '../../lib/page/private/protocol.ts';
import { reasonOf } from '../../lib/page/prompt-store.ts';
import { useLanguage } from '../language.ts';

/** A page that does not say in time why the keyboard is gone has it, or is kept busy by whoever has it. */
const EXPLAINED_WITHIN_MS = 400;

interface Place {
  readonly welcome: Welcome;
  readonly line: PageLine;
}

export interface Move {
  readonly why: MoveReason;
  readonly at?: ScreenBox;
}

const placed = (at: ScreenBox | undefined) => (at ? { at } : {});

/** Only while the frame has the keyboard is anything typed here: at the first unexplained loss it stops, and moves. */
export function useMove({ welcome, line }: Place, field: HTMLTextAreaElement | null): Move | undefined {
  const [asked, setAsked] = useState<Move | undefined>(
    welcome.isTaken ? { why: 'taken', ...placed(welcome.at) } : undefined,
  );
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
      waiting = setTimeout(
        // A busy machine explains late, and what has the keyboard again has lost nothing that the page's side does not see.
        () => setUnexplained(document.visibilityState === 'visible' && !document.hasFocus()),
        EXPLAINED_WITHIN_MS,
      );
    };
    line.onMessage((message) => {
      if (message.say === 'blur-explained') explained();
      else if (message.say === 'move') setAsked({ why: message.why, ...placed(message.at) });
      else if (message.say === 'type-here') {
        explained();
        setAsked(undefined);
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
  const move = asked ?? (isUnexplained ? { why: 'taken' as const, ...placed(welcome.at) } : undefined);
  const isStopped = move?.why === 'taken';
  useEffect(() => {
    if (field) field.readOnly = isStopped;
  }, [field, isStopped]);
  return move;
}

interface MovingProps {
  readonly line: PageLine;
  readonly move: Move;
  readonly onClose: () => void;
}

const WORDS = {
  taken: ['keyboardTaken', 'keyboardTakenStop'],
  frames: ['frameCame', 'frameCameNext'],
} as const;

/** Goes to a window of its own without being asked: a cover alone a page could hide. */
export function Moving({ line, move, onClose }: MovingProps) {
  const { say, read } = useLanguage();
  const [failure, setFailure] = useState<Said>();
  const go = useCallback(() => {
    moveToWindow(line, move.at).catch((error: unknown) => setFailure(reasonOf(error)));
  }, [line, move.at]);
  const wentBefore = useRef(false);
  useEffect(() => {
    if (!wentBefore.current) go();
    wentBefore.current = true;
  }, [go]);
  const [what, next] = WORDS[move.why];
  return (
    <div className="cc-private-taken" role="alert" data-coatcheck="keyboard-taken">
      <p>
        <strong>{say(what)}</strong> {say(next)}
      </p>
      {failure ? <p>{say('windowNotOpened', { reason: read(failure) })}</p> : null}
      <div className="cc-private-choices">
        <button type="button" className="cc-button cc-primary" data-coatcheck="open-window" onClick={go}>
          {say('ownWindow')}
        </button>
        <button type="button" className="cc-button" data-coatcheck="close-taken" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </div>
  );
}
