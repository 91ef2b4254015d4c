import type { LanguageModel } from './language-model.ts';
import type { ReadProgress } from './manifest.ts';
import type { RunningDetector } from './running-detector.ts';

/** The models of the extension, wherever they run. What cannot be loaded rejects. */
export interface ExtensionModels {
  shipped(name: string, onRead: ReadProgress): Promise<RunningDetector>;
  downloaded(id: string, onRead: ReadProgress): Promise<RunningDetector>;
  /** Over the words of `loadShippedWords`. */
  languageModel(words: readonly string[]): Promise<LanguageModel>;
}
