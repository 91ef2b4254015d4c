// How long it takes to draw the words of a prompt, after detection: the plan, the language model where it is asked, and the draws.
import { performance } from 'node:perf_hooks';
import type { CommandLinePipeline } from '../cli/pipeline.ts';
import { nodeWordLoaders } from '../lib/engine/node-words.ts';
import { wordSourceLoader } from '../lib/engine/word-source-loader.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { planPrompt } from '../lib/sanitize/plan.ts';
import type { Policy } from '../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import { spreadCells } from './spread.ts';

const CONVERSATION = 'bench words';

interface WordTimes {
  /** Least, median and 95th percentile in milliseconds. */
  readonly cells: readonly string[];
  /** Words, numbers and signs that were drawn, on the mean. */
  readonly drawn: number;
}

/** Each text is a prompt of its own. What sanitizing refuses took its time all the same. */
export async function wordTimes(
  { annotate }: CommandLinePipeline,
  policy: Policy,
  key: Uint8Array,
  texts: readonly string[],
  warmUp: number,
): Promise<WordTimes> {
  const loadWordSource = wordSourceLoader(nodeWordLoaders());
  const secret = { key, tweak: tweakForConversation(key, CONVERSATION) };
  const times: number[] = [];
  let drawn = 0;
  for (const text of texts) {
    const annotations = await annotate(text);
    const began = performance.now();
    const planned = planPrompt(annotations, policy, text);
    const words = await loadWordSource(text, planned, policy.words);
    try {
      sanitize(text, planned, { secret, entries: [] }, systemRandom, { words });
    } catch (error) {
      if (!(error instanceof SurvivorError)) throw error;
    }
    times.push(performance.now() - began);
    drawn += planned.spans.filter(({ token }) => token !== undefined).length;
  }
  return { cells: spreadCells(times.slice(warmUp)), drawn: Math.round(drawn / texts.length) };
}
