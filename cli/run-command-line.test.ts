// Tests the command line's answers by calling `runCommandLine`, without starting a process for each.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { beforeEach, expect, it, vi } from 'vitest';
import { runCommandLine } from './run-command-line.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

// The commands keep vaults on disk when they read plain text. Each test gets a new folder for them.
beforeEach(() => {
  vi.stubEnv('XDG_STATE_HOME', mkdtempSync(join(tmpdir(), 'coatcheck-')));
});

async function coatcheck(args: readonly string[], input: string) {
  const written = { stdout: '', stderr: '' };
  const into = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += chunk;
        done();
      },
    });
  const streams = { input: Readable.from([input]), output: into('stdout'), errors: into('stderr'), isTerminal: false };
  const status = await runCommandLine(args, streams);
  return { ...written, status, lines: written.stdout.split('\n').filter(Boolean) };
}

it('draws the words of a prompt, and draws none again that its vault remembers', async () => {
  const args = ['sanitize', '--jsonl', '--no-model', '--profile', 'strict', '--key', KEY];
  const first = JSON.parse(
    (await coatcheck(args, JSON.stringify({ text: 'The nurse called the lawyer.' }))).lines[0] ?? '',
  );
  expect(first.text).toMatch(/^The \S+ \S+ the \S+\.$/);
  expect(first.guarantee.epsilons.wordsOfGroup).toBeCloseTo(3 * 5.2);
  const line = { text: 'The nurse called the lawyer.', vault: first.vault };
  const again = JSON.parse((await coatcheck(args, JSON.stringify(line))).lines[0] ?? '');
  expect(again).toMatchObject({ text: first.text, guarantee: { epsilons: {} } });
});

it('attacks what it sanitized, and says what was not tried', async () => {
  const line = { text: 'Mail anna.lindqvist@example.org about the folder lindqvst.' };
  const args = ['sanitize', '--jsonl', '--audit', '--no-model', '--key', KEY];
  const { audit } = JSON.parse((await coatcheck(args, JSON.stringify(line))).lines[0] ?? '');
  expect(audit).toMatchObject({ recovered: 1, survivors: [] });
  const matched = audit.attacks.find(({ attack }: { attack: string }) => attack === 'matching');
  expect(matched.recoveries).toMatchObject([{ found: 'lindqvst', trace: 'near' }]);
  expect(audit.attacks).toHaveLength(6);
});

it('keeps numbers true to each other, and says which', async () => {
  const line = JSON.stringify({ text: 'I earn $5,230 per month, $62,760 per year.' });
  const args = ['sanitize', '--jsonl', '--no-model', '--profile', 'preempt', '--key', KEY];
  const { text: out, relations } = JSON.parse((await coatcheck(args, line)).lines[0] ?? '');
  const [monthly, yearly] = Array.from(out.matchAll(/\$([\d,]+)/g), ([, n]) => Number(n.replace(/,/g, '')));
  expect(12 * (monthly ?? 0)).toBe(yearly);
  expect(relations).toMatchObject([{ equation: '12 x 5,230 = 62,760' }]);
});

it('works out what a reply computed, where that is asked for', async () => {
  const entry = { kind: 'value', surrogate: '31,320', original: '30,000', type: 'MONEY', codec: 'vault:digits' };
  const line = JSON.stringify({ reply: '31,320 / 12 = 2,610', vault: [entry] });
  const textOf = async (...more: readonly string[]) =>
    JSON.parse((await coatcheck(['restore', '--jsonl', '--key', KEY, ...more], line)).lines[0] ?? '').text;
  expect(await textOf()).toBe('31,320 / 12 = 2,610');
  expect(await textOf('--recompute')).toBe('30,000 / 12 = 2,500');
});

it('says what is wrong with its words', async () => {
  expect(await coatcheck(['sanitize', '--audit'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('"--audit" goes with'),
  });
  expect(await coatcheck(['annotate', '--nonsense'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--nonsense'),
  });
  expect(await coatcheck(['sanitize', '--words', 'cape'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--profile strict'),
  });
  expect(await coatcheck(['sanitize', '--instruction', 'sing'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('answer, classify'),
  });
  expect(await coatcheck(['sanitize', '--key', 'xyz'], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('64 hexadecimal'),
  });
  expect(await coatcheck(['sanitize', '--profile', 'x', '--key', KEY], '')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('balanced'),
  });
  expect(await coatcheck(['--help'], '')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage') });
});

it('gives nothing out and fails where an original would still be in the text in another spelling', async () => {
  const dictionary = join(mkdtempSync(join(tmpdir(), 'coatcheck-')), 'words.json');
  const entry = { pattern: false, type: 'ORGANIZATION', caseSensitive: true };
  writeFileSync(
    dictionary,
    JSON.stringify([
      { ...entry, term: 'Bluebird', risk: 5 },
      { ...entry, term: 'BLUEBIRD plan', risk: 1 },
    ]),
  );
  const text = 'Bluebird sells the BLUEBIRD plan.';
  const args = ['sanitize', '--no-model', '--key', KEY, '--dictionary', dictionary];
  const plain = await coatcheck(args, text);
  expect(plain).toMatchObject({ status: 2, stdout: '' });
  expect(plain.stderr).toContain('1 value of type ORGANIZATION would still have been in the text');
  expect(plain.stderr).not.toContain('Bluebird');
  const lines = await coatcheck([...args, '--jsonl'], JSON.stringify({ id: 7, text }));
  expect(lines.status).toBe(1);
  expect(JSON.parse(lines.lines[0] ?? '')).toMatchObject({ id: 7, error: expect.stringContaining('would still') });
});

const LETTER = 'Mail natalie.okonkwo@example.org about invoice no. 4471-22.';

it('restores plain text by what sanitize kept, and leaves the words that the reply brought itself', async () => {
  const of = (command: string, input: string, ...more: readonly string[]) =>
    coatcheck([command, '--no-model', '--key', KEY, '--conversation', 'c', ...more], input);
  const first = await of('sanitize', LETTER);
  expect(first.stdout).not.toMatch(/okonkwo/i);
  const second = await of('sanitize', 'Ring me: +1 415 555 0132.');
  const more = ' Take paracetamol until 3 November, says Tessa Marlow.';
  expect((await of('restore', first.stdout + second.stdout + more)).stdout).toBe(
    `${LETTER}Ring me: +1 415 555 0132.${more}`,
  );
});

// Only the first prompt says that the firm is an employer.
const FIRM = 'Halvorsen Logistics';
const PROMPTS = [`I work at ${FIRM} now.`, 'What helps against a cough?', `Should ${FIRM} pay for a desk?`];
const REPLACED = /^Should (?!Halvorsen)\p{L}[\p{L} ]+ pay for a desk\?$/u;

it('replaces in a later prompt what an earlier one replaced, as the extension does', async () => {
  const args = ['sanitize', '--no-model', '--key', KEY, '--conversation', 'c'];
  expect((await coatcheck(args, PROMPTS[0] ?? '')).stdout).not.toContain('Halvorsen');
  expect((await coatcheck(args, PROMPTS[1] ?? '')).stdout).toBe(PROMPTS[1]);
  const last = await coatcheck(args, PROMPTS[2] ?? '');
  expect(last.stdout).toMatch(REPLACED);
  const back = await coatcheck(['restore', '--key', KEY, '--conversation', 'c'], last.stdout);
  expect(back.stdout).toBe(PROMPTS[2]);
  const other = await coatcheck([...args.slice(0, -1), 'other'], PROMPTS[2] ?? '');
  expect(other.stdout).toBe(PROMPTS[2]);
});

it('replaces it in lines too, from the lists that earlier lines gave', async () => {
  const args = ['sanitize', '--jsonl', '--no-model', '--key', KEY];
  const first = JSON.parse((await coatcheck(args, JSON.stringify({ text: PROMPTS[0] }))).lines[0] ?? '');
  const { vault, known } = first;
  const last = await coatcheck(args, JSON.stringify({ text: PROMPTS[2], vault, known }));
  expect(JSON.parse(last.lines[0] ?? '').text).toMatch(REPLACED);
  const refused = await coatcheck(args, JSON.stringify({ text: PROMPTS[2], vault, known: [{ text: 1 }] }));
  expect(JSON.parse(refused.lines[0] ?? '').error).toContain('"known" must be the list');
});

it('restores nothing without what sanitize kept', async () => {
  const args = ['--no-model', '--key', KEY, '--conversation', 'c'];
  const unknown = await coatcheck(['restore', ...args], 'Dear Vera Holm');
  expect(unknown).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Nothing was sanitized') });
  expect(unknown.stderr).not.toContain('Usage');
  await coatcheck(['sanitize', ...args], LETTER);
  expect((await coatcheck(['restore', ...args], 'Dear Vera Holm')).stdout).toBe('Dear Vera Holm');
  expect((await coatcheck(['restore', '--all', ...args], '')).stderr).toContain('goes with "forget"');
  const forget = ['forget', '--key', KEY, '--conversation', 'c'];
  expect((await coatcheck(forget, '')).status).toBe(0);
  expect((await coatcheck(forget, '')).status).toBe(1);
  expect((await coatcheck(['restore', ...args], 'Dear Vera Holm')).status).toBe(2);
});

it('asks for the vault of a line', async () => {
  const line = JSON.stringify({ reply: 'Dear Vera Holm' });
  const refused = await coatcheck(['restore', '--jsonl', '--key', KEY], line);
  expect(JSON.parse(refused.lines[0] ?? '').error).toContain('"vault" is missing');
});

it('joins and splits names by options, and by the fields of a line', async () => {
  const text =
    'Anna Keller and Otto Brandt signed the lease. My neighbour Anna has not, and the landlord is waiting for it.';
  const dictionary = join(mkdtempSync(join(tmpdir(), 'coatcheck-')), 'names.json');
  const terms = ['Anna Keller', 'Otto Brandt', 'Anna'];
  const entries = terms.map((term) => ({ term, pattern: false, type: 'PERSON', risk: 4, caseSensitive: false }));
  writeFileSync(dictionary, JSON.stringify(entries));
  const args = ['sanitize', '--jsonl', '--no-model', '--dictionary', dictionary, '--key', KEY];
  const peopleOf = async (more: readonly string[], fields: object = {}) => {
    const { lines } = await coatcheck([...args, ...more], JSON.stringify({ text, ...fields }));
    const { entities } = JSON.parse(lines[0] ?? '') as { entities: { forms: { form: string }[] }[] };
    return entities.map(({ forms }) => forms.map(({ form }) => form));
  };
  expect(await peopleOf([])).toEqual([['Anna Keller', 'Anna'], ['Otto Brandt']]);
  expect(await peopleOf(['--apart', 'Anna=Anna Keller'])).toEqual([['Anna Keller'], ['Otto Brandt'], ['Anna']]);
  expect(await peopleOf(['--apart', 'Anna=Anna Keller', '--same', 'anna = Anna Keller'])).toEqual(await peopleOf([]));
  const fields = { apart: [['Anna', 'Anna Keller']], same: [['Otto Brandt', 'Anna']] };
  expect(await peopleOf([], fields)).toEqual([['Anna Keller'], ['Otto Brandt', 'Anna']]);
  const refused = await coatcheck(args, JSON.stringify({ text, same: ['Anna'] }));
  expect(JSON.parse(refused.lines[0] ?? '').error).toContain('"same" must be a list of pairs');
});

it.each([['Anna'], ['Anna='], ['A=B=C'], ['Anna=anna']])('refuses "--same %s"', async (pair) => {
  expect(await coatcheck(['sanitize', '--same', pair], 'x')).toMatchObject({ status: 2 });
});

it('remembers what was said of names for the later prompts of the conversation', async () => {
  const dictionary = join(mkdtempSync(join(tmpdir(), 'coatcheck-')), 'names.json');
  const entries = ['Sarah Lee', 'Sarah'].map((term) => ({
    term,
    pattern: false,
    type: 'PERSON',
    risk: 4,
    caseSensitive: false,
  }));
  writeFileSync(dictionary, JSON.stringify(entries));
  const args = ['sanitize', '--no-model', '--dictionary', dictionary, '--key', KEY];
  const first = await coatcheck([...args, '--apart', 'Sarah=Sarah Lee'], 'Sarah Lee met Sarah.');
  const [, full = '', alone = ''] = /^(.+) met (.+)\.$/u.exec(first.stdout) ?? [];
  expect(full.split(' ')).not.toContain(alone);
  expect((await coatcheck(args, 'And Sarah?')).stdout).toBe(`And ${alone}?`);
});
