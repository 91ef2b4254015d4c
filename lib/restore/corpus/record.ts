// Records the output of the pipeline in each corpus file that has none yet: tsx lib/restore/corpus/record.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { CASES_FOLDER, readCorpus } from './corpus-file.test-support.ts';
import { sanitizePrompt } from './sanitize-prompt.test-support.ts';

for (const file of readCorpus()) {
  if (file.pairs.length > 0) continue;
  const { sanitized } = sanitizePrompt(file);
  const pairs = sanitized.pairs.map((p) => `${p.type} ${p.shape} | ${p.surrogate} | ${p.original}`);
  const url = new URL(file.name, CASES_FOLDER);
  const body = readFileSync(url, 'utf8').trimEnd();
  writeFileSync(url, `${body}\n\n# sanitized\n${sanitized.text}\n\n# pairs\n${pairs.join('\n')}\n`);
}
