import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazyModules } from './lazy-modules.ts';

const scriptIn = (world: string) => ({
  entry: `virtual:wxt-content-script-${world}-world-entrypoint?/entrypoints/x.ts`,
});

describe('the modules that make their tables at the first use', () => {
  it.each([
    ['a page of ours', false, 'lib/restore/restore.ts', true],
    ['a page of ours', false, 'lib/page/session/session.ts', true],
    ['a page of ours', false, 'lib/egress/guarded/guard.ts', false],
    ['a page of ours', false, 'node_modules/react/index.js', false],
    ['a script in its own world', scriptIn('isolated'), 'lib/restore/restore.ts', true],
    ['a script in its own world', scriptIn('isolated'), 'lib/page/session/session.ts', false],
    ['a script in its own world', scriptIn('isolated'), 'lib/egress/before-page-scripts.ts', false],
    ["a script in the page's world", scriptIn('main'), 'lib/text/offsets.ts', false],
  ] as const)('%s, %j: %s %s', (_, lib, file, isLazy) => {
    expect(lazyModules(lib)(resolve(file))).toBe(isLazy);
  });
});
