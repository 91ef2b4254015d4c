import { expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../../detect/annotation.ts';
import { marksAfterEdit, standingMarks } from './standing-marks.ts';

function found(text: string, part: string, risk: RiskLevel = 4): Annotation {
  const start = text.indexOf(part);
  if (start < 0) throw new Error(`${part} is not in ${text}`);
  return {
    start,
    end: start + part.length,
    type: 'PERSON',
    confidence: 1,
    source: { detector: 'model', rule: '' },
    risk,
  };
}

const wordsOf = (text: string, marks: readonly Annotation[]) => marks.map(({ start, end }) => text.slice(start, end));

/** Each step: the text, what a check finds in it, and whether the person types on; the result is what is marked. */
function marked(...steps: readonly (readonly [text: string, parts: readonly string[], isTyping?: boolean])[]) {
  const standing = standingMarks();
  return steps.map(([text, parts, isTyping = true]) => {
    const all = parts.map((part) => found(text, part));
    return wordsOf(text, standing.checked(text, all, isTyping)).join(', ');
  });
}

it('marks a word when it is finished, and a name while it grows', () => {
  expect(
    marked(
      ['I am Ann', ['Ann']],
      ['I am Annika ', ['Annika']],
      ['I am Annika Lind', ['Annika Lind']],
      ['I am Annika Lindqvist.', ['Annika Lindqvist']],
    ),
  ).toEqual(['', 'Annika', 'Annika', 'Annika Lindqvist']);
});

it('marks the last word in a pause', () => {
  expect(marked(['I am Annika', ['Annika']], ['I am Annika', ['Annika'], false])).toEqual(['', 'Annika']);
});

it('keeps a mark that a check of an unfinished text no longer finds, until a pause', () => {
  expect(
    marked(
      ['Dear Anna ', ['Anna']],
      ['Dear Anna we ', []],
      ['Dear Anna we met ', ['Anna']],
      ['Dear Anna we met in May', [], false],
    ),
  ).toEqual(['Anna', 'Anna', 'Anna', '']);
});

it('lowers and shortens nothing before a pause, and raises at once', () => {
  const standing = standingMarks();
  const text = 'Call 503 555 now ';
  const levels = (risk: RiskLevel, part: string, isTyping: boolean) =>
    standing.checked(text, [found(text, part, risk)], isTyping).map((mark) => `${mark.risk} ${mark.end - mark.start}`);
  expect(levels(2, '503', true)).toEqual(['2 3']);
  expect(levels(5, '503 555', true)).toEqual(['5 7']);
  expect(levels(4, '503 555', true)).toEqual(['5 7']);
  expect(levels(5, '503', true)).toEqual(['5 7']);
  expect(levels(4, '503', false)).toEqual(['4 3']);
});

it('follows the check at once in a word that the person has changed', () => {
  expect(
    marked(
      ['I am Anna now', ['Anna'], false],
      ['I am Annax now', []],
      ['I am Annaxy now', []],
      ['I am Annax y now', []],
    ),
  ).toEqual(['Anna', 'Anna', 'Anna', 'Anna']);
  expect(marked(['I am Anna now', ['Anna'], false], ['I am Ana now', []], ['I am Ana  now', []])).toEqual([
    'Anna',
    'Ana',
    '',
  ]);
});

it('moves marks with their words, also those of a check that the person has overtaken', () => {
  const standing = standingMarks();
  const text = 'Dear Anna, hello ';
  standing.checked(text, [found(text, 'Anna')], true);
  const later = 'My Dear Anna, hello ';
  expect(wordsOf(later, standing.moveTo(later))).toEqual(['Anna']);
  expect(standing.moveTo('')).toEqual([]);
});

it('knows where marks are after an edit', () => {
  const before = 'Anna met Berta in Rome';
  const marks = ['Anna', 'Berta', 'Rome'].map((part) => found(before, part));
  const after = (now: string) => wordsOf(now, marksAfterEdit(marks, before, now));
  expect(after('Anna met Berta in Rome.')).toEqual(['Anna', 'Berta', 'Rome']);
  expect(after('So Anna met Berta in Rome')).toEqual(['Anna', 'Berta', 'Rome']);
  expect(after('Anna met Bertha in Rome')).toEqual(['Anna', 'Bertha', 'Rome']);
  expect(after('Anna met in Rome')).toEqual(['Anna', 'Rome']);
  expect(after('Anna met Be')).toEqual(['Anna', 'Be']);
  expect(after('')).toEqual([]);
});

it('marks names of a script without spaces as soon as the text goes on', () => {
  expect(marked(['我叫王小明', ['王小明']], ['我叫王小明。', ['王小明']])).toEqual(['', '王小明']);
  expect(marked(['我叫王小明', ['王小明']], ['我叫王小明 ok', ['王小明']])).toEqual(['', '王小明']);
});
