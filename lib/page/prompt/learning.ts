// Decisions about a word that hold for prompts to come, with the way back. In a temporary chat nothing is kept.

import type { Annotation, RiskLevel } from '../../detect/annotation.ts';
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import type { EngineClient } from '../../engine/client.ts';
import { TEMPORARY } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import type { Decisions } from './decisions.ts';
import { type PromptStore, reasonOf } from './prompt-store.ts';

export interface Learning {
  /** After the decision was made for this prompt: `decided` tells it from later ones. */
  learn(
    word: { readonly text: string; readonly type: Annotation['type']; readonly risk: RiskLevel },
    decided: object,
  ): Promise<void>;
  /** Takes the last decision back, what was kept of it too; false where there is none. */
  takeBack(made: Decisions): Promise<boolean>;
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

  async function unlearn({ text, before }: Learned): Promise<void> {
    last = undefined;
    store.drop('learned');
    try {
      await engine.unlearn({ text, before });
    } catch (error) {
      store.tell('error', said('stillHolds'), reasonOf(error), said('optionsListDictionary'));
    }
  }

  return {
    async learn({ text, type, risk }, decided) {
      if (conversation().startsWith(TEMPORARY)) return;
      try {
        const { before } = await engine.learn({ text, type, risk });
        last = { text, before, decided };
        store.set({ learned: { text, risk } });
      } catch (error) {
        store.tell('warning', said('holdsHereOnly'), said('couldNotBeKept', { reason: reasonOf(error) }));
      }
    },
    async takeBack(made) {
      if (last?.decided === made.now) await unlearn(last);
      return made.undo();
    },
  };
}
