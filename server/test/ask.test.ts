// The whole way: the server started by its command, a question asked by the command line, and what passed between them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, makeTinyModel } from './running-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const QUESTION =
  'Write to natalie@okonkwo.example. I have HIV, a high temperature and a horse since Monday. What could it be?';

const tiny = makeTinyModel();
let server: ChildProcess;
let between: Server;
let address: string;
/** Bodies of chat requests, and what was answered, as they passed. */
const passed: { sent: string; answered: string }[] = [];

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stdout?.on('data', (data) => {
      log += data;
      const url = /Serving tiny at (\S+)\/v1/u.exec(log)?.[1];
      if (url) resolve(url);
    });
    child.on('exit', () => reject(new Error(log)));
  });
}

/** Hands every request on, and keeps what was said. */
function listenBetween(url: string): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString();
    const init = sent ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent } : {};
    const upstream = await fetch(url + request.url, init);
    const answered = await upstream.text();
    if (sent) passed.push({ sent, answered });
    response.writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? '' }).end(answered);
  });
}

beforeAll(async () => {
  server = spawn('bash', ['scripts/server.sh', '--model', tiny.folder, '--port', '0', '--max-tokens', '40'], {
    cwd: ROOT,
  });
  between = listenBetween(await started(server)).listen(0, '127.0.0.1');
  await once(between, 'listening');
  address = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
});
afterAll(async () => {
  between.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  tiny.remove();
});

function ask(text: string, ...args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'cli/coatcheck.ts', 'ask', '--no-model', '--key', KEY, '--server', address, ...args],
    { cwd: ROOT },
  );
  const out = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (data) => {
      out[name] += data;
    });
  child.stdin.end(text);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...out })));
}

test('hidden facts never arrive, a vector does, and the answer is shown', async () => {
  const { status, stdout, stderr } = await ask(
    QUESTION,
    '--hide',
    'HIV',
    '--hide',
    'a high temperature',
    '--hide',
    'a horse',
  );
  expect([status, stderr.includes('Error')]).toEqual([0, false]);
  expect(passed).toHaveLength(1);
  const { sent, answered } = passed[0] ?? { sent: '', answered: '' };
  for (const secret of ['HIV', 'high', 'fever', 'horse', 'natalie', 'okonkwo']) expect(sent).not.toContain(secret);
  const body = JSON.parse(sent);
  expect(body.messages).toHaveLength(1);
  expect(body.messages[0].content).toMatch(/^Write to \S+@\S+\. I have since Monday\. What could it be\?$/u);
  expect(Buffer.from(body.privacy_restore.vector, 'base64')).toHaveLength(48 * 4);
  const content = eventsOf(answered)
    .slice(0, -1)
    .map((data) => JSON.parse(data).choices[0].delta.content ?? '')
    .join('');
  expect(content.length).toBeGreaterThan(5);
  expect(stdout).toBe(`${content}\n`);
  expect(stderr).toContain('a noisy hint goes to your server: HIV, a high temperature\n');
  expect(stderr).toContain('without a hint (the server has no vector for it): a horse\n');
  expect(stderr).toContain('ε = 150 for all of them at once');
});

test('the hint is drawn anew each time, and with --show the person sees what is sent', async () => {
  passed.length = 0;
  const [{ stderr }] = [await ask('I have HIV.', '--hide', 'hiv', '--show'), await ask('I have HIV.', '--hide', 'HIV')];
  const [first, second] = passed.map(({ sent }) => JSON.parse(sent).privacy_restore.vector);
  expect(first).toHaveLength(256);
  expect(second).not.toBe(first);
  expect(stderr).toContain(passed[0]?.sent);
});

test('without a hidden fact there is no vector', async () => {
  passed.length = 0;
  expect((await ask('What is a cough?')).status).toBe(0);
  expect(JSON.parse(passed[0]?.sent ?? '')).not.toHaveProperty('privacy_restore');
});
