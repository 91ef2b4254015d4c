import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedPieces, editedText, type TextPiece, textOfPieces } from './text-pieces.ts';

const piece = (text: string, before = ''): TextPiece => ({ before, text });

it('writes an edit into the piece that holds it', () => {
  const pieces = [piece('Dear '), piece('Annika'), piece(', hello')];
  expect(editedPieces(pieces, [{ start: 5, end: 11, text: 'Maren' }])).toEqual(['Dear ', 'Maren', ', hello']);
});

it('writes an edit over several pieces into the first, and leaves nothing of the original in the others', () => {
  const pieces = [piece('Dear Ann'), piece('ika'), piece(' Lindqvist, hello', '\n')];
  expect(textOfPieces(pieces)).toBe('Dear Annika\n Lindqvist, hello');
  const edits = [{ start: 5, end: 22, text: 'Maren Holm' }];
  expect(editedPieces(pieces, edits)).toEqual(['Dear Maren Holm', '', ', hello']);
  expect(editedText(pieces, edits)).toBe('Dear Maren Holm\n, hello');
});

it('keeps texts without edits, and gives the edited text where no edit crosses a piece', () => {
  const pieces = fc.array(fc.record({ before: fc.constantFrom('', '\t', '\n'), text: fc.string() }), { maxLength: 8 });
  fc.assert(
    fc.property(pieces, fc.string(), fc.nat(), (given, replacement, seed) => {
      expect(editedPieces(given, [])).toEqual(given.map(({ text }) => text));
      const at = given.findIndex(({ text }) => text.length > 0);
      if (at < 0) return;
      const before = textOfPieces(given.slice(0, at)).length + (given[at]?.before.length ?? 0);
      const start = before + (seed % (given[at]?.text.length ?? 1));
      const whole = textOfPieces(given);
      const edited = editedText(given, [{ start, end: start + 1, text: replacement }]);
      expect(edited).toBe(whole.slice(0, start) + replacement + whole.slice(start + 1));
    }),
  );
});

it('leaves no character of a replaced stretch, wherever its ends are', () => {
  const pieces = fc.array(fc.record({ before: fc.constantFrom('', '\t', '\n'), text: fc.stringMatching(/^[a-z]*$/) }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(pieces, fc.nat(), fc.nat(), (given, a, b) => {
      const whole = textOfPieces(given);
      const [start = 0, end = 0] = [a % (whole.length + 1), b % (whole.length + 1)].sort((x, y) => x - y);
      const kept = editedText(given, [{ start, end, text: '' }]).replace(/\s/g, '');
      expect(kept).toBe((whole.slice(0, start) + whole.slice(end)).replace(/\s/g, ''));
    }),
  );
});
