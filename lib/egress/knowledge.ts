// What may not leave the page, as far as the extension's world knows it now. Pure: texts in, a finder out.
import type { Annotation } from '../detect/annotation.ts';
import { type Finder, finderFor, holdsPrompt } from './finder.ts';
import { readingsOf } from './readings.ts';
import type { Sought } from './sought.ts';
import { type SoughtOriginals, soughtOriginals } from './sought-originals.ts';
import { type TypedText, typedText } from './typed-text.ts';

export interface Knowledge {
  /** The engine has looked at a whole prompt. */
  checked(text: string, annotations: readonly Annotation[]): void;
  /** Originals that the person lets go. */
  accept(originals: readonly string[]): void;
  /** The person gives this text to the page as it is, with all that is in it. */
  letGo(text: string): void;
  /** The page has this text from the person, and nobody has checked it: no part of it may leave. */
  pasted(text: string): void;
  /** This stands in the composer now. A page may empty it and then send: until somebody has checked it, it is looked for all the same. */
  typed(text: string): void;
  /** The text typed last, if it has left the composer unchecked; otherwise an empty string. */
  readonly leftUnchecked: (composerText: string) => string;
  /** Checked with this outcome; without one it stands in the composer by now, and is checked there. */
  settled(text: string, annotations?: readonly Annotation[]): void;
  /** This text is about to be sent, by the person's wish. */
  releasing(text: string): void;
  /** Originals that this document was given. None that it was not: a page can ask for them by sending (watch.ts). */
  remember(originals: readonly string[]): void;
  /** A request that left while nothing had been typed. */
  leftBefore(text: string): void;
  /** Stopped on this origin earlier, and kept until the person decides: the page may hold it as a message. */
  stoppedBefore(sought: readonly Sought[]): void;
  /** The person lets these leave. */
  forgive(originals: readonly string[]): void;
  readonly wasStoppedBefore: (original: string) => boolean;
  /** How these originals are looked for. */
  readonly soughtFor: (originals: readonly string[]) => readonly Sought[];
  otherConversation(): void;
  /** The composer's text as the person wrote it. */
  draft(text: string): void;
  /** Does the body contain a complete draft of the person's that would be refused alone? Then refusing it tells the page nothing new. */
  isRefusedDraft(readings: readonly string[], finder: Finder): boolean;
  /** With what is in the composer now; undefined where nothing is looked for. */
  finder(composerText: string): Finder | undefined;
  /** Is `leftBefore` of any use now? */
  readonly remembersWhatLeaves: boolean;
}

const MOST_DRAFTS = 20;
/** The engine takes no longer text, so nothing is known of what comes behind. */
const LONGEST_RELEASED = 300_000;
const MOST_BEFORE = 131_072;
/** What a page knows anyway is a name or a town; more of a prompt than that is a draft that it kept. */
const MOST_FAMILIAR = 2;

interface Cached {
  readonly version: number;
  /** The text in the composer, or the one that was taken out of it unchecked. */
  readonly text: string;
  readonly stretches: readonly string[];
  readonly finder: Finder | undefined;
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, i) => one === others[i]);

function foundIn(sought: readonly Sought[], texts: readonly string[], inBase64: boolean): ReadonlySet<string> {
  if (texts.length === 0 || sought.length === 0) return new Set();
  return new Set(finderFor(sought, { inBase64 }).find({ text: '' }, texts).originals);
}

/** The person's drafts: a page that has one may send it again and learns nothing from a refusal. */
function ownDrafts(): Pick<Knowledge, 'draft' | 'isRefusedDraft'> & { clear(): void } {
  let drafts: readonly string[] = [];
  return {
    draft(text) {
      if (text.trim() === '' || drafts.at(-1) === text) return;
      drafts = [...drafts.filter((one) => one !== text), text.slice(0, LONGEST_RELEASED)].slice(-MOST_DRAFTS);
    },
    isRefusedDraft: (readings, finder) =>
      drafts.some((draft) => {
        if (!holdsPrompt(readings, draft)) return false;
        const { originals, hasUnchecked } = finder.find({ text: draft });
        return originals.length > 0 || hasUnchecked;
      }),
    clear() {
      drafts = [];
    },
  };
}

/** What the page sent before anything was typed: it is no news to the page. */
function sentBefore(wasTyped: () => boolean) {
  let readings: readonly string[] = [];
  let characters = 0;
  return {
    get readings() {
      return readings;
    },
    get isOpen() {
      return !wasTyped() && characters < MOST_BEFORE;
    },
    add(text: string): void {
      if (wasTyped() || characters >= MOST_BEFORE) return;
      const start = text.slice(0, MOST_BEFORE - characters);
      characters += start.length;
      readings = [...readings, ...readingsOf(start)];
    },
  };
}

/** The originals that a request is searched for: without those that left by the person's wish, and those that the page knew already. */
function lookedFor(originals: SoughtOriginals, typed: TypedText, before: readonly string[]): readonly Sought[] {
  const all = originals.withoutAccepted();
  const left = foundIn(all, typed.released, false);
  const familiar = foundIn(all, before, true);
  const isFamiliar = (original: string) => familiar.size <= MOST_FAMILIAR && familiar.has(original);
  // What was stopped is no news to the page, and must not leave all the same.
  const isSought = (original: string) => originals.wasStoppedBefore(original) || !isFamiliar(original);
  return all.filter(({ original }) => !left.has(original) && isSought(original));
}

/** The finder, made again only when what is looked for has changed. */
function finderCache(originals: SoughtOriginals, typed: TypedText, before: () => readonly string[]) {
  let version = 0;
  let cached: Cached | undefined;
  return {
    changed(): void {
      version += 1;
    },
    finder(composerText: string): Finder | undefined {
      const text = typed.standing(composerText);
      if (cached?.version === version && cached.text === text) return cached.finder;
      const stretches = typed.stretches(text);
      // Most pages empty their composer and then send: what is looked for stays the same.
      if (cached?.version !== version || !areSame(cached.stretches, stretches)) {
        const sought = lookedFor(originals, typed, before());
        const finder = sought.length + stretches.length > 0 ? finderFor(sought, { stretches }) : undefined;
        cached = { version, text, stretches, finder };
      } else cached = { ...cached, text };
      return cached.finder;
    },
  };
}

export function egressKnowledge(): Knowledge {
  const originals = soughtOriginals();
  const typed = typedText();
  const drafts = ownDrafts();
  const before = sentBefore(() => typed.wasTyped);
  const { changed, finder } = finderCache(originals, typed, () => before.readings);

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
      typed.release(text.slice(0, LONGEST_RELEASED));
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
