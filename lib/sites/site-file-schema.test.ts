import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSiteFile, type SiteFileEntry, siteFileOf } from './site-file.ts';
import { type JsonSchema, siteFileSchema } from './site-file-schema.ts';
import { SITES } from './sites.ts';

const schema = siteFileSchema(SITES);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Validates a value by the keywords that the schema uses, as JSON Schema defines them: most keywords ignore values of other types. */
function fits(value: unknown, to: JsonSchema): boolean {
  if (to.type !== undefined && !isOfType(value, to.type)) return false;
  if (to.const !== undefined && value !== to.const) return false;
  if (to.enum !== undefined && !to.enum.includes(value as string)) return false;
  if (to.not && fits(value, to.not)) return false;
  if (to.if && to.else && !fits(value, to.if) && !fits(value, to.else)) return false;
  if (typeof value === 'string') {
    if (to.pattern !== undefined && !new RegExp(to.pattern, 'u').test(value)) return false;
    return [...value].length <= (to.maxLength ?? Number.POSITIVE_INFINITY);
  }
  if (typeof value === 'number') return value >= (to.minimum ?? Number.NEGATIVE_INFINITY);
  const { items, properties = {} } = to;
  if (Array.isArray(value)) {
    if (value.length < (to.minItems ?? 0) || value.length > (to.maxItems ?? Number.POSITIVE_INFINITY)) return false;
    return !items || value.every((one) => fits(one, items));
  }
  if (!isObject(value)) return true;
  if ((to.required ?? []).some((key) => !(key in value))) return false;
  return Object.entries(value).every(([key, one]) => {
    const own = properties[key];
    return own ? fits(one, own) : to.additionalProperties !== false;
  });
}

function isTaken(value: unknown): boolean {
  try {
    parseSiteFile(JSON.stringify(value), { shipped: SITES, isValidSelector: () => true });
    return true;
  } catch {
    return false;
  }
}

it('is the one in docs', () => {
  // If the files differ, run: npx tsx scripts/site-file-schema.ts
  expect(JSON.parse(readFileSync('docs/site-file.schema.json', 'utf8'))).toEqual(schema);
});

it('takes what Coatcheck exports', () => {
  expect(fits(siteFileOf(SITES, 'shipped'), schema)).toBe(true);
});

const BASE: SiteFileEntry = {
  id: 'our-chat',
  name: 'Our chat',
  hosts: ['chat.firm.example'],
  pasteBecomesFile: 4000,
  hidesSendWhenEmpty: true,
  selectors: { composer: ['#ask'], send: ['#go', '.go'] },
  conversationPath: '/c/(\\w+)',
  draftPath: '/draft',
};

/** Generated files are wrong only in ways that a schema can find: their patterns compile and have a group, and their hosts belong to no other site. */
const wrongText = fc.constantFrom('', '  ', 'x'.repeat(300), 'x'.repeat(301), 7, null, [], {});
const wrongList = fc.constantFrom([], [''], [3], 'none', null, {}, ['p', ' ']);
const change = fc.oneof(
  fc.record({ field: fc.constantFrom('name', 'draftPath', 'temporaryAddress'), value: wrongText }),
  fc.record({
    field: fc.constant('id'),
    value: fc.constantFrom('generic', 'a', 'Our-chat', '-x', 'x'.repeat(40), 'x'.repeat(41), 'ok-2', 3, null),
  }),
  fc.record({
    field: fc.constant('hosts'),
    value: fc.oneof(
      wrongList,
      fc.constantFrom(['localhost'], ['*.example'], ['a.example:80'], ['A.example'], ['b.example', 'c.example']),
      fc.nat(25).map((n) => Array.from({ length: n }, (_, i) => `h${i}.example`)),
    ),
  }),
  fc.record({
    field: fc.constant('pasteBecomesFile'),
    value: fc.constantFrom(0, 1, -1, 1.5, '9', null, true, 1e9),
  }),
  fc.record({ field: fc.constant('hidesSendWhenEmpty'), value: fc.constantFrom(true, false, 'true', 1, null) }),
  fc.record({
    field: fc.constant('selectors'),
    value: fc.oneof(
      fc.constantFrom<unknown>({}, [], null, 'p', { header: ['p'] }),
      wrongList.map((composer) => ({ composer })),
      fc.nat(35).map((n) => ({ stop: Array.from({ length: n }, () => 'p') })),
    ),
  }),
  fc.record({ field: fc.constantFrom('script', 'isEncrypted', '$schema'), value: fc.constant('x') }),
);

const changed = (
  site: SiteFileEntry,
  changes: readonly { field: string; value: unknown }[],
  left: readonly string[],
) => {
  const all = { ...site, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) };
  return Object.fromEntries(Object.entries(all).filter(([field]) => !left.includes(field)));
};

it('says the same as the validator of files that are wrong in one way or another', () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 2 }),
      fc.subarray(['id', 'name', 'hosts', 'selectors'], { maxLength: 2 }),
      fc.constantFrom('none', 'format', 'version', 'revision', 'sites', 'extra'),
      (changes, left, ofFile) => {
        const whole = { format: 'coatcheck-sites', version: 1, revision: 'r1', sites: [changed(BASE, changes, left)] };
        const file = {
          ...Object.fromEntries(Object.entries(whole).filter(([field]) => field !== ofFile)),
          ...(ofFile === 'extra' ? { extra: 1 } : {}),
        };
        const isFit = fits(file, schema);
        seen[isFit ? 'taken' : 'refused'] += 1;
        expect(isFit).toBe(isTaken(file));
      },
    ),
    { numRuns: 3000, seed: 19 },
  );
  // Both verdicts must occur, or the comparison proves nothing.
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(50);
});

it('needs name and hosts of a site only where Coatcheck does not know it', () => {
  const fileOf = (site: object) => ({ format: 'coatcheck-sites', version: 1, revision: 'r', sites: [site] });
  for (const site of [{ id: 'claude', selectors: { send: ['#go'] } }, { id: 'other-chat' }])
    expect(fits(fileOf(site), schema)).toBe(isTaken(fileOf(site)));
  expect(fits(fileOf({ id: 'claude' }), schema)).toBe(true);
});
