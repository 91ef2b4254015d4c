// The shipped word list with its vectors and groups: for the product's mechanisms, the baselines and the attacks.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Vocabulary, vocabularyFrom } from '../../lib/privacy/words/vocabulary.ts';

const fileOf = (name: string) => readFileSync(fileURLToPath(new URL(`../../models/words-en/${name}`, import.meta.url)));

export const shippedVocabulary = (): Vocabulary =>
  vocabularyFrom(fileOf('words.txt'), fileOf('vectors.bin'), fileOf('groups.bin'));
