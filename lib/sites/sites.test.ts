import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { type State, show } from './fixtures/structure.test-support.ts';
import { generic } from './generic.ts';
import { mismatches } from './self-test.ts';
import { PARTS, selectorsOf } from './site-adapter.ts';
import { findAdapter, isWholeOrigin, recognise, SITE_MATCHES, SITES } from './sites.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

function structure(name: string): Document {
  return parseHTML(readFileSync(join(FIXTURES, `${name}.html`), 'utf8')).document as unknown as Document;
}

const tests = SITES.flatMap((site) => site.selfTests.map((selfTest) => ({ site, selfTest, name: selfTest.fixture })));

function found(name: string, state: State, site: (typeof tests)[number]['site'], expected: object) {
  const document = structure(name);
  show(document, state);
  return mismatches(site, expected, (selector) => document.querySelectorAll(selector).length);
}

it.each(tests)('$name: the selectors find their parts', ({ site, selfTest, name }) => {
  expect(found(name, 'idle', site, selfTest.idle)).toEqual([]);
  if (selfTest.generating) expect(found(name, 'generating', site, selfTest.generating)).toEqual([]);
  if (selfTest.editing) expect(found(name, 'editing', site, selfTest.editing)).toEqual([]);
});

it('says where a selector fails', () => {
  const [site, selfTest] = [SITES[0], SITES[0]?.selfTests[0]];
  if (!site || !selfTest) throw new Error('There are no sites.');
  expect(found(selfTest.fixture, 'idle', { ...site, send: ['#gone'] }, selfTest.idle)).toEqual([
    { part: 'send', expected: 1, found: 0 },
  ]);
});

it('expects a composer and replies of every site, and uses every saved structure', () => {
  for (const { selfTest } of tests) expect(selfTest.idle).toMatchObject({ composer: 1, assistantMessage: 1 });
  const used = [...tests.map(({ name }) => name), ...generic.selfTests.map(({ fixture }) => fixture)];
  const saved = readdirSync(FIXTURES).filter((name) => name.endsWith('.html'));
  expect(saved.sort()).toEqual(used.map((name) => `${name}.html`).sort());
});

it('has selectors that parse, and says when and where they were seen', () => {
  const document = structure('generic');
  for (const site of SITES) {
    for (const part of PARTS) {
      for (const selector of selectorsOf(site, part)) expect(() => document.querySelector(selector)).not.toThrow();
    }
    expect(site.seen.on).toMatch(/^20\d\d-(0\d|1[0-2])$/);
    expect(site.seen.where).not.toBe('');
  }
  expect(new Set(SITES.map(({ id }) => id)).size).toBe(SITES.length);
});

it('finds a site by host and path', () => {
  const at = (url: string) => findAdapter(new URL(url)).id;
  expect(at('https://chatgpt.com/c/1')).toBe('chatgpt');
  expect(at('https://www.perplexity.ai/')).toBe('perplexity');
  expect(at('https://huggingface.co/chat/')).toBe('huggingchat');
  expect(at('https://huggingface.co/chat')).toBe('huggingchat');
  expect(at('https://huggingface.co/chatterbox')).toBe('generic');
  expect(at('https://chatgpt.com.example.org/')).toBe('generic');
  expect(at('http://localhost:3000/')).toBe('generic');
});

it('recognises self-hosted software by its markup, and takes no other page for it', () => {
  for (const site of SITES.filter(({ markup }) => markup)) {
    const document = structure(site.selfTests[0]?.fixture ?? '');
    expect(recognise((selector) => document.querySelector(selector) !== null)?.id).toBe(site.id);
  }
  for (const name of [
    'generic',
    ...SITES.filter(({ markup }) => !markup).map(({ selfTests }) => selfTests[0]?.fixture),
  ]) {
    const document = structure(name ?? '');
    expect(recognise((selector) => document.querySelector(selector) !== null)).toBeUndefined();
  }
});

it('reads conversation ids and temporary chats from addresses', () => {
  for (const { site, selfTest } of tests) {
    const { pathname, search } = new URL(selfTest.address);
    const id = site.conversationPath?.exec(pathname + search)?.[1];
    if (site.conversationPath && pathname !== '/') expect(id).toMatch(/0a1b|2c3d/);
  }
  const librechat = SITES.find(({ id }) => id === 'librechat');
  expect(librechat?.conversationPath?.exec('/c/new')).toBeNull();
  expect(SITES.find(({ id }) => id === 'chatgpt')?.temporaryAddress?.test('/?temporary-chat=true')).toBe(true);
});

it('runs on the hosts of all sites, and on the own machine only where it was asked to', () => {
  expect(SITE_MATCHES).toContain('https://huggingface.co/chat*');
  expect(SITE_MATCHES).toContain('https://claude.ai/*');
  expect(SITE_MATCHES.filter((match) => !isWholeOrigin(match))).toEqual(['https://huggingface.co/chat*']);
  expect(SITE_MATCHES.every((match) => match.startsWith('https://'))).toBe(true);
});
