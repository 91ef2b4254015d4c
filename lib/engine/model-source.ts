// The model as the host sees it: loading, ready or failed; loaded once, and tried again some time after a failure.
import type { Detector } from '../detect/annotation.ts';
import type { EngineStatus } from './protocol.ts';

export interface ModelSource {
  status(): EngineStatus;
  /** Starts loading where that has not begun; rejects with what stopped it. */
  detector(): Promise<Detector>;
}

/** A failure stands this long, so that each keystroke does not read the weights again. */
const RETRY_AFTER_MS = 20_000;

export function modelSource(load: () => Promise<Detector>, now: () => number): ModelSource {
  let status: EngineStatus = { model: 'loading' };
  let loading: Promise<Detector> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function attempt(): Promise<Detector> {
    status = { model: 'loading' };
    try {
      const detector = await load();
      status = { model: 'ready', progress: 1 };
      return detector;
    } catch (error) {
      failedAt = now();
      status = { model: 'failed', message: error instanceof Error ? error.message : String(error) };
      throw error;
    }
  }

  return {
    status: () => status,
    detector() {
      const stale = status.model === 'failed' && now() - failedAt >= RETRY_AFTER_MS;
      if (loading === undefined || stale) loading = attempt();
      return loading;
    },
  };
}
