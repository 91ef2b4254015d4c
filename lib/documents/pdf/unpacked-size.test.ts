import { zlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { MAX_UNPACKED_BYTES } from '../document.ts';
import { fixture, ORIGINALS } from './pdf.test-support.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

const HALF = new Uint8Array(MAX_UNPACKED_BYTES / 2);
const packed = zlibSync(HALF);

const withStreams = (entries: string, ...streams: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const parts = streams.flatMap((stream, at) => [
    Buffer.from(`${at + 1} 0 obj\n<< ${entries} >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts]));
};

const ascii85 = (bytes: Uint8Array): Uint8Array => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    let value = [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0);
    const digits: string[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      digits.unshift(String.fromCharCode((value % 85) + 33));
      value = Math.floor(value / 85);
    }
    text += value === 0 && digits.join('') === '!!!!!' ? 'z' : digits.join('');
  }
  return Buffer.from(`${text}~>`);
};

it('accepts the files of the tests', async () => {
  for (const name of Object.keys(ORIGINALS)) await checkUnpackedSize(fixture(name).bytes);
});

it.each([
  ['streams that are too large together', withStreams('/Filter /FlateDecode', packed, packed, packed)],
  ['a stream that names its filters elsewhere', withStreams('/Filter 9 0 R', packed, packed, packed)],
  [
    'a stream that is packed twice',
    withStreams('/Filter [/FlateDecode /FlateDecode]', zlibSync(zlibSync(new Uint8Array(MAX_UNPACKED_BYTES + 1)))),
  ],
  [
    'packed data in letters',
    withStreams('/Filter [/ASCII85Decode /FlateDecode]', ascii85(packed), ascii85(packed), ascii85(packed)),
  ],
  [
    'packed data in hexadecimal digits',
    withStreams('/Filter [/AHx /Fl]', ...[1, 2, 3].map(() => Buffer.from(`${Buffer.from(packed).toString('hex')}>`))),
  ],
  ['a large stream of an old kind', withStreams('/Filter /LZWDecode', new Uint8Array(100_000))],
  ['long runs', withStreams('/Filter /RunLengthDecode', new Uint8Array(1_000_000))],
])('refuses %s', async (_, bytes) => {
  await expect(checkUnpackedSize(bytes)).rejects.toMatchObject({ reason: 'tooLarge' });
});

it('counts pictures one at a time', async () => {
  await checkUnpackedSize(withStreams('/Subtype /Image /Filter /FlateDecode', packed, packed, packed));
});
