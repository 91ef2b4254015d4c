// npm run bench:spans -- [--write FILE] [--against FILE] [--model DIR] [--share N] [--profile NAME]
// The span diff: annotates all development sets (development-sets.ts), prints the scores of each set, and with --against each prompt's spans
// that are decided differently from those in FILE, which an earlier version of the code wrote with --write. A mark tells whether the
// change is for the better: what our marks say, and which way the span went. --share: only every Nth prompt.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Annotation, isReplaced } from '../lib/detect/annotation.ts';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { annotate } from '../lib/judge/annotate.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import type { MarkedPrompt } from './annotated.ts';
import { developmentSets } from './development-sets.ts';
import { rememberedNetwork } from './remembered-network.ts';
import { table } from './table.ts';
import { countsRow, HEAD, judgeReplaced, sum, type WhoWhatCounts } from './who-what.ts';

type Decided = readonly [start: number, end: number, type: string, rule: string];
/** The replaced spans of each prompt, by its text. */
type Decisions = Readonly<Record<string, readonly Decided[]>>;

const decidedOf = ({ start, end, type, source }: Annotation): Decided => [start, end, type, source.rule];

/** What the marks of a prompt say of a span: the role of the marked span that it overlaps, or `unmarked`. */
function markOf({ spans }: MarkedPrompt, [start, end]: Decided): string {
  const marked = spans.filter((span) => span.start < end && span.end > start);
  if (marked.some(({ role }) => role === 'hide')) return 'hide';
  return marked[0]?.role ?? 'unmarked';
}

const EXCERPT = 60;

function changesOf(prompt: MarkedPrompt, before: readonly Decided[], now: readonly Decided[]): readonly string[] {
  const isCovered = ([start, end]: Decided, by: readonly Decided[]) => by.some(([a, b]) => a <= start && b >= end);
  const line = (one: Decided, isNew: boolean) => {
    const [start, end, type, rule] = one;
    const mark = markOf(prompt, one);
    const isBetter = (mark === 'hide') === isNew;
    const around = prompt.text.slice(Math.max(0, start - EXCERPT), end + EXCERPT).replaceAll('\n', ' ');
    const value = prompt.text.slice(start, end);
    return `${isBetter ? 'better' : 'WORSE '} ${prompt.source} ${prompt.language} ${isNew ? 'now hidden' : 'now kept'} (${mark}) ${type} "${value}" by ${rule}: ${around}`;
  };
  return [
    ...now.filter((one) => !isCovered(one, before)).map((one) => line(one, true)),
    ...before.filter((one) => !isCovered(one, now)).map((one) => line(one, false)),
  ];
}

const SETS: readonly (readonly [title: string, source: string])[] = [
  ['written', 'written'],
  ['read', 'read'],
  ['everyday', 'everyday'],
  ['unseen', 'unseen'],
  ['one-line questions', 'questions'],
];

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      write: { type: 'string' },
      against: { type: 'string' },
      model: { type: 'string', default: 'models/ner-multilingual' },
      share: { type: 'string', default: '1' },
      profile: { type: 'string', default: 'balanced' },
    },
  });
  const { detectors, model } = await loadDetectors({ model: true, modelDir: values.model });
  const network = model ? [rememberedNetwork(model, values.model)] : [];
  const policy = policyFor(values.profile);
  const prompts = developmentSets().filter((_, at) => at % Number(values.share) === 0);
  const decisions: Record<string, readonly Decided[]> = {};
  const counts: (readonly [prompt: MarkedPrompt, counts: WhoWhatCounts])[] = [];
  for (const prompt of prompts) {
    const replaced = (await annotate(prompt.text, [...network, ...detectors], { policy })).filter(isReplaced);
    decisions[prompt.text] = replaced.map(decidedOf);
    counts.push([prompt, judgeReplaced(prompt, replaced).counts]);
  }
  const row = (title: string, isChosen: (prompt: MarkedPrompt) => boolean) =>
    countsRow(title, sum(counts.filter(([prompt]) => isChosen(prompt)).map(([, count]) => count)));
  const rows = SETS.map(([title, source]) => row(title, (prompt) => prompt.source === source));
  process.stdout.write(`${table(HEAD, [...rows, row('all', () => true)])}\n`);
  if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(decisions));
  if (values.against === undefined) return;
  const before = JSON.parse(readFileSync(values.against, 'utf8')) as Decisions;
  const lines = prompts.flatMap((prompt) => changesOf(prompt, before[prompt.text] ?? [], decisions[prompt.text] ?? []));
  const worse = lines.filter((line) => line.startsWith('WORSE')).length;
  process.stdout.write(`${lines.sort().join('\n')}\n${lines.length} spans changed, ${worse} of them for the worse\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:spans: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
