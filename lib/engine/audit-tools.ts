// The language tables and the model that the audit attacks with. One that cannot be loaded is left out; the audit then reports which attack
// it could not try.
import type { AuditTools } from '../audit/audit.ts';
import type { WordLoaders } from './word-source-loader.ts';

export type LoadAuditTools = () => Promise<Omit<AuditTools, 'clock'>>;

/** @param loaders shared with the word mechanisms, so that nothing is loaded twice. */
export function auditToolsLoader({ words, languageModel }: WordLoaders): LoadAuditTools {
  return async () => {
    const [tables, model] = await Promise.allSettled([words(), languageModel?.()]);
    return {
      ...(tables.status === 'fulfilled' ? { neighbours: tables.value.vocabulary.space } : {}),
      ...(model.status === 'fulfilled' && model.value ? { context: model.value.context } : {}),
    };
  };
}
