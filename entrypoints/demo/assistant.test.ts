import { expect, it } from 'vitest';
import { lengthOf, namesIn, replyTo, upTo } from './assistant.ts';
import { EXAMPLE_LETTER } from './example.ts';

it('finds the people and the employer by capitals alone', () => {
  expect(namesIn(EXAMPLE_LETTER)).toEqual(
    expect.arrayContaining(['Margaret Ellison', 'Brightwater Logistics', 'Thomas Whitfield']),
  );
});

it('puts the numbers it received into the table', () => {
  const table = replyTo(EXAMPLE_LETTER).find((block) => block.kind === 'table');
  expect(table?.kind === 'table' ? table.rows : []).toEqual(
    expect.arrayContaining([
      ['Account', 'DE89 3704 0044 0532 0130 00'],
      ['Phone', '+1 503 555 0142'],
      ['Date', '14 March 1984'],
      ['Amount', '$4,850'],
    ]),
  );
});

it('streams prefixes that end in the whole reply', () => {
  const blocks = replyTo(EXAMPLE_LETTER);
  for (let count = 0; count <= lengthOf(blocks); count += 7) {
    expect(lengthOf(upTo(blocks, count))).toBe(count);
  }
  expect(upTo(blocks, lengthOf(blocks))).toEqual(blocks);
});
