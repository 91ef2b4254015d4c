// The language tables and the model that the audit attacks with. One that cannot be loaded is left out; the audit then reports which attack
// it could not try.
import type { AuditTools } from '../audit/audit.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import type { WordLoaders } from './word-source-loader.ts';

/** A language model that is loaded when it is first needed. */
interface LazyWordContext extends WordContext {
  /** Loads the model. `logits` does too, but the engine runs `logits` in a queue that a check would have to wait for. */
  load(): Promise<void>;
}

interface LoadedAuditTools extends Pick<AuditTools, 'neighbours'> {
  readonly context?: LazyWordContext;
}

export type LoadAuditTools = () => Promise<LoadedAuditTools>;

/**
 * Loads the vocabulary at first and the model itself only when it is needed: the model takes over 100 MB in Firefox, and most prompts hold
 * no replaced word that it could guess. @param loaders shared with the word mechanisms, so that nothing is loaded twice.
 */
export function auditToolsLoader({ words, languageModel }: WordLoaders): LoadAuditTools {
  return async () => {
    const tables = await words().catch(() => undefined);
    if (!tables) return {};
    const { space } = tables.vocabulary;
    if (!languageModel) return { neighbours: space };
    const context: LazyWordContext = {
      words: space.words,
      load: async () => void (await languageModel()),
      logits: async (...given) => (await languageModel()).context.logits(...given),
    };
    return { neighbours: space, context };
  };
}
