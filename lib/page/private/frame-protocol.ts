// The messages between the page's content script and a private frame, through a port of the extension, which the page cannot hear. The page's side
// gets only sanitized text, never an original. Messages travel as JSON text, which keeps unpaired surrogate code units intact.
import type { ScreenBox } from '../../engine/platform-windows.ts';
import type { ColourScheme } from '../dom/page-colour-scheme.ts';
import type { PanelNotice, PromptState } from '../prompt/prompt-state.ts';
import type { PrivateComposerPrompt } from '../send/verified-send.ts';
import type { ComposerStyle } from './composer-style.ts';
import type { ShownReplies } from './shown-replies.ts';

type FrameRole = 'composer' | 'view';

/**
 * Why the private composer leaves the page. `taken`: the page took the focus. `frames`: it added a frame, which could. `silent`: the page does not
 * report where the focus is.
 */
export type MoveToWindowReason = 'taken' | 'frames' | 'silent';

/** The person's own model server, if the page sends its prompts (with hints) there. */
export type HintTarget = Pick<PromptState['site'], 'hintsTo'>;

export type MessageToFrame =
  /** The first message. Until it comes, a frame shows nothing and asks the engine nothing. */
  | ({
      readonly say: 'welcome';
      readonly role: FrameRole;
      readonly site: string;
      /** The page's origin: a site may have its own send mode. */
      readonly origin: string;
      readonly conversation: string;
      readonly look?: ComposerStyle;
      /** The text that was in the site's composer, which the site has seen. */
      readonly text?: string;
      /** The page took the focus from the frame that was open before. */
      readonly isTaken?: boolean;
      /** The composer is in a separate window. */
      readonly isWindow?: boolean;
      /** The place of such a window over the site's composer. */
      readonly at?: ScreenBox;
    } & HintTarget)
  /** The person has changed the model server. */
  | ({ readonly say: 'model-server' } & HintTarget)
  /** The page shows this conversation. `isNew`: it is another one than before. Otherwise it is the same one under its final name. */
  | { readonly say: 'conversation'; readonly conversation: string; readonly isNew: boolean }
  | { readonly say: 'look'; readonly look: ComposerStyle }
  | { readonly say: 'scheme'; readonly scheme: ColourScheme }
  | { readonly say: 'outcome'; readonly sent: boolean; readonly notice: PanelNotice }
  | ({ readonly say: 'replies' } & ShownReplies)
  | { readonly say: 'type-here'; readonly text?: string }
  /** The answer to `blurred` if the page did not cause it. */
  | { readonly say: 'blur-explained' }
  | { readonly say: 'has-keyboard'; readonly question: number }
  | { readonly say: 'move'; readonly why: MoveToWindowReason; readonly at?: ScreenBox };

export type MessageToPage =
  | ({ readonly say: 'hand-over' } & PrivateComposerPrompt)
  /** The person can type into the frame. */
  | { readonly say: 'ready'; readonly hasFocus: boolean }
  | { readonly say: 'focused' }
  /** The frame lost the focus. */
  | { readonly say: 'blurred' }
  /** The answer to `has-keyboard`. */
  | { readonly say: 'keyboard'; readonly question: number; readonly isHere: boolean }
  | { readonly say: 'room'; readonly forPanel: boolean }
  | { readonly say: 'show-replies' }
  /** The view renders after its welcome: replies that came before its listeners were lost. */
  | { readonly say: 'listening' }
  /** A separate window will connect with this token and replace the frame. */
  | { readonly say: 'to-window'; readonly token: string }
  | { readonly say: 'close' };

const PORT = 'coatcheck-private';
const TOKEN_BYTES = 32;

export const portName = (token: string): string => `${PORT} ${token}`;

/** The only message posted to the frame's window. Its token is useless to anyone but the page's content script. */
interface Introduction {
  readonly coatcheckFrame: string;
}

export const introductionOf = (token: string): Introduction => ({ coatcheckFrame: token });

export function newToken(randomBytes: (length: number) => Uint8Array): string {
  return Array.from(randomBytes(TOKEN_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function introducedTokenIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { coatcheckFrame } = data as Partial<Record<keyof Introduction, unknown>>;
  return typeof coatcheckFrame === 'string' && /^[0-9a-f]{64}$/.test(coatcheckFrame) ? coatcheckFrame : undefined;
}

/** One end of the port. */
export interface PortEnd<Out, In> {
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

export function portEndOf<Out, In extends { readonly say: string }>(port: PortLike): PortEnd<Out, In> {
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
