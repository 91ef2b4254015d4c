// What the word measures and baselines look words up in: the shipped vectors.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type WordSpace, wordSpaceFrom } from '../../lib/privacy/words/word-space.ts';

const fileOf = (name: string) => readFileSync(fileURLToPath(new URL(`../../models/words-en/${name}`, import.meta.url)));

export const shippedSpace = (): WordSpace => wordSpaceFrom(fileOf('words.txt'), fileOf('vectors.bin'));
