import type { LanguageModel } from './language-model.ts';
import type { OnReadProgress } from './manifest.ts';
import type { RunningDetector } from './running-detector.ts';

/** Loads the extension's models, in a document or in workers. Rejects if a model cannot be loaded. */
export interface ExtensionModels<Loaded extends RunningDetector = RunningDetector> {
  shipped(name: string, onRead: OnReadProgress): Promise<Loaded>;
  downloaded(id: string, onRead: OnReadProgress): Promise<Loaded>;
  /** Loads the language model. @param words those of `loadShippedWords` */
  languageModel(words: readonly string[]): Promise<LanguageModel>;
}
