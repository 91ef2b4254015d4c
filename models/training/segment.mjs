// Splits text in a language that is written without spaces into words, one line for each line: node segment.mjs LANGUAGE < TEXT
import { createInterface } from 'node:readline';

const segmenter = new Intl.Segmenter(process.argv[2], { granularity: 'word' });
for await (const line of createInterface({ input: process.stdin })) {
  const words = Array.from(segmenter.segment(line)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  process.stdout.write(`${words.join(' ')}\n`);
}
