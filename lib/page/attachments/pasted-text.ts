// Handles a pasted text that the page took without putting it into the composer, because it made a file or a card of it. The person cannot review
// such a text there. So no part of it may leave until it is checked, and its originals are stopped from then on. Later pastes of at least this length
// are held like files.
import { type Annotation, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import { said } from '../../language/message.ts';
import { pause } from '../drivers/driver.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';

interface PastedTextParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly decisions: () => Pick<DecisionHistory['now'], 'overrides'>;
  readonly conversation: () => string;
  readonly isOurs: (event: Event) => boolean;
  /** Whether a paste or drop there can go to the chat. */
  readonly concerns: (event: Event) => boolean;
  readonly composerText: () => string;
  /** The length from which this site is known to turn a pasted text into a file. */
  readonly knownLength: () => number | undefined;
  /** Tells the guard that no part of the text may leave until `settled` is called. */
  readonly pasted: (text: string) => void;
  readonly settled: (text: string, annotations?: readonly Annotation[]) => void;
}

interface PastedText {
  /** Whether the site turns a text of this length into a file. */
  becomesFile(text: string): boolean;
  /** To be called when the page is about to get a text as the person pasted it, after it was held. */
  landing(text: string): void;
}

/** Shorter texts are not watched: they cannot be recognised reliably. */
const MIN_WATCHED_CHARACTERS = 32;
const SAMPLES = 5;
const SAMPLE_LENGTH = 24;
/** How often the composer is read for the text: editors insert it after the event. A text that comes even later is not a file either. */
const MAX_LOOKS = 20;
const LOOK_AGAIN_MS = 50;

/** Only letters and digits are compared, because editors turn marks and spaces into structure. */
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether most samples of the text are in `whole`: an editor may turn some of it into headings and lists. */
export function containsMostOf(whole: string, text: string): boolean {
  const [around, within] = [lettersAndDigits(whole), lettersAndDigits(text)];
  const step = Math.max(0, within.length - SAMPLE_LENGTH) / (SAMPLES - 1);
  const pieces = Array.from({ length: SAMPLES }, (_, i) =>
    within.slice(Math.floor(i * step), Math.floor(i * step) + SAMPLE_LENGTH),
  );
  return pieces.filter((piece) => around.includes(piece)).length > SAMPLES / 2;
}

export function watchPastedText(target: Window, parts: PastedTextParts): PastedText {
  const { engine, store, settled } = parts;
  /** Texts that this page was seen to turn into files. */
  let became: readonly string[] = [];

  const isInComposer = (text: string) => containsMostOf(parts.composerText(), text);

  async function arrives(text: string): Promise<boolean> {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      if (isInComposer(text)) return true;
      await pause(LOOK_AGAIN_MS);
    }
    return false;
  }

  async function check(text: string): Promise<void> {
    const request = { text, overrides: parts.decisions().overrides, conversation: parts.conversation() };
    const { annotations } = await engine.annotate(request);
    settled(text, annotations);
    if (isInComposer(text)) return;
    became = [...became, text];
    if (annotations.some(({ risk }) => risk >= MIN_REPLACED_RISK))
      store.tell('warning', said('pasteBecameFile'), said('pasteBecameFileDetail'));
  }

  /** `event` is missing if the paste was imitated: the browser inserts nothing then. */
  async function follow(text: string, event?: Event): Promise<void> {
    // Continues after all listeners of the page.
    await pause(0);
    // If the page did not cancel the event, the browser inserts the text where it was pasted.
    if (event?.defaultPrevented === false || (await arrives(text))) return settled(text);
    await check(text).catch((error) =>
      store.tell('error', said('pasteNotChecked'), textOfError(error), said('pasteNotCheckedDetail')),
    );
  }

  function listener(event: Event): void {
    if (!event.isTrusted || !store.state.site.enabled || parts.isOurs(event) || !parts.concerns(event)) return;
    const transfer = event instanceof ClipboardEvent ? event.clipboardData : (event as DragEvent).dataTransfer;
    const text = transfer && transfer.files.length === 0 ? transfer.getData('text/plain') : '';
    if (lettersAndDigits(text).length < MIN_WATCHED_CHARACTERS) return;
    parts.pasted(text);
    void follow(text, event);
  }

  for (const name of ['paste', 'drop']) target.addEventListener(name, listener, { capture: true });
  return {
    landing(text) {
      parts.pasted(text);
      void follow(text);
    },
    becomesFile(text) {
      // A text that appeared in the composer late was not turned into a file.
      became = became.filter((one) => !isInComposer(one));
      const least = Math.min(parts.knownLength() ?? Number.POSITIVE_INFINITY, ...became.map(({ length }) => length));
      return text.length >= least;
    },
  };
}
