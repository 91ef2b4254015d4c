import { describe, expect, it } from 'vitest';
import { arrowsIn, boxOf, circlesIn, importsOf, sourcesOf } from './imports.ts';

const arrowsOf = (room: string) => arrowsIn(room, sourcesOf(room).flatMap(importsOf));

describe('circles', () => {
  it('are found, however long', () => {
    const arrow = (from: string, to: string) => ({ from, to });
    expect(circlesIn([arrow('a', 'b'), arrow('b', 'c')])).toEqual([]);
    expect(circlesIn([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd')])).toEqual([['a', 'b', 'c']]);
  });
});

describe('arrows', () => {
  it('join folders, and count what is imported', () => {
    expect(boxOf('lib/page', 'lib/page/send/verified-send.ts')).toBe('send/');
    expect(boxOf('lib/sanitize', 'lib/sanitize/plan.ts')).toBe('plan.ts');
    const to = 'lib/page/prompt/b.ts';
    const [first] = arrowsIn('lib/page', [
      { from: 'lib/page/send/a.ts', to, isType: true },
      { from: 'lib/page/send/c.ts', to, isType: false },
      { from: 'lib/page/prompt/d.ts', to, isType: false },
      { from: 'lib/page/send/a.ts', to: 'lib/text/span.ts', isType: false },
    ]);
    expect(first).toEqual({ from: 'send/', to: 'prompt/', imports: 2, isType: false });
  });

  it('are read from the source', () => {
    expect(importsOf('scripts/imports.test.ts')).toEqual([
      { from: 'scripts/imports.test.ts', to: 'scripts/imports.ts', isType: false },
    ]);
  });
});

describe('lib/page', () => {
  it('has folders that do not import each other in a circle, types included', () => {
    expect(circlesIn(arrowsOf('lib/page'))).toEqual([]);
  });
});
