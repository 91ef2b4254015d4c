// Decisions about a word that hold for prompts to come, with the way back. In a temporary chat nothing is kept.
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import type { EngineClient } from '../engine/client.ts';
import { TEMPORARY } from '../engine/protocol.ts';
import { type PromptStore, reasonOf } from './prompt-store.ts';

export interface Learning {
  /** After the decision was made for this prompt: `decided` tells it from later ones. */
  learn(
    word: { readonly text: string; readonly type: Annotation['type']; readonly risk: RiskLevel },
    decided: object,
  ): Promise<void>;
  /** Was `decided` the decision that was kept last? */
  isLast(decided: object): boolean;
  unlearn(): Promise<void>;
}

interface Learned {
  readonly text: string;
  readonly before: readonly DictionaryEntry[];
  readonly decided: object;
}

export interface LearningParts {
  readonly engine: Pick<EngineClient, 'learn' | 'unlearn'>;
  readonly store: PromptStore;
  readonly conversation: () => string;
}

export function learning({ engine, store, conversation }: LearningParts): Learning {
  let last: Learned | undefined;
  return {
    async learn({ text, type, risk }, decided) {
      if (conversation().startsWith(TEMPORARY)) return;
      try {
        const { before } = await engine.learn({ text, type, risk });
        last = { text, before, decided };
        store.set({ learned: { text, risk } });
      } catch (error) {
        store.tell('warning', 'This holds for this conversation only', `It could not be kept: ${reasonOf(error)}`);
      }
    },
    isLast: (decided) => last?.decided === decided,
    async unlearn() {
      if (!last) return;
      const { text, before } = last;
      try {
        await engine.unlearn({ text, before });
        last = undefined;
        store.drop('learned');
        store.set({});
      } catch (error) {
        store.tell('error', 'This could not be taken back', `${reasonOf(error)} The options list your dictionary.`);
      }
    },
  };
}
