// npm run bench:rules -- [--share N] [--model DIR] [NAME...]
// Leaves out each rule once (or those named) and prints what changes on the development sets: only the prompts in which the rule finds
// something are annotated again. Sets hold few numbers of each format, so this judges rules about names and places, not formats.
import { parseArgs } from 'node:util';
import { type Detector, type Finding, isReplaced } from '../lib/detect/annotation.ts';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { annotate } from '../lib/judge/annotate.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import type { MarkedPrompt } from './annotated.ts';
import { developmentSets } from './development-sets.ts';
import { rememberedNetwork } from './remembered-network.ts';
import { table } from './table.ts';
import { judgeReplaced, sum, type WhoWhatCounts } from './who-what.ts';

const policy = policyFor('balanced');

/** The detector, which reads each text once. */
function readingOnce(detector: Detector): Detector {
  const known = new Map<string, readonly Finding[] | Promise<readonly Finding[]>>();
  return {
    name: detector.name,
    detect(text, signal) {
      const findings = known.get(text) ?? detector.detect(text, signal);
      known.set(text, findings);
      return findings;
    },
  };
}

async function countsOf(prompt: MarkedPrompt, detectors: readonly Detector[]): Promise<WhoWhatCounts> {
  const annotations = await annotate(prompt.text, detectors, { policy });
  return judgeReplaced(prompt, annotations.filter(isReplaced)).counts;
}

const HEAD = [
  'rule left out',
  'prompts',
  'private strings',
  'hidden',
  'needed spans',
  'kept',
  'clean unchanged',
  'other words replaced',
  'whole',
];

function rowOf(name: string, before: WhoWhatCounts, after: WhoWhatCounts): readonly string[] {
  const change = (of: (counts: WhoWhatCounts) => number) => {
    const difference = of(after) - of(before);
    return difference > 0 ? `+${difference}` : String(difference);
  };
  return [
    name,
    String(before.prompts),
    String(before.private),
    change(({ hidden }) => hidden),
    String(before.needed),
    change(({ kept }) => kept),
    change(({ unchanged }) => unchanged),
    change(({ unexplained }) => unexplained),
    change(({ whole }) => whole),
  ];
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      model: { type: 'string', default: 'models/ner-multilingual' },
      share: { type: 'string', default: '1' },
    },
  });
  const { detectors, model } = await loadDetectors({ model: true, modelDir: values.model });
  const network = model ? [rememberedNetwork(model, values.model)] : [];
  const rules = detectors.map(readingOnce);
  const all = [...network, ...rules];
  const prompts = developmentSets().filter((_, at) => at % Number(values.share) === 0);
  const whole = new Map<MarkedPrompt, WhoWhatCounts>();
  for (const prompt of prompts) whole.set(prompt, await countsOf(prompt, all));
  const rows: (readonly string[])[] = [];
  for (const rule of rules.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const before: WhoWhatCounts[] = [];
    const after: WhoWhatCounts[] = [];
    for (const [prompt, counts] of whole) {
      if ((await rule.detect(prompt.text)).length === 0) continue;
      before.push(counts);
      after.push(
        await countsOf(
          prompt,
          all.filter((one) => one !== rule),
        ),
      );
    }
    if (before.length > 0) rows.push(rowOf(rule.name, sum(before), sum(after)));
  }
  process.stdout.write(`${table(HEAD, rows)}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:rules: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
