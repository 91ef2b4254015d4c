import { type Part, type SelfTest, type SiteAdapter, selectorsOf } from './site-adapter.ts';

/** The number of elements that the part's first matching selector finds; 0 if no selector matches. */
export function countPart(adapter: SiteAdapter, part: Part, count: (selector: string) => number): number {
  for (const selector of selectorsOf(adapter, part)) {
    const found = count(selector);
    if (found > 0) return found;
  }
  return 0;
}

export interface Mismatch {
  readonly part: Part;
  readonly expected: number;
  readonly found: number;
}

export function mismatches(
  adapter: SiteAdapter,
  expected: SelfTest['idle'],
  count: (selector: string) => number,
): Mismatch[] {
  return (Object.entries(expected) as [Part, number][])
    .map(([part, n]) => ({ part, expected: n, found: countPart(adapter, part, count) }))
    .filter((one) => one.expected !== one.found);
}
