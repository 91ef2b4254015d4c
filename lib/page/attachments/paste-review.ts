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
  readonly ended: (wasAsked: boolean) => void;
  /** Resolves when the text has landed or was given up. */
  readonly whole: Promise<boolean>;
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

function newHeld(paste: HeldPaste, why: PasteHold): Held {
  let ended: Held['ended'] = () => undefined;
  const whole = new Promise<boolean>((resolve) => {
    ended = resolve;
  });
  const abort = new AbortController();
  return {
    paste,
    becomesFile: why === 'file',
    abort,
    checked: undefined,
    wasAsked: false,
    isEnding: false,
    ended,
    whole,
  };
}

function showHeld(
  store: PromptStore,
  held: Held,
  { failed, isBusy = false }: { readonly isBusy?: boolean; readonly failed?: unknown } = {},
): void {
  const { paste, checked, becomesFile } = held;
  held.wasAsked ||= checked !== undefined;
  store.set({
    paste: {
      text: paste.text,
      annotations: checked?.request.annotations ?? [],
      ...(checked ? { sanitized: checked.sanitized } : {}),
      ...(failed === undefined ? {} : { failed: textOfError(failed) }),
      isBusy,
      becomesFile,
    },
  });
}

/** Starts a check in place of the one that runs. */
function startCheck(parts: PasteReviewParts, held: Held): Promise<CheckedText> {
  held.abort.abort();
  held.abort = new AbortController();
  const { signal } = held.abort;
  return withCheckProgress(parts, parts.conversation(), signal, () =>
    checkWithoutSurvivors(parts, held.paste.text, signal),
  );
}

/** Checks a shown text once more, after a decision of the person. */
async function checkAgain(parts: PasteReviewParts, held: Held): Promise<void> {
  const { store } = parts;
  showHeld(store, held, { isBusy: true });
  const checking = startCheck(parts, held);
  const { abort } = held;
  const isLatest = () => held.abort === abort && !held.isEnding;
  try {
    const checked = await checking;
    if (!isLatest()) return;
    held.checked = checked;
    showHeld(store, held);
  } catch (error) {
    if (!isLatest()) return;
    held.checked = undefined;
    showHeld(store, held, { failed: error });
  }
}

/** @param land gives the page the sanitized text and ends the review */
async function pasteSanitized(
  parts: PasteReviewParts,
  held: Held,
  { request }: CheckedText,
  land: (text: string) => Promise<void>,
): Promise<void> {
  const { store } = parts;
  // The surrogates of another conversation would not be restored in this one.
  if (request.conversation !== parts.conversation()) return checkAgain(parts, held);
  showHeld(store, held, { isBusy: true });
  try {
    const { text, pairs } = await parts.engine.commit(request);
    if (held.isEnding) return;
    parts.onPairs(pairs);
    await land(text);
  } catch (error) {
    showHeld(store, held);
    store.tell('error', said('notPasted'), textOfError(error));
  }
}

/** Decisions about the words of the first held text. */
const wordDecisions = (parts: PasteReviewParts, first: () => Held | undefined) =>
  parts.decideAbout(
    () => ({ text: first()?.paste.text ?? '', annotations: first()?.checked?.request.annotations ?? [] }),
    () => {
      const held = first();
      if (held) void checkAgain(parts, held);
    },
  );

export function pasteReview(parts: PasteReviewParts): PasteReview {
  const { store } = parts;
  /** In the order in which they came; the first one is checked and shown. */
  let waiting: readonly Held[] = [];
  const first = () => (waiting[0]?.isEnding ? undefined : waiting[0]);

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

  /** Ends the review without the person's decision. */
  function leave(held: Held): Promise<void> {
    return held.becomesFile ? end(held, () => Promise.resolve(true)) : landAsIs(held);
  }

  async function begin(held: Held): Promise<void> {
    if (!store.state.site.enabled) return leave(held);
    const late = setTimeout(() => showHeld(store, held), held.becomesFile ? 0 : SHOWN_AFTER_MS);
    try {
      held.checked = await startCheck(parts, held);
    } catch (error) {
      clearTimeout(late);
      if (held.isEnding) return;
      return held.becomesFile ? showHeld(store, held, { failed: error }) : landAsIs(held);
    }
    clearTimeout(late);
    if (held.isEnding) return;
    if (held.checked.sanitized.text === held.paste.text) return end(held, held.paste.landAsIs);
    showHeld(store, held);
  }

  const decideWord = wordDecisions(parts, first);

  async function decide(held: Held, choice: PasteChoice): Promise<void> {
    if (choice === 'sanitized')
      return (
        held.checked && pasteSanitized(parts, held, held.checked, (text) => end(held, () => held.paste.land(text)))
      );
    if (choice === 'as-is' && held.becomesFile && store.state.site.checkedFilesOnly)
      return store.tell('error', said('notPasted'), said('settingLocked'));
    if (choice === 'as-is' && held.becomesFile) parts.onAsIs([held.paste.text]);
    return choice === 'as-is' ? landAsIs(held) : leave(held);
  }

  return {
    hold(paste, why) {
      const held = newHeld(paste, why);
      waiting = [...waiting, held];
      if (!held.becomesFile) void parts.duringPaste(() => held.whole);
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
