import { expect, it } from 'vitest';
import { addressWithOriginals } from './transfers.ts';

const originals: Record<string, string> = {
  'Ada Park': 'Eve Møller',
  'ada@park.example': 'eve@moller.example',
  '+1 555 0100': '+1 555 0199',
  '+15550100': '+15550199',
  'https://park.example/cv': 'https://moller.example/cv',
};
const withOriginals = (text: string) =>
  Object.entries(originals).reduce((sum, [surrogate, original]) => sum.replaceAll(surrogate, original), text);
const restored = (address: string) => addressWithOriginals(address, withOriginals);

it('puts originals where mail and calls go, as the surrogates stood there', () => {
  expect(restored('mailto:ada@park.example')).toBe('mailto:eve@moller.example');
  expect(restored('mailto:ada%40park.example?subject=hi')).toBe('mailto:eve%40moller.example?subject=hi');
  expect(restored('tel:+15550100')).toBe('tel:+15550199');
});

it('puts none into another address, nor into what a mail says', () => {
  for (const address of [
    'https://x.example/?q=Ada%20Park&n=1',
    'https://x.example/?q=Ada+Park',
    'https://park.example/cv',
    '//x.example/Ada Park',
    '/search?q=Ada Park',
    'mailto:evil@x.example?body=Ada Park',
  ])
    expect(restored(address)).toBe(address);
});

it('leaves an address without surrogates byte for byte, broken escapes included', () => {
  for (const address of ['https://x.example/%E0%A4%A?a=b+c#d', '/path', '']) expect(restored(address)).toBe(address);
});
