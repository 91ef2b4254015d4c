import type { StandInKind } from '../codecs/codec.ts';
import type { EntityType } from '../detect/annotation.ts';

/** A piece of a restored reply; the texts of all pieces joined are the whole reply. `surrogate` is set if the piece was restored. */
export interface Segment {
  readonly text: string;
  readonly surrogate?: string;
  readonly type?: EntityType;
  /** The kind of the segment's surrogate; omitted for a swap. */
  readonly standIn?: StandInKind;
  /** The original of a surrogate that was not restored, because the reply makes a statement about the surrogate. `text` is the surrogate then. */
  readonly standsFor?: string;
  /** Set for a number that was computed from the originals instead of restored: the formula over the reply's numbers. */
  readonly formula?: string;
  /** Set for a number that may have been computed from stand-ins, and could not be computed from the originals. */
  readonly isUnproved?: true;
}
