// Whole files by the command line.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { runCommandLine } from './run-command-line.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coatcheck-'));
  vi.stubEnv('XDG_STATE_HOME', mkdtempSync(join(tmpdir(), 'coatcheck-')));
});

async function coatcheck(...args: readonly string[]) {
  let told = '';
  const errors = new Writable({
    write(chunk, _encoding, done) {
      told += chunk;
      done();
    },
  });
  const streams = { input: Readable.from(['']), output: errors, errors, isTerminal: false };
  return { status: await runCommandLine([...args, '--key', KEY], streams), told };
}

const contentOf = (path: string) =>
  Object.values(unzipSync(readFileSync(path)))
    .map((entry) => strFromU8(entry))
    .join();

it('sanitizes and restores a document in its format', async () => {
  const path = (name: string) => join(folder, name);
  copyFileSync('lib/documents/office/fixtures/en-1.docx', path('lease.docx'));
  const sanitized = await coatcheck('sanitize', '--file', path('lease.docx'));
  expect(sanitized.told).toMatch(/Wrote .*lease\.sanitized\.docx, with \d+ replaced\.\n[\s\S]*Left out: .*properties/);
  expect(contentOf(path('lease.sanitized.docx'))).not.toMatch(/Annika|Lindqvist/);

  const restored = await coatcheck('restore', '--file', path('lease.sanitized.docx'), '--out', path('back.docx'));
  expect(restored.status).toBe(0);
  expect(contentOf(path('back.docx'))).toMatch(/Annika[\s\S]*Lindqvist/);
  const again = await coatcheck('restore', '--file', path('back.docx'));
  expect(again).toMatchObject({
    status: 2,
    told: expect.stringContaining('Nothing in the file stands for an original'),
  });
}, 60_000);

it('writes nothing of a file that it cannot read, and nothing over the file itself', async () => {
  const song = join(folder, 'song.mp3');
  writeFileSync(song, new Uint8Array([0xff, 0xfb, 0x90, 0x44, 0]));
  const unread = await coatcheck('sanitize', '--no-model', '--file', song);
  expect(unread).toMatchObject({ status: 2, told: expect.stringContaining('cannot read this kind of file') });
  expect(readdirSync(folder)).toEqual(['song.mp3']);
  const over = await coatcheck('sanitize', '--file', song, '--out', song);
  expect(over).toMatchObject({ status: 2, told: expect.stringContaining('write over the file itself') });
});
