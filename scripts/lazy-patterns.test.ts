import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withLazyPatterns } from './lazy-patterns.ts';

const edited = (code: string) => withLazyPatterns(code, parseAst(code), '/lazy.ts');

describe('the patterns of a module', () => {
  it('are lazy where the module would make them when it is loaded', () => {
    expect(edited('const A = /a\\/"/gu, B = [/b/];')).toBe(
      'import { lazyPattern as lazyPatternOfBuild } from "/lazy.ts";\nconst A = lazyPatternOfBuild("a\\\\/\\"", "gu"), B = [lazyPatternOfBuild("b", "")];',
    );
  });

  it('are lazy everywhere if they are made from a text', () => {
    expect(edited('const f = (x) => new RegExp("x" + new RegExp(y).source, "u");')).toContain(
      'const f = (x) => lazyPatternOfBuild("x" + lazyPatternOfBuild(y).source, "u");',
    );
  });

  it('join their source at the first use where the module would do so when it is loaded', () => {
    expect(edited('const A = new RegExp(words("a") + "b", "u"), B = [new RegExp(/b/, "g")];')).toContain(
      'const A = lazyPatternOfBuild(() => (words("a") + "b"), "u"), B = [lazyPatternOfBuild(() => (lazyPatternOfBuild("b", "")), "g")];',
    );
  });

  it.each([
    'const f = () => /a/.test(x);',
    'function f() { return /a/; }',
    'class A { static a = /a/; b() { return /b/; } }',
    'let ok; try { new RegExp(text); ok = true; } catch { ok = false; }',
    'export const a = 1;',
  ])('stay as they are: %s', (code) => {
    expect(edited(code)).toBeUndefined();
  });
});
