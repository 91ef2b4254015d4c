import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlappingSpans, overlaps, type Span } from './span.ts';

const gap = fc.nat({ max: 3 });
const length = fc.integer({ min: 1, max: 4 });

it('finds the same overlaps as a search through all spans', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(gap, length)), gap, length, (steps, skip, size) => {
      let at = 0;
      const sorted = steps.map(([space, own]): Span => {
        const start = at + space;
        at = start + own;
        return { start, end: at };
      });
      for (let start = skip; start < at + 3; start += 1) {
        const span = { start, end: start + size };
        expect(overlappingSpans(sorted, span)).toEqual(sorted.filter((one) => overlaps(one, span)));
      }
    }),
  );
});
