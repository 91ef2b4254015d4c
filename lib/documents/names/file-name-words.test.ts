import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameWith, wordsOfFileName } from './file-name-words.ts';

function renamed(name: string, original: string, surrogate: string): string {
  const { text } = wordsOfFileName(name);
  const start = text.indexOf(original);
  if (start < 0) throw new Error(text);
  return fileNameWith(name, [{ start, end: start + original.length, text: surrogate }]);
}

it.each([
  ['CV_Annika-Lindqvist_2026.pdf', 'CV Annika Lindqvist 2026', '.pdf'],
  ['AnnikaLindqvistCV.docx', 'Annika Lindqvist CV', '.docx'],
  ['CVAnnikaLindqvist2026.docx', 'CV Annika Lindqvist 2026', '.docx'],
  ['annika-lindqvist.txt', 'Annika Lindqvist', '.txt'],
  ['annika.lindqvist', 'Annika Lindqvist', ''],
  ['RECHNUNG_JÖRG_MÜLLER.PDF', 'Rechnung Jörg Müller', '.PDF'],
  ['Annika Lindqvist.pdf', 'Annika Lindqvist', '.pdf'],
  ['Anna-Lena Holm, Lebenslauf (2).pdf', 'Anna-Lena Holm, Lebenslauf (2)', '.pdf'],
  ['Brief an Hr. Dr. Meier.odt', 'Brief an Hr. Dr. Meier', '.odt'],
  ['Angus McDonald.txt', 'Angus McDonald', '.txt'],
  ['offer%20for%20Annika.txt', 'offer for Annika', '.txt'],
  ['Notiz_2026-05-03_v1.2.md', 'Notiz 2026-05-03 v 1.2', '.md'],
  ['mail_to_annika.lindqvist@example.com.eml', 'mail_to_annika.lindqvist@example.com', '.eml'],
  ['张伟_简历.pdf', '张伟 简历', '.pdf'],
  ['backup_annika.tar.gz', 'Backup Annika', '.tar.gz'],
  ['.env', '.env', ''],
])('reads %s as words', (name, text, extension) => {
  expect(wordsOfFileName(name)).toEqual({ text, extension });
});

it.each([
  ['CV_Annika-Lindqvist_2026.pdf', 'Annika Lindqvist', 'Maren Holm', 'CV_Maren-Holm_2026.pdf'],
  ['CV_Lindqvist_2026.pdf', 'Lindqvist', 'Maren Holm', 'CV_Maren_Holm_2026.pdf'],
  ['annika-lindqvist', 'Annika Lindqvist', 'Maren Holm', 'maren-holm'],
  ['annika.lindqvist', 'Annika Lindqvist', 'Maren Holm', 'maren.holm'],
  ['annika.txt', 'Annika', 'Maren Holm', 'maren-holm.txt'],
  ['Annika.txt', 'Annika', 'Maren Holm', 'Maren_Holm.txt'],
  ['AnnikaLindqvistCV.docx', 'Annika Lindqvist', 'Maren von Holm', 'MarenVonHolmCV.docx'],
  ['annika-lindqvist.txt', 'Annika Lindqvist', 'Jörg Süß', 'joerg-suess.txt'],
  ['Jörg_Müller.txt', 'Jörg Müller', 'René Süß', 'René_Süß.txt'],
  ['ANNIKA_LINDQVIST.TXT', 'Annika Lindqvist', 'Łukasz Dvořák', 'LUKASZ_DVORAK.TXT'],
  ['Annika Lindqvist.pdf', 'Annika Lindqvist', 'Maren Holm', 'Maren Holm.pdf'],
  ['张伟_简历.pdf', '张伟', '李娜', '李娜_简历.pdf'],
  ['Annika.pdf', 'Annika', '<A/B: "C">', '_A_B___C__.pdf'],
  ['Annika.pdf', 'Annika', '', 'file.pdf'],
  ['Annika.pdf', 'Annika', 'con', '_con.pdf'],
  ['Annika.pdf', 'Annika', '..', 'file.pdf'],
])('writes %s with %s as %s', (name, original, surrogate, expected) => {
  expect(renamed(name, original, surrogate)).toBe(expected);
});

const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.stringMatching(/^[A-Ca-c1ßÄ_.+ @-]{0,30}(?:\.pdf|\.txt|)$/),
);

function expectValid(name: string): void {
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
  expect(name).not.toMatch(/^\.*$|^\s|[\s.]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  expect(name.isWellFormed()).toBe(true);
}

it('always gives a valid name, and the same one again', () => {
  const edit = fc.tuple(fc.nat(), fc.nat(), fc.string({ unit: 'binary', maxLength: 300 }));
  fc.assert(
    fc.property(names, edit, (name, [a, b, text]) => {
      const words = wordsOfFileName(name);
      const valid = fileNameWith(name, []);
      expectValid(valid);
      expect(fileNameWith(valid, [])).toBe(valid);
      expect(valid.endsWith(words.extension)).toBe(true);
      const [start = 0, end = 0] = [a % (words.text.length + 1), b % (words.text.length + 1)].sort((x, y) => x - y);
      const written = fileNameWith(name, [{ start, end, text }]);
      expectValid(written);
      expect(written.endsWith(words.extension)).toBe(true);
    }),
    { numRuns: 800 },
  );
});

it('leaves nothing of what is replaced, and all of the rest', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  const separators = fc.constantFrom('_', '-', ' ', '.', '', '+', '%20');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), separators, fc.nat(), (words, separator, seed) => {
      const name = `${words.join(separator)}.pdf`;
      const read = wordsOfFileName(name).text;
      expect(read).toBe(words.join(' '));
      const at = seed % words.length;
      const start = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
      const written = fileNameWith(name, [{ start, end: start + (words[at]?.length ?? 0), text: 'Xyz' }]);
      expect(written).toBe(`${words.with(at, 'Xyz').join(separator)}.pdf`);
    }),
  );
});
