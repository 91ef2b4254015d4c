// Collects the originals that may not leave: those of the prompt being typed, of earlier prompts of the conversation, and of requests that were
// stopped.
import { type Annotation, MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { foldedForSearch } from './fold.ts';
import { isSearchableAlone, type SearchTerm, searchTermAt, searchTermFor } from './search-term.ts';

export interface SoughtOriginals {
  /** To be called when the engine has checked a whole prompt. */
  checked(text: string, annotations: readonly Annotation[]): void;
  /** To be called when the person allows these originals to leave. */
  accept(originals: readonly string[]): void;
  /** To be called when a text outside the composer (a file, pasted text) was checked with these annotations. */
  settled(text: string, annotations: readonly Annotation[]): void;
  /** To be called when the prompt leaves: its originals then belong to the conversation. */
  release(): void;
  /** Adds originals; false if all of them were known already or are too short to search for. */
  remember(originals: readonly string[]): boolean;
  stoppedBefore(sought: readonly SearchTerm[]): void;
  /** Like `accept`, but also for originals that were stopped before. */
  forgive(originals: readonly string[]): void;
  readonly wasStoppedBefore: (original: string) => boolean;
  /** The search terms for these originals. */
  readonly soughtFor: (originals: readonly string[]) => readonly SearchTerm[];
  /** All originals except those that the person lets leave. */
  withoutAccepted(): readonly SearchTerm[];
  /** The originals that the person lets leave, folded. */
  readonly accepted: readonly string[];
  otherConversation(): void;
}

/** Whether a name that was half typed at the last check has grown: the text still contains its beginning. */
const hasGrownInto = (original: string, text: string) => text.includes(original);

export function soughtOriginals(): SoughtOriginals {
  /** Originals of the prompt that is being typed. */
  let current = new Map<string, SearchTerm>();
  /** Originals of the conversation's earlier prompts. */
  const earlier = new Map<string, SearchTerm>();
  /** Originals of stopped requests; they belong to the origin and not to one conversation. */
  const stopped = new Map<string, SearchTerm>();
  /** Folded originals that the person accepted. */
  const accepted = new Set<string>();

  const known = () => [...new Map([...stopped, ...earlier, ...current]).values()];

  function accept(originals: readonly string[]): void {
    for (const original of originals) accepted.add(foldedForSearch(original.trim()));
  }

  return {
    checked(text, annotations) {
      const next = new Map<string, SearchTerm>();
      const lowered = new Set<string>();
      for (const annotation of annotations) {
        const sought = searchTermAt(text, annotation);
        if (annotation.risk < MIN_REPLACED_RISK)
          lowered.add(foldedForSearch(text.slice(annotation.start, annotation.end).trim()));
        else if (sought) next.set(sought.needle, sought);
      }
      for (const { original } of next.values()) {
        lowered.delete(foldedForSearch(original));
        accepted.delete(foldedForSearch(original));
      }
      for (const original of lowered) accepted.add(original);
      // Originals that were deleted from the prompt: the page may have kept them.
      for (const [needle, sought] of current) if (!hasGrownInto(sought.original, text)) next.set(needle, sought);
      current = next;
    },
    accept,
    settled(text, annotations) {
      for (const annotation of annotations) {
        const sought = annotation.risk < MIN_REPLACED_RISK ? undefined : searchTermAt(text, annotation);
        if (sought) earlier.set(sought.needle, sought);
      }
    },
    release() {
      for (const [needle, sought] of current) earlier.set(needle, sought);
      current = new Map();
    },
    remember(originals) {
      const fresh = originals.filter((original) => isSearchableAlone(original) && !earlier.has(original.trim()));
      for (const original of fresh) earlier.set(original.trim(), searchTermFor(original));
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
    withoutAccepted: () => known().filter(({ original }) => !accepted.has(foldedForSearch(original))),
    get accepted() {
      return [...accepted];
    },
    otherConversation() {
      current = new Map();
      earlier.clear();
      accepted.clear();
    },
  };
}
