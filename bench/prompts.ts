// npm run bench:prompts -- [--model DIR]… [--public DIR]… [--profile NAME]… [--folder DIR] [--show N]
// Measures on our annotated development prompts how many private strings would leave, and how much of what the answer needs is replaced.
// Prints one table per model and profile. models/training/annotated/GUIDE.md has the marking rules. --folder judges the prompts in another
// folder of .mark files instead, for example new ones that neither training nor rules have seen. --public also
// judges a public model alone, without our rules (public-model.ts).
import { parseArgs } from 'node:util';
import { MIN_REPLACED_RISK } from '../lib/detect/annotation.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { annotate } from '../lib/judge/annotate.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import type { Span } from '../lib/text/span.ts';
import { developmentPrompts, type MarkedPrompt, writtenIn } from './annotated.ts';
import { publicModel } from './public-model.ts';
import { table } from './table.ts';
import { countsRow, HEAD, type Judgement, judgeReplaced, sum } from './who-what.ts';

interface Replaced extends Span {
  readonly type: string;
}

interface Judged {
  readonly name: string;
  readonly replacedIn: (text: string) => Promise<readonly Replaced[]>;
}

async function ours(modelDir: string, profiles: readonly string[]): Promise<readonly Judged[]> {
  const detectors = await createDetectors({ model: true, modelDir });
  return profiles.map((profile) => {
    const policy = policyFor(profile);
    return {
      name: `${modelDir}, ${profile}`,
      async replacedIn(text) {
        const annotations = await annotate(text, detectors, { policy });
        return annotations.filter(({ risk }) => risk >= MIN_REPLACED_RISK);
      },
    };
  });
}

async function alone(dir: string): Promise<Judged> {
  const { name, detector } = await publicModel(dir);
  return { name: `${name}, alone`, replacedIn: async (text) => detector.detect(text) };
}

interface Result extends Judgement {
  readonly prompt: MarkedPrompt;
  readonly replaced: readonly Replaced[];
}

/** One line for each private string that leaves, each needed one that is replaced, and each replacement in a prompt without anything private. */
const faultsOf = ({ prompt, leaked, lost, counts, replaced }: Result): readonly string[] => [
  ...leaked.map((value) => `leaves (${prompt.source} ${prompt.language}): ${value}`),
  ...lost.map((value) => `lost (${prompt.source} ${prompt.language}): ${value}`),
  ...(counts.clean
    ? replaced.map((r) => `false (${prompt.source} ${prompt.language}): ${r.type} ${prompt.text.slice(r.start, r.end)}`)
    : []),
];

async function report({ name, replacedIn }: Judged, prompts: readonly MarkedPrompt[], show: number): Promise<void> {
  const results: Result[] = [];
  for (const prompt of prompts) {
    const replaced = await replacedIn(prompt.text);
    results.push({ prompt, replaced, ...judgeReplaced(prompt, replaced) });
  }
  const row = (title: string, chosen: (prompt: MarkedPrompt) => boolean) =>
    countsRow(title, sum(results.filter(({ prompt }) => chosen(prompt)).map(({ counts }) => counts)));
  const groups = [...new Set(prompts.map(({ source, language }) => `${source} ${language}`))].sort();
  const rows = [
    row('all', () => true),
    ...['written', 'read'].map((source) => row(source, (prompt) => prompt.source === source)),
    ...groups.map((group) => row(group, (prompt) => `${prompt.source} ${prompt.language}` === group)),
  ];
  process.stdout.write(`\n${name}\n${table(HEAD, rows)}\n`);
  if (show > 0) process.stdout.write(`${results.flatMap(faultsOf).slice(0, show).join('\n')}\n`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      model: { type: 'string', multiple: true, default: ['models/ner-multilingual'] },
      public: { type: 'string', multiple: true, default: [] },
      profile: { type: 'string', multiple: true, default: ['balanced'] },
      folder: { type: 'string' },
      show: { type: 'string', default: '0' },
      language: { type: 'string', multiple: true },
    },
  });
  const given = values.folder === undefined ? developmentPrompts() : writtenIn(values.folder);
  const prompts = given.filter(({ language }) => values.language?.includes(language) ?? true);
  const show = Number(values.show);
  for (const dir of values.model)
    for (const judged of await ours(dir, values.profile)) await report(judged, prompts, show);
  for (const dir of values.public) await report(await alone(dir), prompts, show);
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:prompts: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
