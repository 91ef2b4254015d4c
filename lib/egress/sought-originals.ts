// Which originals may not leave: those of the prompt that is typed, of the conversation before it, and of requests that were stopped.
import { type Annotation, REPLACED_FROM } from '../detect/annotation.ts';
import { folded } from './fold.ts';
import { isTelling, type Sought, soughtAt, soughtOf } from './sought.ts';

export interface SoughtOriginals {
  /** The engine has looked at a whole prompt. */
  checked(text: string, annotations: readonly Annotation[]): void;
  /** The person lets these leave. */
  accept(originals: readonly string[]): void;
  /** A text beside the prompt was checked with this outcome. */
  settled(text: string, annotations: readonly Annotation[]): void;
  /** The prompt leaves: its originals are the conversation's from now on. */
  release(): void;
  /** False if all of them are known, or tell nothing. */
  remember(originals: readonly string[]): boolean;
  stoppedBefore(sought: readonly Sought[]): void;
  /** The same as `accept`, for what was stopped too. */
  forgive(originals: readonly string[]): void;
  readonly wasStoppedBefore: (original: string) => boolean;
  /** How these originals are looked for. */
  readonly soughtFor: (originals: readonly string[]) => readonly Sought[];
  /** All but those that the person lets leave. */
  withoutAccepted(): readonly Sought[];
  otherConversation(): void;
}

/** A name that was typed in part at the last check, and is longer now. */
const grewInto = (original: string, text: string) => text.includes(original);

export function soughtOriginals(): SoughtOriginals {
  /** Of the prompt that is typed. */
  let current = new Map<string, Sought>();
  /** Of earlier prompts of the conversation. */
  const earlier = new Map<string, Sought>();
  /** Of the origin, not of one conversation. */
  const stopped = new Map<string, Sought>();
  /** Accepted by the person, folded. */
  const accepted = new Set<string>();

  const known = () => [...new Map([...stopped, ...earlier, ...current]).values()];

  function accept(originals: readonly string[]): void {
    for (const original of originals) accepted.add(folded(original.trim()));
  }

  return {
    checked(text, annotations) {
      const next = new Map<string, Sought>();
      const lowered = new Set<string>();
      for (const annotation of annotations) {
        const sought = soughtAt(text, annotation);
        if (annotation.risk < REPLACED_FROM) lowered.add(folded(text.slice(annotation.start, annotation.end).trim()));
        else if (sought) next.set(sought.needle, sought);
      }
      for (const { original } of next.values()) {
        lowered.delete(folded(original));
        accepted.delete(folded(original));
      }
      for (const original of lowered) accepted.add(original);
      // Deleted from the prompt, but the page may have kept it.
      for (const [needle, sought] of current) if (!grewInto(sought.original, text)) next.set(needle, sought);
      current = next;
    },
    accept,
    settled(text, annotations) {
      for (const annotation of annotations) {
        const sought = annotation.risk < REPLACED_FROM ? undefined : soughtAt(text, annotation);
        if (sought) earlier.set(sought.needle, sought);
      }
    },
    release() {
      for (const [needle, sought] of current) earlier.set(needle, sought);
      current = new Map();
    },
    remember(originals) {
      const fresh = originals.filter((original) => isTelling(original) && !earlier.has(original.trim()));
      for (const original of fresh) earlier.set(original.trim(), soughtOf(original));
      return fresh.length > 0;
    },
    stoppedBefore(sought) {
      for (const one of sought) stopped.set(one.needle, one);
    },
    forgive(originals) {
      for (const [needle, { original }] of stopped) if (originals.includes(original)) stopped.delete(needle);
      accept(originals);
    },
    wasStoppedBefore: (original) => [...stopped.values()].some((one) => one.original === original),
    soughtFor: (originals) => known().filter(({ original }) => originals.includes(original)),
    withoutAccepted: () => known().filter(({ original }) => !accepted.has(folded(original))),
    otherConversation() {
      current = new Map();
      earlier.clear();
      accepted.clear();
    },
  };
}
