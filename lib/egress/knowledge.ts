// Knows which text may not leave the page. Pure: it takes texts and makes a finder for them.
import type { Annotation } from '../detect/annotation.ts';
import { containsPrompt, type OriginalFinder, originalFinderFor } from './original-finder.ts';
import { decodedReadingsOf } from './readings.ts';
import type { SearchTerm } from './search-term.ts';
import { type SoughtOriginals, soughtOriginals } from './sought-originals.ts';
import { type PersonTypedText, personTypedText } from './typed-text.ts';

export interface EgressKnowledge {
  /** To be called when the engine has checked a whole prompt. */
  checked(text: string, annotations: readonly Annotation[]): void;
  /** To be called with originals that the person decided to send. */
  accept(originals: readonly string[]): void;
  /** To be called when the person gives this text to the page as it is, with everything in it. */
  letGo(text: string): void;
  /** To be called when the page received this text from the person and no check has covered it: no part of it may leave. */
  pasted(text: string): void;
  /**
   * To be called with the composer's present text. A page may empty its composer and then send, so the text is searched for until it has
   * been checked.
   */
  typed(text: string): void;
  /** The text typed last, if it has left the composer unchecked; otherwise an empty string. */
  readonly leftUnchecked: (composerText: string) => string;
  /**
   * To be called when a text that no check had covered is unchecked no longer: it was checked with these annotations or, if there are none,
   * it has come into the composer and is checked there.
   */
  settled(text: string, annotations?: readonly Annotation[]): void;
  /** To be called when the person is about to send this text. */
  releasing(text: string): void;
  /**
   * To be called with originals that this document was given. Others must stay unknown here: a page could find them out by sending guesses
   * (watch.ts).
   */
  remember(originals: readonly string[]): void;
  /** To be called with the text of a request that left before anything was typed. */
  leftBefore(text: string): void;
  /**
   * To be called with originals that were stopped on this origin earlier, and are kept until the person decides: the page may still hold
   * them in a message.
   */
  stoppedBefore(sought: readonly SearchTerm[]): void;
  /** To be called when the person allows these originals to leave. */
  forgive(originals: readonly string[]): void;
  readonly wasStoppedBefore: (original: string) => boolean;
  /** The search terms for these originals. */
  readonly soughtFor: (originals: readonly string[]) => readonly SearchTerm[];
  otherConversation(): void;
  /** To be called with the composer's text as the person wrote it. */
  draft(text: string): void;
  /** Whether the body contains a complete draft of the person that would itself be refused. Then a refusal tells the page nothing new. */
  isRefusedDraft(readings: readonly string[], finder: OriginalFinder): boolean;
  /** A finder for everything that may not leave, including the composer's text now; undefined if there is nothing to search for. */
  finder(composerText: string): OriginalFinder | undefined;
  /** Whether `leftBefore` still records text: nothing was typed yet, and its limit of length is not reached. */
  readonly remembersWhatLeaves: boolean;
}

const MAX_DRAFTS = 20;
/** The longest text that the engine checks; nothing after this length was checked. */
const MAX_RELEASED_CHARACTERS = 300_000;
const MAX_CHARACTERS_BEFORE_TYPING = 131_072;
/** How many originals of the prompt a request may hold without counting as a saved draft: a page knows a name or a town from the account. */
const MAX_FAMILIAR_ORIGINALS = 2;

interface CachedFinder {
  readonly version: number;
  /** The composer's text, or the unchecked text that the page took out of the composer. */
  readonly text: string;
  readonly stretches: readonly string[];
  readonly finder: OriginalFinder | undefined;
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** The originals that stand whole in the texts. */
function originalsFoundIn(
  sought: readonly SearchTerm[],
  texts: readonly string[],
  inBase64: boolean,
): ReadonlySet<string> {
  if (texts.length === 0 || sought.length === 0) return new Set();
  return new Set(originalFinderFor(sought, { inBase64, inParts: false }).find({ text: '' }, texts).originals);
}

/** The person's drafts. A page that has one may send it again, and learns nothing from a refusal. */
function personDrafts(): Pick<EgressKnowledge, 'draft' | 'isRefusedDraft'> & { clear(): void } {
  let drafts: readonly string[] = [];
  return {
    draft(text) {
      if (text.trim() === '' || drafts.at(-1) === text) return;
      drafts = [...drafts.filter((one) => one !== text), text.slice(0, MAX_RELEASED_CHARACTERS)].slice(-MAX_DRAFTS);
    },
    isRefusedDraft: (readings, finder) =>
      drafts.some((draft) => {
        if (!containsPrompt(readings, draft)) return false;
        const { originals, hasUnchecked } = finder.find({ text: draft });
        return originals.length > 0 || hasUnchecked;
      }),
    clear() {
      drafts = [];
    },
  };
}

/** The text that the page sent before anything was typed: the page knows it already. */
function textSentBeforeTyping(wasTyped: () => boolean) {
  let readings: readonly string[] = [];
  let characters = 0;
  return {
    get readings() {
      return readings;
    },
    get isOpen() {
      return !wasTyped() && characters < MAX_CHARACTERS_BEFORE_TYPING;
    },
    add(text: string): void {
      if (wasTyped() || characters >= MAX_CHARACTERS_BEFORE_TYPING) return;
      const start = text.slice(0, MAX_CHARACTERS_BEFORE_TYPING - characters);
      characters += start.length;
      readings = [...readings, ...decodedReadingsOf(start)];
    },
  };
}

/** The originals that a request is searched for: without those that the person let leave and those that the page knew already. */
function originalsToFind(
  originals: SoughtOriginals,
  typed: PersonTypedText,
  before: readonly string[],
): readonly SearchTerm[] {
  const all = originals.withoutAccepted();
  const left = originalsFoundIn(all, typed.released, false);
  const familiar = originalsFoundIn(all, before, true);
  const isFamiliar = (original: string) => familiar.size <= MAX_FAMILIAR_ORIGINALS && familiar.has(original);
  // An original that was stopped before is known to the page, but must not leave all the same.
  const isSought = (original: string) => originals.wasStoppedBefore(original) || !isFamiliar(original);
  return all.filter(({ original }) => !left.has(original) && isSought(original));
}

/** Makes the finder again only when what it searches for has changed. */
function finderCache(
  originals: SoughtOriginals,
  typed: PersonTypedText,
  before: () => readonly string[],
  shownText: () => string,
) {
  let version = 0;
  let cached: CachedFinder | undefined;
  return {
    changed(): void {
      version += 1;
    },
    finder(composerText: string): OriginalFinder | undefined {
      const text = typed.standing(composerText);
      if (cached?.version === version && cached.text === text) return cached.finder;
      const stretches = typed.stretches(text);
      // Most pages empty their composer and then send; the text to search for stays the same.
      if (cached?.version !== version || !areSame(cached.stretches, stretches)) {
        const sought = originalsToFind(originals, typed, before());
        const known = [...typed.released, ...before(), ...originals.accepted];
        const isAny = sought.length + stretches.length > 0;
        const finder = isAny ? originalFinderFor(sought, { stretches, known, shownText }) : undefined;
        cached = { version, text, stretches, finder };
      } else cached = { ...cached, text };
      return cached.finder;
    },
  };
}

/** @param shownText the text of the messages in the page, as the page wrote it: a word in it is no news to the page. */
export function egressKnowledge(shownText: () => string = () => ''): EgressKnowledge {
  const originals = soughtOriginals();
  const typed = personTypedText();
  const drafts = personDrafts();
  const before = textSentBeforeTyping(() => typed.wasTyped);
  const { changed, finder } = finderCache(originals, typed, () => before.readings, shownText);

  return {
    draft: drafts.draft,
    isRefusedDraft: drafts.isRefusedDraft,
    checked(text, annotations) {
      typed.checked(text);
      originals.checked(text, annotations);
      changed();
    },
    accept(some) {
      originals.accept(some);
      changed();
    },
    letGo(text) {
      typed.release(text.slice(0, MAX_RELEASED_CHARACTERS));
      changed();
    },
    pasted(text) {
      typed.pasted(text);
      drafts.draft(text);
      changed();
    },
    typed: typed.typed,
    leftUnchecked: typed.leftUnchecked,
    settled(text, annotations = []) {
      typed.settled(text);
      originals.settled(text, annotations);
      changed();
    },
    releasing(text) {
      typed.release(text);
      originals.release();
      changed();
    },
    remember(some) {
      if (originals.remember(some)) changed();
    },
    leftBefore: before.add,
    stoppedBefore(sought) {
      originals.stoppedBefore(sought);
      changed();
    },
    forgive(some) {
      originals.forgive(some);
      changed();
    },
    wasStoppedBefore: originals.wasStoppedBefore,
    soughtFor: originals.soughtFor,
    otherConversation() {
      originals.otherConversation();
      typed.otherConversation();
      drafts.clear();
      changed();
    },
    finder,
    get remembersWhatLeaves() {
      return before.isOpen;
    },
  };
}
