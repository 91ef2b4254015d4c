import { expect, it } from 'vitest';
import { createPageTextRecords } from './page-text-records.ts';

/** The only property of a text node that records use. */
const node = (data: string) => ({ data }) as Text;

function shown(raw: string, instead: string) {
  const records = createPageTextRecords();
  const text = node(raw);
  records.show(text, raw, instead);
  return { records, text };
}

it('knows what the page wrote behind what stands there', () => {
  const { records, text } = shown('Maria', 'Annika');
  expect(text.data).toBe('Annika');
  expect(records.rawOf(text)).toBe('Maria');
  records.show(text, 'Maria', 'Maria');
  expect(text.data).toBe('Maria');
  expect(records.has(text)).toBe(false);
});

it('takes what is appended to an original for the page’s own', () => {
  const { records, text } = shown('Maria', 'Annika');
  text.data += 'nne came';
  expect(records.rawOf(text)).toBe('Marianne came');
});

it('takes what the page writes anew as it is', () => {
  const { records, text } = shown('Maria', 'Annika');
  text.data = 'Maria Gomez';
  expect(records.rawOf(text)).toBe('Maria Gomez');
  text.data = 'Another message';
  expect(records.rawOf(text)).toBe('Another message');
});

it('believes a page that writes the very text that was shown', () => {
  const { records, text } = shown('Maria', 'Annika');
  records.written(text);
  expect(records.rawOf(text)).toBe('Annika');
});

it('follows a text that the page read and wrote back longer, into other nodes', () => {
  const { records, text } = shown('Hello Maria', 'Hello Annika');
  const bold = node(' and');
  const [first, second] = [node('Hello Annika'), node(' and so')];
  records.inherit([text, bold], [first, second]);
  expect(records.rawOf(first)).toBe('Hello Maria');
  expect(records.rawOf(second)).toBe(' and so');
  const grown = node('Hello Annika, bye');
  records.inherit([text], [grown]);
  expect(records.rawOf(grown)).toBe('Hello Maria, bye');
});

it('follows no other text', () => {
  const { records, text } = shown('Maria', 'Annika');
  const other = node('Annika');
  records.inherit([text, node('says')], [other, node('said')]);
  expect(records.rawOf(other)).toBe('Annika');
});
