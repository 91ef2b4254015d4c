// The command line as a person runs it.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

function coatcheck(args: readonly string[], input: string) {
  const run = spawnSync('npx', ['tsx', 'cli/coatcheck.ts', ...args], { input, encoding: 'utf8' });
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
  expect(answer.text).not.toMatch(/Natalie|Okonkwo|Thackeray|DE89|1987/);

  const reply = { id: 'a', reply: answer.text, conversation: 'c', vault: answer.vault };
  const restored = coatcheck(['restore', '--jsonl', '--key', KEY], JSON.stringify(reply));
  expect(JSON.parse(restored.lines[0] ?? '')).toEqual({ id: 'a', text, restored: expect.any(Number) });
}, 60_000);

it('draws the words of a prompt, and draws none again that its vault remembers', () => {
  const args = ['sanitize', '--jsonl', '--no-model', '--profile', 'strict', '--key', KEY];
  const first = JSON.parse(coatcheck(args, JSON.stringify({ text: 'The nurse called the lawyer.' })).lines[0] ?? '');
  expect(first.text).toMatch(/^The \S+ \S+ the \S+\.$/);
  expect(first.guarantee.epsilonTotal).toBeCloseTo(3 * 5.2);
  const line = { text: 'The nurse called the lawyer.', vault: first.vault };
  const again = JSON.parse(coatcheck(args, JSON.stringify(line)).lines[0] ?? '');
  expect(again).toMatchObject({ text: first.text, guarantee: { epsilonTotal: 0 } });
}, 60_000);

it('attacks what it sanitized, and says what was not tried', () => {
  const line = { text: 'Mail anna.lindqvist@example.org about the folder lindqvst.' };
  const args = ['sanitize', '--jsonl', '--audit', '--no-model', '--key', KEY];
  const { audit } = JSON.parse(coatcheck(args, JSON.stringify(line)).lines[0] ?? '');
  expect(audit).toMatchObject({ recovered: 1, survivors: [] });
  const matched = audit.attacks.find(({ attack }: { attack: string }) => attack === 'matching');
  expect(matched.recoveries).toMatchObject([{ found: 'lindqvst', trace: 'near' }]);
  expect(audit.attacks).toHaveLength(6);
}, 60_000);

it('keeps numbers true to each other, and says which', () => {
  const line = JSON.stringify({ text: 'I earn $5,230 per month, $62,760 per year.' });
  const args = ['sanitize', '--jsonl', '--no-model', '--key', KEY];
  const { text: out, relations } = JSON.parse(coatcheck(args, line).lines[0] ?? '');
  const [monthly, yearly] = Array.from(out.matchAll(/\$([\d,]+)/g), ([, n]) => Number(n.replace(/,/g, '')));
  expect(12 * (monthly ?? 0)).toBe(yearly);
  expect(relations).toMatchObject([{ equation: '12 x 5,230 = 62,760' }]);
}, 60_000);

it('works out what a reply computed, where that is asked for', () => {
  const entry = { kind: 'value', surrogate: '31,320', original: '30,000', type: 'MONEY', codec: 'vault:digits' };
  const line = JSON.stringify({ reply: '31,320 / 12 = 2,610', vault: [entry] });
  const textOf = (...more: readonly string[]) =>
    JSON.parse(coatcheck(['restore', '--jsonl', '--key', KEY, ...more], line).lines[0] ?? '').text;
  expect(textOf()).toBe('30,000 / 12 = 2,610');
  expect(textOf('--recompute')).toBe('30,000 / 12 = 2,500');
}, 60_000);

it('says what is wrong with its words', () => {
  expect(coatcheck(['sanitize', '--audit'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('"--audit" goes with'),
  });
  expect(coatcheck(['annotate', '--nonsense'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--nonsense'),
  });
  expect(coatcheck(['sanitize', '--words', 'cape'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--profile strict'),
  });
  expect(coatcheck(['sanitize', '--instruction', 'sing'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('answer, classify'),
  });
  expect(coatcheck(['sanitize', '--key', 'xyz'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('64 hexadecimal'),
  });
  expect(coatcheck(['sanitize', '--profile', 'x', '--key', KEY], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('balanced'),
  });
  expect(coatcheck(['--help'], '')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage') });
}, 60_000);
