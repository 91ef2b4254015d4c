// What a plan's words are drawn from: loaded when a profile first asks for it, and kept.
import { said } from '../language/message.ts';
import type { WordTables } from '../models/word-files.ts';
import type { LogitRange } from '../privacy/words/cape-utility.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import type { Plan } from '../sanitize/sanitized.ts';
import { prepareWords } from '../sanitize/words/prepare-words.ts';
import { type WordSource, WordSourceError } from '../sanitize/words/sampled-words.ts';
import type { WordPolicy } from '../sanitize/words/word-policy.ts';

/** Undefined if the policy draws no words. Rejects with an error for the person where they cannot be drawn. */
export type FindWords = (text: string, plan: Plan, policy: WordPolicy | undefined) => Promise<WordSource | undefined>;

export interface LanguageModelAndRange {
  readonly context: WordContext;
  readonly range: LogitRange;
}

export interface WordLoaders {
  words(): Promise<WordTables>;
  /** Only asked for where a policy draws by context. */
  languageModel?(): Promise<LanguageModelAndRange>;
}

/** Loads once; a failure is forgotten, so that the next prompt tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

interface OwnLoaders {
  words(): Promise<WordTables>;
  /** @param words those that `words` loads: the model speaks of the same ones, and their files are read once. */
  languageModel?(words: readonly string[]): Promise<LanguageModelAndRange>;
}

/** Loaders for everybody who needs what they load: each loads once. */
export function sharedLoaders(own: OwnLoaders): WordLoaders {
  const words = once(() => own.words());
  const { languageModel } = own;
  if (!languageModel) return { words };
  return { words, languageModel: once(async () => languageModel((await words()).vocabulary.space.words)) };
}

const noLanguageModel = () => Promise.reject(new WordSourceError(said('contextNeedsModel')));

export function wordFinder(loaders: WordLoaders): FindWords {
  const words = once(() => loaders.words());
  const languageModel = once(() => loaders.languageModel?.() ?? noLanguageModel());
  return async (text, plan, policy) => {
    if (!policy) return undefined;
    const { vocabulary, distances } = await words();
    if (!plan.spans.some(({ mechanism }) => mechanism === 'cape')) return prepareWords(text, plan, policy, vocabulary);
    return prepareWords(text, plan, policy, vocabulary, { ...(await languageModel()), distances });
  };
}
