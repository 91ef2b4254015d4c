// The run as tables: for the terminal and for Markdown.
import { percent } from '../table.ts';
import { TOPIC_SETS } from './documents.ts';
import type { Measures } from './evaluate.ts';
import type { Mapping } from './mapping.ts';
import type { PrintedFigure } from './printed.ts';
import type { Row, Target } from './targets.ts';

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of text; the others are numbers. */
  readonly texts: readonly number[];
}

interface WordRow {
  readonly method: string;
  readonly mapping: Mapping;
}

const COLUMNS: readonly (readonly [string, keyof Measures])[] = [
  ['topic right', 'accuracy'],
  ['left', 'verbatim'],
  ['extracted', 'extracted'],
  ['matched', 'matched'],
  ['inverted 1', 'inverted1'],
  ['inverted 10', 'inverted10'],
  ['repl. inv. 1', 'changedInverted1'],
  ['repl. inv. 10', 'changedInverted10'],
  ['mask inf. 1', 'inferred1'],
  ['mask inf. 10', 'inferred10'],
  ['ROUGE-L', 'rougeL'],
  ['BLEU', 'bleu'],
  ['similarity', 'similarity'],
  ['perplexity', 'perplexity'],
];

export const written = (measure: keyof Measures, value: number): string =>
  measure === 'perplexity' && !Number.isNaN(value) ? String(Math.round(value)) : percent(value);

export const LEGEND = `All in percent but the perplexity. topic right: accuracy of a topic classifier trained in this run on clean text. left: personal strings of the
original that stand in the sanitized text. extracted: those that the attacker's detectors find in both (Rap-LI, definition IV.3).
matched: documents whose record is matched, kappa 0.7 and delta 0.6 (definition IV.4). inverted 1, 10: content words that are, or
are among, the 1 or 10 words nearest to what stands in their place (definition IV.2; the word itself is the nearest); repl. inv.:
the same of the replaced words alone. mask inf.: content words that a language model guesses in 1 or 10 from the sanitized
words around them (definition IV.1), in 60 documents at most. similarity: cosine of the mean word vectors. BLEU: of the sanitized text, with the
original as the reference. perplexity: of our language model, which sees both sides of a word, in the same 60 documents. Lower is more
private, but for topic right.`;

export const METHODS = `masking: what As in Preempt would replace, as [TYPE]. masking + noise: the same, and every other content word drawn with one budget,
from a fixed group of 20 words (CusText, Chen et al. 2022), from the whole vocabulary (SanText, Yue et al. 2021), or as Strict draws an
ordinary word at this eps (Rap-LI: the paper's own comparison, HighMASK in table A.V). Strict: Rap-LI in our
fixed groups, spread by ranks; eps is the budget of the lowest level as in the paper's tables, the highest is 8, so that an ordinary word gets 4.84,
5.2 and 8. Strict (flat): every word gets eps itself. Strict (neighbours): the candidates as the paper prints them, which bound nothing
between words of different lists. Cape: as printed; Cape (bounded): our variant, whose eps is a bound. CusText-like, SanText-like: no
detection, one budget for all content words; words outside the vocabulary are kept by the one and drawn evenly by the other. All word
mechanisms draw from our 32,000 words and vectors. Each document is a conversation of its own; all draws are seeded.

The fair baseline of the targets is masking + noise (CusText): its eps is a bound between any two words of one fixed, public group, as
Strict's is, in groups that are smaller than ours, so that it has the easier task. SanText's eps is one per unit of distance: at 8 it
bounds the farthest words by 119, keeps nearly every word (see "kept" below) and is masking alone; at 1 and below it draws nearly evenly from
all words, so that nothing is left of the text either, and a topic is hardly found more often than by chance. With the same noise as ours
(Rap-LI) only surrogates and masks are compared: what is left then is what the detectors missed in both.
An order in one run is no proof: compare with the standard error.`;

/** Columns that nothing was measured for are left out. */
export function mainTable(title: string, rows: readonly Row[]): Table {
  const columns = COLUMNS.filter(([, measure]) => rows.some((row) => !Number.isNaN(row.measures[measure])));
  return {
    title,
    head: ['', ...columns.map(([name]) => name)],
    rows: rows.map((row) => [
      row.refused === undefined ? row.method : `${row.method} (${row.refused} not sent)`,
      ...columns.map(([, measure]) => written(measure, row.measures[measure])),
    ]),
    texts: [0],
  };
}

export const mappingTable = (words: number, runs: number, rows: readonly WordRow[]): Table => ({
  title: `Words that one word becomes in ${runs.toLocaleString('en')} runs, mean of ${words} words (Cape, section 5.2.2)`,
  head: ['', 'effective mapping set', 'kept'],
  rows: rows.map(({ method, mapping }) => [method, mapping.distinct.toFixed(1), percent(mapping.kept)]),
  texts: [0],
});

const NAME_OF = new Map(COLUMNS.map(([name, measure]) => [measure, name]));

/** The paper's figure and ours of the same mechanism; of all our sets where the paper's texts are none of them. */
export function printedTable(printed: readonly PrintedFigure[], rows: readonly Row[], sets: readonly string[]): Table {
  const lines = printed.flatMap((line) => {
    const where = TOPIC_SETS.includes(line.set) ? sets.filter((set) => set === line.set) : sets;
    const own = where.map((set) => {
      const row = rows.find((one) => one.set === set && one.family === line.family && one.epsilon === line.epsilon);
      const value = row?.measures[line.measure] ?? Number.NaN;
      return Number.isNaN(value) ? undefined : `${set} ${written(line.measure, value)}`;
    });
    if (own.every((one) => one === undefined)) return [];
    const name = NAME_OF.get(line.measure) ?? line.measure;
    return [
      [
        line.source,
        line.method,
        line.set,
        name,
        String(line.epsilon),
        written(line.measure, line.value),
        own.flatMap((one) => one ?? []).join(', '),
      ],
    ];
  });
  return {
    title: "The papers' printed figures, and ours of the same mechanism",
    head: ['paper', 'method', 'texts', 'measure', 'eps', 'printed', 'ours'],
    rows: lines,
    texts: [0, 1, 2, 3, 6],
  };
}

export const targetTable = (targets: readonly Target[]): Table => ({
  title: 'Targets',
  head: ['', 'measured', ''],
  rows: targets.map(({ text, figures, isReached }) => [text, figures, isReached ? 'reached' : 'not reached']),
  texts: [0, 1, 2],
});

export interface KindCount {
  readonly kind: string;
  readonly left: number;
  readonly all: number;
}

export const kindTable = (method: string, counts: readonly KindCount[]): Table => ({
  title: `Personal strings that ${method} leaves, by kind`,
  head: ['kind', 'left', 'of', '%'],
  rows: counts.map(({ kind, left, all }) => [kind, String(left), String(all), percent(left / all)]),
  texts: [0],
});

const cell = (text: string) => text.replaceAll('|', '\\|');

export function markdown({ title, head, rows, texts }: Table): string {
  const rule = head.map((_, at) => (texts.includes(at) ? '---' : '---:'));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}\n`;
}
