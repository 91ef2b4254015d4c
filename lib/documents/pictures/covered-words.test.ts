import { describe, expect, it } from 'vitest';
import { textOfPieces } from '../text-pieces.ts';
import { coveredGroups } from './covered-words.ts';
import type { OcrWord } from './ocr-page.ts';
import { hasOriginalsLeft } from './originals-left.ts';
import { pageText } from './page-text.ts';
import { quadOf } from './pixels.ts';

const word = (text: string): OcrWord => {
  const area = { left: 0, top: 0, right: 10, bottom: 10 };
  return { text, confidence: 90, area, quad: quadOf(area) };
};
/** Paragraphs are separated by an empty line. */
const page = (text: string) =>
  pageText({
    paragraphs: text.split('\n\n').map((paragraph) => ({
      lines: paragraph.split('\n').map((line) => ({ words: line.split(' ').map(word) })),
    })),
  });

function groupsFor(text: string, original: string, surrogate: string) {
  const read = page(text);
  const start = textOfPieces(read.pieces).indexOf(original);
  const edit = { start, end: start + original.length, text: surrogate };
  return coveredGroups(read, [edit]).map(({ runs, text: written }) => ({
    lines: runs.map(({ words }) => words.map((one) => one.text).join(' ')),
    written,
  }));
}

describe('the text of a page', () => {
  it('has spaces, line breaks and empty lines as the page', () => {
    const text = 'Dear Ms Smith,\nyour account\n\nYours';
    expect(textOfPieces(page(text).pieces)).toBe(text);
  });

  it('has no spaces inside Chinese', () => {
    expect(textOfPieces(page('尊敬 的 李 晓梅 女士 ： 电话 138 0013').pieces)).toBe('尊敬的李晓梅女士：电话 138 0013');
  });
});

describe('the words that edits touch', () => {
  it.each([
    ['Dear Ms Smith, your', 'Smith', 'Jones', { lines: ['Smith,'], written: 'Jones,' }],
    ['Dear Anna Smith, your', 'Anna Smith', 'Ida Jones', { lines: ['Anna Smith,'], written: 'Ida Jones,' }],
    ['by Anna\nSmith, your', 'Anna\nSmith', 'Ida Jones', { lines: ['Anna', 'Smith,'], written: 'Ida Jones,' }],
    ['Ms Smith-Brown here', 'Smith', 'Jones', { lines: ['Smith-Brown'], written: 'Jones-Brown' }],
    ['is (Smith) here', 'Smith', '', { lines: ['(Smith)'], written: '()' }],
    ['经理 是 王建 国 先生', '王建国', '赵强', { lines: ['王建 国'], written: '赵强' }],
  ])('%s: %s', (text, original, surrogate, group) => {
    expect(groupsFor(text, original, surrogate)).toEqual([group]);
  });

  it('know their neighbours on the line only', () => {
    const read = page('Ms Smith\nhas it');
    const [first, second] = coveredGroups(read, [
      { start: 3, end: 8, text: 'Jones' },
      { start: 9, end: 12, text: 'had' },
    ]);
    expect([first?.runs[0]?.before?.text, first?.runs[0]?.after]).toEqual(['Ms', undefined]);
    expect([second?.runs[0]?.before, second?.runs[0]?.after?.text]).toEqual([undefined, 'it']);
  });
});

describe('an original on the written picture', () => {
  const read = page('Ms Smith and\nMs Smith of 4 Oak Row');
  const edits = [{ start: 3, end: 8, text: 'Jones' }];

  it('is found, however it is broken', () => {
    expect(hasOriginalsLeft('Ms Smi th and\nMs Smith of 4 Oak Row', read, edits)).toBe(true);
  });

  it('may stand where it is not edited', () => {
    expect(hasOriginalsLeft('Ms Jones and\nMs Smith of 4 Oak Row', read, edits)).toBe(false);
  });
});
