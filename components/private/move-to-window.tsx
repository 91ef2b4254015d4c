import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScreenBox } from '../../lib/engine/platform-windows.ts';
import type { Said } from '../../lib/language/message.ts';
import type { PagePortEnd, WelcomeMessage } from '../../lib/page/private/frame-link.ts';
import type { MoveToWindowReason } from '../../lib/page/private/frame-protocol.ts';
import { moveToWindow } from '../../lib/page/private/own-window.ts';
import { textOfError } from '../../lib/page/prompt/prompt-store.ts';
import { useLanguage } from '../language.ts';

/**
 * How long the page side may take to explain a loss of focus. After that, the page may be kept busy by a script that took the focus. It may
 * also just be slow, so the notice does not call it a theft.
 */
const SILENT_AFTER_MS = 2000;

interface Place {
  readonly welcome: WelcomeMessage;
  readonly line: PagePortEnd;
}

export interface PendingMoveToWindow {
  readonly why: MoveToWindowReason;
  readonly at?: ScreenBox;
}

const withPlace = (at: ScreenBox | undefined) => (at ? { at } : {});

/**
 * Moves the composer to a window if the page took the keyboard focus, or does not explain why the frame lost it. Otherwise text meant for
 * the frame could be typed into the page.
 */
export function useMoveToWindow(
  { welcome, line }: Place,
  field: HTMLTextAreaElement | null,
): PendingMoveToWindow | undefined {
  const [asked, setAsked] = useState<PendingMoveToWindow | undefined>(
    welcome.isTaken ? { why: 'taken', ...withPlace(welcome.at) } : undefined,
  );
  const [isUnexplained, setUnexplained] = useState(false);
  useEffect(() => {
    if (!field) return;
    // A private window may lose the focus: the person switches windows.
    if (welcome.isWindow) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const explained = () => {
      clearTimeout(waiting);
      setUnexplained(false);
    };
    const onFocus = () => {
      // The page's frame element lost the focus meanwhile, so this document has no focused element; focus the field again.
      if (document.activeElement === document.body) field?.focus();
      line.say({ say: 'focused' });
    };
    const awaitPage = () => {
      clearTimeout(waiting);
      waiting = setTimeout(
        // If the frame has the focus again, there is nothing to explain.
        () => setUnexplained(document.visibilityState === 'visible' && !document.hasFocus()),
        SILENT_AFTER_MS,
      );
    };
    const onBlur = () => {
      line.say({ say: 'blurred' });
      awaitPage();
    };
    line.onMessage((message) => {
      if (message.say === 'blur-explained') explained();
      else if (message.say === 'has-keyboard')
        line.say({ say: 'keyboard', question: message.question, isHere: document.hasFocus() });
      else if (message.say === 'move') setAsked({ why: message.why, ...withPlace(message.at) });
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
  const move = asked ?? (isUnexplained ? { why: 'silent' as const, ...withPlace(welcome.at) } : undefined);
  const isStopped = move?.why === 'taken';
  useEffect(() => {
    if (field) field.readOnly = isStopped;
  }, [field, isStopped]);
  return move;
}

interface MovingProps {
  readonly line: PagePortEnd;
  readonly move: PendingMoveToWindow;
  readonly onClose: () => void;
}

const MOVE_TEXTS = {
  taken: ['keyboardTaken', 'keyboardTakenStop'],
  frames: ['frameCame', 'frameCameNext'],
  silent: ['pageSilent', 'pageSilentNext'],
} as const;

/** Covers the composer and at once moves it to a window: the cover alone would not be safe, because the page could hide it. */
export function MoveToWindowNotice({ line, move, onClose }: MovingProps) {
  const { say, read } = useLanguage();
  const [failure, setFailure] = useState<Said>();
  const go = useCallback(() => {
    moveToWindow(line, move.at).catch((error: unknown) => setFailure(textOfError(error)));
  }, [line, move.at]);
  const wentBefore = useRef(false);
  useEffect(() => {
    if (!wentBefore.current) go();
    wentBefore.current = true;
  }, [go]);
  const [what, next] = MOVE_TEXTS[move.why];
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
