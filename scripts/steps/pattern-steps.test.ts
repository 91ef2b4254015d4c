import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern-program.ts';
import { scan } from './pattern-steps.ts';

const scanned = (pattern: RegExp, text: string) => scan(compilePattern(pattern), text);

/** Start and end of each match and of its groups, as the browser's engine finds them. */
function matched({ source, flags }: RegExp, text: string): number[][] {
  const pattern = new RegExp(source, `${flags.replace(/[dgy]/g, '')}dg`);
  return [...text.matchAll(pattern)].map((match) => (match.indices ?? []).flatMap((place) => place ?? [-1, -1]));
}

const ONE = fc.constantFrom(
  'a',
  'b',
  'É',
  '1',
  '.',
  '\\w',
  '\\d',
  '\\s',
  '\\W',
  '[ab]',
  '[^a]',
  '[a-é1]',
  '[^]',
  '\\n',
  '\\.',
  '-',
);
const UNICODE_ONE = fc.oneof(ONE, fc.constantFrom('\\p{L}', '\\P{Lu}', '\\u{1F600}', '[\\p{N}😀]', '😀'));
const QUANTIFIER = fc.constantFrom(
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '??',
  '{2}',
  '{1,3}',
  '{0,2}?',
  '{2,}',
  '{4,}',
);
/** Few rounds, because nested repeats of what may be empty take either matcher a long time. */
const GROUP_QUANTIFIER = fc.constantFrom('', '', '*', '+', '?', '*?', '+?', '{2}', '{0,2}?');
const OPENERS = ['(', '(', '(?:', '(?:', '(?=', '(?!', '(?<=', '(?<!'];

/** Sources without quantified looks, which `u` refuses. */
const sourceOf = (one: fc.Arbitrary<string>) =>
  fc.letrec<{ source: string; part: string }>((tie) => ({
    source: fc
      .array(
        fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
        { minLength: 1, maxLength: 3 },
      )
      .map((options) => options.join('|')),
    part: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.tuple(one, QUANTIFIER).map(([character, quantifier]) => character + quantifier),
      fc.constantFrom('^', '$', '\\b', '\\B'),
      fc.tuple(fc.constantFrom(...OPENERS), tie('source'), GROUP_QUANTIFIER).map(([opener, source, quantifier]) => {
        const isLook = /[=!]/.test(opener);
        return `${opener}${source})${isLook ? '' : quantifier}`;
      }),
      fc.tuple(one, one).map(([captured, beside]) => `(${captured})${beside}?(?:\\1)`),
    ),
  })).source;

const FLAGS = fc.subarray(['i', 'm', 's']).map((flags) => flags.join(''));
const TEXT = fc
  .array(fc.constantFrom('a', 'b', 'A', 'é', 'É', '1', '-', '.', ' ', '\n', '😀', '\ud83d', 'ſ', 'k'), { maxLength: 9 })
  .map((characters) => characters.join(''));
const WAYS = { numRuns: 2000, seed: 1 };

/** V8 also matches nothing in the middle of a character, in some patterns. */
const atCharacters = (text: string, matches: readonly (readonly number[])[]) =>
  matches.filter(
    ([start = 0]) => !(/[\udc00-\udfff]/.test(text.charAt(start)) && /[\ud800-\udbff]/.test(text.charAt(start - 1))),
  );

describe('the counting matcher', () => {
  it('matches as the browser does, by code units', () => {
    fc.assert(
      fc.property(sourceOf(ONE), FLAGS, TEXT, (source, flags, text) => {
        const pattern = new RegExp(source, flags);
        expect(scanned(pattern, text).matches).toEqual(matched(pattern, text));
      }),
      WAYS,
    );
  });

  it('matches as the browser does, by code points', () => {
    fc.assert(
      fc.property(sourceOf(UNICODE_ONE), FLAGS, TEXT, (source, flags, text) => {
        const pattern = new RegExp(source, `${flags}u`);
        const found = atCharacters(text, scanned(pattern, text).matches);
        expect(found).toEqual(atCharacters(text, matched(pattern, text)));
      }),
      WAYS,
    );
  });

  it.each([
    [/(?<quote>['"])(?<said>.*?)\k<quote>/gu, 'a "b" \'c" d\''],
    [/\k<later>[(](?<later>a)/g, '(a'],
    [/(?<=(\d+)(\d+))x/g, '1234x'],
    [/(?:(a)|b)*\1/g, 'abab'],
    [/[[]a]|[^\]]\]/g, '[a] b]'],
    [/\x41\u0042\cJ|\k/g, 'AB\nk'],
  ])('matches %s', (pattern, text) => {
    expect(scanned(pattern, text).matches).toEqual(matched(pattern, text));
  });

  it('matches escapes that name no group', () => {
    const [source, text] = ['\\k<a>|(b)\\10\\2\\18', 'k<a>b\b\u0002\u00018'];
    expect(scanned(new RegExp(source, 'g'), text).matches).toEqual(matched(new RegExp(source, 'g'), text));
  });

  it('counts each start and each character that is read', () => {
    expect(scanned(/ab/g, 'abab')).toMatchObject({ steps: 7, stopped: false });
    expect(scanned(/a+b/g, 'aaa')).toMatchObject({ steps: 10, matches: [] });
  });

  it('stops at the limit', () => {
    expect(scan(compilePattern(/(a+)+b/g), 'a'.repeat(60), 10_000)).toMatchObject({ stopped: true, matches: [] });
  });
});
