// npm run bench:cases -- [--kind TEXT] [--failed] [--file FILE]… [--model DIR]
// Sanitizes small inputs on which the product once failed, and one-line questions that no training saw (one-line-questions.jsonl), one
// conversation each, in the default profile with the shipped network and a fixed key. Prints how many of each kind pass: no telling word of
// `hide` is left in any spelling, and each string of `keep` is unchanged.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCommandLinePipeline } from '../cli/pipeline.ts';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { QUESTIONS } from './development-sets.ts';
import { DATA } from './sets.ts';
import { table } from './table.ts';

interface Case {
  readonly kind: string;
  readonly text: string;
  readonly hide: readonly string[];
  readonly keep: readonly string[];
}

interface Outcome extends Case {
  readonly sanitized: string;
  readonly leaked: readonly string[];
  readonly changed: readonly string[];
}

/** Letters and digits alone, so that "41 55" and "4155" are one spelling. */
const plain = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const LEAST_LETTERS = 4;
const LEAST_LETTERS_IN_LONG_VALUE = 8;
const LONG_VALUE = 20;

/** Whether a string of `hide` is left: the whole of it in any spelling, or any of its telling words. */
function isLeft(hidden: string, sanitized: string): boolean {
  if (plain(sanitized).includes(plain(hidden))) return true;
  const left = new Set(sanitized.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
  // A year of birth stays by design, and so does the public prefix of a token.
  const shortest = hidden.length > LONG_VALUE ? LEAST_LETTERS_IN_LONG_VALUE : LEAST_LETTERS;
  const words = (hidden.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= shortest && !/^(?:19|20)\d\d$/u.test(word),
  );
  return words.some((word) => left.has(word));
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      failed: { type: 'boolean', default: false },
      file: { type: 'string', multiple: true, default: [`${DATA}/cases/cases.jsonl`, QUESTIONS] },
      model: { type: 'string' },
    },
  });
  for (const file of values.file.filter((one) => !existsSync(one)))
    process.stdout.write(
      `There are no cases at ${file}. (COATCHECK_DATA names the folder that holds cases/cases.jsonl.)\n`,
    );
  const cases = values.file
    .flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case)
    // Cases of restoring and of several turns have nothing to look for in one sanitized prompt.
    .filter(({ hide, keep }) => hide.length + keep.length > 0)
    .filter(({ kind }) => kind.includes(values.kind ?? ''));
  const parts = await loadDetectors({ model: true, ...(values.model === undefined ? {} : { modelDir: values.model }) });
  const pipeline = createCommandLinePipeline({
    ...parts,
    policy: policyFor('balanced'),
    key: new Uint8Array(32).fill(7),
  });
  const outcomes: Outcome[] = [];
  for (const [index, one] of cases.entries()) {
    const { sanitized } = await pipeline
      .sanitize(one.text, pipeline.newConversation(`case ${index}`))
      .catch(() => ({ sanitized: { text: '' } }));
    const leaked = one.hide.filter((value) => isLeft(value, sanitized.text));
    const changed = one.keep.filter((value) => !sanitized.text.includes(value));
    outcomes.push({ ...one, sanitized: sanitized.text, leaked, changed });
  }
  const isPass = ({ leaked, changed }: Outcome) => leaked.length + changed.length === 0;
  const row = (kind: string, of: readonly Outcome[]) => [kind, String(of.filter(isPass).length), String(of.length)];
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) =>
    row(
      kind,
      outcomes.filter((one) => one.kind === kind),
    ),
  );
  process.stdout.write(`${table(['kind', 'pass', 'of'], [...rows, row('all', outcomes)])}\n`);
  if (!values.failed) return;
  for (const { kind, text, sanitized, leaked, changed } of outcomes.filter((one) => !isPass(one)))
    process.stdout.write(`\n${JSON.stringify({ kind, text, sanitized, leaked, changed }, null, 1)}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:cases: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
