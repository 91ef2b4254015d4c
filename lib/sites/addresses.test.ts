// Tests which conversation an adapter reads from each kind of address.
import { expect, it } from 'vitest';
import { ADDRESSES } from './fixtures/addresses.test-support.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { findSiteAdapter, SITES } from './sites.ts';

function said(site: SiteAdapter, address: string) {
  const { pathname, search, hash } = new URL(address);
  return {
    id: site.conversationPath?.exec(pathname + search)?.[1],
    placeholder: site.placeholderPath?.exec(pathname + search)?.[1],
    isTemporary: site.temporaryAddress?.test(pathname + search + hash) === true,
  };
}

const cases = SITES.flatMap((site) => (ADDRESSES[site.id] ?? []).map((row) => ({ site, ...row, name: site.id })));

it.each(cases)('$name, $kind: $address', ({ site, kind, address, id }) => {
  const isPlaceholder = kind === 'placeholder';
  expect(said(site, address)).toEqual({
    id: isPlaceholder ? undefined : id,
    placeholder: isPlaceholder ? id : undefined,
    isTemporary: kind === 'temporary',
  });
  if (!site.markup) expect(findSiteAdapter(new URL(address)).id).toBe(site.id);
});

it('covers every site, and a real conversation of each whose address names one', () => {
  expect(Object.keys(ADDRESSES).sort()).toEqual(SITES.map(({ id }) => id).sort());
  for (const { id, conversationPath, placeholderPath, temporaryAddress } of SITES) {
    const rows = ADDRESSES[id] ?? [];
    expect([id, rows.some((row) => row.id !== undefined && row.kind !== 'placeholder')]).toEqual([
      id,
      conversationPath !== undefined,
    ]);
    expect([id, rows.some(({ kind }) => kind === 'placeholder')]).toEqual([id, placeholderPath !== undefined]);
    expect([id, rows.some(({ kind }) => kind === 'temporary')]).toEqual([id, temporaryAddress !== undefined]);
  }
});
