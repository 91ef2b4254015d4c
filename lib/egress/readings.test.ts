import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeBase64Runs } from './base64.ts';
import { decodeHexRuns } from './hex.ts';
import { decodedReadingsOf } from './readings.ts';

it('undoes three kinds of escaping, one in the other', () => {
  const text = 'Zoë said: “5 % & more”';
  const inner = Buffer.from(JSON.stringify({ text })).toString('base64');
  const form = new URLSearchParams({ d: inner }).toString();
  expect(decodedReadingsOf(form).some((reading) => reading.includes(text))).toBe(true);
});

it('reads lines of base64 as one, and a run that something stands before', () => {
  const text = 'Annika Lindqvist lives in Portland, and Tobias Castellanos is her landlord there.';
  const lines = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
  expect(decodeBase64Runs(lines)).toContain(text);
  expect(decodeBase64Runs(`id${Buffer.from(text).toString('base64')}`)).toContain(text.slice(2));
});

it('finds the place where a long run begins', () => {
  const text = 'Jürgen Müller wohnt in Köln. '.repeat(100);
  for (const before of ['', 'a', 'ab', 'abc'])
    expect(decodeBase64Runs(before + Buffer.from(text).toString('base64'))).toContain(text.slice(8, 80));
});

it('undoes the escapes of old scripts, and those that are broken', () => {
  expect(decodedReadingsOf('%FCber 100% %E2%82%AC')).toContain('über 100% €');
  expect(decodedReadingsOf('%u20AC and %')).toContain('€ and %');
});

it('reads hexadecimal digits that hold text, and what was packed before it was written in Base64', () => {
  const text = 'Zoë Brandvold';
  const read = (body: string) => decodedReadingsOf(body).some((reading) => reading.includes(text));
  expect(read(`{"h":"${Buffer.from(text).toString('hex')}"}`)).toBe(true);
  expect(read(`a${Buffer.from(text).toString('hex')}`)).toBe(true);
  expect(decodeHexRuns('9f8b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d 0123456789abcdef0123')).toBe('');
  for (const pack of [gzipSync, deflateSync])
    for (const size of [1, 400]) {
      const packed = pack(JSON.stringify({ text: `${text}. `.repeat(size), noise: randomBytes(size).toString('hex') }));
      expect(read(JSON.stringify({ data: packed.toString('base64') }))).toBe(true);
    }
});

it('reads anything without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(decodedReadingsOf(text)[0]).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'%\\u&#x;+=ab01/'), maxLength: 60 }), (text) => {
      expect(decodedReadingsOf(text).length).toBeLessThanOrEqual(14);
    }),
  );
});
