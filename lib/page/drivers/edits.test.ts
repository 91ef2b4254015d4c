import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Replacement } from '../../sanitize/sanitized.ts';
import { editsFor, extendEditsToAtoms, inverseReplacements, type TextEdit } from './edits.ts';

function replacing(text: string, spans: readonly { start: number; end: number; surrogate: string }[]) {
  const replacements: Replacement[] = [];
  let out = '';
  let at = 0;
  for (const { start, end, surrogate } of spans) {
    out += text.slice(at, start);
    const outStart = out.length;
    out += surrogate;
    const original = text.slice(start, end);
    replacements.push({
      start,
      end,
      outStart,
      outEnd: out.length,
      original,
      surrogate,
      type: 'PERSON',
      mechanism: 'fpe',
      standIn: 'swap',
    });
    at = end;
  }
  return { replacements, sanitized: out + text.slice(at) };
}

const applied = (text: string, edits: readonly TextEdit[]) =>
  [...edits].reverse().reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);

const anyPrompt = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 40 }),
    fc.array(
      fc.tuple(
        fc.nat(6),
        fc.integer({ min: 1, max: 5 }),
        fc.string({ unit: fc.constantFrom('X', 'Y', '\n'), maxLength: 5 }),
      ),
      {
        maxLength: 6,
      },
    ),
  )
  .map(([text, gaps]) => {
    const spans = [];
    let at = 0;
    for (const [gap, length, surrogate] of gaps) {
      const start = at + gap;
      const end = start + length;
      if (end > text.length) break;
      spans.push({ start, end, surrogate });
      at = end;
    }
    return { text, ...replacing(text, spans) };
  });

it('leads to the sanitized text, and back', () => {
  fc.assert(
    fc.property(anyPrompt, ({ text, replacements, sanitized }) => {
      expect(applied(text, editsFor(text, replacements) ?? [])).toBe(sanitized);
      expect(applied(sanitized, editsFor(sanitized, inverseReplacements(replacements)) ?? [])).toBe(text);
    }),
  );
});

it('touches no line break where original and surrogate have as many lines', () => {
  const { replacements } = replacing('at 1 Elm St\nSalem now', [{ start: 3, end: 17, surrogate: '9 Oak Rd\nAstoria' }]);
  expect(editsFor('at 1 Elm St\nSalem now', replacements)).toEqual([
    { start: 3, end: 11, text: '9 Oak Rd' },
    { start: 12, end: 17, text: 'Astoria' },
  ]);
});

it('refuses replacements that are about another text', () => {
  const { replacements } = replacing('to Anna', [{ start: 3, end: 7, surrogate: 'Berta' }]);
  expect(editsFor('for Anna', replacements)).toBeUndefined();
});

it('replaces an atom as a whole, and gives the same text', () => {
  fc.assert(
    fc.property(anyPrompt, fc.array(fc.nat(8), { maxLength: 8 }), ({ text, replacements }, steps) => {
      const edits = editsFor(text, replacements) ?? [];
      const atoms = [];
      let at = 0;
      for (const step of steps) {
        const end = Math.min(text.length, at + step);
        if (step > 1 && end > at) atoms.push({ start: at, end });
        at = end + 1;
      }
      const wide = extendEditsToAtoms(text, edits, atoms);
      expect(applied(text, wide)).toBe(applied(text, edits));
      for (const [i, edit] of wide.entries()) {
        expect(edit.start).toBeGreaterThanOrEqual(wide[i - 1]?.end ?? 0);
        for (const atom of atoms)
          if (atom.start < edit.end && edit.start < atom.end)
            expect(edit.start <= atom.start && edit.end >= atom.end).toBe(true);
      }
    }),
  );
});
