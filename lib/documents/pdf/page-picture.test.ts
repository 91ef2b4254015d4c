import { expect, it } from 'vitest';
import { greyShades } from './page-picture.ts';

const pixels = (...values: readonly (readonly [number, number, number])[]) =>
  Uint8ClampedArray.from(values.flatMap((value) => [...value, 255]));

it('packs two grey pixels into a byte, each row from a new one', () => {
  const grey = pixels([255, 255, 255], [0, 0, 0], [17, 17, 17], [255, 255, 255], [0, 0, 0], [34, 35, 33]);
  expect([...(greyShades(grey, 3, 2) ?? [])]).toEqual([0xf0, 0x10, 0xf0, 0x20]);
});

it('leaves pictures with colours alone', () => {
  expect(greyShades(pixels([255, 0, 0]), 1, 1)).toBeUndefined();
});
