// What passes between the page's content script and a private frame: one port of the extension's own, which the page cannot hear.
// The page's side never gets an original; it gets the sanitized text. Messages travel as JSON text, so that a lone surrogate
// code unit comes through.
import type { ScreenBox } from '../../engine/platform-windows.ts';
import type { Notice } from '../prompt/prompt-state.ts';
import type { Look } from './look.ts';
import type { ShownReplies } from './shown-replies.ts';

export type FrameRole = 'composer' | 'view';

/** Why the private composer leaves the page: that took the keyboard, got a frame, which could, or does not say where the keyboard is. */
export type MoveReason = 'taken' | 'frames' | 'silent';

export type ToFrame =
  /** The first message: without it a frame shows and asks nothing. */
  | {
      readonly say: 'welcome';
      readonly role: FrameRole;
      readonly site: string;
      /** Of the page: a site may have a mode of its own. */
      readonly origin: string;
      readonly conversation: string;
      readonly look?: Look;
      /** What stood in the site's composer: the site has seen it. */
      readonly text?: string;
      /** The page took the keyboard from the frame that stood here before. */
      readonly isTaken?: boolean;
      /** In a window of its own. */
      readonly isWindow?: boolean;
      /** Where such a window would lie over the site's composer. */
      readonly at?: ScreenBox;
    }
  /** `isNew`: another conversation, and not the same one under its final name. */
  | { readonly say: 'conversation'; readonly conversation: string; readonly isNew: boolean }
  | { readonly say: 'look'; readonly look: Look }
  | { readonly say: 'outcome'; readonly sent: boolean; readonly notice: Notice }
  | ({ readonly say: 'replies' } & ShownReplies)
  | { readonly say: 'type-here'; readonly text?: string }
  /** The answer to `blurred`, where the page did not do it. */
  | { readonly say: 'blur-explained' }
  | { readonly say: 'has-keyboard'; readonly question: number }
  | { readonly say: 'move'; readonly why: MoveReason; readonly at?: ScreenBox };

export type ToPage =
  /** Sanitized, and stored in the vault. */
  | { readonly say: 'hand-over'; readonly text: string; readonly replaced: number }
  /** The frame can be typed into. */
  | { readonly say: 'ready'; readonly hasFocus: boolean }
  | { readonly say: 'focused' }
  /** The keyboard went elsewhere. */
  | { readonly say: 'blurred' }
  /** The answer to `has-keyboard`. */
  | { readonly say: 'keyboard'; readonly question: number; readonly isHere: boolean }
  | { readonly say: 'room'; readonly forPanel: boolean }
  | { readonly say: 'show-replies' }
  /** The view draws itself after its welcome: replies that came before it had listeners went unheard. */
  | { readonly say: 'listening' }
  /** A window of ours will call by this token, and take the frame's place. */
  | { readonly say: 'to-window'; readonly token: string }
  | { readonly say: 'close' };

const PORT = 'coatcheck-private';
const TOKEN_BYTES = 32;

export const portName = (token: string): string => `${PORT} ${token}`;

/** The only thing that passes by way of the frame's window: it is worth nothing to anybody but the page's content script. */
interface Introduction {
  readonly coatcheckFrame: string;
}

export const introductionOf = (token: string): Introduction => ({ coatcheckFrame: token });

export function newToken(randomBytes: (length: number) => Uint8Array): string {
  return Array.from(randomBytes(TOKEN_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function tokenIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { coatcheckFrame } = data as Partial<Record<keyof Introduction, unknown>>;
  return typeof coatcheckFrame === 'string' && /^[0-9a-f]{64}$/.test(coatcheckFrame) ? coatcheckFrame : undefined;
}

/** One end of the port. */
export interface Line<Out, In> {
  say(message: Out): void;
  onMessage(listener: (message: In) => void): void;
  onEnd(listener: () => void): void;
  end(): void;
}

interface PortLike {
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

export function lineOver<Out, In extends { readonly say: string }>(port: PortLike): Line<Out, In> {
  let isOpen = true;
  port.onDisconnect.addListener(() => {
    isOpen = false;
  });
  return {
    say(message) {
      if (isOpen) port.postMessage(JSON.stringify(message));
    },
    onMessage: (listener) =>
      port.onMessage.addListener((message) => {
        if (typeof message === 'string') listener(JSON.parse(message) as In);
      }),
    onEnd: (listener) => port.onDisconnect.addListener(listener),
    end() {
      isOpen = false;
      port.disconnect();
    },
  };
}
