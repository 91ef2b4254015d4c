// Handles a request that the guard stopped: the page may have removed the text from its composer, as a chat does whose send control was not
// recognised. The person's text is kept, and the safe ways to go on are offered first.
import type { StoppedRequest } from '../../egress/stopped.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { pause } from '../drivers/driver.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';

interface StoppedSendHandlerParts {
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly draftBackup: DraftBackup;
  /** Whether this text was sanitized and may leave; a request stopped then does not hold the person's text. */
  readonly isLetGo: (text: string) => boolean;
  readonly isOurs: (event: Event) => boolean;
  readonly checkNow: () => Promise<void>;
  readonly send: () => Promise<void>;
}

export interface StoppedSendHandler extends LastingListeners {
  tell(stopped: StoppedRequest): void;
  /** Puts the person's text back into the composer. */
  putBack(): Promise<void>;
  sanitizeAndSend(): Promise<void>;
}

/** Pages empty their composer shortly after they start a request. */
const EMPTIED_WITHIN_MS = 300;
/** A request within this time after a press belongs to it. */
const PRESS_COUNTS_MS = 5000;

export function handleStoppedSends(parts: StoppedSendHandlerParts): StoppedSendHandler {
  const { store, composer, draftBackup } = parts;
  /** The composer's text at the last press. */
  let pressed: { readonly text: string; readonly at: number } | undefined;

  const textNow = () => composer.read() ?? '';
  const isBlank = (text: string) => text.trim() === '';

  /** Presses of the person only: what we press to send holds the sanitized text. */
  function note(event: Event): void {
    if (
      !event.isTrusted ||
      parts.isOurs(event) ||
      (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')
    )
      return;
    const text = textNow();
    if (!isBlank(text)) pressed = { text, at: performance.now() };
  }

  /** The text that the page was about to send, as far as it can be known. */
  function stoppedText(): string | undefined {
    const now = textNow();
    const isPressed = pressed !== undefined && performance.now() - pressed.at < PRESS_COUNTS_MS;
    // A slow page may take the text that was put back after a send that seemed to fail.
    const { status, text: putBack } = store.state;
    const before = isPressed ? pressed?.text : status === 'blocked' ? putBack : undefined;
    const text = isBlank(now) ? (before ?? '') : now;
    return isBlank(text) || parts.isLetGo(text) ? undefined : text;
  }

  const where = () => (isBlank(textNow()) ? 'taken' : 'in composer');

  async function look(): Promise<void> {
    await pause(EMPTIED_WITHIN_MS);
    if (store.state.stoppedText && store.state.stoppedText !== where()) store.set({ stoppedText: where() });
  }

  function settled(): void {
    store.drop('stopped', 'stoppedText');
    store.set({});
  }

  /** False if the composer takes no text or holds another one; the text is kept then. */
  async function isBack(): Promise<boolean> {
    return !isBlank(textNow()) || (await draftBackup.restore());
  }

  // If a send began, the pressed text goes the verified way, or is put back into the composer.
  store.subscribe(() => {
    if (store.state.status === 'sending') pressed = undefined;
  });

  const listeners = listenLasting([window], ['pointerdown', 'keydown'], note);
  return {
    ...listeners,
    tell(stopped) {
      // It happens at every prompt on such a site, and nothing is to be done. A request that is refused for good is told of all the same.
      if (stopped.isKnownDraft && !stopped.isSilent) return;
      const text = store.state.status === 'sending' ? undefined : stoppedText();
      store.drop('stoppedText');
      if (text === undefined) return store.set({ stopped });
      draftBackup.save(text);
      store.set({ stopped, stoppedText: where() });
      void look();
    },
    async putBack() {
      if (!(await isBack())) return;
      settled();
      await parts.checkNow();
    },
    async sanitizeAndSend() {
      if (!(await isBack())) return;
      settled();
      await parts.checkNow();
      await parts.send();
    },
  };
}
