// axe on what is really shown, in closed shadow roots too.
import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { inIsolatedWorld } from './own-world.ts';
import { poll } from './poll.ts';

interface Needs {
  /** Only this element and what is in it, such as what we put into a site that is not ours. */
  readonly within?: string;
  /** These rules alone, by their names in axe. */
  readonly only?: readonly string[];
}

/** Runs beside the page, where axe is loaded. */
function runAxe(within: string | undefined, only: readonly string[] | undefined): Promise<AxeResults> {
  const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
  return loaded.run(within === undefined ? document : { include: [within] }, {
    iframes: false,
    ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    resultTypes: ['violations'],
  });
}

/** One line for each element that breaks a rule, with what is wrong about it. */
export async function violationsIn(target: Page | Frame, { within, only }: Needs = {}): Promise<string[]> {
  const { violations, passes } = await inIsolatedWorld(target, async (world) => {
    await world.load(axe.source);
    return world.call(runAxe, within, only);
  });
  // A place inside a shadow root is told by the way to it.
  const seen = passes.flatMap(({ nodes }) => nodes).filter(({ target: [at] }) => Array.isArray(at) || !within);
  if (seen.length === 0) throw new Error('axe looked at nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`.replaceAll(/\s+/g, ' ')),
  );
}

const SCHEMES = ['light', 'dark'] as const;

/** No rule is broken in light nor in dark. What is shown may be drawn anew meanwhile, so it is looked at until it holds. */
export async function expectAccessible(page: Page, target: Page | Frame = page, needs: Needs = {}): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await poll(() => violationsIn(target, needs), { timeout: 20_000, message: colorScheme }).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
