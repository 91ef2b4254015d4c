import { describe, expect, it } from 'vitest';
import type { PageView } from '../../documents/page-view.ts';
import type { PageBox } from '../prompt/shown-page.ts';
import { afterToggling, boxesOn, NO_DECISIONS, withCovered, withDecisions, withMoved } from './file-review.ts';

const TEXT = 'Dear Ann Berg, call Ann Berg';
const AREA = { left: 0.1, top: 0.7, right: 0.2, bottom: 0.8 };
const CODE = { left: 0.8, top: 0.8, right: 0.9, bottom: 0.9 };
/** The words of the text on two lines. */
const VIEW: PageView = {
  picture: new Uint8Array(),
  places: [
    { start: 0, end: 4, left: 0.1, right: 0.2, top: 0.1, bottom: 0.15 },
    { start: 5, end: 8, left: 0.25, right: 0.3, top: 0.1, bottom: 0.15 },
    { start: 9, end: 14, left: 0.32, right: 0.4, top: 0.1, bottom: 0.15 },
    { start: 15, end: 28, left: 0.1, right: 0.5, top: 0.2, bottom: 0.25 },
  ],
  codes: [CODE],
  unsure: [AREA, { left: 0.26, top: 0.1, right: 0.3, bottom: 0.14 }],
};
const found = (isReplaced: boolean) => [
  { start: 5, end: 13, text: 'Ann Berg', isReplaced },
  { start: 20, end: 28, text: 'Ann Berg', isReplaced },
];
const boxes = (decided = NO_DECISIONS, page = 1) => boxesOn(page, { text: TEXT, texts: found(true), decided }, VIEW);
const ofKind = (kind: PageBox['kind'], all: readonly PageBox[] = boxes()) => all.filter((box) => box.kind === kind);
const first = (kind: PageBox['kind'], all?: readonly PageBox[]): PageBox => {
  const [box] = ofKind(kind, all);
  if (!box) throw new Error(`there is no box of the kind ${kind}`);
  return box;
};

describe('the boxes of a page', () => {
  it('has one for each mention on a line, however many words it has', () => {
    const [one, other, ...rest] = ofKind('word');
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ text: 'Ann Berg', isCovered: true, left: 0.25, top: 0.1 });
    expect(one?.right).toBeGreaterThan(0.38);
    expect(one?.right).toBeLessThan(0.4);
    expect(other).toMatchObject({ right: 0.5, top: 0.2 });
  });

  it('asks about a place that was not read surely, unless it is a word that was found', () => {
    expect(ofKind('unsure')).toEqual([{ ...AREA, kind: 'unsure', isCovered: false }]);
  });
});

describe('a click', () => {
  it('on a word decides about each of its mentions, and takes an earlier decision back', () => {
    const once = afterToggling(NO_DECISIONS, 1, first('word'));
    expect(once.overrides).toEqual([{ text: 'Ann Berg', risk: 2 }]);
    const kept = { ...first('word'), isCovered: false };
    expect(afterToggling(once, 1, kept).overrides).toEqual([{ text: 'Ann Berg', risk: 4 }]);
  });

  it('on a code keeps it, on this page only, and covers it again', () => {
    const kept = afterToggling(NO_DECISIONS, 1, first('code'));
    expect(first('code', boxes(kept)).isCovered).toBe(false);
    expect(first('code', boxes(kept, 2)).isCovered).toBe(true);
    expect(afterToggling(kept, 1, first('code', boxes(kept))).areas.keptCodes).toEqual([]);
  });

  it('on an unsure place covers it, and another uncovers it', () => {
    const covered = afterToggling(NO_DECISIONS, 1, first('unsure'));
    expect(ofKind('unsure', boxes(covered))).toEqual([]);
    const drawn = first('drawn', boxes(covered));
    expect(drawn).toEqual({ ...AREA, kind: 'drawn', isCovered: true });
    expect(afterToggling(covered, 1, drawn).areas.covered).toEqual([]);
  });
});

it('moves a drawn area', () => {
  const drawn = withCovered(NO_DECISIONS, { ...AREA, page: 2 });
  const to = { ...AREA, left: 0.15, page: 2 };
  expect(withMoved(drawn, { ...AREA, page: 2 }, to).areas.covered).toEqual([to]);
  const other = { ...CODE, page: 2 };
  expect(withMoved(withCovered(drawn, other), { ...AREA, page: 2 }, to).areas.covered).toEqual([to, other]);
});

it('places the decisions about the file above those of the conversation', () => {
  const earlier = [
    { text: 'Ann Berg', risk: 5 },
    { text: 'Leeds', risk: 4 },
  ] as const;
  const parts = { decisions: () => ({ overrides: earlier, brokenRelations: [], links: [] }) };
  const { overrides } = withDecisions(parts, afterToggling(NO_DECISIONS, 1, first('word'))).decisions();
  expect(overrides).toEqual([
    { text: 'Leeds', risk: 4 },
    { text: 'Ann Berg', risk: 2 },
  ]);
});
