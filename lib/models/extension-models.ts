import type { LanguageModel } from './language-model.ts';
import type { OnReadProgress } from './manifest.ts';
import type { RunningDetector } from './running-detector.ts';

/** Loads the extension's models. Rejects if a model cannot be loaded. */
export interface ExtensionModels {
  shipped(name: string, onRead: OnReadProgress): Promise<RunningDetector>;
  downloaded(id: string, onRead: OnReadProgress): Promise<RunningDetector>;
  /** Loads the language model. @param words those of `loadShippedWords` */
  languageModel(words: readonly string[]): Promise<LanguageModel>;
}
