// The pretrained encoder as the reader: of 21 values of one kind, does it pick the right one by what the rest of the prompt tells?
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import type { HiddenValue } from './values.ts';

const OTHERS = 20;
const MASK = '…';

/** The sanitized text without the stand-ins of the value, which say nothing about it. */
function masked({ sent, places }: HiddenValue): string {
  let [text, at] = ['', 0];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    text += sent.slice(at, Math.max(at, start)) + MASK;
    at = Math.max(at, end);
  }
  return text + sent.slice(at);
}

/** Other values of the same kind and language, drawn by the seed; undefined if there are too few. */
function othersOf(value: HiddenValue, all: readonly HiddenValue[], bytes: () => number): readonly string[] | undefined {
  const texts = new Set(
    all.filter(({ type, language }) => type === value.type && language === value.language).map(({ text }) => text),
  );
  texts.delete(value.text);
  if (texts.size < OTHERS) return undefined;
  const order = [...texts].map((text) => ({ text, at: bytes() })).sort((a, b) => a.at - b.at);
  return order.slice(0, OTHERS).map(({ text }) => text);
}

/** @param folder with the encoder and its tokenizer, as `models/training/multilingual/train.sh` downloads them */
export function encoderPicks(
  values: readonly HiddenValue[],
  folder: string,
  seed: string,
): ReadonlyMap<HiddenValue, boolean> {
  const random = seededRandom(`${seed} others`);
  const bytes = () => Buffer.from(random.bytes(6)).readUIntBE(0, 6);
  const asked = values.flatMap((value) => {
    const others = othersOf(value, values, bytes);
    return others ? [{ value, context: masked(value), candidates: [value.text, ...others] }] : [];
  });
  const answer = execFileSync(process.env.PYTHON ?? 'python3', [resolve(import.meta.dirname, 'encoder.py'), folder], {
    input: JSON.stringify(asked.map(({ context, candidates }) => ({ context, candidates }))),
    maxBuffer: 1 << 28,
  });
  const best: readonly number[] = JSON.parse(answer.toString());
  return new Map(asked.map(({ value }, at) => [value, best[at] === 0]));
}
