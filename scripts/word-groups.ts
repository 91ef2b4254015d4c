// Divides the words of models/words-en or words-zh into fixed groups of like words, and prints how many near words are in one group: run it after
// the vectors are made anew.
//   npx tsx scripts/word-groups.ts models/words-en
import { readFile, writeFile } from 'node:fs/promises';
import { orderBySimilarity } from '../lib/privacy/words/order-by-similarity.ts';
import { isDrawableWord, type Vocabulary, vocabularyFrom } from '../lib/privacy/words/vocabulary.ts';

const DIMENSIONS = 96;
const SIZES = [31, 125, 500];
const [FREQUENT, EVERY, NEAREST] = [8_000, 5, 10];

async function writeGroups(folder: string): Promise<Vocabulary> {
  const vectors = await readFile(`${folder}/vectors.bin`);
  const words = await readFile(`${folder}/words.txt`);
  const list = words.toString('utf8').split('\n');
  const table = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
  const row = orderBySimilarity(table, DIMENSIONS, (word) => isDrawableWord(list[word] ?? ''));
  const bytes = new DataView(new ArrayBuffer(2 * row.length));
  row.forEach((word, at) => {
    bytes.setUint16(2 * at, word, true);
  });
  const groups = new Uint8Array(bytes.buffer);
  await writeFile(`${folder}/groups.bin`, groups);
  return vocabularyFrom(words, vectors, groups);
}

/** For each size of groups the share of the ten nearest words, of frequent words and of all, that are in a word's own group. */
function report({ space, groups }: Vocabulary): string {
  const shares = (count: number) => {
    const hits = SIZES.map(() => 0);
    let all = 0;
    for (let word = 0; word < count; word += EVERY) {
      for (const { index } of space.nearest(space.words[word] ?? '', NEAREST)) {
        all += 1;
        SIZES.forEach((size, at) => {
          const depth = groups.depthFor(size);
          if (groups.groupOf(word, depth) === groups.groupOf(index, depth)) hits[at] = (hits[at] ?? 0) + 1;
        });
      }
    }
    return hits.map((hit) => `${Math.round((100 * hit) / all)}%`).join(', ');
  };
  const { length } = space.words;
  return `Groups of ${SIZES.join(', ')}: ${shares(FREQUENT)} of the ${FREQUENT} most frequent words, ${shares(length)} of all ${length}\n`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the words.');
writeGroups(folder).then(
  (vocabulary) => process.stdout.write(report(vocabulary)),
  (error: unknown) => {
    process.stderr.write(`word-groups: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
