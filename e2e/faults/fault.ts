import type { BedName } from '../bed-table.ts';
import type { Run, Stage } from './stage.ts';

export interface Fault {
  readonly name: string;
  /** Its share of the runs. */
  readonly weight: number;
  /** Which browser it hurts: only the page; the engine, and every page with it; one whose disk is full. */
  readonly reach: 'page' | 'engine' | 'full-disk';
  /** Only these beds can have it. */
  readonly beds?: readonly BedName[];
  /** Before anything is typed. */
  before?(stage: Stage, run: Run): Promise<void>;
  /** Sends the prompt that stands in the composer, and does the damage. */
  carryOut(stage: Stage, run: Run): Promise<void>;
  /** Makes good what the next run must not meet. */
  after?(stage: Stage, run: Run): Promise<void>;
}

/** A send takes about this long: a moment in the middle of it. */
export const LONGEST_SEND_MS = 300;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
