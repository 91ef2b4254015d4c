import type { DetectedRole, OnShareRead } from '../detect/annotation.ts';
import type { AlignedWord } from './alignment.ts';
import type { Entity } from './decode.ts';

/** The entities that a model of any kind reads in a text. */
interface TextReading {
  readonly words: readonly AlignedWord[];
  /** In order, without overlaps. */
  readonly entities: readonly Entity[];
  roleOf(entity: Entity): DetectedRole;
}

/** Can be aborted between runs of the model. */
export type ReadText = (text: string, signal?: AbortSignal, onShare?: OnShareRead) => Promise<TextReading>;
