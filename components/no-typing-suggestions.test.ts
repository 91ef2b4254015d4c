// Every text field of our own pages must turn the browser's suggestions off, or say why not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = ['components', 'entrypoints'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => join(room, path)),
);
const NO_TEXT = /type="(?:checkbox|radio|file|number)"/;

it('is in every field that takes text', () => {
  const fields = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].map(([field]) => ({
      path,
      field,
    })),
  );
  expect(fields.length).toBeGreaterThan(10);
  const open = fields.filter(({ field }) => !NO_TEXT.test(field) && !field.includes('{...NO_TYPING_SUGGESTIONS}'));
  expect(open).toEqual([]);
});
