import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE, withMessageTables } from './message-table.ts';

it('is what SECURITY.md shows: npx tsx scripts/message-table.ts', () => {
  const shown = readFileSync(PAGE, 'utf8');
  expect(shown).toBe(withMessageTables(shown));
});

it('has one file that listens to messages and ports of the extension, which asks the table', () => {
  const pattern = 'runtime\\.(onMessage|onConnect|onMessageExternal|onConnectExternal)\\b.*addListener\\(';
  const rooms = ['lib', 'components', 'entrypoints'];
  const found = execFileSync(
    'git',
    ['grep', '--untracked', '-lE', pattern, '--', ...rooms.map((room) => `${room}/**`)],
    {
      encoding: 'utf8',
    },
  );
  expect(found.trim().split('\n')).toEqual(['lib/engine/extension-messages.ts']);
});
