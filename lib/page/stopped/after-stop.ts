// After the guard stopped a request: the page may have taken the text out of its composer, as a chat does whose send control was not
// known for one. The person's text is kept, and what is offered first is the safe way on.
import type { StoppedRequest } from '../../egress/stopped.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { pause } from '../drivers/driver.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';

export interface AfterStopParts {
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly draftBackup: DraftBackup;
  /** A text that was sanitized and let go; what is stopped then is not the person's. */
  readonly isLetGo: (text: string) => boolean;
  readonly isOurs: (event: Event) => boolean;
  readonly checkNow: () => Promise<void>;
  readonly send: () => Promise<void>;
}

export interface AfterStop extends LastingListeners {
  tell(stopped: StoppedRequest): void;
  /** The person's text is in the composer again. */
  putBack(): Promise<void>;
  sanitizeAndSend(): Promise<void>;
}

/** Pages empty their composer a little after they ask for a request. */
const EMPTIED_WITHIN_MS = 300;
/** A press and the request that comes of it belong together for so long. */
const PRESS_COUNTS_MS = 5000;

export function afterStop(parts: AfterStopParts): AfterStop {
  const { store, composer, draftBackup } = parts;
  /** What the composer held when something was pressed last. */
  let pressed: { readonly text: string; readonly at: number } | undefined;

  const textNow = () => composer.read() ?? '';
  const isBlank = (text: string) => text.trim() === '';

  function note(event: Event): void {
    if (parts.isOurs(event) || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
    const text = textNow();
    if (!isBlank(text)) pressed = { text, at: performance.now() };
  }

  /** The text that the page was about to send, as far as can be seen. */
  function stoppedText(): string | undefined {
    const now = textNow();
    const text = !isBlank(now) ? now : pressed && performance.now() - pressed.at < PRESS_COUNTS_MS ? pressed.text : '';
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

  /** False: the composer takes nothing, or holds something else; the text is kept. */
  async function isBack(): Promise<boolean> {
    return !isBlank(textNow()) || (await draftBackup.restore());
  }

  // What was pressed to send went the verified way, or is in the composer again.
  store.subscribe(() => {
    if (store.state.status === 'sending') pressed = undefined;
  });

  const listeners = listenLasting([window], ['pointerdown', 'keydown'], note);
  return {
    ...listeners,
    tell(stopped) {
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
