// The language model takes more memory than the detector, but only word mode and the audit use it. So it is released after a pause, and
// loaded again at its next use.
import type { LanguageModel } from './language-model.ts';

const REST_AFTER_MS = 30_000;

/** A language model that is released after `restAfterMs` without use and loaded again when needed. Rejects if `load` rejects. */
export async function languageModelReleasedWhenIdle(
  load: () => Promise<LanguageModel>,
  restAfterMs = REST_AFTER_MS,
): Promise<LanguageModel> {
  const first = await load();
  const { words, range } = first;
  let running: Promise<LanguageModel> | undefined = Promise.resolve(first);
  let users = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function rest(): Promise<void> {
    const model = running;
    running = undefined;
    await (await model)?.release();
  }

  function ensureLoaded(): Promise<LanguageModel> {
    clearTimeout(timer);
    running ??= load();
    // If loading failed, the next call tries again.
    running.catch(() => {
      running = undefined;
    });
    return running;
  }

  function startPause(): void {
    clearTimeout(timer);
    if (users === 0) timer = setTimeout(() => void rest().catch(() => undefined), restAfterMs);
  }

  startPause();
  return {
    words,
    range,
    async logits(...given) {
      users += 1;
      try {
        return await (await ensureLoaded()).logits(...given);
      } finally {
        users -= 1;
        startPause();
      }
    },
    async release() {
      clearTimeout(timer);
      await rest();
    },
  };
}
