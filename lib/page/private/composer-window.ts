// The separate window of the private composer, for pages that could take the keyboard focus. It takes over the draft that the frame stored.
import { requestComposerWindow } from '../../engine/platform-windows.ts';
import type { Said } from '../../language/message.ts';
import { systemRandom } from '../../privacy/random.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import type { ComposerCover } from './composer-cover.ts';
import { type MessageToFrame, type MessageToPage, newToken } from './frame-protocol.ts';
import type { SiteDraft } from './site-draft.ts';
import { hostWindow, type WindowHost } from './window-host.ts';

interface ComposerWindowParts {
  readonly place: Pick<ComposerCover, 'onScreen'>;
  readonly draft: Pick<SiteDraft, 'take' | 'giveBack'>;
  readonly welcome: () => Extract<MessageToFrame, { say: 'welcome' }>;
  readonly onMessage: (message: MessageToPage) => void;
  /** Called when the window has connected. */
  readonly onOpen: () => void;
  /** Called when the browser did not open the window. */
  readonly onFailed: () => void;
  readonly tellFailed: (reason: Said) => void;
}

export interface ComposerWindow {
  /** Whether the window is open or expected. */
  readonly isThere: boolean;
  readonly isConnected: boolean;
  say(message: MessageToFrame): void;
  open(): Promise<void>;
  /** Accepts the window that the frame opened; it connects with this token. */
  expect(token: string): void;
  end(): void;
}

export function composerWindow(parts: ComposerWindowParts): ComposerWindow {
  let host: WindowHost | undefined;

  function end(): void {
    host?.stop();
    host = undefined;
  }

  function expect(token: string): void {
    host?.stop();
    host = hostWindow({
      token,
      welcome: () => ({ ...parts.welcome(), isTaken: false, isWindow: true }),
      onOpen: parts.onOpen,
      onMessage(message) {
        if (message.say === 'close') end();
        else parts.onMessage(message);
      },
      onEnd: end,
    });
  }

  return {
    get isThere() {
      return host !== undefined;
    },
    get isConnected() {
      return host?.isConnected === true;
    },
    say: (message) => host?.say(message),
    async open() {
      const token = newToken((length) => systemRandom.bytes(length));
      expect(token);
      await parts.draft.take();
      try {
        await requestComposerWindow(token, parts.place.onScreen());
      } catch (error) {
        end();
        parts.onFailed();
        await parts.draft.giveBack();
        parts.tellFailed(textOfError(error));
      }
    },
    expect,
    end,
  };
}
