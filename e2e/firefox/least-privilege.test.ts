// Firefox reads prompts in its background page: there the browser itself lets nothing out, although the options may reach servers.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installInFirefox, openOptions } from './harness.ts';

let browser: Browser;
let server: Server;
const asked: string[] = [];

beforeAll(async () => {
  browser = await installInFirefox();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('ok');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.close();
  await browser.close();
});

it('lets the options reach a server, and the background none', async () => {
  const options = await openOptions(browser, 'profile');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const from = (window: string, path: string) =>
    options.evaluate(
      `(async () => (await ${window}).fetch('${address}/${path}').then(() => 'reached', () => 'refused'))()`,
    );
  expect(await from('window', 'options')).toBe('reached');
  expect(await from('browser.runtime.getBackgroundPage()', 'background')).toBe('refused');
  expect(asked).toEqual(['/options']);
});
