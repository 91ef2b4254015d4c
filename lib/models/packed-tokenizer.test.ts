import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTokenizer, unpackTokenizer } from './packed-tokenizer.ts';

const tokenizerOf = (pieces: readonly string[]) =>
  `{"version":"1.0","model":{"type":"WordPiece","vocab":{${pieces.map((piece, id) => `${JSON.stringify(piece)}:${id}`).join(',')}}}}`;

it('packs the shipped tokenizer without loss', () => {
  const json = readFileSync(resolve(import.meta.dirname, '../../models/ner-en/tokenizer.json'), 'utf8');
  const packed = packTokenizer(json);
  expect(packed.length).toBeLessThan(json.length);
  expect(unpackTokenizer(packed)).toBe(json);
});

it('packs any pieces without loss', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'binary' })), (pieces) => {
      const json = tokenizerOf(pieces);
      expect(unpackTokenizer(packTokenizer(json))).toBe(json);
    }),
  );
});

it('stores a vocabulary of pieces with scores as it is', () => {
  const json = '{"model":{"type":"Unigram","unk_id":3,"vocab":[["<s>",0.0],["a\\n",-1.5]]}}';
  expect(packTokenizer(json)).toBe(json);
  expect(unpackTokenizer(json)).toBe(json);
});

it.each(['{"model":{"vocab":{"a":1}}}', '{"model":{"vocab":{"a":0}},"more":1}', '{"model":{"type":"BPE"}}'])(
  'refuses a tokenizer of another form: %s',
  (json) => {
    expect(() => packTokenizer(json)).toThrow(RangeError);
  },
);
