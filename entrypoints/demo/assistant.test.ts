import { expect, it } from 'vitest';
import { demoReplyTo, firstCharacters, namesInPrompt, replyLength } from './assistant.ts';
import { EXAMPLE_PROMPT } from './example.ts';

it('finds the people and the employer by capitals alone', () => {
  expect(namesInPrompt(EXAMPLE_PROMPT)).toEqual(
    expect.arrayContaining(['Margaret Ellison', 'Brightwater Logistics', 'Thomas Whitfield']),
  );
});

it('puts the numbers it received into the table', () => {
  const table = demoReplyTo(EXAMPLE_PROMPT).find((block) => block.kind === 'table');
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
  const blocks = demoReplyTo(EXAMPLE_PROMPT);
  for (let count = 0; count <= replyLength(blocks); count += 7) {
    expect(replyLength(firstCharacters(blocks, count))).toBe(count);
  }
  expect(firstCharacters(blocks, replyLength(blocks))).toEqual(blocks);
});
