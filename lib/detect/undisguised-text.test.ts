import fc from 'fast-check';
import { expect, it } from 'vitest';
import { annotatedByRisk } from '../judge/annotated-by-risk.test-support.ts';
import type { RiskLevel } from './annotation.ts';
import { patternDetectors } from './patterns/index.ts';
import { undisguisedText } from './undisguised-text.ts';

const HIDDEN = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u200e', '\u202c'];

it('gives nothing for a text without disguise', () => {
  for (const text of ['Anna Berg', 'Анна Берг и Anna', 'می‌خواهم', '👨‍👩‍👧 ❤️', 'Ελένη', 'क्‍ष'])
    expect(undisguisedText(text)).toBeUndefined();
});

it.each([
  ['An\u00adni\u200bka', 'Annika'],
  ['Аnnikа', 'Annika'],
  ['Αnna', 'Anna'],
  ['𝐀𝐧𝐧𝐢𝐤𝐚 𝟷𝟸', 'Annika 12'],
  ['ﬁona', 'fiona'],
  ['Ⓐnna', 'Anna'],
])('%j reads %s', (source, read) => {
  expect(undisguisedText(source)?.text).toBe(read);
});

it('maps every part of the undisguised text to the part of the source that it was read from', () => {
  const letter = fc.constantFrom(...'aZ9 @.é', '𝐀', 'ﬁ', '高', '👍');
  const hidden = fc.array(fc.constantFrom(...HIDDEN), { maxLength: 3 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(letter, hidden), { minLength: 1, maxLength: 20 }), (units) => {
      const source = units.map(([sign, after]) => sign + after).join('');
      const undisguised = undisguisedText(source);
      if (!undisguised) return;
      for (let start = 0; start < undisguised.text.length; start++) {
        for (let end = start + 1; end <= undisguised.text.length; end++) {
          const span = undisguised.sourceOf({ start, end });
          expect(span.start).toBeLessThan(span.end);
          expect(span.end).toBeLessThanOrEqual(source.length);
          // The undisguised source part must contain the span's text; it may be longer, because a ligature is mapped as a whole.
          const part = source.slice(span.start, span.end);
          expect(undisguisedText(part)?.text ?? part).toContain(undisguised.text.slice(start, end));
        }
      }
    }),
    { numRuns: 300 },
  );
});

const everything = (): RiskLevel => 5;
const VALUES = [
  ['DE89370400440532013000', 'iban'],
  ['4111111111111111', 'card'],
  ['+442079460958', 'phone'],
  ['ann.lee@mail.example.org', 'email'],
] as const;

it('finds a whole value wherever zero-width characters are put into it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...VALUES),
      fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...HIDDEN)), { minLength: 1, maxLength: 6 }),
      async ([value, kind], signs) => {
        let hidden: string = value;
        for (const [at, sign] of signs) {
          const position = 1 + (at % (hidden.length - 1));
          hidden = hidden.slice(0, position) + sign + hidden.slice(position);
        }
        const text = `Please note ${hidden} for today.`;
        const found = await annotatedByRisk(text, patternDetectors, everything);
        expect(found.map(({ start, end, kind: of }) => [text.slice(start, end), of])).toContainEqual([hidden, kind]);
      },
    ),
    { numRuns: 200 },
  );
});
