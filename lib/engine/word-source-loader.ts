// Loads the words that a plan's replacements are drawn from. The tables are loaded when a profile first needs them, and kept.
import { said } from '../language/message.ts';
import type { VocabularyAndDistances } from '../models/word-files.ts';
import type { LogitRange } from '../privacy/words/cape-utility.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import { type WordLanguage, wordLanguageOf } from '../privacy/words/word-language.ts';
import type { Plan } from '../sanitize/sanitized.ts';
import { prepareWords } from '../sanitize/words/prepare-words.ts';
import { isWordMechanism, type WordSource, WordSourceError } from '../sanitize/words/sampled-words.ts';
import type { WordPolicy } from '../sanitize/words/word-policy.ts';

/** Loads the words for a plan; undefined if the policy draws no words. Rejects with an error for the person if the words cannot be loaded. */
export type LoadWordSource = (
  text: string,
  plan: Plan,
  policy: WordPolicy | undefined,
) => Promise<WordSource | undefined>;

interface LanguageModelAndRange {
  readonly context: WordContext;
  readonly range: LogitRange;
}

export interface WordLoaders {
  /** @param language English by default */
  words(language?: WordLanguage): Promise<VocabularyAndDistances>;
  /** Called only if a policy draws words by their context. */
  languageModel?(): Promise<LanguageModelAndRange>;
}

/** Calls `load` once and keeps its result. After a failure the next call tries again. */
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

interface UnsharedWordLoaders {
  words(language: WordLanguage): Promise<VocabularyAndDistances>;
  /** @param words the list that `words()` loaded. The model scores it too, so it is passed on instead of being read again. */
  languageModel?(words: readonly string[]): Promise<LanguageModelAndRange>;
}

/** Wraps the loaders so that all users share one load of each. */
export function sharedWordLoaders(unshared: UnsharedWordLoaders): WordLoaders {
  const english = once(() => unshared.words('en'));
  const chinese = once(() => unshared.words('zh'));
  const words = (language?: WordLanguage) => (language === 'zh' ? chinese() : english());
  const { languageModel } = unshared;
  if (!languageModel) return { words };
  return { words, languageModel: once(async () => languageModel((await english()).vocabulary.space.words)) };
}

const noLanguageModel = () => Promise.reject(new WordSourceError(said('contextNeedsModel')));

/** Whether a plan draws a Chinese word. */
export const drawsChinese = (text: string, { spans }: Plan): boolean =>
  spans.some(
    ({ annotation: { start, end }, mechanism, token }) =>
      token === 'word' && isWordMechanism(mechanism) && wordLanguageOf(text.slice(start, end)) === 'zh',
  );

export function wordSourceLoader(loaders: WordLoaders): LoadWordSource {
  const words = once(() => loaders.words());
  const chineseWords = once(() => loaders.words('zh'));
  const languageModel = once(() => loaders.languageModel?.() ?? noLanguageModel());
  return async (text, plan, policy) => {
    if (!policy) return undefined;
    const { vocabulary, distances } = await words();
    const usesContext = plan.spans.some(({ mechanism }) => mechanism === 'cape');
    const context = usesContext ? { ...(await languageModel()), distances: distances() } : undefined;
    const source = await prepareWords(text, plan, policy, vocabulary, context);
    return drawsChinese(text, plan) ? { ...source, chinese: (await chineseWords()).vocabulary } : source;
  };
}
