// A text that the person pasted and that the page took without putting it into the composer: it made a file or a card of it. Nobody
// would see what is in that, so nothing of it may leave until it is checked, and what must not leave is stopped from then on. From
// that length on, pastes into this page are held like files.
import { type Annotation, REPLACED_FROM } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { RiskOverride } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import { pause } from '../drivers/driver.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';

export interface PastedTextParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly overrides: () => readonly RiskOverride[];
  readonly conversation: () => string;
  readonly isOurs: (event: Event) => boolean;
  /** May what is pasted there go to the chat? */
  readonly concerns: (event: Event) => boolean;
  readonly composerText: () => string;
  /** The length from which this site is known to make a file of a text. */
  readonly knownLength: () => number | undefined;
  /** Nothing of the text may leave, until it is settled. */
  readonly pasted: (text: string) => void;
  readonly settled: (text: string, annotations?: readonly Annotation[]) => void;
}

export interface PastedText {
  /** Is a text that is pasted into the composer held until it is checked? */
  becomesFile(text: string): boolean;
}

/** Shorter texts tell too little to be followed. */
const SHORTEST = 32;
const SAMPLES = 5;
const SAMPLE = 24;
/** Editors put a text in later than the event; one that comes later still is no file either. */
const LOOKS = 20;
const LOOK_AGAIN_MS = 50;

/** Editors take marks and spaces for structure. */
const folded = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Most of its pieces: an editor makes headings and lists of some. */
export function holdsMostOf(whole: string, text: string): boolean {
  const [around, within] = [folded(whole), folded(text)];
  const step = Math.max(0, within.length - SAMPLE) / (SAMPLES - 1);
  const pieces = Array.from({ length: SAMPLES }, (_, i) =>
    within.slice(Math.floor(i * step), Math.floor(i * step) + SAMPLE),
  );
  return pieces.filter((piece) => around.includes(piece)).length > SAMPLES / 2;
}

export function watchPastedText(target: Window, parts: PastedTextParts): PastedText {
  const { engine, store, settled } = parts;
  /** Texts of which this page made a file, by what was seen. */
  let became: readonly string[] = [];

  const isInComposer = (text: string) => holdsMostOf(parts.composerText(), text);

  async function arrives(text: string): Promise<boolean> {
    for (let look = 0; look < LOOKS; look += 1) {
      if (isInComposer(text)) return true;
      await pause(LOOK_AGAIN_MS);
    }
    return false;
  }

  async function check(text: string): Promise<void> {
    const request = { text, overrides: parts.overrides(), conversation: parts.conversation() };
    const { annotations } = await engine.annotate(request);
    settled(text, annotations);
    if (isInComposer(text)) return;
    became = [...became, text];
    if (annotations.some(({ risk }) => risk >= REPLACED_FROM))
      store.tell('warning', said('pasteBecameFile'), said('pasteBecameFileDetail'));
  }

  async function follow(event: Event, text: string): Promise<void> {
    // After the page, whichever of its listeners came last.
    await pause(0);
    // Left to the browser, which puts it where it was aimed.
    if (!event.defaultPrevented || (await arrives(text))) return settled(text);
    await check(text).catch((error) =>
      store.tell('error', said('pasteNotChecked'), reasonOf(error), said('pasteNotCheckedDetail')),
    );
  }

  function listener(event: Event): void {
    if (!event.isTrusted || !store.state.site.enabled || parts.isOurs(event) || !parts.concerns(event)) return;
    const transfer = event instanceof ClipboardEvent ? event.clipboardData : (event as DragEvent).dataTransfer;
    const text = transfer && transfer.files.length === 0 ? transfer.getData('text/plain') : '';
    if (folded(text).length < SHORTEST) return;
    parts.pasted(text);
    void follow(event, text);
  }

  for (const name of ['paste', 'drop']) target.addEventListener(name, listener, { capture: true });
  return {
    becomesFile(text) {
      // What came into the composer later than it was looked for was no file.
      became = became.filter((one) => !isInComposer(one));
      const least = Math.min(parts.knownLength() ?? Number.POSITIVE_INFINITY, ...became.map(({ length }) => length));
      return text.length >= least;
    },
  };
}
