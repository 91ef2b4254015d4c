// npm run bench:reader -- [--limit 200] [--seed TEXT] [--show N] [--encoder FOLDER]
// How much an outside reader, who has only the sanitized prompts, finds out about the hidden values, by kind of value. README.md says how each
// column is measured.
import { parseArgs } from 'node:util';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import type { MarkedPrompt } from '../annotated.ts';
import { loadSharedModel, METHODS, openSession } from '../answers/session.ts';
import { developmentSets } from '../development-sets.ts';
import { table } from '../table.ts';
import { encoderPicks } from './encoder.ts';
import { languageModelGuesses } from './language-model.ts';
import { type HiddenValue, partsLeft, valuesOf } from './values.ts';

/** The prompts that hold something private, drawn by the seed. */
function drawn(limit: number, seed: string): readonly MarkedPrompt[] {
  const random = seededRandom(seed);
  const order = developmentSets()
    .filter(({ spans }) => spans.some(({ role }) => role === 'hide'))
    .map((prompt) => ({ prompt, at: Buffer.from(random.bytes(6)).readUIntBE(0, 6) }))
    .sort((a, b) => a.at - b.at);
  return order.slice(0, limit).map(({ prompt }) => prompt);
}

const percentOf = (values: readonly HiddenValue[], is: (value: HiddenValue) => boolean | undefined): string => {
  const known = values.filter((value) => is(value) !== undefined);
  return known.length === 0 ? '-' : `${((100 * known.filter(is).length) / known.length).toFixed(1)} (${known.length})`;
};

async function run(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      limit: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'outside reader' },
      show: { type: 'string', default: '0' },
      encoder: { type: 'string', default: '' },
      model: { type: 'string', default: 'models/ner-multilingual' },
    },
  });
  const model = await loadSharedModel(options.model);
  const balanced = METHODS.find(({ name }) => name === 'balanced');
  if (!balanced) throw new Error('There is no profile "balanced".');
  const all: HiddenValue[] = [];
  for (const [at, prompt] of drawn(Number(options.limit), options.seed).entries()) {
    const { send } = await openSession(model, balanced, { seed: `${options.seed} ${at}`, isReloaded: false });
    const { sanitized } = await send(prompt.text, []);
    // What is refused does not leave.
    if (sanitized) all.push(...valuesOf(prompt, sanitized));
  }
  const hidden = all.filter(({ isLeft }) => !isLeft);
  const guessed = await languageModelGuesses(hidden);
  const picked = options.encoder
    ? encoderPicks(hidden, options.encoder, options.seed)
    : new Map<HiddenValue, boolean>();
  const row = (name: string, of: readonly HiddenValue[]) => [
    name,
    String(of.length),
    percentOf(of, ({ isLeft }) => isLeft),
    percentOf(of, (value) => (value.isLeft ? undefined : partsLeft(value).length > 0)),
    percentOf(of, (value) => guessed.get(value)),
    percentOf(of, (value) => picked.get(value)),
  ];
  const types = [...new Set(all.map(({ type }) => type))].sort();
  const rows = types.map((type) =>
    row(
      type,
      all.filter((value) => value.type === type),
    ),
  );
  const head = ['kind', 'values', 'stay whole %', 'a part stays %', 'a word guessed in 10 %', 'picked among 21 %'];
  process.stdout.write(`${table(head, [...rows, row('all', all)])}\n`);
  const shown = all.filter((value) => value.isLeft || partsLeft(value).length > 0).slice(0, Number(options.show));
  for (const value of shown)
    process.stdout.write(
      `${value.type} ${value.isLeft ? 'STAYS' : partsLeft(value).join(', ')} | ${value.text} | ${value.sent.replaceAll('\n', '⏎')}\n`,
    );
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:reader: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
