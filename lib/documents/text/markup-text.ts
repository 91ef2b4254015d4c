// HTML and XML as text: the file as it is, with its tags, but with each entity as the character that it stands for, and without tags that stand
// inside a word: "<b>J</b>&ouml;rg" is "<b>Jörg".
import type { TextEdit } from '../document.ts';
import { type Entity, entitiesIn, withEntities } from './entities.ts';
import { type NotedText, plainText } from './notation.ts';

/** A stretch of the text and of the content that it comes from. They are the same, but for entities and for tags, whose text is empty. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly isSame: boolean;
}

/** Tags without attributes, which could hold a text. */
const TAGS_IN_WORD =
  /(?<=[\p{L}\p{M}\p{N}]|&#?\w{1,32};)(?:<\/?(?:a|b|big|code|em|font|i|mark|s|small|span|strong|sub|sup|tt|u|wbr)\s{0,3}\/?>)+(?=[\p{L}\p{M}\p{N}&])/giu;
const TAGS = /<\/?(?:a|b|big|code|em|font|i|mark|s|small|span|strong|sub|sup|tt|u|wbr)\s{0,3}\/?>/gi;

export const withoutPlainTags = (text: string): string => text.replace(TAGS, '');

const tagsInWords = (content: string): readonly Entity[] =>
  Array.from(content.matchAll(TAGS_IN_WORD), ({ index, 0: tags }) => ({
    start: index,
    end: index + tags.length,
    text: '',
  }));

function stretchesOf(content: string): { text: string; stretches: readonly Stretch[] } {
  const stretches: Stretch[] = [];
  let text = '';
  const add = (from: number, to: number, shown: string, isSame: boolean) => {
    if (to > from) stretches.push({ start: text.length, end: text.length + shown.length, from, to, isSame });
    text += shown;
  };
  let at = 0;
  for (const token of [...entitiesIn(content), ...tagsInWords(content)].sort((a, b) => a.start - b.start)) {
    add(at, token.start, content.slice(at, token.start), true);
    add(token.start, token.end, token.text, false);
    at = token.end;
  }
  add(at, content.length, content.slice(at), true);
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

/** A replacement with the tags of the word that it replaces, so that each tag keeps its other end. */
function withTags(text: string, replaced: string): string {
  const tags = Array.from(replaced.matchAll(TAGS_IN_WORD), ([tag]) => tag).join('');
  const isWord = /^[\p{L}\p{N}]{2}/u.test(text);
  const first = isWord ? (Array.from(text)[0] ?? '') : text;
  return withEntities(first) + tags + withEntities(text.slice(first.length));
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
    if (stretch.isSame) return stretch.from + (at - stretch.start);
    return at === stretch.start || (at < stretch.end && !isEnd) ? stretch.from : stretch.to;
  };
  const write = (edits: readonly TextEdit[]) => {
    seen = 0;
    let written = '';
    let at = 0;
    for (const edit of edits) {
      const from = edit.start === edit.end ? placeOf(edit.start, true) : placeOf(edit.start, false);
      const to = Math.max(from, placeOf(edit.end, true));
      written = withClosedEnd(written + content.slice(at, from)) + withTags(edit.text, content.slice(from, to));
      at = to;
    }
    return written + content.slice(at);
  };
  return { text, write, textAfter: plainText(text).textAfter };
}
