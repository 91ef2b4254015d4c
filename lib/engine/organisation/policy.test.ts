import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePolicy, policyIfUnreadable } from './policy.ts';

const STRICTEST = { sendMode: 'review', neverOff: true, checkedFilesOnly: true, noModelDownload: true };
const withRules = (rules: object) => parsePolicy({ organisation: 'Acme', rules });

it('is none where nobody has written any', () => {
  expect(parsePolicy({})).toBeUndefined();
});

it('reads every rule', () => {
  const rules = {
    profile: 'names-only',
    sendMode: 'automatic',
    lockedSites: ['https://chat.example'],
    neverOff: true,
    checkedFilesOnly: true,
    noModelDownload: true,
    requirePassphrase: true,
    retentionDays: 7,
    lockAfterMinutes: 15,
    dictionary: JSON.stringify([{ term: 'Project Bluebird', type: 'WORK', risk: 5 }]),
    siteFile: JSON.stringify({
      format: 'coatcheck-sites',
      version: 1,
      revision: 'acme-1',
      sites: [{ id: 'acme', name: 'Acme', hosts: ['chat.acme.example'] }],
    }),
  };
  const policy = withRules(rules);
  const { siteFile, ...others } = rules;
  expect(siteFile).toContain('acme-1');
  expect(policy?.problem).toBeUndefined();
  expect(policy).toMatchObject({
    ...others,
    organisation: 'Acme',
    dictionary: [{ term: 'Project Bluebird', risk: 5 }],
  });
  expect(policy?.siteFile?.sites[0]?.id).toBe('acme');
});

it('takes a dictionary and a file of sites as data too, as Firefox hands them over', () => {
  expect(withRules({ dictionary: [{ term: 'Bluebird' }] })?.dictionary[0]?.term).toBe('Bluebird');
});

it.each([
  [{ profile: 'stict' }, 'rules.profile', { profile: 'strict' }],
  [{ sendMode: 'off' }, 'rules.sendMode', {}],
  [{ lockedSites: ['chat.example'] }, 'rules.lockedSites', {}],
  [{ neverOf: true }, 'rules.neverOf', {}],
  [{ neverOff: 'yes' }, 'rules.neverOff', {}],
  [{ requirePassphrase: 'yes' }, 'rules.requirePassphrase', { requirePassphrase: true }],
  [{ retentionDays: 0 }, 'rules.retentionDays', { retentionDays: 1 }],
  [{ lockAfterMinutes: 1.5 }, 'rules.lockAfterMinutes', { lockAfterMinutes: 5 }],
  [{ dictionary: '[{"term": ""}]' }, 'rules.dictionary', {}],
  [{ dictionary: '[{"term": "(a)\\\\1", "pattern": true}]' }, 'rules.dictionary', {}],
  [{ siteFile: '{"format":' }, 'rules.siteFile', {}],
  [{ siteFile: { format: 'other' } }, 'rules.siteFile', {}],
])('holds the strictest rules where one is wrong: %j', (rules, path, also) => {
  const policy = withRules({ profile: 'balanced', ...rules });
  expect(policy?.problem).toMatchObject({ key: 'policyWrong', fillings: { path } });
  expect(policy).toMatchObject({ ...STRICTEST, ...also });
});

it.each([
  [[], 'policy'],
  [{ rules: {} }, 'organisation'],
  [{ organisation: 'Acme' }, 'rules'],
  [{ organisation: 'Acme', rules: 'strict' }, 'rules'],
  [{ organisation: 'Acme', rules: {}, profile: 'strict' }, 'profile'],
])('and where the whole is not as it should be: %j', (managed, path) => {
  expect(parsePolicy(managed)).toMatchObject({ ...STRICTEST, profile: 'strict', problem: { fillings: { path } } });
});

it('keeps the rules that could be read beside one that could not', () => {
  const policy = withRules({ profile: 'preempt', retentionDays: 3, sendMode: 'automatic', typo: 1 });
  expect(policy).toMatchObject({ ...STRICTEST, profile: 'preempt', retentionDays: 3 });
});

it('is the strictest where nothing could be asked for', () => {
  expect(policyIfUnreadable(new Error('gone'))).toMatchObject({
    ...STRICTEST,
    profile: 'strict',
    problem: { key: 'policyUnread' },
  });
});

it('reads the rules as text, as Chrome hands them over, and sees what is wrong in them', () => {
  const asText = (rules: string) => parsePolicy({ organisation: 'Acme', rules });
  expect(asText('{"profile": "preempt"}')).toMatchObject({ profile: 'preempt', neverOff: false });
  expect(asText('{"neverOff": "yes"}')).toMatchObject({ ...STRICTEST, problem: { key: 'policyWrong' } });
  expect(asText('{"neverOff": true')).toMatchObject({ ...STRICTEST, problem: { fillings: { path: 'rules' } } });
});

it('has the rules as one text in the schema that Chrome reads, for Chrome drops what is of a wrong type', () => {
  const schema: unknown = JSON.parse(readFileSync('public/managed-schema.json', 'utf8'));
  expect(schema).toMatchObject({ properties: { organisation: { type: 'string' }, rules: { type: 'string' } } });
});
