// The browser's own sync as the engine uses it, and how it fails. `platform-sync.ts` has the real one.
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';

export type SyncItems = Readonly<Record<string, unknown>>;

export interface SyncArea {
  all(): Promise<SyncItems>;
  /** Writes all of the items or none. @throws SyncError */
  set(items: SyncItems): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Tells all pages that settings have changed. */
  announce(): Promise<void>;
}

/** `full`: the limits on sizes; `too-often`: the limits on the rate of writes. */
export type SyncFailure = 'full' | 'too-often' | 'unavailable';

const TEXTS = {
  full: said('syncFull'),
  'too-often': said('syncTooOften'),
  unavailable: said('syncUnavailable'),
} as const satisfies Record<SyncFailure, unknown>;

/** Sync cannot go on; nothing on this device was changed. */
export class SyncError extends CodedError {
  override readonly name = 'SyncError';
}

/** The browser refused a read or a write. The same request may succeed later, except if there is no room. */
export class SyncRefused extends SyncError {
  constructor(readonly failure: SyncFailure) {
    super(TEXTS[failure]);
  }
}

/** A part of what another device wrote has not arrived yet. */
export class PartsMissing extends SyncError {
  constructor() {
    super(said('syncIncomplete'));
  }
}

/** The kind of a browser's error: Chrome names the exceeded limit, Firefox only says that one was exceeded. */
export function syncFailureOf(error: unknown): SyncFailure {
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/MAX_WRITE_OPERATIONS|MAX_SUSTAINED/.test(message)) return 'too-often';
  return /quota/i.test(message) ? 'full' : 'unavailable';
}
