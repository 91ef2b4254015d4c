import { describe, expect, it } from 'vitest';
import { lazyPattern } from './lazy-pattern.ts';

const TEXT = 'Anna, born 3 May 1980, and Ben (4 June 1981)';

const FLAGS = [
  'hasIndices',
  'global',
  'ignoreCase',
  'multiline',
  'dotAll',
  'unicode',
  'unicodeSets',
  'sticky',
] as const;

describe('a lazy pattern', () => {
  it.each<[string, string]>([
    ['\\d+', 'g'],
    ['(?<day>\\d) (?<month>\\p{L}+)', 'dgu'],
    ['anna', 'iu'],
    ['[ ,]+', ''],
    ['nothing', 'g'],
    ['^\\p{L}.', 'gmsu'],
    ['[a--b]', 'v'],
  ])('/%s/%s does what the expression does', (source, flags) => {
    const [lazy, made] = [lazyPattern(source, flags), new RegExp(source, flags)];
    expect(TEXT.replace(lazy, '<$&>')).toBe(TEXT.replace(made, '<$&>'));
    expect(TEXT.replace(lazy, (found) => found.length.toString())).toBe(
      TEXT.replace(made, (found) => found.length.toString()),
    );
    expect(TEXT.split(lazy)).toEqual(TEXT.split(made));
    expect(TEXT.search(lazy)).toBe(TEXT.search(made));
    expect(TEXT.match(lazy)).toEqual(TEXT.match(made));
    if (flags.includes('g')) {
      expect([...TEXT.matchAll(lazy)]).toEqual([...TEXT.matchAll(made)]);
      expect(TEXT.replaceAll(lazy, '')).toBe(TEXT.replaceAll(made, ''));
    }
    for (let run = 0; run < 3; run += 1) {
      expect(lazy.exec(TEXT)).toEqual(made.exec(TEXT));
      expect(lazy.lastIndex).toBe(made.lastIndex);
      expect(lazy.test(TEXT)).toBe(made.test(TEXT));
    }
    lazy.lastIndex = 0;
    expect(lazy.lastIndex).toBe(0);
    for (const flag of FLAGS) expect(lazy[flag], flag).toBe(made[flag]);
    expect([lazy.source, lazy.flags, lazy.global, lazy.sticky, `${lazy}`]).toEqual([
      made.source,
      made.flags,
      made.global,
      made.sticky,
      `${made}`,
    ]);
  });

  it('can be made from another one, with its flags or with others', () => {
    const lazy = lazyPattern('a', 'g');
    expect('aAa'.replace(lazyPattern(lazy), '-')).toBe('-A-');
    expect('aAa'.replace(lazyPattern(/a/g, 'gi'), '-')).toBe('---');
  });

  it('asks once for its source, when it is first used', () => {
    let asked = 0;
    const lazy = lazyPattern(() => {
      asked += 1;
      return lazyPattern('b+', 'g');
    });
    expect(asked).toBe(0);
    expect(['abba'.replace(lazy, '-'), lazy.source, lazy.flags, lazyPattern(lazy, 'i').test('B'), asked]).toEqual([
      'a-a',
      'b+',
      'g',
      true,
      1,
    ]);
  });

  it('says at its first use that its source is wrong', () => {
    const wrong = lazyPattern('(');
    expect(() => wrong.test('')).toThrow(SyntaxError);
  });
});
