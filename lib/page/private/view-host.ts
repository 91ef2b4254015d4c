// The private view as the page session sees it: a frame at the window's edge that gets the replies with surrogates and shows them with originals. It
// sends no text back.

import type { Box } from '../composer/composer-block.ts';
import type { FrameBesideComposer } from './composer-keyboard.ts';
import { type FrameHost, hostFrame } from './frame-host.ts';
import type { MessageToPage } from './frame-protocol.ts';
import type { ShownReplies } from './shown-replies.ts';
import { privateViewBox } from './view-place.ts';

interface PrivateViewParts {
  readonly site: string;
  readonly composer: () => HTMLElement | undefined;
  readonly noticeBox: () => Box | undefined;
  readonly shown: () => ShownReplies;
  readonly conversation: () => string;
  readonly onClose: () => void;
}

interface PrivateView extends FrameBesideComposer {
  open(): void;
  conversationChanged(isNew: boolean): void;
}

const LOOK_AGAIN_MS = 500;

export function privateView(parts: PrivateViewParts): PrivateView {
  let frame: FrameHost | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  let told = '';

  function tellReplies(): void {
    const shown = parts.shown();
    const now = JSON.stringify(shown);
    if (now === told) return;
    told = now;
    frame?.say({ say: 'replies', ...shown });
  }

  function close(): void {
    clearInterval(looking);
    frame?.stop();
    frame = undefined;
    told = '';
    parts.onClose();
  }

  const view: PrivateView = {
    get isOpen() {
      return frame !== undefined;
    },
    get box() {
      return frame?.box;
    },
    hasFocus: () => frame?.hasFocus() === true,
    open() {
      if (frame) return;
      frame = hostFrame({
        name: 'view',
        composer: parts.composer,
        box: () =>
          privateViewBox({
            window: { width: document.documentElement.clientWidth, height: window.innerHeight },
            composer: parts.composer()?.getBoundingClientRect(),
            notice: parts.noticeBox(),
          }),
        welcome() {
          told = '';
          return {
            say: 'welcome',
            role: 'view',
            origin: location.origin,
            site: parts.site,
            conversation: parts.conversation(),
          };
        },
        onMessage(message: MessageToPage) {
          if (message.say === 'close') close();
          else if (message.say === 'listening') {
            told = '';
            tellReplies();
          }
        },
      });
      looking = setInterval(tellReplies, LOOK_AGAIN_MS);
    },
    conversationChanged(isNew) {
      told = '';
      frame?.say({ say: 'conversation', conversation: parts.conversation(), isNew });
    },
    owns: (event) => frame?.owns(event) === true,
  };
  return view;
}
