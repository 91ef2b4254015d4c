// npm run bench:prompts -- [--model DIR]… [--profile NAME]… [--folder DIR] [--show N]
// Measures on our annotated development prompts how many private strings would leave, and how much of what the answer needs is replaced.
// Prints one table per model and profile. models/training/annotated/GUIDE.md has the marking rules. --folder judges the prompts in another
// folder of .mark files instead, for example new ones that neither training nor rules have seen.
import { parseArgs } from 'node:util';
import { type Annotation, MIN_REPLACED_RISK } from '../lib/detect/annotation.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { annotateUnderPolicy } from '../lib/sanitize/policy/annotate-under-policy.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { developmentPrompts, type MarkedPrompt, writtenIn } from './annotated.ts';
import { table } from './table.ts';
import { countsRow, HEAD, type Judgement, judgeReplaced, sum } from './who-what.ts';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      model: { type: 'string', multiple: true, default: ['models/ner-multilingual'] },
      profile: { type: 'string', multiple: true, default: ['balanced'] },
      folder: { type: 'string' },
      show: { type: 'string', default: '0' },
      language: { type: 'string', multiple: true },
    },
  });
  const given = values.folder === undefined ? developmentPrompts() : writtenIn(values.folder);
  const prompts = given.filter(({ language }) => values.language?.includes(language) ?? true);
  const groups = [...new Set(prompts.map(({ source, language }) => `${source} ${language}`))].sort();
  for (const modelDir of values.model) {
    const detectors = await createDetectors({ model: true, modelDir });
    for (const profile of values.profile) {
      const policy = policyFor(profile);
      const results: ({ prompt: MarkedPrompt; replaced: readonly Annotation[] } & Judgement)[] = [];
      for (const prompt of prompts) {
        const annotations = await annotateUnderPolicy(prompt.text, detectors, policy);
        const replaced = annotations.filter(({ risk }) => risk >= MIN_REPLACED_RISK);
        results.push({ prompt, replaced, ...judgeReplaced(prompt, replaced) });
      }
      const of = (chosen: (prompt: MarkedPrompt) => boolean) =>
        results.filter(({ prompt }) => chosen(prompt)).map(({ counts }) => counts);
      const rows = [
        countsRow('all', sum(of(() => true))),
        ...['written', 'read'].map((source) => countsRow(source, sum(of((prompt) => prompt.source === source)))),
        ...groups.map((group) =>
          countsRow(group, sum(of((prompt) => `${prompt.source} ${prompt.language}` === group))),
        ),
      ];
      process.stdout.write(`\n${modelDir}, ${profile}\n${table(HEAD, rows)}\n`);
      const show = Number(values.show);
      const lines = results.flatMap(({ prompt, leaked, lost, counts, replaced }) => [
        ...leaked.map((value) => `leaves (${prompt.source} ${prompt.language}): ${value}`),
        ...lost.map((value) => `lost (${prompt.source} ${prompt.language}): ${value}`),
        ...(counts.clean
          ? replaced.map(
              (r) => `false (${prompt.source} ${prompt.language}): ${r.type} ${prompt.text.slice(r.start, r.end)}`,
            )
          : []),
      ]);
      if (show > 0) process.stdout.write(`${lines.slice(0, show).join('\n')}\n`);
    }
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:prompts: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
