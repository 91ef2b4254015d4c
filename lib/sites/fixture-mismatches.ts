import { type FixtureExpectation, type PagePart, type SiteAdapter, selectorsOf } from './site-adapter.ts';

/** The number of elements that the part's first matching selector finds; 0 if no selector matches. */
export function countMatchesOfPart(adapter: SiteAdapter, part: PagePart, count: (selector: string) => number): number {
  for (const selector of selectorsOf(adapter, part)) {
    const found = count(selector);
    if (found > 0) return found;
  }
  return 0;
}

interface FixtureMismatch {
  readonly part: PagePart;
  readonly expected: number;
  readonly found: number;
}

export function fixtureMismatches(
  adapter: SiteAdapter,
  expected: FixtureExpectation['idle'],
  count: (selector: string) => number,
): FixtureMismatch[] {
  return (Object.entries(expected) as [PagePart, number][])
    .map(([part, n]) => ({ part, expected: n, found: countMatchesOfPart(adapter, part, count) }))
    .filter((one) => one.expected !== one.found);
}
