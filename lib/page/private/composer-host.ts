// The private composer, seen from the page: a frame over the site's composer, from which sanitized text comes and nothing else.

import { driverFor } from '../composer.ts';
import type { CurrentComposer } from '../current-composer.ts';
import type { SendOutcome } from '../send.ts';
import { placeOver } from './composer-place.ts';
import { type FrameHost, hostFrame } from './frame-host.ts';
import type { KeyboardGuard } from './keyboard-guard.ts';
import { type Look, lookOf } from './look.ts';
import type { ToPage } from './protocol.ts';

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
  let isOpen = false;
  let forPanel = false;
  let look = '';
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

  const guarded = {
    owns: (event: Event) => frame?.owns(event) === true,
    hasFocus: () => frame?.hasFocus() === true,
    focus: () => frame?.focus(),
    covers(x: number, y: number) {
      const box = frame?.box;
      return box !== undefined && x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;
    },
  };

  async function onMessage(message: ToPage): Promise<void> {
    if (message.say === 'hand-over') {
      const outcome = await parts.send(message.text, message.replaced);
      frame?.say({ say: 'outcome', sent: outcome.sent, notice: outcome.notice });
      if (isOpen) frame?.focus();
    } else if (message.say === 'focused') guard.hold(guarded);
    else if (message.say === 'room') forPanel = message.forPanel;
    else if (message.say === 'show-replies') parts.showReplies();
    else opened.close();
  }

  function start(): FrameHost {
    return hostFrame({
      name: 'composer',
      box() {
        followLook();
        return placeNow()?.box;
      },
      welcome() {
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
        };
      },
      onMessage: (message) => void onMessage(message),
    });
  }

  const opened: PrivateComposer = {
    get isOpen() {
      return isOpen;
    },
    open() {
      if (isOpen || !composer.find()) return;
      isOpen = true;
      forPanel = false;
      parts.onOpen(true);
      void takeOver().then(() => {
        if (frame) {
          frame.say({ say: 'type-here', ...(taken ? { text: taken } : {}) });
          taken = undefined;
        } else frame = start();
        frame.focus();
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
      frame?.say({ say: 'conversation', conversation: parts.conversation(), isNew });
    },
    keyboardTaken: () => frame?.say({ say: 'keyboard-taken' }),
    owns: guarded.owns,
    stop() {
      opened.close();
      frame?.stop();
      frame = undefined;
    },
  };
  return opened;
}
