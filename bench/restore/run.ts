// npm run bench:restore -- [--part test|dev] [--set NAME]… [--limit N] [--seed TEXT] [--model FOLDER] [--method NAME]… [--budget N]…
//   [--attacks | --only-attacks] [--answers N] [--write NAME]
// The tables of the PrivacyRestore paper on its own sets, with our small decoder. models/training/restore/bench.py measures.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { headLines } from '../published/head.ts';
import { DATA, requireData } from '../sets.ts';
import { generalised, incomplete, type ListedQuestion } from './extension-texts.ts';
import { markdown, type Results, shown } from './tables.ts';

const SCRIPTS = resolve(import.meta.dirname, '../../models/training/restore');
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';
/** PyTorch is quicker with one thread on so small a model; freed memory is kept for the next batch. */
const ENVIRONMENT = {
  OMP_NUM_THREADS: '1',
  MALLOC_MMAP_THRESHOLD_: '2000000000',
  MALLOC_TRIM_THRESHOLD_: '4000000000',
};

/** What decides the figures: the decoder, its vectors, and the scripts that measure. */
const INPUTS: readonly string[] = [
  'bench/restore/extension-texts.ts',
  'models/restore-en/restore.json',
  'models/restore-en/steer.json',
  'models/restore-en/vectors.f32',
  ...['answers', 'attacks', 'bench', 'methods', 'scoring', 'sets', 'vectors'].map(
    (name) => `models/training/restore/${name}.py`,
  ),
];

/** "Pri-NLICE" is in the file pri_nlice_test.json.xz. */
const dataOf = ({ sets }: Results, part: string) =>
  Object.keys(sets).map((title) => `papers/${title.toLowerCase().replace('-', '_')}_${part}.json.xz`);

function runScript(args: readonly string[]): void {
  const { status, error } = spawnSync(PYTHON, ['-W', 'ignore', 'bench.py', ...args], {
    cwd: SCRIPTS,
    env: { ...process.env, ...ENVIRONMENT, COATCHECK_DATA: DATA },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`bench.py ended with status ${status}.`);
}

/** Runs bench.py. The two attacks read only vectors, so a run of them alone needs no text that the extension sanitized. */
function measured(args: readonly string[], { onlyAttacks }: { readonly onlyAttacks: boolean }): Results {
  const folder = mkdtempSync(join(tmpdir(), 'coatcheck-restore-'));
  const questions = join(folder, 'questions.json');
  const made = join(folder, 'made.json');
  const json = join(folder, 'results.json');
  try {
    if (onlyAttacks) runScript([...args, '--only-attacks', '--json', json]);
    else {
      runScript([...args, '--list', questions]);
      const listed = JSON.parse(readFileSync(questions, 'utf8')) as ListedQuestion[];
      const texts = listed.map((each) => [each.text, { generalised: generalised(each), incomplete: incomplete(each) }]);
      writeFileSync(made, JSON.stringify(Object.fromEntries(texts)));
      runScript([...args, '--made', made, '--json', json]);
    }
    return JSON.parse(readFileSync(json, 'utf8')) as Results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(): void {
  requireData();
  const { values } = parseArgs({
    options: {
      part: { type: 'string', default: 'test' },
      set: { type: 'string', multiple: true, default: [] },
      limit: { type: 'string' },
      seed: { type: 'string', default: 'coatcheck' },
      method: { type: 'string', multiple: true, default: [] },
      budget: { type: 'string', multiple: true, default: [] },
      model: { type: 'string' },
      attacks: { type: 'boolean', default: false },
      'only-attacks': { type: 'boolean', default: false },
      answers: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const { part, set, limit, seed, method, budget, model, attacks, answers, write } = values;
  const args = ['--part', part, ...set.flatMap((name) => ['--set', name]), ...(attacks ? ['--attacks'] : [])];
  args.push(...method.flatMap((name) => ['--method', name]));
  args.push(...budget.flatMap((value) => ['--budget', value]));
  if (limit) args.push('--limit', limit, '--seed', seed);
  if (answers) args.push('--answers', answers);
  if (model) args.push('--model', resolve(model));
  const told = measured(args, { onlyAttacks: values['only-attacks'] });
  process.stdout.write(`${shown(told)}\n`);
  if (!write) return;
  const results = resolve(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  const command = `npm run bench:restore -- ${process.argv.slice(2).join(' ')}`;
  writeFileSync(
    join(results, `${write}.md`),
    [
      '# PrivacyRestore on its own sets\n',
      headLines({ command, inputs: INPUTS, data: dataOf(told, part) }),
      markdown(told),
    ].join('\n'),
  );
}

main();
