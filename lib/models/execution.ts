import type { Device } from './device.ts';

/** Where a model runs, and how fast. */
export interface Execution {
  readonly device: Device;
  /** The least time for the sample text (`sample-text.ts`). Missing until it was measured. */
  readonly milliseconds?: number;
}
