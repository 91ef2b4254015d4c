import { describe, expect, test } from 'vitest';
import { TextStream } from '../src/generation/text-stream.ts';

/** One token per byte, as the worst tokenizer does it. */
const decode = (ids: number[]) => new TextDecoder().decode(Uint8Array.from(ids));

function pieces(text: string, stops: string[] = []): { pieces: string[]; stream: TextStream } {
  const stream = new TextStream(decode, stops);
  const out: string[] = [];
  for (const id of new TextEncoder().encode(text)) {
    if (stream.hasStopped) break;
    out.push(stream.push(id));
  }
  return { pieces: [...out, stream.end()], stream };
}

test.each(['plain text', 'zwölf Größen', '日本語のテキスト', '👩‍👩‍👧 family', ''])(
  'gives %j whole, never half a character',
  (text) => {
    const found = pieces(text).pieces;
    expect(found.join('')).toBe(text);
    expect(found.join('|')).not.toContain('\uFFFD');
  },
);

test('gives bytes that are no character as the sign for that, once', () => {
  const stream = new TextStream(decode, []);
  const text = [0x61, 0xff, 0x62].map((id) => stream.push(id)).join('') + stream.end();
  expect(text).toBe('a\uFFFDb');
});

describe('a stop text', () => {
  test('ends the answer and is not part of it', () => {
    const { pieces: found, stream } = pieces('one two STOP three', ['STOP']);
    expect(found.join('')).toBe('one two ');
    expect(stream.hasStopped).toBe(true);
  });

  test('is held back while it may still come, and given where it does not', () => {
    const { pieces: found, stream } = pieces('one STOat', ['STOP']);
    expect(found.join('')).toBe('one STOat');
    expect(found.slice(0, 7).join('')).toBe('one ');
    expect(stream.hasStopped).toBe(false);
  });

  test('given at the end if only its beginning came', () => {
    expect(pieces('one ST', ['STOP']).pieces.at(-1)).toBe('ST');
  });

  test('the first of several counts', () => {
    expect(pieces('a b c', ['c', 'b']).pieces.join('')).toBe('a ');
  });
});
