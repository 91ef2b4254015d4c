import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { downloadVectors } from './vector-download.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that gives this answer; returns its address and the requests that it received. */
async function serverAnswering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: { url?: string | undefined; key?: string | undefined }[] = [];
  server = createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers.authorization });
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const folder = new URL('../../models/restore-en/', import.meta.url);

/** The answer in which the server publishes the shipped folder (server/MODEL-FOLDER.md). */
function published() {
  const { vector_set, ...fields } = JSON.parse(readFileSync(new URL('restore.json', folder), 'utf8'));
  const vectors = readFileSync(new URL('vectors.f32', folder)).toString('base64');
  return { ...fields, vector_set, vectors };
}

it('reads what the server publishes, by the key', async () => {
  const { asked, address } = await serverAnswering(200, published());
  const { set } = await downloadVectors(address, 'secret');
  expect(asked).toEqual([{ url: '/v1/restoration-vectors', key: 'Bearer secret' }]);
  expect(set.vectors).toHaveLength(set.spanTypes.length);
  expect(set.vectors[0]).toHaveLength(set.dimension);
});

it.each([
  [401, {}, 'serverWantsKey'],
  [404, {}, 'serverWithoutVectors'],
  [200, { models: [] }, 'serverVectorsUnusable'],
] as const)('says what is wrong where the answer is %d %j', async (status, body, key) => {
  const { address } = await serverAnswering(status, body);
  await expect(downloadVectors(address, '')).rejects.toMatchObject({ said: { key } });
});

it('refuses vectors that are not those that their name says', async () => {
  const { address } = await serverAnswering(200, { ...published(), epsilon: 1 });
  await expect(downloadVectors(address, '')).rejects.toMatchObject({
    said: { key: 'serverVectorsUnusable', fillings: { fault: 'hash' } },
  });
});

it('stops reading an answer that is longer than any set of vectors', async () => {
  let sent = 0;
  server = createServer((_, response) => {
    const part = ' '.repeat(1 << 20);
    const write = () => {
      while (sent < 200 && !response.destroyed) {
        sent += 1;
        if (!response.write(part)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(downloadVectors(`http://127.0.0.1:${port}`, '')).rejects.toMatchObject({
    said: { key: 'serverVectorsUnusable', fillings: { fault: 'length' } },
  });
  expect(sent).toBeLessThan(100);
});

it('follows no redirection, and says where nobody answers', async () => {
  const { address } = await serverAnswering(302, {}, { location: 'http://127.0.0.1:9/' });
  await expect(downloadVectors(address, '')).rejects.toMatchObject({ said: { key: 'serverUnreachable' } });
  await expect(downloadVectors('http://127.0.0.1:9', '')).rejects.toMatchObject({ said: { key: 'serverUnreachable' } });
});
