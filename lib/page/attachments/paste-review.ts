// Holds a pasted text until it is checked and, if something in it would be replaced, until the person decides. A text that lands in the composer is
// protected there as what is typed, so it lands as it is whenever it cannot be reviewed; one that the site turns into a file is not.
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EngineClient } from '../../engine/client.ts';
import { recordFault } from '../../engine/faults.ts';
import { said } from '../../language/message.ts';
import { withCheckProgress } from '../prompt/check-progress.ts';
import type { DecideAbout } from '../prompt/prompt-decisions.ts';
import type { PasteChoice, PromptAction } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import { type CheckedText, type CheckWithoutSurvivorsParts, checkWithoutSurvivors } from './check-without-survivors.ts';
import type { PasteHold } from './file-events.ts';
import type { HeldPaste } from './held-paste.ts';

export interface PasteReviewParts extends CheckWithoutSurvivorsParts {
  readonly engine: CheckWithoutSurvivorsParts['engine'] & Pick<EngineClient, 'checkProgress'>;
  readonly store: PromptStore;
  readonly decideAbout: DecideAbout;
  /** Keeps what is typed into the composer until `land` has resolved. It resolves with whether the person was asked. */
  readonly duringPaste: (land: () => Promise<boolean>) => Promise<void>;
  /** Called when the composer is about to get the text as it is. */
  readonly onLanding: (text: string) => void;
  /** Called when the person lets the site make a file of the text as it is. */
  readonly onAsIs: (texts: readonly string[]) => void;
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
}

export interface PasteReview {
  hold(paste: HeldPaste, why: PasteHold): void;
  decide(choice: PasteChoice): Promise<void>;
  /** Carries out a decision about a word of the text, and checks the text again. */
  decideWord(decision: PromptAction): void;
  /** To be called when the person presses in this element: a click back into the composer means that the text lands as it is. */
  pressed(path: readonly EventTarget[]): void;
  /** Coatcheck was turned off for the site. */
  turnedOff(): void;
}

/** A shorter check is not worth a card that only says that it runs. */
const SHOWN_AFTER_MS = 1000;

interface Held {
  readonly paste: HeldPaste;
  readonly becomesFile: boolean;
  abort: AbortController;
  checked: CheckedText | undefined;
  wasAsked: boolean;
  isEnding: boolean;
  ended: (wasAsked: boolean) => void;
}

async function giveText(give: () => Promise<boolean>): Promise<boolean> {
  try {
    return await give();
  } catch {
    // Treated like a page that does not take the text.
    recordFault('fileNotTaken');
    return false;
  }
}

export function pasteReview(parts: PasteReviewParts): PasteReview {
  const { engine, store, conversation } = parts;
  /** In the order in which they came; the first one is checked and shown. */
  let waiting: readonly Held[] = [];
  const first = () => (waiting[0]?.isEnding ? undefined : waiting[0]);

  function show(held: Held, change: { readonly isBusy?: boolean; readonly failed?: unknown } = {}): void {
    const { paste, checked, becomesFile } = held;
    const failed = change.failed === undefined ? {} : { failed: textOfError(change.failed) };
    held.wasAsked ||= checked !== undefined;
    store.set({
      paste: {
        text: paste.text,
        annotations: checked?.request.annotations ?? [],
        ...(checked ? { sanitized: checked.sanitized } : {}),
        ...failed,
        isBusy: change.isBusy ?? false,
        becomesFile,
      },
    });
  }

  async function end(held: Held, give: () => Promise<boolean>): Promise<void> {
    held.isEnding = true;
    held.abort.abort();
    store.drop('paste');
    store.set({});
    if (!(await giveText(give))) store.tell('error', said('notPasted'), said('pageDidNotTakePaste'));
    held.ended(held.wasAsked);
    waiting = waiting.slice(1);
    const [next] = waiting;
    if (next) void begin(next);
  }

  function landAsIs(held: Held): Promise<void> {
    if (!held.becomesFile) parts.onLanding(held.paste.text);
    return end(held, held.paste.landAsIs);
  }

  function check(held: Held): Promise<CheckedText> {
    held.abort.abort();
    held.abort = new AbortController();
    const { signal } = held.abort;
    return withCheckProgress(parts, conversation(), signal, () =>
      checkWithoutSurvivors(parts, held.paste.text, signal),
    );
  }

  /** Ends the review without the person's decision. */
  function leave(held: Held): Promise<void> {
    return held.becomesFile ? end(held, () => Promise.resolve(true)) : landAsIs(held);
  }

  async function begin(held: Held): Promise<void> {
    if (!store.state.site.enabled) return leave(held);
    const late = setTimeout(() => show(held), held.becomesFile ? 0 : SHOWN_AFTER_MS);
    try {
      held.checked = await check(held);
    } catch (error) {
      clearTimeout(late);
      if (held.isEnding) return;
      return held.becomesFile ? show(held, { failed: error }) : landAsIs(held);
    }
    clearTimeout(late);
    if (held.isEnding) return;
    if (held.checked.sanitized.text === held.paste.text) return end(held, held.paste.landAsIs);
    show(held);
  }

  async function checkAgain(held: Held): Promise<void> {
    show(held, { isBusy: true });
    const checking = check(held);
    const { abort } = held;
    try {
      const checked = await checking;
      if (held.abort !== abort || held.isEnding) return;
      held.checked = checked;
      show(held);
    } catch (error) {
      if (held.abort !== abort || held.isEnding) return;
      held.checked = undefined;
      show(held, { failed: error });
    }
  }

  async function pasteSanitized(held: Held, { request }: CheckedText): Promise<void> {
    // The surrogates of another conversation would not be restored in this one.
    if (request.conversation !== conversation()) return checkAgain(held);
    show(held, { isBusy: true });
    try {
      const { text, pairs } = await engine.commit(request);
      if (held.isEnding) return;
      parts.onPairs(pairs);
      await end(held, () => held.paste.land(text));
    } catch (error) {
      show(held);
      store.tell('error', said('notPasted'), textOfError(error));
    }
  }

  const decideWord = parts.decideAbout(
    () => ({ text: first()?.paste.text ?? '', annotations: first()?.checked?.request.annotations ?? [] }),
    () => {
      const held = first();
      if (held) void checkAgain(held);
    },
  );

  async function decide(held: Held, choice: PasteChoice): Promise<void> {
    if (choice === 'sanitized') return held.checked && pasteSanitized(held, held.checked);
    if (choice === 'as-is' && held.becomesFile && store.state.site.checkedFilesOnly)
      return store.tell('error', said('notPasted'), said('settingLocked'));
    if (choice === 'as-is' && held.becomesFile) parts.onAsIs([held.paste.text]);
    return choice === 'as-is' ? landAsIs(held) : leave(held);
  }

  return {
    hold(paste, why) {
      const held: Held = {
        paste,
        becomesFile: why === 'file',
        abort: new AbortController(),
        checked: undefined,
        wasAsked: false,
        isEnding: false,
        ended: () => undefined,
      };
      waiting = [...waiting, held];
      const hasEnded = new Promise<boolean>((resolve) => {
        held.ended = resolve;
      });
      if (!held.becomesFile) void parts.duringPaste(() => hasEnded);
      if (waiting.length === 1) void begin(held);
    },
    async decide(choice) {
      const held = first();
      if (held && !store.state.paste?.isBusy) await decide(held, choice);
    },
    decideWord: (decision) => void (first()?.checked && decideWord(decision)),
    pressed(path) {
      const held = first();
      if (held?.wasAsked && !held.becomesFile && path.includes(held.paste.box) && !store.state.paste?.isBusy)
        void landAsIs(held);
    },
    turnedOff() {
      const held = first();
      if (held) void leave(held);
    },
  };
}
