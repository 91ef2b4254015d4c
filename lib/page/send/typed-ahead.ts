// Keys that the person presses in the composer while a send, or a pasted text that has not landed, holds it. Passed on, they would mix into the text
// that is being sent, or come before the pasted one. They are kept, and written into the composer once the send has ended or its review has opened, or
// the text has landed.
import { faultHandler } from '../../engine/faults.ts';
import { said } from '../../language/message.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { composerOfEvent } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import { type TypedText, typeIntoComposer } from '../composer/type-into-composer.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { cancelEvent } from './interception-parts.ts';
import { typedCharacter } from './typed-character.ts';
import { type TypedPrompts, typedPrompts } from './typed-prompts.ts';

export interface TypedAheadParts {
  readonly adapter: () => SiteAdapter;
  readonly composer: CurrentComposer;
  readonly store: PromptStore;
  readonly draftBackup: Pick<DraftBackup, 'save' | 'restore' | 'restoreWhenPossible'>;
  /** Whether this text is sanitized and may leave. */
  readonly mayPass: (text: string) => boolean;
  /** Requests to send what was typed ahead, because Enter was typed after it. */
  readonly send: () => Promise<void>;
  readonly typeInto?: typeof typeIntoComposer;
}

export interface TypedAhead {
  /** Keeps the key of this event, if a send holds the composer and the key would change its text; true if the event was taken. */
  takes(event: Event): boolean;
  /** Keeps a character that was typed while the focus was in the review; false if no send holds the composer. */
  takesCharacter(character: string): boolean;
  /** Holds the composer until `send` has ended, or has opened the review, in which the text may be changed. */
  during(send: () => Promise<void>): Promise<void>;
  /**
   * Holds the composer until a pasted text has landed. Enter sends it then, unless the person was asked about the text meanwhile, as the promise tells:
   * they have not seen what that Enter would send.
   */
  duringPaste(land: () => Promise<boolean>): Promise<void>;
}

/** Returns a function that writes text into the composer, or keeps it for Undo. `separator` divides it from other text there. */
function typedTextWriter({ composer, draftBackup, store, typeInto = typeIntoComposer }: TypedAheadParts) {
  return async ({ text, erased }: TypedText, separator: string, isAtCaret: boolean): Promise<boolean> => {
    if (text === '' && erased === 0) return true;
    const at = composer.find();
    const isAfterOther = (composer.read() ?? '').trim() !== '';
    const typed = { text: isAfterOther ? separator + text : text, erased };
    const written = at ? typeInto(at, typed, isAtCaret) : Promise.resolve(false);
    if (await written.catch(faultHandler('typedAheadNotWritten', false))) return true;
    if (text === '') return true;
    draftBackup.save(text);
    draftBackup.restoreWhenPossible(() => undefined);
    store.tell('warning', said('composerRefusesTitle'), said('couldNotPutBack'));
    return false;
  };
}

/**
 * Returns a function that writes what was typed before the next Enter; it resolves with true if that Enter is to send it. `separator` divides the text
 * from a prompt that was not sent.
 */
function nextTextWriter(parts: TypedAheadParts, typed: TypedPrompts) {
  const write = typedTextWriter(parts);
  return async (separator: string, isAtCaret: boolean): Promise<boolean> => {
    if (parts.store.state.status !== 'blocked' || isAtCaret) {
      const { isEntered, ...next } = typed.takeNext();
      return (await write(next, '', isAtCaret)) && isEntered;
    }
    // After a prompt that was not sent, Enter breaks the line.
    await parts.draftBackup.restore();
    await write(typed.takeAll(), separator, false);
    return false;
  };
}

/** Whether the composer still holds the sanitized text of a send that the site has not taken. */
function holdsUnsent({ composer, store, mayPass }: TypedAheadParts): boolean {
  // Asked at each key, and reading a long text takes a while.
  if (store.state.status !== 'blocked') return false;
  const text = composer.read() ?? '';
  return text.trim() !== '' && mayPass(text);
}

export function typedAhead(parts: TypedAheadParts): TypedAhead {
  const { store, composer } = parts;
  const typed = typedPrompts();
  const writeNext = nextTextWriter(parts, typed);
  let sends = 0;
  let pastes = 0;
  let isWriting = false;
  /** The next text goes to the caret, which stands after the paste; after a send, the page may have put it anywhere. */
  let isAfterPaste = false;
  /** Keys whose keydown was kept, so that the page does not get their other events. */
  const kept = new Set<string>();

  const isHeld = () =>
    store.state.status === 'sending' || (sends > 0 && !store.state.review) || pastes > 0 || isWriting;

  async function settle(separator = '\n'): Promise<void> {
    if (isHeld() || typed.isEmpty) return;
    isWriting = true;
    const isAtCaret = isAfterPaste;
    isAfterPaste = false;
    const isEntered = await writeNext(separator, isAtCaret).finally(() => {
      isWriting = false;
    });
    if (isEntered) await parts.send();
    // Keys typed while a text was being written continue that text.
    await settle(isEntered ? '\n' : '');
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!event.isTrusted) return false;
    const isAtUnsent = !isHeld() && typedCharacter(event) !== undefined && holdsUnsent(parts);
    if (!isHeld() && !isAtUnsent) return false;
    const at = composerOfEvent(event, parts.adapter());
    if (at === undefined || at !== composer.element || !typed.keep(event, isWriting || pastes > 0)) return false;
    cancelEvent(event);
    // The interception follows the presses of Enter itself.
    if (event.key !== 'Enter') kept.add(event.code);
    void settle();
    return true;
  }

  store.subscribe(() => void settle());
  return {
    takes(event) {
      if (!(event instanceof KeyboardEvent)) return false;
      if (event.type === 'keydown') return onKeyDown(event);
      if (!kept.has(event.code)) return false;
      if (event.type === 'keyup') kept.delete(event.code);
      cancelEvent(event);
      return true;
    },
    takesCharacter(character) {
      if (isHeld()) typed.add(character);
      return isHeld();
    },
    async during(send) {
      sends += 1;
      try {
        await send();
      } finally {
        sends -= 1;
        void settle();
      }
    },
    async duringPaste(land) {
      pastes += 1;
      try {
        if (await land()) typed.dropEnters();
      } finally {
        pastes -= 1;
        isAfterPaste = true;
        await settle();
        isAfterPaste = false;
      }
    },
  };
}
