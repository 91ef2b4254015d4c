import type { ProbeCountStore } from './probing-limit.ts';

/** Counts as the engine does, without forgetting. */
export function probeCountInMemory(): ProbeCountStore {
  let answers = 0;
  return {
    read: async () => answers,
    async add(more) {
      answers += more;
      return answers;
    },
    async reset() {
      answers = 0;
    },
  };
}
