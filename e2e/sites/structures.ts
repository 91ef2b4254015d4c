// Opens a saved structure under its site's own address, so that the built extension's content script meets it there.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type { FixtureExpectation } from '../../lib/sites/site-adapter.ts';
import { replyTo } from '../server.ts';

const FIXTURES = resolve(import.meta.dirname, '../../lib/sites/fixtures');

/** The script that makes structures behave, or another of this folder. Bundled once. */
export async function bundleBehaviour(script = 'behaviour.ts'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, script), formats: ['iife'], name: 'behaviour' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs.flatMap((one) => ('output' in one ? one.output : [])).find((chunk) => chunk.type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('The structures’ script was not built.');
  return code.code;
}

/** What left a structure's page. */
export interface LeftPage {
  /** Every body, but for drafts. */
  readonly bodies: string[];
  /** What the page saved of what was being typed. */
  readonly drafts: string[];
}

export interface OpenedStructure extends LeftPage {
  readonly page: Page;
}

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

interface Answer {
  readonly contentType: string;
  readonly body: string;
}

/** What the page says in a request; a site that encrypts is read as its server reads it. */
function bodyOf({ url, body }: SentRequest): string {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/search/async/folif') return JSON.stringify({ text: searchParams.get('q') });
  if (pathname !== '/api/sealed') return body;
  return new TextDecoder().decode(Uint8Array.from(JSON.parse(body) as number[], (byte) => byte ^ 0x5a));
}

const isPage = ({ method, url }: SentRequest) => method !== 'POST' && !url.includes('/search/async/');

/** A structure's site: its page with the script that makes it behave, and its answers. */
export async function siteOfStructure(
  fixture: string,
  script: string,
  /** What the site has changed since. */
  changed: (html: string) => string = (html) => html,
): Promise<LeftPage & { answer(request: SentRequest): Answer }> {
  const html = changed(await readFile(resolve(FIXTURES, `${fixture}.html`), 'utf8'));
  const bodies: string[] = [];
  const drafts: string[] = [];
  return {
    bodies,
    drafts,
    answer(request) {
      if (isPage(request))
        return { contentType: 'text/html', body: html.replace('</body>', () => `<script>${script}</script></body>`) };
      const body = bodyOf(request);
      if (body.includes('"partial_query"')) {
        drafts.push(body);
        return { contentType: 'application/json', body: '{}' };
      }
      bodies.push(body);
      const { text } = JSON.parse(body) as { text: string };
      return { contentType: 'text/plain; charset=utf-8', body: replyTo(text) };
    },
  };
}

export async function openStructure(
  context: BrowserContext,
  { fixture, address }: Pick<FixtureExpectation, 'fixture' | 'address'>,
  script: string,
  changed?: (html: string) => string,
): Promise<OpenedStructure> {
  const { answer, bodies, drafts } = await siteOfStructure(fixture, script, changed);
  const page = await context.newPage();
  await page.route(`${new URL(address).origin}/**`, async (route) => {
    const request = route.request();
    await route.fulfill(answer({ method: request.method(), url: request.url(), body: request.postData() ?? '' }));
  });
  await page.goto(address);
  await page.locator('body[data-ready]').waitFor();
  return { page, bodies, drafts };
}
