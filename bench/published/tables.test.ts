import { expect, it } from 'vitest';
import { headLines, readHead } from './head.ts';
import { hashOfInputs, InputError } from './inputs.ts';
import { faultOf, publishedTables } from './tables.ts';

const PROVENANCE = {
  command: "npm run bench:papers -- cape --limit 20 --method 'no protection'",
  inputs: ['bench/published', 'models/lm-en/manifest.json'],
  data: ['papers/samsum.json.xz'],
};

it('every published table is current', () => {
  const tables = publishedTables();
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

it('reads the head that it writes', () => {
  const head = readHead(`# A table\n\n${headLines(PROVENANCE)}\n| a |\n`);
  expect(head).toMatchObject(PROVENANCE);
  expect(head?.hash).toBe(hashOfInputs(PROVENANCE.inputs));
});

it('finds a table of other inputs stale, and names the command', () => {
  const markdown = `# A table\n\n${headLines(PROVENANCE)}`;
  expect(faultOf(markdown)).toBeUndefined();
  expect(faultOf(markdown.replace(hashOfInputs(PROVENANCE.inputs), '0123456789ab'))).toContain(PROVENANCE.command);
  expect(faultOf(markdown.replace('bench/published', 'bench/gone'))).toContain('bench/gone');
  expect(faultOf('# A table\n\n| a |')).toContain('no head');
});

it('depends on code, and not on the order of the inputs', () => {
  expect(hashOfInputs(['bench/published', 'bench/table.ts'])).toBe(hashOfInputs(['bench/table.ts', 'bench/published']));
  expect(hashOfInputs(['bench/published'])).not.toBe(hashOfInputs(['bench/published', 'bench/table.ts']));
  expect(() => hashOfInputs(['bench/nowhere'])).toThrow(InputError);
});
