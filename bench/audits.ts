// Measures how long the audit of a sanitized text takes, with every attack that this build can run.
import { performance } from 'node:perf_hooks';
import type { CommandLinePipeline } from '../cli/pipeline.ts';
import { audit } from '../lib/audit/audit.ts';
import type { AuditedPrompt, AuditReport } from '../lib/audit/report.ts';
import { auditToolsLoader } from '../lib/engine/audit-tools.ts';
import { nodeWordLoaders } from '../lib/engine/node-words.ts';
import { wordSourceLoader } from '../lib/engine/word-source-loader.ts';
import type { ConversationSecret } from '../lib/privacy/keys.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { planPrompt } from '../lib/sanitize/plan.ts';
import type { Policy } from '../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import { spreadCells } from './spread.ts';

interface AuditTimes {
  /** Minimum, median and 95th percentile of the times, in milliseconds. */
  readonly cells: readonly string[];
  /** Attacks that this build cannot run. */
  readonly skipped: readonly string[];
  readonly reports: readonly AuditReport[];
}

const CONVERSATION = 'bench audit';

/** Each text is a prompt of its own. What sanitizing refuses is left out, as it would be in the product. */
export async function auditTimes(
  { annotate }: CommandLinePipeline,
  policy: Policy,
  key: Uint8Array,
  texts: readonly string[],
  warmUp: number,
): Promise<AuditTimes> {
  const loaders = nodeWordLoaders();
  const loadWordSource = wordSourceLoader(loaders);
  const tools = { ...(await auditToolsLoader(loaders)()), clock: () => performance.now() };
  await tools.context?.load();
  const secret: ConversationSecret = { key, tweak: tweakForConversation(key, CONVERSATION) };

  async function prompt(text: string): Promise<AuditedPrompt | undefined> {
    const annotations = await annotate(text);
    const planned = planPrompt(annotations, policy, text);
    const words = await loadWordSource(text, planned, policy.words);
    try {
      const sanitized = sanitize(text, planned, { secret, entries: [] }, systemRandom, { words });
      return { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
    } catch (error) {
      if (error instanceof SurvivorError) return undefined;
      throw error;
    }
  }

  const prompts = (await Promise.all(texts.map(prompt))).flatMap((own) => own ?? []);
  const reports: AuditReport[] = [];
  for (const own of prompts) reports.push(await audit(own, tools));
  const skipped = reports[0]?.attacks.filter(({ state }) => state === 'skipped').map(({ attack }) => attack) ?? [];
  return { cells: spreadCells(reports.slice(warmUp).map(({ milliseconds }) => milliseconds)), skipped, reports };
}
