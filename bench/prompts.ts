// npm run bench:prompts -- [--model DIR]… [--profile NAME]… [--show N]
// Who and what: which private strings of our annotated development prompts would leave, and what the answer needs is replaced.
// Each model (the shipped one first) and profile is a row; the marking rules are models/training/annotated/GUIDE.md.
import { parseArgs } from 'node:util';
import { type Annotation, REPLACED_FROM } from '../lib/detect/annotation.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { annotateFor } from '../lib/sanitize/annotate-for.ts';
import { policyFor } from '../lib/sanitize/policy.ts';
import { developmentPrompts, type MarkedPrompt, type MarkedSpan } from './annotated.ts';
import { wordsIn } from './sets.ts';
import { table } from './table.ts';

interface Counts {
  readonly prompts: number;
  /** Distinct strings marked `hide`; `hidden` counts those whose every telling word is replaced. */
  readonly private: number;
  readonly hidden: number;
  /** Spans marked `fact` or `public`; `kept` counts those that no replacement overlaps. */
  readonly needed: number;
  readonly kept: number;
  /** Prompts without a `hide` span: how many are sent unchanged, their words, and the replacements in them. */
  readonly clean: number;
  readonly unchanged: number;
  readonly cleanWords: number;
  readonly replacements: number;
  /** Prompts in which every `hide` string is hidden and every other span is kept. */
  readonly whole: number;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const TELLING = /[\p{L}\p{N}]{2,}|[\p{Script=Han}\p{Script=Hangul}]/gu;
const PARTICLES = /^(?:de|da|do|van|von|der|den|bin|al|el|la|le|of|the|and|y|e|st|co|ltd|inc|gmbh)$/iu;

/** Whether every telling word of a span is covered. */
function isHidden(text: string, { start, end }: MarkedSpan, replaced: readonly Range[]): boolean {
  return Array.from(text.slice(start, end).matchAll(TELLING)).every((word) => {
    const [from, to] = [start + word.index, start + word.index + word[0].length];
    return PARTICLES.test(word[0]) || replaced.some((range) => range.start <= from && range.end >= to);
  });
}

function judge({ text, spans }: MarkedPrompt, replaced: readonly Range[]) {
  const secrets = new Map<string, boolean>();
  for (const span of spans.filter(({ role }) => role === 'hide')) {
    const value = text.slice(span.start, span.end).toLowerCase();
    secrets.set(value, (secrets.get(value) ?? true) && isHidden(text, span, replaced));
  }
  const needed = spans.filter(({ role }) => role !== 'hide');
  const kept = needed.filter((span) => !replaced.some(({ start, end }) => start < span.end && end > span.start));
  const hidden = [...secrets.values()].filter(Boolean).length;
  const isClean = secrets.size === 0;
  const leaked = [...secrets].filter(([, is]) => !is).map(([value]) => value);
  const counts: Counts = {
    prompts: 1,
    private: secrets.size,
    hidden,
    needed: needed.length,
    kept: kept.length,
    clean: Number(isClean),
    unchanged: Number(isClean && replaced.length === 0),
    cleanWords: isClean ? Math.max(wordsIn(text), text.length / 8) : 0,
    replacements: isClean ? replaced.length : 0,
    whole: Number(hidden === secrets.size && kept.length === needed.length),
  };
  return { counts, leaked, lost: needed.filter((span) => !kept.includes(span)).map((s) => text.slice(s.start, s.end)) };
}

const sum = (rows: readonly Counts[]): Counts =>
  rows.reduce(
    (all, row) =>
      Object.fromEntries(
        Object.entries(all).map(([key, n]) => [key, n + row[key as keyof Counts]]),
      ) as unknown as Counts,
  );

const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));
const HEAD = [
  '',
  'prompts',
  'private strings',
  'hidden %',
  'kept %',
  'clean unchanged %',
  'replacements per 1,000 clean words',
  'whole %',
];

function row(name: string, c: Counts): string[] {
  return [
    name,
    String(c.prompts),
    String(c.private),
    percent(c.hidden, c.private),
    percent(c.kept, c.needed),
    percent(c.unchanged, c.clean),
    c.cleanWords === 0 ? '-' : ((1000 * c.replacements) / c.cleanWords).toFixed(1),
    percent(c.whole, c.prompts),
  ];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      model: { type: 'string', multiple: true, default: ['models/ner-en'] },
      profile: { type: 'string', multiple: true, default: ['balanced'] },
      show: { type: 'string', default: '0' },
    },
  });
  const prompts = developmentPrompts();
  const groups = [...new Set(prompts.map(({ source, language }) => `${source} ${language}`))].sort();
  for (const modelDir of values.model) {
    const detectors = await createDetectors({ model: true, modelDir });
    for (const profile of values.profile) {
      const policy = policyFor(profile);
      const results: {
        prompt: MarkedPrompt;
        replaced: readonly Annotation[];
        counts: Counts;
        leaked: string[];
        lost: string[];
      }[] = [];
      for (const prompt of prompts) {
        const annotations = await annotateFor(prompt.text, detectors, policy);
        const replaced = annotations.filter(({ risk }) => risk >= REPLACED_FROM);
        results.push({ prompt, replaced, ...judge(prompt, replaced) });
      }
      const of = (chosen: (prompt: MarkedPrompt) => boolean) =>
        results.filter(({ prompt }) => chosen(prompt)).map(({ counts }) => counts);
      const rows = [
        row('all', sum(of(() => true))),
        ...['written', 'read'].map((source) => row(source, sum(of((prompt) => prompt.source === source)))),
        ...groups.map((group) => row(group, sum(of((prompt) => `${prompt.source} ${prompt.language}` === group)))),
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
