// Findings of the patterns alone, shown while the model does not answer: it may still be loading, or it failed.
import type { Annotation } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import { recordFault } from '../../engine/faults.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DecisionHistory } from './decision-history.ts';
import type { PromptStore } from './prompt-store.ts';

interface RuleFindingsParts {
  readonly engine: Pick<EngineClient, 'annotate'>;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: DecisionHistory;
  readonly conversation: () => string;
  /** Marks these findings in the composer. */
  readonly mark: (text: string, annotations: readonly Annotation[]) => void;
}

interface RuleFindings {
  /** Shows the patterns' findings. The text cannot be sent with these alone. */
  show(text: string, signal: AbortSignal): Promise<void>;
  /**
   * Runs `work`, and shows the patterns' findings if it takes long. While the model's findings of an earlier check are shown, they stay:
   * otherwise they would disappear and come back.
   */
  showIfLate<T>(text: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** A loaded model answers about a usual prompt within this time. */
const MODEL_ANSWERS_WITHIN_MS = 250;

export function ruleFindings({ engine, store, composer, made, conversation, mark }: RuleFindingsParts): RuleFindings {
  async function show(text: string, signal: AbortSignal): Promise<void> {
    try {
      const request = { text, overrides: made.now.overrides, conversation: conversation(), rulesOnly: true };
      const { annotations } = await engine.annotate(request, { signal });
      if (signal.aborted || composer.read() !== text) return;
      mark(text, annotations);
      store.set({ annotations });
    } catch {
      // The engine does not answer at all; the notice of the failed check says so.
      recordFault('ruleFindingsFailed');
    }
  }

  const hasNoneOfModel = () => store.state.annotations.every(({ source }) => source.detector !== 'model');

  return {
    show,
    async showIfLate(text, signal, work) {
      const early = new AbortController();
      const timer = setTimeout(() => {
        if (hasNoneOfModel()) void show(text, AbortSignal.any([signal, early.signal]));
      }, MODEL_ANSWERS_WITHIN_MS);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        early.abort();
      }
    },
  };
}
