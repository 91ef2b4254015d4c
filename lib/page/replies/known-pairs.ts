// The known surrogates with their originals, compiled again whenever pairs are added, and the segments that they find in a text.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { type OriginalFinder, originalFinderFor } from '../../egress/original-finder.ts';
import { isSearchableAlone, searchTermFor } from '../../egress/search-term.ts';
import { canBeSubjectOfClaim } from '../../restore/claims/judge.ts';
import { isSamePair } from '../../restore/echoes.ts';
import { growingTextsRestorer } from '../../restore/growing-reply.ts';
import { type PostRestoreSteps, postRestoreSteps } from '../../restore/post-restore-steps.ts';
import type { Segment } from '../../restore/segment.ts';
import { compileMatcher, type SurrogateMatcher } from '../../restore/surrogate-matcher.ts';
import { LONG_TEXT_LENGTH, longBlocks } from './long-blocks.ts';

export interface KnownPairs {
  /** Increases whenever the same text may have to be read differently. */
  readonly version: number;
  readonly isRecomputing: boolean;
  /** Whether some pairs are facts, which are restored only where the reply's statement stays true. */
  readonly hasJudged: boolean;
  /** Adds pairs; false if all of them are known already. */
  add(more: readonly RestorePair[]): boolean;
  clear(): void;
  /** Makes all texts be read again. */
  outdate(): void;
  /** Sets whether numbers are recomputed; false if nothing changed. */
  setRecomputing(wanted: boolean): boolean;
  /** Undefined while a long text is being read. `isOwn`: the person's own message speaks of the originals, so nothing in it is recomputed or kept. */
  segmentsOf(block: Node, raw: string, isOwn: () => boolean): readonly Segment[] | undefined;
  withOriginals(text: string): string;
  holdsOriginal(text: string): boolean;
}

/** `onRead` is called when the segments of a long block are available. */
export function knownPairs(onRead: (block: Node) => void): KnownPairs {
  let pairs: RestorePair[] = [];
  let matcher: SurrogateMatcher = compileMatcher([]);
  let found = growingTextsRestorer(matcher);
  let truth = postRestoreSteps([]);
  /** Built on first use. */
  let recomputedTruth: PostRestoreSteps | undefined;
  /** Built on first use. */
  let originals: OriginalFinder | undefined;
  let isRecomputing = false;
  let version = 0;
  const long = longBlocks(onRead);

  function match(wanted: readonly RestorePair[]): void {
    pairs = [...wanted];
    matcher = compileMatcher(pairs);
    found = growingTextsRestorer(matcher);
    truth = postRestoreSteps(pairs);
    recomputedTruth = undefined;
    originals = undefined;
    long.use(matcher);
    version += 1;
  }

  return {
    get version() {
      return version;
    },
    get isRecomputing() {
      return isRecomputing;
    },
    get hasJudged() {
      return pairs.some(({ type }) => canBeSubjectOfClaim(type));
    },
    add(more) {
      const isKnown = (pair: RestorePair) => pairs.some((known) => isSamePair(known, pair));
      const fresh = more.filter((pair) => !isKnown(pair));
      if (fresh.length > 0) match([...pairs, ...fresh]);
      return fresh.length > 0;
    },
    clear: () => match([]),
    outdate() {
      version += 1;
    },
    setRecomputing(wanted) {
      if (wanted === isRecomputing) return false;
      isRecomputing = wanted;
      version += 1;
      return true;
    },
    segmentsOf(block, raw, isOwn) {
      const isLong = raw.length > LONG_TEXT_LENGTH;
      const segments = isLong ? long.segmentsOf(block, raw) : found(block, raw);
      if (!segments || isOwn()) return segments;
      if (!isRecomputing || isLong) return truth(raw, segments, { isBlock: true });
      recomputedTruth ??= postRestoreSteps(pairs, true);
      return recomputedTruth(raw, segments, { isBlock: true });
    },
    withOriginals: (text) =>
      truth(text, matcher.apply(text))
        .map((segment) => segment.text)
        .join(''),
    holdsOriginal(text) {
      const sought = () =>
        pairs.flatMap(({ surrogate, original }) => (surrogate === original ? [] : original)).filter(isSearchableAlone);
      originals ??= originalFinderFor(sought().map((one) => searchTermFor(one)));
      return originals.find({ text }).originals.length > 0;
    },
  };
}
