import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { ENGLISH } from '../language/language.ts';
import { said } from '../language/message.ts';
import { AddressPattern } from './address-pattern.ts';
import { generic } from './generic.ts';
import { PAGE_PARTS, selectorsOf } from './site-adapter.ts';
import {
  adapterWithSiteFile,
  parseSiteFile,
  type SiteFileError,
  siteFileChanges,
  siteFileOf,
  withSiteFileEntry,
} from './site-file.ts';
import { findSiteAdapter, SITES } from './sites.ts';

const { document } = parseHTML('<!doctype html><p></p>');

function isValidSelector(css: string): boolean {
  try {
    document.querySelector(css.replaceAll('*|href', 'href'));
    return !css.includes('{');
  } catch {
    return false;
  }
}

const checks = { shipped: SITES, isValidSelector };
const fileOf = (...sites: readonly unknown[]) => ({ format: 'coatcheck-sites', version: 1, revision: 'r1', sites });
const parse = (value: unknown) => parseSiteFile(JSON.stringify(value), checks);

function refusal(value: unknown): string {
  try {
    parse(value);
  } catch (error) {
    return ENGLISH.read((error as SiteFileError).said);
  }
  return 'taken';
}

const NEW = { id: 'our-chat', name: 'Our chat', hosts: ['chat.firm.example'], selectors: { composer: ['#ask'] } };

it('holds all shipped sites, and changes nothing when they are imported again', () => {
  const file = parseSiteFile(JSON.stringify(siteFileOf(SITES, 'shipped')), checks);
  expect(file.sites).toHaveLength(SITES.length);
  expect(siteFileChanges(file, SITES, generic)).toEqual([]);
  for (const site of SITES) {
    const own = file.sites.find(({ id }) => id === site.id);
    if (!own) throw new Error(site.id);
    for (const field of ['conversationPath', 'placeholderPath', 'temporaryAddress', 'draftPath'] as const)
      expect(withSiteFileEntry(site, own)[field]).toBe(site[field]);
    for (const part of PAGE_PARTS)
      expect(selectorsOf(withSiteFileEntry(site, own), part)).toEqual(selectorsOf(site, part));
  }
});

it.each([
  [[], 'file: must be an object'],
  [{ ...fileOf(NEW), version: 2 }, 'file.version: must be 1'],
  [{ ...fileOf(NEW), script: 'x' }, 'file.script: is not a known field'],
  [fileOf(), 'file.sites: must be a list that is not empty'],
  [fileOf({ ...NEW, run: 'alert(1)' }), 'file.sites[0].run: is not a known field'],
  [fileOf({ ...NEW, isEncrypted: true }), 'file.sites[0].isEncrypted: is not a known field'],
  [fileOf({ ...NEW, selectors: { composer: ['p{'] } }), 'file.sites[0].selectors.composer[0]: is not a CSS selector'],
  [fileOf({ ...NEW, selectors: { header: ['p'] } }), 'file.sites[0].selectors.header: is not a known field'],
  [fileOf({ ...NEW, hosts: ['*.example'] }), 'file.sites[0].hosts[0]: is not a host name'],
  [fileOf({ ...NEW, hosts: ['claude.ai'] }), 'file.sites[0].hosts[0]: belongs to a site that Coatcheck knows'],
  [fileOf({ id: 'claude', hosts: ['evil.example'] }), 'file.sites[0].hosts[0]: is not a host of Claude'],
  [
    fileOf({ id: 'our-chat', name: 'Our chat' }),
    'file.sites[0].hosts: is required for a site that Coatcheck does not know',
  ],
  [fileOf({ ...NEW, conversationPath: '/c/[a-z]+' }), 'file.sites[0].conversationPath: needs a group for the id'],
  [fileOf({ ...NEW, conversationPath: '/c/([' }), 'file.sites[0].conversationPath: is not a regular expression'],
  [fileOf(NEW, NEW), 'file.sites[1].id: appears twice'],
  [fileOf({ ...NEW, pasteBecomesFile: '9' }), 'file.sites[0].pasteBecomesFile: must be a whole number above 0'],
])('refuses a file and names the field (%#)', (value, message) => {
  expect(refusal(value)).toBe(`${message}. Correct the file and import it again.`);
});

it.each(['(a+)+$', '(a|a)*b', '(?:a?){30}a{30}', '(a)\\1', '(?<x>a)\\k<x>', 'a*b*c*', 'a{1,}b{2,}c{3,}'])(
  'refuses the pattern %s, which a page could make take forever',
  (draftPath) => {
    expect(refusal(fileOf({ ...NEW, draftPath }))).toBe(
      'file.sites[0].draftPath: could take too long: repeat only single characters or sets in it, at most twice, and no text of a group. Correct the file and import it again.',
    );
  },
);

it('refuses what is no JSON', () => {
  expect(() => parseSiteFile('{', checks)).toThrow(
    expect.objectContaining({ said: said('siteFileWrong', { path: 'file', reason: said('siteFileJson') }) }),
  );
});

it('puts its selectors before the shipped ones, and takes none away', () => {
  const claude = findSiteAdapter(new URL('https://claude.ai/new'));
  const file = parse(fileOf({ id: 'claude', selectors: { send: ['#go'] } }));
  const after = adapterWithSiteFile(claude, generic, file, 'claude.ai');
  expect(after.send).toEqual(['#go', ...claude.send]);
  expect(siteFileChanges(file, SITES, generic)).toEqual([
    { site: 'Claude', isNew: false, field: 'send', before: claude.send, after: ['#go', ...claude.send] },
  ]);
});

it('adds a site at its own hosts only', () => {
  const file = parse(fileOf({ ...NEW, conversationPath: '/c/(\\w+)' }));
  const added = adapterWithSiteFile(generic, generic, file, 'chat.firm.example');
  expect([added.id, added.name, added.composer, added.conversationPath?.exec('/c/a1')?.[1]]).toEqual([
    'our-chat',
    'Our chat',
    ['#ask'],
    'a1',
  ]);
  expect(adapterWithSiteFile(generic, generic, file, 'firm.example')).toBe(generic);
  expect(siteFileChanges(file, SITES, generic)[0]).toMatchObject({
    isNew: true,
    field: 'hosts',
    after: ['chat.firm.example'],
  });
});

it('lowers the length from which pasted text becomes a file, and never raises it', () => {
  const claude = { ...findSiteAdapter(new URL('https://claude.ai/new')), pasteBecomesFile: 4000 };
  const withLength = (pasteBecomesFile: number) => withSiteFileEntry(claude, { id: 'claude', pasteBecomesFile });
  expect(withLength(1e9).pasteBecomesFile).toBe(4000);
  expect(withLength(2000).pasteBecomesFile).toBe(2000);
});

it('matches only the beginning of an address', () => {
  const pattern = new AddressPattern('/c/(\\w+).*x');
  expect(pattern.exec('/c/abc/x')?.[1]).toBe('abc');
  expect(pattern.test(`/c/abc/${'y'.repeat(2_000)}x`)).toBe(false);
});

it.each(['/c/([\\w-]+)', '/(?:chat|c)/([0-9a-f-]{8,})(?=[/?]|$)', '[?&]id=(\\d{1,20})', '/[(*+)]/(\\w+)'])(
  'takes the pattern %s',
  (conversationPath) => {
    expect(parse(fileOf({ ...NEW, conversationPath })).sites[0]?.conversationPath).toBe(conversationPath);
  },
);
