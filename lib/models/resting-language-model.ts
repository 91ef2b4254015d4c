// The language model takes more memory than the detector, and serves only what draws or guesses words. So it is given back after a pause,
// and loaded again when it is next asked.
import type { LanguageModel } from './language-model.ts';

const REST_AFTER_MS = 30_000;

/** Rejects as `load` does. */
export async function restingLanguageModel(
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

  function awaken(): Promise<LanguageModel> {
    clearTimeout(timer);
    running ??= load();
    // A model that could not be loaded is tried again at the next call.
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
        return await (await awaken()).logits(...given);
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
