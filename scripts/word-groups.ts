// Divides the words of models/words-en into fixed groups of like words: run it after the vectors are made anew.
//   npx tsx scripts/word-groups.ts
import { readFile, writeFile } from 'node:fs/promises';
import { orderBySimilarity } from '../lib/privacy/words/order-by-similarity.ts';
import { isDrawableWord } from '../lib/privacy/words/vocabulary.ts';

const DIMENSIONS = 96;
const DIR = 'models/words-en';

async function writeGroups(): Promise<number> {
  const vectors = await readFile(`${DIR}/vectors.bin`);
  const words = (await readFile(`${DIR}/words.txt`, 'utf8')).split('\n');
  const table = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
  const row = orderBySimilarity(table, DIMENSIONS, (word) => isDrawableWord(words[word] ?? ''));
  const bytes = new DataView(new ArrayBuffer(2 * row.length));
  row.forEach((word, at) => {
    bytes.setUint16(2 * at, word, true);
  });
  await writeFile(`${DIR}/groups.bin`, new Uint8Array(bytes.buffer));
  return row.length;
}

writeGroups().then(
  (words) => process.stdout.write(`${words} words in groups\n`),
  (error: unknown) => {
    process.stderr.write(`word-groups: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
