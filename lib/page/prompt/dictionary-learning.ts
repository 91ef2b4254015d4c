// Stores decisions about a word for future prompts, and reverts them. In a temporary chat nothing is stored.

import type { Annotation, RiskLevel } from '../../detect/annotation.ts';
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import type { EngineClient } from '../../engine/client.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { DecisionHistory } from './decision-history.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';

export interface DictionaryLearning {
  /** Stores a decision that was just made for this prompt. `decided` is the state after it, which tells it from later decisions. */
  learn(
    word: { readonly text: string; readonly type: Annotation['type']; readonly risk: RiskLevel },
    decided: object,
  ): Promise<void>;
  /** Reverts the last decision, and removes from the dictionary what was stored for it; false if there is no decision. */
  takeBack(made: DecisionHistory): Promise<boolean>;
}

interface LearnedDecision {
  readonly text: string;
  readonly before: readonly DictionaryEntry[];
  readonly decided: object;
}

interface DictionaryLearningParts {
  readonly engine: Pick<EngineClient, 'learn' | 'unlearn'>;
  readonly store: PromptStore;
  readonly conversation: () => string;
}

export function dictionaryLearning({ engine, store, conversation }: DictionaryLearningParts): DictionaryLearning {
  let last: LearnedDecision | undefined;

  async function unlearn({ text, before }: LearnedDecision): Promise<void> {
    last = undefined;
    store.drop('learned');
    try {
      await engine.unlearn({ text, before });
    } catch (error) {
      store.tell('error', said('stillHolds'), textOfError(error), said('optionsListDictionary'));
    }
  }

  return {
    async learn({ text, type, risk }, decided) {
      if (conversation().startsWith(TEMPORARY_CONVERSATION_PREFIX)) return;
      try {
        const { before, isEverywhere } = await engine.learn({ text, type, risk });
        last = { text, before, decided };
        store.set({ learned: { text, risk, isEverywhere } });
      } catch (error) {
        store.tell('warning', said('holdsHereOnly'), said('couldNotBeKept', { reason: textOfError(error) }));
      }
    },
    async takeBack(made) {
      if (last?.decided === made.now) await unlearn(last);
      return made.undo();
    },
  };
}
