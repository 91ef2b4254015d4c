// The private composer, seen from the page: a frame over the site's composer, from which sanitized text comes and nothing else.

import { driverFor } from '../composer.ts';
import type { CurrentComposer } from '../current-composer.ts';
import type { SendOutcome } from '../send.ts';
import { placeOver } from './composer-place.ts';
import { type Box, type FrameHost, hostFrame } from './frame-host.ts';
import type { KeyboardGuard } from './keyboard-guard.ts';
import { type Look, lookOf } from './look.ts';
import type { ToFrame, ToPage } from './protocol.ts';
import { hostWindow, type WindowHost } from './window-host.ts';

const BOX_STAYS_MS = 1000;

export interface PrivateComposerParts {
  readonly site: string;
  readonly composer: CurrentComposer;
  readonly conversation: () => string;
  readonly guard: KeyboardGuard;
  /** Writes sanitized text into the site's composer and lets the site send it. */
  readonly send: (sanitized: string, replaced: number) => Promise<SendOutcome>;
  readonly showReplies: () => void;
  readonly onOpen: (isOpen: boolean) => void;
}

export interface PrivateComposer {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  conversationChanged(isNew: boolean): void;
  keyboardTaken(): void;
  owns(event: Event): boolean;
  stop(): void;
}

export function privateComposer(parts: PrivateComposerParts): PrivateComposer {
  const { composer, guard } = parts;
  let frame: FrameHost | undefined;
  let ownWindow: WindowHost | undefined;
  let isOpen = false;
  let forPanel = false;
  /** The page took the keyboard: nothing is typed here until the person opens it anew. */
  let isTaken = false;
  let look = '';
  let lastBox: { readonly box: Box; readonly at: number } | undefined;
  let taken: string | undefined;

  function placeNow() {
    const at = composer.element;
    if (!isOpen || !at?.isConnected) return undefined;
    const rect = at.getBoundingClientRect();
    if (rect.width === 0) return undefined;
    const { clientWidth: width } = document.documentElement;
    return { at, ...placeOver(rect, { width, height: window.innerHeight }, forPanel) };
  }

  function lookNow(): Look | undefined {
    const place = placeNow();
    return place && lookOf(place.at, place.editorHeight);
  }

  /** Sites draw their composer anew now and then; ours must not lose the keyboard over that. */
  function boxNow(): Box | undefined {
    const box = placeNow()?.box;
    if (box) lastBox = { box, at: performance.now() };
    else if (isOpen && lastBox && performance.now() - lastBox.at < BOX_STAYS_MS) return lastBox.box;
    return box;
  }

  /** The site may change its theme, and its composer its height. */
  function followLook(): void {
    const now = lookNow();
    if (!now || JSON.stringify(now) === look) return;
    look = JSON.stringify(now);
    frame?.say({ say: 'look', look: now });
  }

  /** What was typed into the page before moves over: two prompts on top of each other would be one too many. */
  async function takeOver(): Promise<void> {
    const at = composer.element;
    const text = composer.read() ?? '';
    if (!at || text.trim() === '') return;
    taken = text;
    await driverFor(at).write(at, '');
  }

  const tell = (message: ToFrame) => (ownWindow ?? frame)?.say(message);

  const guarded = {
    owns: (event: Event) => frame?.owns(event) === true,
    focus: () => frame?.focus(),
    hasFocus: () => frame?.hasFocus() === true,
    setModal: (modal: boolean) => frame?.setModal(modal),
    covers(x: number, y: number) {
      const box = frame?.box;
      return box !== undefined && x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;
    },
  };

  /** Whoever asked may have been replaced meanwhile. */
  async function handOver({ text, replaced }: Extract<ToPage, { say: 'hand-over' }>): Promise<void> {
    const { sent, notice } = await parts.send(text, replaced);
    tell({ say: 'outcome', sent, notice });
    if (isOpen && !isTaken) guard.focus(guarded);
  }

  function onMessage(message: ToPage): void {
    if (message.say === 'hand-over') void handOver(message);
    else if (message.say === 'focused') {
      if (isOpen && !isTaken) guard.hold(guarded);
    } else if (message.say === 'blurred') {
      if (guard.lossOf(guarded) !== 'taken') frame?.say({ say: 'blur-explained' });
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
        opened.close();
        frame?.stop();
        frame = undefined;
      },
      onMessage(message) {
        if (message.say === 'hand-over') void handOver(message);
        else if (message.say === 'show-replies') parts.showReplies();
        else if (message.say === 'close') endWindow();
      },
      onEnd: endWindow,
    });
  }

  function endWindow(): void {
    ownWindow?.stop();
    ownWindow = undefined;
  }

  function welcome(): Extract<ToFrame, { say: 'welcome' }> {
    const now = lookNow();
    const text = taken;
    taken = undefined;
    return {
      say: 'welcome',
      role: 'composer',
      site: parts.site,
      conversation: parts.conversation(),
      ...(now ? { look: now } : {}),
      ...(text ? { text } : {}),
      isTaken,
    };
  }

  function start(): FrameHost {
    return hostFrame({
      name: 'composer',
      box() {
        followLook();
        return boxNow();
      },
      welcome,
      onMessage,
    });
  }

  const opened: PrivateComposer = {
    get isOpen() {
      return isOpen;
    },
    open() {
      if (isOpen || !composer.find()) return;
      endWindow();
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
      });
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      guard.release();
      parts.onOpen(false);
      composer.element?.focus();
    },
    conversationChanged(isNew) {
      tell({ say: 'conversation', conversation: parts.conversation(), isNew });
    },
    keyboardTaken() {
      isTaken = true;
      frame?.say({ say: 'keyboard-taken' });
    },
    owns: guarded.owns,
    stop() {
      opened.close();
      endWindow();
      frame?.stop();
      frame = undefined;
    },
  };
  return opened;
}
