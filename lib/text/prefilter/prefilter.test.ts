import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requirementOfPattern } from './pattern-reader.ts';
import { mayMatch, prefilterOf, textIndexOf } from './prefilter.ts';

const passes = (pattern: RegExp, text: string) =>
  mayMatch(prefilterOf(requirementOfPattern(pattern)), textIndexOf(text));
const stringsOf = (pattern: RegExp) => requirementOfPattern(pattern).anyOf;

describe('what a pattern requires', () => {
  it.each<[RegExp, readonly string[] | undefined]>([
    [/Anna/u, ['anna']],
    [/[Aa]nna(?: Maria)?/u, ['anna']],
    [/(?:flat|apt\.?|unit) ?\d+/iu, ['flat', 'apt', 'unit']],
    [/(?<![\p{L}(])no\.? ?\d/u, ['no']],
    [/\d+(?= euros?\b)/u, [' euro']],
    [/(?<=Dear )\p{Lu}\p{Ll}+/u, ['dear ']],
    [/a{2,3}b*c/u, ['a']],
    [/x?y/u, ['y']],
    [/(?:ab|\d)z|\p{L}q/u, ['z', 'q']],
    [/\p{L}+|word/u, undefined],
    [/[^a]/u, undefined],
    [/(?:)/u, undefined],
    [/\u00e9t\xe9\n[\]-]/u, ['été\n]', 'été\n-']],
    [/C\+\+{1}/u, ['c++']],
    [/a{x}/, ['a{x}']],
    [/ab😀?/u, ['ab']],
    [/😀?b/, ['b']],
    [/\ud801\udc00/u, ['𐐨']],
    [/[\x41-\u{5a}]|\cJ/u, undefined],
    [/\cJ|\u{1f600}|\ud83d\ude01/u, ['\n', '😀', '😁']],
  ])('%s: %j', (pattern, strings) => {
    expect(stringsOf(pattern)).toEqual(strings);
  });

  it.each([
    ['\\101\\8\\12b', 'a8\nb'],
    ['\\k<a>', 'k<a>'],
  ])('without the flag "u", %s: %j', (source, string) => {
    expect(stringsOf(new RegExp(source))).toEqual([string]);
  });

  it('asks for digits and for scripts that all ways through a pattern hold', () => {
    expect(passes(/[A-Z]{2} ?\d{4}/u, 'no digits here')).toBe(false);
    expect(passes(/\d{4}|four/u, 'four')).toBe(true);
    expect(passes(/[\p{Script=Han}\p{Script=Thai}]{2}/u, 'latin')).toBe(false);
    expect(passes(/[\p{Script=Han}\p{Script=Thai}]{2}/u, 'ไทย')).toBe(true);
    expect(passes(/[а-яё]+/iu, 'Привет')).toBe(true);
  });

  it('is met by short and long texts alike', () => {
    for (const length of [0, 10, 30_000]) {
      expect(passes(/Kundennummer/iu, `${'x '.repeat(length)}KUNDENNUMMER`)).toBe(true);
      expect(passes(/Kundennummer/iu, 'q '.repeat(length))).toBe(false);
    }
  });
});

describe('how far a pattern reaches', () => {
  it.each<[RegExp, number]>([
    [/abc/u, 3],
    [/a{2,5}(?:bc|d)?/u, 7],
    [/(?<=ab)c(?!d{0,9})/u, 12],
    [/\p{L}{1,20}/u, 40],
    [/a+/u, Number.POSITIVE_INFINITY],
    [/(a)\1/u, Number.POSITIVE_INFINITY],
  ])('%s: %d', (pattern, longest) => {
    expect(requirementOfPattern(pattern).longest).toBe(longest);
  });
});

describe('a prefilter', () => {
  const literal = fc.constantFrom(...'aBßΣςя7 日İk𐐀', '\\.', 'ab', '\\ud801\\udc28');
  const atom = fc.oneof(
    literal,
    fc.constantFrom('[aB7]', '[^a]', '[a-z]', '[\\d.]', '[b𐐀]', '\\d', '\\p{L}', '.'),
    fc.constantFrom('\\b', '^', '$', '(?!a)', '(?<!\\d)'),
  );
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `${one}${other}`),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('?', '*', '+', '{1,2}', '{2}', '{0,1}?'))
        .map(([one, times]) => `(?:${one})${times}`),
      tie('pattern').map((one) => `(?=${one})`),
      tie('pattern').map((one) => `(?<=${one})`),
    ),
  }));
  const text = fc.array(
    fc.constantFrom('a', 'b', 'B', 'ß', 'ẞ', 'S', 'Σ', 'σ', 'ς', 'я', 'Я', '7', ' ', '.', '日', 'İ', 'i', 'K', 'K'),
    { maxLength: 12 },
  );

  it('never stops a pattern that matches', () => {
    let matched = 0;
    fc.assert(
      fc.property(pattern, text, fc.constantFrom('u', 'iu', '', 'i'), (source, characters, flags) => {
        const [made, whole] = [new RegExp(source, flags), characters.join('')];
        const isMatch = made.test(whole);
        if (isMatch) matched += 1;
        expect(isMatch && !passes(made, whole), `${made} ${whole}`).toBe(false);
      }),
      { numRuns: 4000 },
    );
    expect(matched).toBeGreaterThan(400);
  });
});
