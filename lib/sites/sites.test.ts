import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, expect, it } from 'vitest';
import { countMatchesOfPart, fixtureMismatches } from './fixture-mismatches.ts';
import { addMessage, part, type State, show } from './fixtures/structure.test-support.ts';
import { generic } from './generic.ts';
import { type FixtureExpectation, PAGE_PARTS, type SiteAdapter, selectorsOf } from './site-adapter.ts';
import { fixtureExpectationsByGeneration, selectorsWithEvidence } from './site-adapter-of.ts';
import { coversWholeOrigin, SITE_MATCH_PATTERNS } from './site-matches.ts';
import { findSiteAdapter, matchPatternsOf, recogniseSiteByMarkup, SITES } from './sites.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

function structure(name: string): Document {
  return parseHTML(readFileSync(join(FIXTURES, `${name}.html`), 'utf8')).document as unknown as Document;
}

/** linkedom does not support attributes with a namespace in selectors; the structures contain none. */
const known = (selector: string) => selector.replaceAll('*|href', 'href');

const counter = (document: Document) => (selector: string) =>
  [...document.querySelectorAll(known(selector))].filter((element) => element.closest('[hidden]') === null).length;

function shown(name: string, state: State): Document {
  const document = structure(name);
  show(document, state);
  return document;
}

interface Case {
  readonly site: SiteAdapter;
  readonly generation: string;
  readonly expectation: FixtureExpectation;
  readonly name: string;
}

const cases: readonly Case[] = SITES.flatMap((site) =>
  site.generations.flatMap(({ name: generation, fixtureExpectations }) =>
    fixtureExpectations.map((expectation) => ({ site, generation, expectation, name: expectation.fixture })),
  ),
);

const statesOf = ({ expectation }: Case): readonly (readonly [State, FixtureExpectation['idle']])[] => [
  ['idle', expectation.idle],
  ...(expectation.empty ? [['empty', expectation.empty] as const] : []),
  ...(expectation.generating ? [['generating', expectation.generating] as const] : []),
  ...(expectation.editing ? [['editing', expectation.editing] as const] : []),
];

/** For each part: how many elements were found in the state in which it should be there; "-" if the site has no selector for it. */
const table: string[][] = [];

function row({ site, generation, name, expectation }: Case): string[] {
  const states: Partial<Record<string, State>> = {
    stop: 'generating',
    streaming: 'generating',
    editBox: 'editing',
    editSave: 'editing',
  };
  const counts = PAGE_PARTS.map((part) => {
    const state = states[part] ?? 'idle';
    if (selectorsOf(site, part).length === 0 || (state !== 'idle' && !expectation[state])) return '-';
    return String(countMatchesOfPart(site, part, counter(shown(name, state))));
  });
  return [site.id, generation, name, ...counts];
}

afterAll(() => {
  const rows = [['site', 'generation', 'structure', ...PAGE_PARTS], ...table];
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0))) ?? [];
  const lines = rows.map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
});

it.each(cases)('$name: the selectors find their parts', (one) => {
  for (const [state, expected] of statesOf(one))
    expect({ state, wrong: fixtureMismatches(one.site, expected, counter(shown(one.name, state))) }).toEqual({
      state,
      wrong: [],
    });
  table.push(row(one));
});

/** The names by which a structure marks the element that a part's selectors should find. */
const NAMED = { composer: 'composer', send: 'send', editBox: 'box', editSave: 'save' } as const;

it.each(cases)('$name: the selectors find the right elements', (one) => {
  for (const [state, expected] of statesOf(one)) {
    const document = shown(one.name, state);
    for (const [part, named] of Object.entries(NAMED) as [keyof typeof NAMED, string][]) {
      if (!expected[part]) continue;
      const meant = document.querySelector(`[data-x="${named}"]:not(template)`);
      const found = selectorsOf(one.site, part)
        .map((css) => [...document.querySelectorAll(known(css))].filter((each) => each.closest('[hidden]') === null))
        .find((all) => all.length > 0);
      const isRight = found?.some((each) => each.contains(meant) || meant?.contains(each));
      expect([state, part, isRight]).toEqual([state, part, true]);
    }
  }
});

it.each(cases)('$name: no message is of both roles', ({ site, name }) => {
  const document = shown(name, 'idle');
  const of = (part: 'userMessage' | 'assistantMessage') =>
    selectorsOf(site, part).flatMap((selector) => [...document.querySelectorAll(known(selector))]);
  const own = new Set(of('userMessage'));
  const roles = of('assistantMessage').filter((reply) => [...own].some((asked) => asked.contains(reply)));
  expect(roles.map((element) => element.outerHTML)).toEqual([]);
});

it.each(cases)('$name: tells who speaks in a long chat, as far as it is in the page', ({ site, name, expectation }) => {
  const document = structure(name);
  for (let turn = 1; turn <= 15; turn += 1)
    for (const role of ['user', 'assistant'] as const)
      part(addMessage(document, role, `Turn ${turn}`), 'text').setAttribute('data-said-by', role);
  const texts = [...document.querySelectorAll('[data-said-by]')];
  const mounted = Number(document.querySelector('[data-mounts]')?.getAttribute('data-mounts') ?? 30);
  expect(texts).toHaveLength(mounted);
  for (const text of texts) {
    const of = (side: 'userMessage' | 'assistantMessage') =>
      selectorsOf(site, side).some((selector) => text.closest(known(selector)) !== null);
    const role = text.getAttribute('data-said-by');
    if (expectation.idle.userMessage) expect(of('userMessage')).toBe(role === 'user');
    if (expectation.idle.assistantMessage) expect(of('assistantMessage')).toBe(role === 'assistant');
  }
});

it('says where a selector fails', () => {
  const [site, expectation] = [SITES[0], SITES[0] && fixtureExpectationsByGeneration(SITES[0])[0]];
  if (!site || !expectation) throw new Error('There are no sites.');
  expect(
    fixtureMismatches({ ...site, send: ['#gone'] }, expectation.idle, counter(shown(expectation.fixture, 'idle'))),
  ).toEqual([{ part: 'send', expected: 1, found: 0 }]);
});

/** Sites for which no public tool names the composer or the replies; the general rules are used there. */
const COMPOSER_UNKNOWN = ['character-ai'];
const REPLIES_UNKNOWN = ['qianwen', 'github-copilot', 'grok-x', 'lumo'];

it('expects a composer and replies of every site that it knows them of, and uses every saved structure', () => {
  for (const { site, expectation } of cases) {
    if (!COMPOSER_UNKNOWN.includes(site.id)) expect(expectation.idle).toMatchObject({ composer: 1 });
    if (!REPLIES_UNKNOWN.includes(site.id)) expect(expectation.idle).toMatchObject({ assistantMessage: 1 });
  }
  const without = (part: 'composer' | 'assistantMessage') =>
    SITES.filter((site) => site[part].length === 0).map(({ id }) => id);
  expect([without('composer'), without('assistantMessage')]).toEqual([COMPOSER_UNKNOWN, REPLIES_UNKNOWN]);
  const used = new Set([
    ...cases.map(({ name }) => name),
    ...fixtureExpectationsByGeneration(generic).map(({ fixture }) => fixture),
  ]);
  const saved = readdirSync(FIXTURES).filter((name) => name.endsWith('.html'));
  expect(saved.sort()).toEqual([...used].map((name) => `${name}.html`).sort());
});

it('has selectors that parse, each with its evidence', () => {
  const document = structure('generic');
  for (const site of SITES) {
    for (const generation of site.generations) {
      for (const { css, evidence } of PAGE_PARTS.flatMap((part) => selectorsWithEvidence(generation, part))) {
        expect(() => document.querySelector(known(css)), css).not.toThrow();
        expect(evidence.on).toMatch(/^20\d\d-(0\d|1[0-2])(\/20\d\d-(0\d|1[0-2]))?$/);
        expect(evidence.route).toMatch(/^(any|\/.*)$/);
      }
    }
  }
  expect(new Set(SITES.map(({ id }) => id)).size).toBe(SITES.length);
});

it('asks for words last, and says which language they are of', () => {
  const readsWords = /\[(?:aria-label|placeholder|title|alt)[*^$|~]?=/;
  for (const site of SITES) {
    const selectors = site.generations.flatMap((generation) =>
      PAGE_PARTS.flatMap((part) => selectorsWithEvidence(generation, part)),
    );
    for (const { css, evidence } of selectors)
      expect([css, readsWords.test(css)]).toEqual([css, evidence.language !== 'any']);
    for (const part of PAGE_PARTS) {
      const words = selectorsOf(site, part).map((css) => readsWords.test(css));
      expect([site.id, part, words]).toEqual([site.id, part, [...words].sort()]);
    }
  }
});

/** Parts for which every known selector contains English or Chinese words. */
const ONLY_BY_WORDS = [
  'claude: send',
  'grok-visitor: composer',
  'qianwen: send',
  'grok-x: composer',
  'grok-x: send',
  't3chat: userMessage',
  't3chat: assistantMessage',
];

it('finds composer, send button and messages where the page is shown in another language', () => {
  const lost: string[] = [];
  for (const { site, name, expectation } of cases) {
    const document = shown(name, 'idle');
    for (const attribute of ['aria-label', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${attribute}]`)) element.setAttribute(attribute, 'Ŝanĝita');
    const parts = (['composer', 'send', 'userMessage', 'assistantMessage'] as const).filter(
      (part) => expectation.idle[part] !== undefined,
    );
    for (const part of parts)
      if (countMatchesOfPart(site, part, counter(document)) !== expectation.idle[part]) lost.push(`${name}: ${part}`);
  }
  expect(lost).toEqual(ONLY_BY_WORDS);
});

it('finds a site by its address', () => {
  const at = (url: string) => findSiteAdapter(new URL(url)).id;
  expect(at('https://chatgpt.com/c/1')).toBe('chatgpt');
  expect(at('https://www.perplexity.ai/')).toBe('perplexity');
  expect(at('https://m365.cloud.microsoft/chat')).toBe('copilot');
  expect(at('https://huggingface.co/chat/')).toBe('huggingchat');
  expect(at('https://huggingface.co/chat')).toBe('huggingchat');
  expect(at('https://huggingface.co/chatterbox')).toBe('generic');
  expect(at('https://chatgpt.com.example.org/')).toBe('generic');
  expect(at('http://localhost:3000/')).toBe('generic');
  expect(at('https://x.com/i/grok?conversation=1')).toBe('grok-x');
  expect(at('https://x.com/home')).toBe('generic');
  for (const { site, expectation } of cases) if (!site.markup) expect(at(expectation.address)).toBe(site.id);
});

it('takes a search page for a chat only where its query says so', () => {
  const at = (url: string) => findSiteAdapter(new URL(url)).id;
  expect(at('https://www.google.com/search?q=a&udm=50')).toBe('google-ai-mode');
  expect(at('https://www.google.com/search?q=a')).toBe('generic');
  expect(at('https://www.google.com/search?q=a&udm=500')).toBe('generic');
  expect(at('https://www.google.com/maps?udm=50')).toBe('generic');
  expect(at('https://duckduckgo.com/?q=a&ia=chat')).toBe('duck-ai-search');
  expect(at('https://duckduckgo.com/?q=a&ia=web')).toBe('generic');
});

it('recognises self-hosted software by its markup, and takes no other page for it', () => {
  for (const { site, name } of cases) {
    const document = structure(name);
    const found = recogniseSiteByMarkup((selector) => document.querySelector(selector) !== null)?.id;
    expect([name, found]).toEqual([name, site.markup ? site.id : undefined]);
  }
});

it('runs on the addresses of all sites, and on the own machine only where it was asked to', () => {
  expect(SITE_MATCH_PATTERNS).toEqual(SITES.flatMap(matchPatternsOf));
  const parts = SITES.filter(({ pathPrefix, query }) => pathPrefix ?? query).flatMap(matchPatternsOf);
  expect(SITE_MATCH_PATTERNS.filter((match) => !coversWholeOrigin(match))).toEqual(parts);
  expect(SITE_MATCH_PATTERNS.every((match) => match.startsWith('https://'))).toBe(true);
  expect(new Set(SITE_MATCH_PATTERNS).size).toBe(SITE_MATCH_PATTERNS.length);
});

/** Matches as browsers do: "*" stands for any text, everything else for itself, and the query belongs to the path. */
function runsAt(address: string): boolean {
  const literally = (text: string) => text.replace(/[.?+()[\]\\^$|{}]/g, '\\$&');
  return SITE_MATCH_PATTERNS.some((match) =>
    new RegExp(`^${match.split('*').map(literally).join('.*')}$`).test(address),
  );
}

it.each([
  'https://github.com/copilot',
  'https://github.com/copilot?from=home',
  'https://github.com/copilot/c/1',
  'https://huggingface.co/chat/',
  'https://x.com/i/grok?conversation=1',
  'https://openrouter.ai/chat?room=orm-1',
  'https://www.google.com/search?udm=50',
  'https://www.google.com/search?udm=50&q=roof',
  'https://www.google.com/search?q=roof&udm=50',
  'https://www.google.com/search?q=roof&udm=50&hl=de',
  'https://duckduckgo.com/?q=roof&ia=chat',
])('runs at %s', (address) => {
  expect(runsAt(address)).toBe(true);
});

// On other pages of the host the adapter would take every text box for a composer.
it.each([
  'https://github.com/copilot-extensions/tools/issues/new',
  'https://huggingface.co/chatbots',
  'https://x.com/i/grokking',
  'https://openrouter.ai/chatter',
  'https://www.google.com/search?q=roof&udm=500',
  'https://www.google.com/search?q=roof&xudm=50',
  'https://duckduckgo.com/?q=roof&ia=chats',
])('does not run at %s, which is another page of the host', (address) => {
  expect(runsAt(address)).toBe(false);
});
