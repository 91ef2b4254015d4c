// HTML and XML as text: the file as it is, with its tags, but with each entity as the character that it stands for.
import type { TextEdit } from '../document.ts';
import { entitiesIn, withEntities } from './entities.ts';
import { type NotedText, plainText } from './notation.ts';

/** A stretch of the text and of the content that it comes from; the two are the same but for entities. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly isEntity: boolean;
}

function stretchesOf(content: string): { text: string; stretches: readonly Stretch[] } {
  const stretches: Stretch[] = [];
  let text = '';
  const add = (from: number, to: number, shown: string, isEntity: boolean) => {
    if (to > from) stretches.push({ start: text.length, end: text.length + shown.length, from, to, isEntity });
    text += shown;
  };
  let at = 0;
  for (const entity of entitiesIn(content)) {
    add(at, entity.start, content.slice(at, entity.start), false);
    add(entity.start, entity.end, entity.text, true);
    at = entity.end;
  }
  add(at, content.length, content.slice(at), false);
  return { text, stretches };
}

const OPEN_ENTITY = /&#?[\da-zA-Z]{0,40}$/;

/** Ends what stands open at the end, so that nothing written behind it makes another entity of it. */
function withClosedEnd(written: string): string {
  const tail = written.slice(-42);
  const open = OPEN_ENTITY.exec(tail)?.[0];
  if (open === undefined) return written;
  const before = written.slice(0, written.length - open.length);
  const [entity] = entitiesIn(open);
  return before + (entity ? `${open.slice(0, entity.end)};${open.slice(entity.end)}` : `&amp;${open.slice(1)}`);
}

export function markupText(content: string): NotedText {
  const { text, stretches } = stretchesOf(content);
  let seen = 0;
  /** The place in the content; a place inside an entity is its start or its end. */
  const placeOf = (at: number, isEnd: boolean): number => {
    while (seen < stretches.length && (stretches[seen]?.end ?? 0) < at) seen += 1;
    while (!isEnd && stretches[seen]?.end === at && seen + 1 < stretches.length) seen += 1;
    const stretch = stretches[seen];
    if (!stretch) return content.length;
    if (!stretch.isEntity) return stretch.from + (at - stretch.start);
    return at === stretch.start || (at < stretch.end && !isEnd) ? stretch.from : stretch.to;
  };
  const write = (edits: readonly TextEdit[]) => {
    seen = 0;
    let written = '';
    let at = 0;
    for (const edit of edits) {
      const from = edit.start === edit.end ? placeOf(edit.start, true) : placeOf(edit.start, false);
      const to = Math.max(from, placeOf(edit.end, true));
      written = withClosedEnd(written + content.slice(at, from)) + withEntities(edit.text);
      at = to;
    }
    return written + content.slice(at);
  };
  return { text, write, textAfter: plainText(text).textAfter };
}
