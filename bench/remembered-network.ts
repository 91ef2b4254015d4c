// Remembers on disk what the network found in each text, so that a change of the rules is measured on thousands of prompts in seconds.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Detector, Finding } from '../lib/detect/annotation.ts';

interface Remembered {
  readonly text: string;
  readonly findings: readonly Finding[];
}

const keyOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
};

const FOLDER = join(tmpdir(), 'coatcheck-network');

const READING = resolve(import.meta.dirname, '../lib/models');
/** The code between the network's scores and its findings. Imports from other rooms are not looked at: delete the folder after a change there. */
const codeOfReading = (): readonly Buffer[] =>
  readdirSync(READING, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readFileSync(join(READING, file)));

/**
 * What is remembered holds for one network and one version of the code that reads it.
 * @param modelDir the network's folder, whose manifest holds the hashes of its files
 */
export function rememberedNetwork(network: Detector, modelDir: string): Detector {
  const file = join(FOLDER, `${keyOf(readFileSync(resolve(modelDir, 'manifest.json')), ...codeOfReading())}.jsonl`);
  mkdirSync(FOLDER, { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(
    lines.map((line) => JSON.parse(line) as Remembered).map(({ text, findings }) => [text, findings]),
  );
  return {
    name: network.name,
    async detect(text, signal, onShare) {
      const remembered = known.get(text);
      if (remembered) return remembered;
      const findings = await network.detect(text, signal, onShare);
      known.set(text, findings);
      appendFileSync(file, `${JSON.stringify({ text, findings })}\n`);
      return findings;
    },
  };
}
