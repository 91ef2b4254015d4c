// Runs the command line as a person does, in its own process.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

function coatcheck(args: readonly string[], input: string) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'cli/coatcheck.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { ...run, lines: run.stdout.split('\n').filter(Boolean) };
}

const text = 'Dear Ms Thackeray, my name is Natalie Okonkwo, IBAN DE89 3704 0044 0532 0130 00. 👋 Born 14 March 1987.';

it('annotates, sanitizes and restores, bad lines in between', () => {
  const annotated = coatcheck(
    ['annotate', '--jsonl'],
    `${JSON.stringify({ id: 1, text })}\nnot json\n${JSON.stringify({ id: 2 })}\n`,
  );
  expect(annotated.status).toBe(1);
  const [first, second, third] = annotated.lines.map((line) => JSON.parse(line));
  const found = first.spans.map(
    (s: { start: number; end: number; type: string }) => `${s.type} ${text.slice(s.start, s.end)}`,
  );
  expect(found).toEqual(
    expect.arrayContaining(['PERSON Natalie Okonkwo', 'FINANCIAL DE89 3704 0044 0532 0130 00', 'DATE 14 March 1987']),
  );
  expect(second).toEqual({ id: null, error: 'This line is not JSON. Give one JSON object per line.' });
  expect(third).toEqual({ id: 2, error: '"text" must be a string.' });

  const sanitized = coatcheck(
    ['sanitize', '--jsonl', '--key', KEY],
    JSON.stringify({ id: 'a', text, conversation: 'c' }),
  );
  expect(sanitized.status).toBe(0);
  const answer = JSON.parse(sanitized.lines[0] ?? '');
  expect(answer.text).not.toMatch(/Natalie|Okonkwo|Thackeray|DE89|14 March/);

  const reply = { id: 'a', reply: answer.text, conversation: 'c', vault: answer.vault };
  const restored = coatcheck(['restore', '--jsonl', '--key', KEY], JSON.stringify(reply));
  expect(JSON.parse(restored.lines[0] ?? '')).toEqual({ id: 'a', text, restored: expect.any(Number) });
}, 60_000);

it('says what is wrong with its words, and fails', () => {
  expect(coatcheck(['annotate', '--nonsense'], '')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('--nonsense'),
  });
}, 60_000);
