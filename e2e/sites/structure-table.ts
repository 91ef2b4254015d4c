// What was seen of each site's structures in one browser: a line for each site and generation, printed at the end.
import type { SiteAdapter } from '../../lib/sites/site-adapter.ts';

const COLUMNS = ['composer', 'send', 'roles', 'key', 'button', 'restored', 'edit'] as const;
export type Column = (typeof COLUMNS)[number];

export interface StructureCase {
  readonly site: SiteAdapter;
  readonly generation: string;
  readonly fixture: string;
  readonly address: string;
}

export const structureCases = (sites: readonly SiteAdapter[]): readonly StructureCase[] =>
  sites.flatMap((site) =>
    site.generations.flatMap(({ name, selfTests }) =>
      selfTests.map(({ fixture, address }) => ({ site, generation: name, fixture, address })),
    ),
  );

export interface StructureTable {
  /** "-": the site has no such part, or nothing is published of it. A gap: the test ended before. */
  saw(one: StructureCase, column: Column, what?: 'yes' | '-'): void;
  print(browser: string): void;
}

export function structureTable(): StructureTable {
  const rows = new Map<StructureCase, Map<Column, string>>();
  return {
    saw(one, column, what = 'yes') {
      const row = rows.get(one) ?? new Map<Column, string>();
      rows.set(one, row.set(column, what));
    },
    print(browser) {
      const lines = [...rows].map(([{ site, generation, fixture }, row]) => [
        site.id,
        generation,
        fixture,
        ...COLUMNS.map((column) => row.get(column) ?? ''),
      ]);
      const all = [['site', 'generation', `structure (${browser})`, ...COLUMNS], ...lines];
      const widths = (all[0] ?? []).map((_, i) => Math.max(...all.map((cells) => cells[i]?.length ?? 0)));
      const text = all.map((cells) =>
        cells
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd(),
      );
      process.stdout.write(`${text.join('\n')}\n`);
    },
  };
}
