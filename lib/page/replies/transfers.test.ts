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

it('puts originals into an address as the surrogates stood there', () => {
  expect(restored('https://x.example/?q=Ada%20Park&n=1')).toBe('https://x.example/?q=Eve%20M%C3%B8ller&n=1');
  expect(restored('https://x.example/?q=Ada+Park')).toBe('https://x.example/?q=Eve%20M%C3%B8ller');
  expect(restored('mailto:ada@park.example')).toBe('mailto:eve@moller.example');
  expect(restored('mailto:ada%40park.example?subject=hi')).toBe('mailto:eve%40moller.example?subject=hi');
  expect(restored('tel:+15550100')).toBe('tel:+15550199');
  expect(restored('https://park.example/cv')).toBe('https://moller.example/cv');
});

it('leaves an address without surrogates byte for byte, broken escapes included', () => {
  for (const address of ['https://x.example/%E0%A4%A?a=b+c#d', '/path', '']) expect(restored(address)).toBe(address);
});
