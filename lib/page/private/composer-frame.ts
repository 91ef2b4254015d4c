// The frame of the private composer over the site's composer: whether it is open, its place, and whether it has the keyboard focus.
import type { CurrentComposer } from '../composer/current-composer.ts';
import { type ComposerCover, composerCover } from './composer-cover.ts';
import { type FrameBesideComposer, frameKeyboard } from './composer-keyboard.ts';
import { type FrameHost, hostFrame, isOwnFrameHost } from './frame-host.ts';
import type { HintTarget, MessageToFrame, MessageToPage } from './frame-protocol.ts';
import type { KeyboardGuard } from './keyboard-guard.ts';
import { pageFrames } from './page-frames.ts';
import type { SiteDraft } from './site-draft.ts';

interface ComposerFrameParts {
  readonly site: string;
  readonly composer: CurrentComposer;
  readonly conversation: () => string;
  readonly hintTarget: () => HintTarget;
  readonly guard: KeyboardGuard;
  readonly beside: FrameBesideComposer;
  readonly draft: SiteDraft;
  readonly onOpen: (isOpen: boolean) => void;
  /** Messages of the frame that are not about its focus or its place. */
  readonly onMessage: (message: MessageToPage) => void;
  /** Called when the page removed the frame after it took the keyboard focus. */
  readonly onLost: () => void;
  /** Called when the page added a frame to the document, which could take the keyboard focus. */
  readonly onPageFrame: () => void;
}

export interface ComposerFrame extends Pick<ComposerCover, 'onScreen' | 'inWindow'> {
  readonly isOpen: boolean;
  /** True if a document in the frame is connected and receives messages. */
  readonly isHeard: boolean;
  /**
   * Whether the page could take the keyboard focus by a frame: our composer is itself in a frame, or the page has one. Then the private
   * composer opens in a window.
   */
  needsWindow(): boolean;
  welcome(): WelcomeMessage;
  open(): void;
  /** Closes the composer because the person types elsewhere; the frame keeps its draft. */
  close(): void;
  remove(): void;
  say(message: MessageToFrame): void;
  focus(): void;
  /** To be called when the page took the keyboard focus: the frame takes no input until the person opens it again. */
  keyboardTaken(): void;
  rooted(host: Element): void;
  owns(event: Event): boolean;
}

type WelcomeMessage = Extract<MessageToFrame, { say: 'welcome' }>;

function welcomeMessage(
  { site, draft, ...parts }: ComposerFrameParts,
  place: ComposerCover,
  isTaken: boolean,
): WelcomeMessage {
  const look = place.look();
  return {
    say: 'welcome',
    role: 'composer',
    site,
    origin: location.origin,
    conversation: parts.conversation(),
    ...(look ? { look } : {}),
    ...draft.handOn(),
    ...place.inWindow(),
    ...parts.hintTarget(),
    isTaken,
  };
}

export function composerFrame(parts: ComposerFrameParts): ComposerFrame {
  const { composer, guard, beside, draft } = parts;
  let host: FrameHost | undefined;
  let isOpen = false;
  let forPanel = false;
  let isTaken = false;
  const frames = pageFrames(document, isOwnFrameHost);
  const place = composerCover({
    composer,
    isOpen: () => isOpen,
    forPanel: () => forPanel,
    onLook: (look) => host?.say({ say: 'look', look }),
  });
  const keyboard = frameKeyboard({ guard, beside, frame: () => host, isTypedInto: () => isOpen && !isTaken });
  const element = () => composer.element;
  const welcome = () => welcomeMessage(parts, place, isTaken);

  function onMessage(message: MessageToPage): void {
    // The frame received no messages since its welcome, and the site may have changed its theme meanwhile.
    if (message.say === 'ready') sayLook();
    if (message.say === 'room') forPanel = message.forPanel;
    else if (!keyboard.heard(message)) parts.onMessage(message);
  }

  function sayLook(): void {
    const look = place.look();
    if (look) host?.say({ say: 'look', look });
  }

  function onThrownOut(): void {
    keyboard.thrownOut();
    if (isTaken) parts.onLost();
  }

  async function show(): Promise<void> {
    await draft.take();
    if (host) host.say({ say: 'type-here', ...draft.handOn() });
    else host = hostFrame({ name: 'composer', box: place.box, composer: element, welcome, onMessage, onThrownOut });
    keyboard.prepare();
    frames.hold(parts.onPageFrame);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    get isHeard() {
      return host?.isHeard === true;
    },
    needsWindow: () => window !== window.top || frames.any(),
    onScreen: place.onScreen,
    inWindow: place.inWindow,
    welcome,
    open() {
      isOpen = true;
      forPanel = false;
      isTaken = false;
      parts.onOpen(true);
      void show();
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      guard.release();
      frames.release();
      parts.onOpen(false);
    },
    remove() {
      host?.stop();
      host = undefined;
    },
    say: (message) => host?.say(message),
    focus: keyboard.focus,
    keyboardTaken() {
      isTaken = true;
    },
    rooted: frames.rooted,
    owns: (event) => host?.owns(event) === true,
  };
}
