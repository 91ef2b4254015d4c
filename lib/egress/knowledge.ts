// What may not leave the page, as far as the extension's world knows it now. Pure: texts in, a finder out.
import { type Annotation, REPLACED_FROM } from '../detect/annotation.ts';
import { type Finder, finderFor, holdsPrompt } from './finder.ts';
import { folded } from './fold.ts';
import { readingsOf } from './readings.ts';
import { isTelling, type Sought, soughtAt, soughtOf } from './sought.ts';
import { stretchesOf } from './stretches.ts';

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

const MOST_RELEASED = 60;
const MOST_DRAFTS = 20;
/** The engine takes no longer text, so nothing is known of what comes behind. */
const LONGEST_RELEASED = 300_000;
const MOST_BEFORE = 131_072;
/** What a page knows anyway is a name or a town; more of a prompt than that is a draft that it kept. */
const MOST_FAMILIAR = 2;

interface Cached {
  readonly version: number;
  /** What stands in the composer, or stood there and was never checked. */
  readonly text: string;
  readonly stretches: readonly string[];
  readonly finder: Finder | undefined;
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** What was typed in part at the last check, and has become something else. */
const grewInto = (original: string, text: string) => text.includes(original);

export function egressKnowledge(): Knowledge {
  let checkedText = '';
  let current = new Map<string, Sought>();
  const earlier = new Map<string, Sought>();
  /** Of the origin, not of one conversation. */
  const stopped = new Map<string, Sought>();
  const kept = new Set<string>();
  let released: string[] = [];
  let unchecked: readonly string[] = [];
  let drafts: readonly string[] = [];
  let lastTyped = '';
  let before: string[] = [];
  let charactersBefore = 0;
  let wasTyped = false;
  let version = 0;
  let cached: Cached | undefined;

  function foundIn(sought: readonly Sought[], texts: readonly string[], inBase64: boolean): ReadonlySet<string> {
    if (texts.length === 0 || sought.length === 0) return new Set();
    return new Set(finderFor(sought, { inBase64 }).find({ text: '' }, texts).originals);
  }

  const known = () => [...new Map([...stopped, ...earlier, ...current]).values()];
  const wasStoppedBefore = (original: string) => [...stopped.values()].some((one) => one.original === original);

  function lookedFor(): readonly Sought[] {
    const all = known().filter(({ original }) => !kept.has(folded(original)));
    const left = foundIn(all, released, false);
    const familiar = foundIn(all, before, true);
    return all.filter(
      ({ original }) =>
        !left.has(original) &&
        // What was stopped is no news to the page, and must not leave all the same.
        (wasStoppedBefore(original) || !(familiar.size <= MOST_FAMILIAR && familiar.has(original))),
    );
  }

  function changed(): void {
    version += 1;
  }

  /** What left already is written into the composer before it does. */
  function noteTyped(text: string): void {
    if (text.trim() !== '') lastTyped = released.includes(text) ? '' : text;
  }

  function leftUnchecked(composerText: string): string {
    if (composerText.trim() !== '' || lastTyped === checkedText) return '';
    return stretchesOf(lastTyped, checkedText, released).length > 0 ? lastTyped : '';
  }

  const knowledge: Knowledge = {
    checked(text, annotations) {
      if (text.trim() !== '') wasTyped = true;
      const next = new Map<string, Sought>();
      const lowered = new Set<string>();
      for (const annotation of annotations) {
        const sought = soughtAt(text, annotation);
        if (annotation.risk < REPLACED_FROM) lowered.add(folded(text.slice(annotation.start, annotation.end).trim()));
        else if (sought) next.set(sought.needle, sought);
      }
      for (const { original } of next.values()) {
        lowered.delete(folded(original));
        kept.delete(folded(original));
      }
      for (const original of lowered) kept.add(original);
      // Deleted from the prompt, but the page may have kept it.
      for (const [needle, sought] of current) if (!grewInto(sought.original, text)) next.set(needle, sought);
      current = next;
      checkedText = text;
      changed();
    },
    accept(originals) {
      for (const original of originals) kept.add(folded(original.trim()));
      changed();
    },
    letGo(text) {
      released = [...released, text.slice(0, LONGEST_RELEASED)].slice(-MOST_RELEASED);
      changed();
    },
    pasted(text) {
      wasTyped = true;
      knowledge.draft(text);
      unchecked = [...unchecked, text];
      changed();
    },
    typed: noteTyped,
    leftUnchecked,
    settled(text, annotations = []) {
      if (lastTyped === text) lastTyped = '';
      unchecked = unchecked.filter((one) => one !== text);
      for (const annotation of annotations) {
        const sought = annotation.risk < REPLACED_FROM ? undefined : soughtAt(text, annotation);
        if (sought) earlier.set(sought.needle, sought);
      }
      changed();
    },
    releasing(text) {
      released = [...released, text].slice(-MOST_RELEASED);
      for (const [needle, sought] of current) earlier.set(needle, sought);
      current = new Map();
      changed();
    },
    remember(originals) {
      const fresh = originals.filter((original) => isTelling(original) && !earlier.has(original.trim()));
      for (const original of fresh) earlier.set(original.trim(), soughtOf(original));
      if (fresh.length > 0) changed();
    },
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
    leftBefore(text) {
      if (wasTyped || charactersBefore >= MOST_BEFORE) return;
      const start = text.slice(0, MOST_BEFORE - charactersBefore);
      charactersBefore += start.length;
      before = [...before, ...readingsOf(start)];
    },
    stoppedBefore(sought) {
      for (const one of sought) stopped.set(one.needle, one);
      changed();
    },
    forgive(originals) {
      for (const [needle, { original }] of stopped) if (originals.includes(original)) stopped.delete(needle);
      for (const original of originals) kept.add(folded(original.trim()));
      changed();
    },
    wasStoppedBefore,
    soughtFor: (originals) => known().filter(({ original }) => originals.includes(original)),
    otherConversation() {
      current = new Map();
      earlier.clear();
      kept.clear();
      released = [];
      drafts = [];
      unchecked = [];
      if (lastTyped === checkedText) lastTyped = '';
      checkedText = '';
      changed();
    },
    finder(composerText) {
      if (composerText.trim() !== '') {
        wasTyped = true;
        noteTyped(composerText);
      }
      const standing = composerText.trim() === '' ? leftUnchecked(composerText) : composerText;
      if (cached?.version === version && cached.text === standing) return cached.finder;
      const typed = standing === checkedText ? [] : stretchesOf(standing, checkedText, released);
      const stretches = [...typed, ...unchecked.flatMap((text) => stretchesOf(text, '', released))];
      // Most pages empty their composer and then send: what is looked for stays the same.
      if (cached?.version !== version || !areSame(cached.stretches, stretches)) {
        const sought = lookedFor();
        const finder = sought.length + stretches.length > 0 ? finderFor(sought, { stretches }) : undefined;
        cached = { version, text: standing, stretches, finder };
      } else cached = { ...cached, text: standing };
      return cached.finder;
    },
    get remembersWhatLeaves() {
      return !wasTyped && charactersBefore < MOST_BEFORE;
    },
  };
  return knowledge;
}
