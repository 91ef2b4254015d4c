// Distributes a restored text over the text nodes that a surrogate was split into. Pure: strings in, strings and offsets out.
import type { Segment } from '../../restore/segment.ts';
import type { NotRestoredReason } from '../prompt/prompt-state.ts';

export interface RawTextPiece {
  readonly raw: string;
  /** The separator before this piece in the joined text; it is in no text node. */
  readonly gap: string;
}

interface PiecePosition {
  readonly piece: number;
  readonly offset: number;
}

/**
 * `restored`: the original is shown. `recomputed`: a number was computed from originals. `stand-in`: the surrogate was kept, because the reply makes
 * a statement about it.
 */
export type ReplyMarkKind = 'restored' | 'recomputed' | 'stand-in';

interface BlockLayout {
  readonly texts: readonly string[];
  readonly marks: readonly {
    readonly from: PiecePosition;
    readonly to: PiecePosition;
    readonly kind: ReplyMarkKind;
    /** The original of a kept surrogate; missing for a number that was computed from surrogates. */
    readonly standsFor?: string;
    /** Why the surrogate was kept. */
    readonly reason?: NotRestoredReason;
    /** The index of the segment. */
    readonly segment: number;
  }[];
}

interface PiecePart {
  readonly piece: number;
  readonly text: string;
  /** The separator before this part. */
  readonly gap: string;
}

export const joinPieces = (pieces: readonly RawTextPiece[]) => pieces.map(({ gap, raw }) => gap + raw).join('');

const isSpace = (character: string | undefined) => character !== undefined && /\s/u.test(character);

/** Moves a position out of the middle of a surrogate code pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

function nearestSpace(text: string, at: number, after: number): number | undefined {
  for (let reach = 0; reach <= text.length; reach += 1) {
    for (const place of [at - reach, at + reach]) {
      if (place > after && place < text.length && isSpace(text[place])) return place;
    }
  }
  return undefined;
}

/**
 * Splits the text at the same positions as the parts, if it has the same length, so that a number in highlighted code keeps its groups. Undefined if
 * it does not fit.
 */
function splitAlike(text: string, parts: readonly PiecePart[]): string[] | undefined {
  const shares: string[] = [];
  let at = 0;
  for (const { text: part, gap } of parts) {
    if (gap !== '' && !isSpace(text[at])) return undefined;
    at += gap.length;
    if (wholeCharacter(text, at) !== at) return undefined;
    shares.push(text.slice(at, at + part.length));
    at += part.length;
  }
  return at === text.length ? shares : undefined;
}

/**
 * Splits the text in proportion to the lengths of the parts; a split at white space stays at white space. Each part gets at least one letter while
 * there are any, because an empty one could not be told from an empty text node of the page.
 */
function splitByLength(text: string, parts: readonly PiecePart[]): string[] {
  const total = parts.reduce((sum, part) => sum + part.text.length, 0);
  const shares: string[] = [];
  let at = 0;
  let before = 0;
  parts.forEach((part, i) => {
    before += part.text.length;
    const next = parts[i + 1];
    if (!next) {
      shares.push(text.slice(at));
      return;
    }
    const even = Math.min(Math.max(Math.round((text.length * before) / total), at + 1), text.length);
    const atSpace = isSpace(next.gap) || isSpace(part.text.at(-1)) || isSpace(next.text[0]);
    const space = atSpace ? nearestSpace(text, even, at) : undefined;
    // If the parts split at a line end and the text has no space left, the rest is not split: it goes into this part.
    const cut = space ?? (atSpace ? text.length : wholeCharacter(text, even));
    const end = space !== undefined && isSpace(part.text.at(-1)) ? cut + 1 : cut;
    shares.push(text.slice(at, end));
    at = space !== undefined && isSpace(next.gap) ? cut + 1 : end;
  });
  return shares;
}

function splitOverParts(text: string, parts: readonly PiecePart[]): string[] {
  if (parts.length === 1) return [text];
  return splitAlike(text, parts) ?? splitByLength(text, parts);
}

const NONE: ReadonlySet<number> = new Set();

/**
 * `segments` divide the text that `joinPieces` makes of the pieces. If `restored`, each original replaces its surrogate, but not in the segments
 * `sent`, which the person chose to see as they were sent.
 */
export function layOutBlock(
  pieces: readonly RawTextPiece[],
  segments: readonly Segment[],
  restored: boolean,
  sent = NONE,
): BlockLayout {
  const texts = pieces.map(() => '');
  const marks: BlockLayout['marks'][number][] = [];
  let piece = 0;
  let inGap = 0;
  let inRaw = 0;

  /** The parts of the next `length` characters of the joined text, without separators. */
  function take(length: number): PiecePart[] {
    const parts: PiecePart[] = [];
    let left = length;
    let gap = '';
    while (left > 0) {
      const at = pieces[piece];
      if (!at) break;
      if (inGap < at.gap.length) {
        const skipped = at.gap.slice(inGap, inGap + left);
        if (parts.length > 0) gap += skipped;
        inGap += skipped.length;
        left -= skipped.length;
        continue;
      }
      const text = at.raw.slice(inRaw, inRaw + left);
      if (text !== '') {
        parts.push({ piece, text, gap });
        gap = '';
      }
      inRaw += text.length;
      left -= text.length;
      if (inRaw >= at.raw.length) {
        piece += 1;
        inGap = 0;
        inRaw = 0;
      }
    }
    return parts;
  }

  for (const [segment, { text, surrogate, formula, standsFor, standIn, isUnproved }] of segments.entries()) {
    const parts = take((surrogate ?? text).length);
    const first = parts[0];
    const last = parts.at(-1);
    if (!first || !last) continue;
    const from = { piece: first.piece, offset: texts[first.piece]?.length ?? 0 };
    const isShown = surrogate !== undefined && restored && !sent.has(segment);
    const shares = isShown ? splitOverParts(text, parts) : parts.map((part) => part.text);
    parts.forEach((part, i) => {
      texts[part.piece] += shares[i] ?? '';
    });
    const to = { piece: last.piece, offset: texts[last.piece]?.length ?? 0 };
    if (standsFor !== undefined)
      marks.push({
        from,
        to,
        kind: 'stand-in',
        standsFor,
        reason: standIn === 'placeholder' ? 'unverified' : 'claimed',
        segment,
      });
    else if (isUnproved) marks.push({ from, to, kind: 'stand-in', reason: 'unproved', segment });
    else if (surrogate !== undefined && restored && !isShown)
      marks.push({ from, to, kind: 'stand-in', standsFor: text, reason: 'chosen', segment });
    else if (surrogate !== undefined)
      marks.push({ from, to, kind: formula === undefined ? 'restored' : 'recomputed', segment });
  }
  return { texts, marks };
}
