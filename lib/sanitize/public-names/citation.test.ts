import { expect, it } from 'vitest';
import { isCitedAuthor } from './citation.ts';

const isCited = (text: string, name: string) => {
  const start = text.indexOf(name);
  return isCitedAuthor(text, { start, end: start + name.length });
};

it('takes surnames before "et al." for authors', () => {
  expect(isCited('as Brockmann et al. (2017) show', 'Brockmann')).toBe(true);
  expect(isCited('(Halloran, Mbaye & Quist et al., 2019)', 'Halloran')).toBe(true);
  expect(isCited('(Halloran, Mbaye & Quist et al., 2019)', 'Quist')).toBe(true);
});

it('leaves other names, whole names and parties of a case', () => {
  expect(isCited('Brockmann and et cetera', 'Brockmann')).toBe(false);
  expect(isCited('Brockmann called. Quist et al. differ', 'Brockmann')).toBe(false);
  expect(isCited('Ada Brockmann et al. live upstairs', 'Ada Brockmann')).toBe(false);
  expect(isCited('Brockmann et al. v. Harbour Homes', 'Brockmann')).toBe(false);
  expect(isCited('the tenants Brockmann et al. owe rent', 'Brockmann')).toBe(false);
});
