// The decisions that a person can take about the pages of an attached file: which words are hidden, and which areas are covered.
import { type Annotation, isReplaced, MIN_REPLACED_RISK, RISK_OF_KEPT } from '../../detect/annotation.ts';
import {
  type AreaEdits,
  areasOfSpan,
  type DocumentChange,
  type DocumentPages,
  isSameArea,
  NO_AREAS,
  onPage,
  type PageArea,
  type PageView,
  type RelativeArea,
  touches,
} from '../../documents/page-view.ts';
import type { RiskOverride } from '../../engine/protocol.ts';
import type { Span } from '../../text/span.ts';
import type { PageBox } from '../prompt/shown-page.ts';
import type { CheckedFile } from './attachment-check.ts';
import type { CheckWithoutSurvivorsParts } from './check-without-survivors.ts';
import type { NamedText } from './named-text.ts';

export interface FileDecisions {
  readonly overrides: readonly RiskOverride[];
  readonly areas: AreaEdits;
}

export const NO_DECISIONS: FileDecisions = { overrides: [], areas: NO_AREAS };

interface FoundText extends Span {
  readonly text: string;
  readonly isReplaced: boolean;
}

export interface FileReview {
  readonly pages: DocumentPages;
  /** The file's own text. */
  readonly text: string;
  /** Their places are those of the file's own text. */
  readonly texts: readonly FoundText[];
  readonly decided: FileDecisions;
  /** How the file would be written. */
  readonly change: DocumentChange;
  checkAgain(next: FileDecisions): Promise<CheckedFile>;
}

export function foundTexts(named: NamedText, annotations: readonly Annotation[]): readonly FoundText[] {
  return annotations.flatMap((annotation) => {
    const span = named.inFile(annotation);
    const text = named.text.slice(annotation.start, annotation.end);
    return span ? [{ ...span, text, isReplaced: isReplaced(annotation) }] : [];
  });
}

/** The decisions about the file stand above those of the conversation, and end with it. */
export function withDecisions<Parts extends Pick<CheckWithoutSurvivorsParts, 'decisions'>>(
  parts: Parts,
  { overrides }: FileDecisions,
): Parts {
  const decisions = () => {
    const now = parts.decisions();
    const others = now.overrides.filter(({ text }) => !overrides.some((own) => own.text === text));
    return { ...now, overrides: [...others, ...overrides] };
  };
  return { ...parts, decisions };
}

/** Boxes beside each other on one line become one. */
function joinedOnLine(areas: readonly RelativeArea[]): readonly RelativeArea[] {
  const joined: RelativeArea[] = [];
  for (const area of areas) {
    const last = joined.at(-1);
    const middle = (area.top + area.bottom) / 2;
    if (last && last.top < middle && middle < last.bottom && area.left >= last.left)
      joined[joined.length - 1] = {
        left: last.left,
        top: Math.min(last.top, area.top),
        right: Math.max(last.right, area.right),
        bottom: Math.max(last.bottom, area.bottom),
      };
    else joined.push(area);
  }
  return joined;
}

/** What can be clicked on a page, from the bottom to the top. */
export function boxesOn(
  page: number,
  { text: whole, texts, decided }: Pick<FileReview, 'text' | 'texts' | 'decided'>,
  view: PageView,
): readonly PageBox[] {
  const placed = { text: whole, places: view.places };
  const words = texts.flatMap(({ text, isReplaced, ...span }) =>
    joinedOnLine(areasOfSpan(placed, span)).map(
      (area) => ({ ...area, kind: 'word', isCovered: isReplaced, text }) as const,
    ),
  );
  const { covered, keptCodes } = decided.areas;
  const drawn = onPage(covered, page);
  const isKept = (code: PageView['codes'][number]) => onPage(keptCodes, page).some((kept) => isSameArea(kept, code));
  const unsure = view.unsure.filter((area) => ![...words, ...drawn].some((other) => touches(other, area)));
  return [
    ...unsure.map((area) => ({ ...area, kind: 'unsure', isCovered: false }) as const),
    ...words,
    ...view.codes.map((area) => ({ ...area, kind: 'code', isCovered: !isKept(area) }) as const),
    ...drawn.map(({ page: _, ...area }) => ({ ...area, kind: 'drawn', isCovered: true }) as const),
  ];
}

const without = (areas: readonly PageArea[], gone: PageArea): readonly PageArea[] =>
  areas.filter((area) => area.page !== gone.page || !isSameArea(area, gone));

export function withCovered({ overrides, areas }: FileDecisions, area: PageArea): FileDecisions {
  return { overrides, areas: { ...areas, covered: [...areas.covered, area] } };
}

export function withMoved({ overrides, areas }: FileDecisions, from: PageArea, to: PageArea): FileDecisions {
  // Each cover keeps its place in the list, by which the panel tells them apart.
  const covered = areas.covered.map((area) => (area.page === from.page && isSameArea(area, from) ? to : area));
  return { overrides, areas: { ...areas, covered } };
}

/** The decisions after a click on a box. A word is decided about wherever it stands in the file. */
export function afterToggling(decided: FileDecisions, page: number, box: PageBox): FileDecisions {
  const { overrides, areas } = decided;
  const { kind, isCovered, text = '', left, top, right, bottom } = box;
  const area = { page, left, top, right, bottom };
  if (kind === 'word') {
    const risk = isCovered ? RISK_OF_KEPT : MIN_REPLACED_RISK;
    return { areas, overrides: [...overrides.filter((other) => other.text !== text), { text, risk }] };
  }
  if (kind === 'code') {
    const kept = without(areas.keptCodes, area);
    return { overrides, areas: { ...areas, keptCodes: isCovered ? [...kept, area] : kept } };
  }
  if (kind === 'unsure') return withCovered(decided, area);
  return { overrides, areas: { ...areas, covered: without(areas.covered, area) } };
}
