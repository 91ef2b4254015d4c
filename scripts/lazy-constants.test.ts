import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withLazyConstants } from './lazy-constants.ts';

const edited = (code: string) => withLazyConstants(code, parseAst(code), '/once.ts')?.split('\n').slice(1).join('\n');

describe('a constant in capitals for which something is computed', () => {
  it('is made at its first use', () => {
    expect(edited('const A = new Set(words("a"));\nexport const has = (word) => A.has(word);')).toBe(
      'const A = onceOfBuild(() => (new Set(words("a"))));\nexport const has = (word) => A().has(word);',
    );
  });

  it('may be used by another one, also as its last part', () => {
    expect(edited('const A = f(), B = g() + A;\nexport default [B, { A, b: B }];')).toBe(
      'const A = onceOfBuild(() => (f())), B = onceOfBuild(() => (g() + A()));\nexport default [B(), { A: A(), b: B() }];',
    );
  });

  it('may have the name of a property', () => {
    expect(edited('const A = f();\nexport const b = (o) => o.A + { A: 1 }[A];')).toBe(
      'const A = onceOfBuild(() => (f()));\nexport const b = (o) => o.A + { A: 1 }[A()];',
    );
  });

  it('may be a default value', () => {
    expect(edited('const A = f();\nexport const b = ({ c = A }, d = A) => c + d;')).toBe(
      'const A = onceOfBuild(() => (f()));\nexport const b = ({ c = A() }, d = A()) => c + d;',
    );
  });

  it.each([
    ['is exported', 'export const A = f();'],
    ['is exported later', 'const A = f(); export { A };'],
    ['is written out', "const A = 'a', B = [1, { c: 2 }], C = () => f();"],
    ['is a pattern, which is lazy by itself', "const A = new RegExp(f(), 'u');"],
    ['has the name of a parameter', 'const A = f(); export const b = (A) => A;'],
    [
      'has the name of a constant in a function',
      'const A = f(); export function b() { const { c: [A] } = d; return A; }',
    ],
    ['has the name of an error', 'const A = f(); try { b(); } catch (A) { c(A); }'],
    ['is no constant', 'let A = f(); A = g();'],
    ['is in no capitals', 'const kept = new Map();'],
  ])('stays as it is if it %s', (_, code) => {
    expect(edited(code)).toBeUndefined();
  });

  it('gives the values that the module had', () => {
    const code = `
      const NAMES = ['Anna', 'Ben'].map((name) => name.toUpperCase());
      const ALL = new Map([...NAMES, 'C'].map((NAME, at) => [NAME, { at, NAMES }]));
      const { length: N } = NAMES;
      result = [ALL.get('BEN').at, ALL.size, ALL.get('C').NAMES.join(), N];`;
    const lazy = edited(code) ?? '';
    expect(lazy).toContain('onceOfBuild(() => (new Map(');
    const run = (text: string) => new Function('onceOfBuild', `let result; ${text}; return result;`);
    expect(run(lazy)((make: () => unknown) => make)).toEqual(run(code)(undefined));
  });
});
