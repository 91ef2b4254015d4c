// Tests what "ask" refuses before it sends anything; server/test/ask.test.ts tests the whole way with a server.
import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { checkedServerAddress } from './model-server.ts';
import { runCommandLine } from './run-command-line.ts';

async function ask(...args: string[]) {
  let stderr = '';
  const errors = new Writable({
    write(chunk, _encoding, done) {
      stderr += chunk;
      done();
    },
  });
  const streams = { input: Readable.from(['I have a high temperature.']), output: errors, errors, isTerminal: false };
  return { status: await runCommandLine(['ask', '--no-model', '--key', '0'.repeat(64), ...args], streams), stderr };
}

// Nothing listens on port 9, so a request to it would fail visibly.
const NOWHERE = ['--server', 'http://127.0.0.1:9'];

it.each([
  ['no server', [], /"ask" needs "--server"/u],
  ['a fact that does not stand in the text', [...NOWHERE, '--hide', 'cancer'], /"cancer" does not stand in the text/u],
  ['a part of a word', [...NOWHERE, '--hide', 'temper'], /"temper" does not stand in the text/u],
  ['an empty fact', [...NOWHERE, '--hide', ' '], /"--hide" needs a text/u],
  ['a budget of nothing', [...NOWHERE, '--epsilon', '0'], /"--epsilon" takes a number above 0/u],
  ['a temperature beyond 2', [...NOWHERE, '--temperature', '3'], /"--temperature" takes a number from 0 to 2/u],
  ['lines', [...NOWHERE, '--jsonl'], /leave "--jsonl" out/u],
  ['a server elsewhere without encryption', ['--server', 'http://example.org'], /needs an address with https/u],
  ['what is no address', ['--server', 'here'], /"here" is no address/u],
  [
    'a server that does not answer',
    [...NOWHERE, '--hide', 'a high temperature'],
    /No server answers at http:\/\/127\.0\.0\.1:9/u,
  ],
] as const)('sends nothing with %s', async (_, args, message) => {
  expect(await ask(...args)).toEqual({ status: 2, stderr: expect.stringMatching(message) });
});

it('gives other commands none of its options', async () => {
  const streams = {
    input: Readable.from(['']),
    output: process.stdout,
    errors: new Writable({ write: (_c, _e, done) => done() }),
    isTerminal: false,
  };
  expect(await runCommandLine(['annotate', '--hide', 'x'], streams)).toBe(2);
});

it.each([
  ['http://127.0.0.1:8642', 'http://127.0.0.1:8642'],
  ['http://localhost:8642/v1/', 'http://localhost:8642'],
  ['https://models.example/chat/v1', 'https://models.example/chat'],
])('takes %s for the server at %s', (text, address) => {
  expect(checkedServerAddress(text)).toBe(address);
});
