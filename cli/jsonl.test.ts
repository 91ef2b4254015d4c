import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerEachLine, linesOf } from './jsonl.ts';

async function answersTo(input: string, chunkSize = 7): Promise<{ lines: unknown[]; failed: number }> {
  const bytes = Buffer.from(input);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, i) =>
    bytes.subarray(i * chunkSize, (i + 1) * chunkSize),
  );
  const output = new PassThrough();
  const collected: Buffer[] = [];
  output.on('data', (chunk: Buffer) => collected.push(chunk));
  const failed = await answerEachLine(Readable.from(chunks, { objectMode: false }), output, async (line) => {
    if (typeof line.text !== 'string') throw new Error('"text" must be a string.');
    return { length: line.text.length };
  });
  const text = Buffer.concat(collected).toString('utf8');
  return {
    lines: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    failed,
  };
}

it('answers good lines in order and says what is wrong with the others', async () => {
  const { lines, failed } = await answersTo(
    '{"id":1,"text":"äöü 👩‍👩‍👧"}\nnot json\n[1]\n{"id":"x"}\n\n{"id":2,"text":""}',
  );
  expect(lines).toEqual([
    { id: 1, length: 12 },
    { id: null, error: 'This line is not JSON. Give one JSON object per line.' },
    { id: null, error: 'This line is JSON, but not an object. Give one JSON object per line.' },
    { id: 'x', error: '"text" must be a string.' },
    { id: 2, length: 0 },
  ]);
  expect(failed).toBe(3);
});

it('cuts lines wherever the chunks are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 9 }), async (texts, size) => {
      const input = texts.map((text) => JSON.stringify(text)).join('\n');
      const bytes = Buffer.from(input);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, i * size + size),
      );
      const seen: string[] = [];
      for await (const line of linesOf(Readable.from(chunks, { objectMode: false }))) seen.push(JSON.parse(line));
      expect(seen).toEqual(texts);
    }),
    { numRuns: 50 },
  );
});
