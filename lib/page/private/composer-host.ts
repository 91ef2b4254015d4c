// The private composer, seen from the page: a frame over the site's composer, from which sanitized text comes and nothing else.

import { askForWindow } from '../../engine/platform-windows.ts';
import type { Said } from '../../language/message.ts';
import { systemRandom } from '../../privacy/random.ts';
import { driverFor } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { reasonOf } from '../prompt/prompt-store.ts';
import type { SendOutcome } from '../send/send.ts';
import { composerCover } from './composer-cover.ts';
import { type Box, type FrameHost, hostFrame, isOwnHost } from './frame-host.ts';
import type { FocusLoss, KeyboardGuard } from './keyboard-guard.ts';
import { pageFrames } from './page-frames.ts';
import { type MoveReason, newToken, type ToFrame, type ToPage } from './protocol.ts';
import { hostWindow, type WindowHost } from './window-host.ts';

/** A frame that is alive asks for its window at once. */
const MOVES_WITHIN_MS = 1500;
/** The keyboard follows to a window that has come. */
const KEYBOARD_FOLLOWS_MS = 1000;

export interface Beside {
  readonly isOpen: boolean;
  readonly box: Box | undefined;
  hasFocus(): boolean;
  owns(event: Event): boolean;
}

export interface PrivateComposerParts {
  readonly site: string;
  readonly composer: CurrentComposer;
  readonly conversation: () => string;
  readonly guard: KeyboardGuard;
  /** The private view: the keyboard may be there as well, and behind a modal composer it could not. */
  readonly beside: Beside;
  /** Writes sanitized text into the site's composer and lets the site send it. */
  readonly send: (sanitized: string, replaced: number) => Promise<SendOutcome>;
  readonly showReplies: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onFailed: (reason: Said) => void;
}

export interface PrivateComposer {
  readonly isOpen: boolean;
  open(): void;
  /** The site's composer was focused, where all is to be written privately. */
  openInstead(): void;
  close(): void;
  conversationChanged(isNew: boolean): void;
  keyboardTaken(): void;
  rooted(host: Element): void;
  owns(event: Event): boolean;
  stop(): void;
}

const holds = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

export function privateComposer(parts: PrivateComposerParts): PrivateComposer {
  const { composer, guard, beside } = parts;
  let frame: FrameHost | undefined;
  let ownWindow: WindowHost | undefined;
  let isOpen = false;
  let forPanel = false;
  /** The page took the keyboard: nothing is typed here until the person opens it anew. */
  let isTaken = false;
  let taken: string | undefined;
  /** The answer of a send under way comes to where it was asked for: nothing moves meanwhile. */
  let isSending = false;
  let moves: MoveReason | undefined;
  /** The keyboard goes back to the site's composer, and that is no wish to write privately. */
  let isGivingBack = false;
  const frames = pageFrames(document, isOwnHost);
  const place = composerCover({
    composer,
    isOpen: () => isOpen,
    forPanel: () => forPanel,
    onLook: (look) => frame?.say({ say: 'look', look }),
  });

  /** What was typed into the page before moves over: two prompts on top of each other would be one too many. */
  async function takeOver(): Promise<void> {
    const at = composer.element;
    const text = composer.read() ?? '';
    if (!at || text.trim() === '') return;
    taken = text;
    await driverFor(at).write(at, '');
  }

  /** What would be lost otherwise. */
  async function giveTextBack(): Promise<void> {
    const text = taken;
    taken = undefined;
    if (text !== undefined && composer.element) await driverFor(composer.element).write(composer.element, text);
  }

  /** At the first doubt about the keyboard: where the page is, no composer is private then. */
  function move(why: MoveReason): void {
    if (isSending) moves ??= why;
    else if (frame?.isHeard) {
      frame.say({ say: 'move', why, ...place.inWindow() });
      setTimeout(moveWithoutFrame, MOVES_WITHIN_MS);
    } else moveWithoutFrame();
  }

  /** The frame was thrown out, or does not get to it: what was typed is kept outside of it. */
  function moveWithoutFrame(): void {
    if (!isOpen || ownWindow) return;
    endFrame();
    void openInWindow();
  }

  function endFrame(): void {
    frame?.stop();
    frame = undefined;
  }

  const needsWindow = () => window !== window.top || frames.any();

  async function openInWindow(): Promise<void> {
    const token = newToken((length) => systemRandom.bytes(length));
    awaitWindow(token);
    await takeOver();
    try {
      await askForWindow(token, place.onScreen());
    } catch (error) {
      endWindow();
      opened.close();
      await giveTextBack();
      parts.onFailed(reasonOf(error));
    }
  }

  const tell = (message: ToFrame) => (ownWindow ?? frame)?.say(message);

  const guarded = {
    owns: (event: Event) => frame?.owns(event) === true || beside.owns(event),
    focus: () => frame?.focus(),
    hasFocus: () => frame?.hasFocus() === true,
    isBeside: () => beside.hasFocus(),
    ask: (question: number) => frame?.say({ say: 'has-keyboard', question }),
    setModal: (modal: boolean) => frame?.setModal(modal && !beside.isOpen),
    covers: (x: number, y: number) => [frame?.box, beside.box].some((box) => box !== undefined && holds(box, x, y)),
  };

  /** Whoever asked may have been replaced meanwhile. */
  async function handOver({ text, replaced }: Extract<ToPage, { say: 'hand-over' }>): Promise<void> {
    isSending = true;
    const { sent, notice } = await parts.send(text, replaced);
    isSending = false;
    tell({ say: 'outcome', sent, notice });
    if (moves) move(moves);
    else if (isOpen && !isTaken) guard.focus(guarded);
    moves = undefined;
  }

  function answerLoss(loss: FocusLoss | undefined): void {
    if (loss === 'expected' || loss === 'away') frame?.say({ say: 'blur-explained' });
  }

  function onMessage(message: ToPage): void {
    if (message.say === 'hand-over') void handOver(message);
    else if (message.say === 'focused') {
      if (isOpen && !isTaken) guard.hold(guarded);
    } else if (message.say === 'blurred') {
      answerLoss(guard.lossOf(guarded));
    } else if (message.say === 'keyboard') {
      if (isOpen && !isTaken) answerLoss(guard.answered(guarded, message.question, message.isHere));
    } else if (message.say === 'ready') {
      // Given again, it would miss what is typed in between.
      if (isOpen && !isTaken && !message.hasFocus) guard.focus(guarded);
    } else if (message.say === 'room') forPanel = message.forPanel;
    else if (message.say === 'show-replies') parts.showReplies();
    else if (message.say === 'to-window') awaitWindow(message.token);
    else opened.close();
  }

  /** The window takes the draft over from where the frame kept it. */
  function awaitWindow(token: string): void {
    ownWindow?.stop();
    ownWindow = hostWindow({
      token,
      welcome: () => ({ ...welcome(), isTaken: false, isWindow: true }),
      onOpen() {
        endFrame();
        // Until then keys may still come here.
        setTimeout(() => endInPage(), KEYBOARD_FOLLOWS_MS);
      },
      onMessage(message) {
        if (message.say === 'hand-over') void handOver(message);
        else if (message.say === 'show-replies') parts.showReplies();
        else if (message.say === 'close') endWindow();
      },
      onEnd: endWindow,
    });
  }

  function endInPage(): void {
    if (!isOpen) return;
    isOpen = false;
    guard.release();
    frames.release();
    parts.onOpen(false);
  }

  function endWindow(): void {
    ownWindow?.stop();
    ownWindow = undefined;
  }

  function welcome(): Extract<ToFrame, { say: 'welcome' }> {
    const now = place.look();
    const text = taken;
    taken = undefined;
    return {
      say: 'welcome',
      role: 'composer',
      site: parts.site,
      origin: location.origin,
      conversation: parts.conversation(),
      ...(now ? { look: now } : {}),
      ...(text ? { text } : {}),
      ...place.inWindow(),
      isTaken,
    };
  }

  function start(): FrameHost {
    return hostFrame({
      name: 'composer',
      box: place.box,
      welcome,
      onMessage,
      onThrownOut() {
        guard.thrownOut(guarded);
        if (isTaken) moveWithoutFrame();
      },
    });
  }

  const opened: PrivateComposer = {
    get isOpen() {
      return isOpen;
    },
    open() {
      if (isOpen || isGivingBack || !composer.find()) return;
      if (ownWindow?.isConnected) return ownWindow.say({ say: 'type-here' });
      endWindow();
      if (needsWindow()) return void openInWindow();
      isOpen = true;
      forPanel = false;
      isTaken = false;
      parts.onOpen(true);
      void takeOver().then(() => {
        if (frame) {
          frame.say({ say: 'type-here', ...(taken ? { text: taken } : {}) });
          taken = undefined;
        } else frame = start();
        guard.prepare(guarded);
        frames.hold(() => move('frames'));
      });
    },
    openInstead() {
      // Sites focus their composer themselves: a window for each time would be a plague, and typed into it must not be either.
      if (needsWindow() && !navigator.userActivation.isActive) composer.element?.blur();
      else opened.open();
    },
    close() {
      if (!isOpen) return;
      endInPage();
      isGivingBack = true;
      composer.element?.focus();
      isGivingBack = false;
    },
    conversationChanged(isNew) {
      tell({ say: 'conversation', conversation: parts.conversation(), isNew });
    },
    rooted: frames.rooted,
    keyboardTaken() {
      isTaken = true;
      move('taken');
    },
    owns: (event) => frame?.owns(event) === true,
    stop() {
      opened.close();
      endWindow();
      endFrame();
    },
  };
  return opened;
}
