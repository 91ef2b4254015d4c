// npm run bench:strict -- [--model DIR] [--show]
// What the profile Strict does to 40 prompts in eight languages: do the words of the task stay, are the names gone, how many other words are
// drawn, and does the guarantee say so? `strict-prompts.txt` holds the prompts with the words of their tasks.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MarkedPrompt, readMarkedPrompt } from './annotated.ts';
import { loadSharedModel, METHODS, openSession } from './answers/session.ts';
import { table } from './table.ts';
import { judgeReplaced, percent, sum } from './who-what.ts';

interface StrictPrompt {
  readonly language: string;
  readonly tasks: readonly string[];
  readonly prompt: MarkedPrompt;
}

const TASK = /^task: (.+)\n/gmu;

function readPrompts(): readonly StrictPrompt[] {
  const source = readFileSync(resolve(import.meta.dirname, 'strict-prompts.txt'), 'utf8');
  return source
    .split(/^=== /mu)
    .filter(Boolean)
    .map((section) => {
      const [language = '', ...lines] = section.split('\n');
      const body = lines.join('\n');
      const tasks = Array.from(body.matchAll(TASK), ([, task = '']) => task);
      return { language, tasks, prompt: readMarkedPrompt(body.replace(TASK, '').trim(), language) };
    });
}

interface Outcome {
  readonly language: string;
  readonly sent: string;
  readonly isIntact: boolean;
  readonly judged: ReturnType<typeof judgeReplaced>;
  /** Other words of the text that were drawn, and how many words it has. */
  readonly drawn: number;
  readonly words: number;
  /** The bound of each drawn word: 0 for a surrogate that does not depend on it, undefined for one without a stated bound. */
  readonly bounds: readonly (number | undefined)[];
}

const WORD_MECHANISMS: ReadonlySet<string> = new Set(['rap-li', 'cape']);
const words = new Intl.Segmenter('und', { granularity: 'word' });
const countWords = (text: string) => Array.from(words.segment(text)).filter(({ isWordLike }) => isWordLike).length;

async function played(
  { language, tasks, prompt }: StrictPrompt,
  send: Awaited<ReturnType<typeof openSession>>['send'],
): Promise<Outcome> {
  const { sanitized } = await send(prompt.text, []);
  if (!sanitized) throw new Error(`Strict refused a prompt in ${language}: ${prompt.text}`);
  const { replacements, guarantee, text: sent } = sanitized;
  const drawn = replacements.filter(({ mechanism }) => WORD_MECHANISMS.has(mechanism));
  return {
    language,
    sent,
    isIntact: tasks.every((task) => sent.includes(task)),
    judged: judgeReplaced(prompt, replacements),
    drawn: drawn.length,
    words: countWords(prompt.text),
    bounds: guarantee.values
      .filter(({ mechanism }) => WORD_MECHANISMS.has(mechanism))
      .map(({ epsilon, kind }) => (kind === 'removed' ? 0 : epsilon)),
  };
}

function row(language: string, of: readonly Outcome[]): readonly string[] {
  const counts = sum(of.map(({ judged }) => judged.counts));
  const total = (read: (one: Outcome) => number) => of.reduce((all, one) => all + read(one), 0);
  const bounds = of.flatMap((one) => one.bounds);
  const stated = bounds.filter((bound) => bound !== undefined);
  const range = stated.length > 0 ? `${Math.min(...stated).toFixed(1)} to ${Math.max(...stated).toFixed(1)}` : '-';
  return [
    language,
    String(of.length),
    String(of.filter(({ isIntact }) => isIntact).length),
    percent(counts.hidden, counts.private),
    percent(
      total(({ drawn }) => drawn),
      total((one) => one.words),
    ),
    `${stated.length} of ${bounds.length}`,
    range,
  ];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      model: { type: 'string', default: 'models/ner-multilingual' },
      show: { type: 'boolean', default: false },
    },
  });
  const model = await loadSharedModel(values.model);
  const strict = METHODS.find(({ name }) => name === 'strict');
  if (!strict) throw new Error('There is no profile "strict".');
  const outcomes: Outcome[] = [];
  for (const [at, prompt] of readPrompts().entries()) {
    const { send } = await openSession(model, strict, { seed: `strict ${at}`, isReloaded: false });
    outcomes.push(await played(prompt, send));
  }
  const languages = [...new Set(outcomes.map(({ language }) => language))];
  const rows = languages.map((language) =>
    row(
      language,
      outcomes.filter((one) => one.language === language),
    ),
  );
  const head = ['language', 'prompts', 'tasks intact', 'hidden %', 'words drawn %', 'bounds stated', 'eps of a word'];
  process.stdout.write(`${table(head, [...rows, row('all', outcomes)])}\n`);
  if (values.show)
    for (const { language, sent, judged } of outcomes)
      process.stdout.write(`\n[${language}] ${sent}\n${judged.leaked.map((one) => `   left: ${one}\n`).join('')}`);
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:strict: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
