// The private composer as the page session sees it: a frame over the site's composer that hands over nothing but sanitized text.

import type { Said } from '../../language/message.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { PrivateComposerPrompt, SendOutcome } from '../send/verified-send.ts';
import { type ComposerFrame, composerFrame } from './composer-frame.ts';
import type { FrameBesideComposer } from './composer-keyboard.ts';
import { type ComposerWindow, composerWindow } from './composer-window.ts';
import type { HintTarget, MessageToFrame, MessageToPage, MoveToWindowReason } from './frame-protocol.ts';
import { handOverToWindow } from './hand-over.ts';
import type { KeyboardGuard } from './keyboard-guard.ts';
import { siteDraft } from './site-draft.ts';

/** A working frame asks for its window within this time. */
const MOVES_WITHIN_MS = 1500;
/** The keyboard focus moves to a new window within this time. */
const FOCUS_MOVES_WITHIN_MS = 1000;

interface PrivateComposerParts {
  readonly site: string;
  readonly composer: CurrentComposer;
  readonly conversation: () => string;
  readonly guard: KeyboardGuard;
  /** The private view. The keyboard focus may be in it too, which a modal composer would prevent. */
  readonly beside: FrameBesideComposer;
  readonly hintTarget: () => HintTarget;
  /** Writes the sanitized text into the site's composer and lets the site send it. */
  readonly send: (sanitized: PrivateComposerPrompt) => Promise<SendOutcome>;
  readonly showReplies: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onFailed: (reason: Said) => void;
}

interface PrivateComposer {
  readonly isOpen: boolean;
  open(): void;
  /** To be called when the person focused the site's composer on a site where all prompts are to be written privately. */
  openInstead(): void;
  close(): void;
  conversationChanged(isNew: boolean): void;
  hintTargetChanged(): void;
  keyboardTaken(): void;
  rooted(host: Element): void;
  owns(event: Event): boolean;
}

/** Moves the composer out of the page at the first sign that the page takes the keyboard focus: no composer in that page is private then. */
function windowMove(frame: ComposerFrame, ownWindow: ComposerWindow) {
  /** Opens the window without a frame, if the frame was removed or does not answer. The draft is stored outside of the frame. */
  function withoutFrame(): void {
    if (!frame.isOpen || ownWindow.isThere) return;
    frame.remove();
    void ownWindow.open();
  }

  return {
    withoutFrame,
    /** Moves to a window. A frame that still receives messages opens the window itself and hands its draft over. */
    now(why: MoveToWindowReason): void {
      if (frame.isHeard) {
        frame.say({ say: 'move', why, ...frame.inWindow() });
        setTimeout(withoutFrame, MOVES_WITHIN_MS);
      } else withoutFrame();
    },
  };
}

export function privateComposer(parts: PrivateComposerParts): PrivateComposer {
  const { composer } = parts;
  const draft = siteDraft(composer);
  /** True while the focus returns to the site's composer, which is no request to write privately. */
  let isGivingBack = false;

  const frame = composerFrame({
    ...parts,
    draft,
    onMessage(message) {
      if (message.say === 'to-window') ownWindow.expect(message.token);
      else if (message.say === 'close') close();
      else onAsked(message);
    },
    onLost: () => moving.withoutFrame(),
    onPageFrame: () => handing.move('frames'),
  });
  const ownWindow = composerWindow({
    place: frame,
    draft,
    welcome: frame.welcome,
    onMessage: onAsked,
    onOpen() {
      frame.remove();
      // Until the new window has the focus, keys may still arrive in this page.
      setTimeout(frame.close, FOCUS_MOVES_WITHIN_MS);
    },
    onFailed: close,
    tellFailed: parts.onFailed,
  });
  const moving = windowMove(frame, ownWindow);
  const tell = (message: MessageToFrame) => (ownWindow.isThere ? ownWindow : frame).say(message);
  const handing = handOverToWindow({ send: parts.send, tell, moveNow: moving.now, onStay: frame.focus });

  /** Handles requests of the frame and of the window. */
  function onAsked(message: MessageToPage): void {
    if (message.say === 'hand-over') void handing.take(message);
    else if (message.say === 'show-replies') parts.showReplies();
  }

  function open(): void {
    if (frame.isOpen || isGivingBack || !composer.find()) return;
    if (ownWindow.isConnected) {
      ownWindow.say({ say: 'type-here' });
      return;
    }
    ownWindow.end();
    if (frame.needsWindow()) void ownWindow.open();
    else frame.open();
  }

  function close(): void {
    if (!frame.isOpen) return;
    frame.close();
    isGivingBack = true;
    composer.element?.focus();
    isGivingBack = false;
  }

  return {
    get isOpen() {
      return frame.isOpen;
    },
    open,
    openInstead() {
      // Sites also focus their composer by script: do not open a window each time, but do not let the person type into it either.
      if (frame.needsWindow() && !navigator.userActivation.isActive) composer.element?.blur();
      else open();
    },
    close,
    conversationChanged: (isNew) => tell({ say: 'conversation', conversation: parts.conversation(), isNew }),
    hintTargetChanged: () => tell({ say: 'model-server', ...parts.hintTarget() }),
    rooted: frame.rooted,
    keyboardTaken() {
      frame.keyboardTaken();
      handing.move('taken');
    },
    owns: frame.owns,
  };
}
