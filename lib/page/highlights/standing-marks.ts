// Which marks the composer shows while the person types. Each check may find something else in an unfinished text: marks that followed every check
// would flicker. So a mark appears when its word is finished; it may grow; what takes a mark away or lowers it waits for a pause in typing.
import type { Annotation } from '../../detect/annotation.ts';
import type { Span } from '../../text/span.ts';
import { unfinishedWordAt } from '../composer/unfinished-word.ts';
import { isMarked } from './mark-kinds.ts';

interface TextEdit {
  readonly start: number;
  /** The end of what was replaced, in the text before. */
  readonly endBefore: number;
  /** The end of what replaced it, in the text now: the caret is there while a person types. */
  readonly endNow: number;
}

interface StandingMark {
  readonly annotation: Annotation;
  /** The person has changed the text under the mark since the check that found it. */
  readonly isEdited: boolean;
}

function editBetween(before: string, now: string): TextEdit {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === now[now.length - 1 - same]) same += 1;
  return { start, endBefore: before.length - same, endNow: now.length - same };
}

/** The mark at its place after an edit of the text; undefined if its text is gone. */
function afterEdit({ annotation, isEdited }: StandingMark, edit: TextEdit): StandingMark | undefined {
  const { start, end } = annotation;
  if (end <= edit.start) return { annotation, isEdited };
  const by = edit.endNow - edit.endBefore;
  if (start >= edit.endBefore) return { annotation: { ...annotation, start: start + by, end: end + by }, isEdited };
  const moved = { start: Math.min(start, edit.start), end: end >= edit.endBefore ? end + by : edit.start };
  return moved.end > moved.start ? { annotation: { ...annotation, ...moved }, isEdited: true } : undefined;
}

/** The marks after the text has changed: they move with their words. */
export function marksAfterEdit(marks: readonly Annotation[], before: string, now: string): readonly Annotation[] {
  const edit = editBetween(before, now);
  return marks.flatMap((annotation) => afterEdit({ annotation, isEdited: false }, edit)?.annotation ?? []);
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

/** Whether the new finding only adds to the mark: it covers it, is at no lower risk, and is marked too. */
const growsFrom = (mark: Annotation, found: Annotation): boolean =>
  contains(found, mark) && found.risk >= mark.risk && (isMarked(found) || !isMarked(mark));

/** The marks while the person types, after a check found `found`. */
function marksWhileTyping(
  standing: readonly StandingMark[],
  found: readonly Annotation[],
  unfinished: Span | undefined,
): Annotation[] {
  const isOpen = (span: Span) => unfinished !== undefined && overlaps(span, unfinished);
  const finished = found.filter((one) => !isOpen(one));
  const kept = standing
    .filter(({ annotation, isEdited }) => !isEdited || isOpen(annotation))
    .map(({ annotation }) => annotation)
    .filter((mark) => isOpen(mark) || !finished.some((one) => growsFrom(mark, one)));
  const added = finished.filter((one) => !kept.some((mark) => overlaps(mark, one)));
  return [...kept, ...added].sort((a, b) => a.start - b.start);
}

export interface StandingMarks {
  /** The marks after the text has changed to `text`, before it is checked. */
  moveTo(text: string): readonly Annotation[];
  /** The marks after a check of `text`. `isTyping`: no pause in typing has followed. */
  checked(text: string, found: readonly Annotation[], isTyping: boolean): readonly Annotation[];
}

export function standingMarks(): StandingMarks {
  let marks: readonly StandingMark[] = [];
  let standingText = '';
  let caret = 0;

  function moveTo(text: string): readonly Annotation[] {
    if (text !== standingText) {
      const edit = editBetween(standingText, text);
      marks = marks.flatMap((mark) => afterEdit(mark, edit) ?? []);
      caret = edit.endNow;
      standingText = text;
    }
    return marks.map(({ annotation }) => annotation);
  }

  return {
    moveTo,
    checked(text, found, isTyping) {
      moveTo(text);
      const shown = isTyping ? marksWhileTyping(marks, found, unfinishedWordAt(text, caret)) : found;
      const before = new Map(marks.map((mark) => [mark.annotation, mark.isEdited]));
      marks = shown.map((annotation) => ({ annotation, isEdited: before.get(annotation) ?? false }));
      return shown;
    },
  };
}
