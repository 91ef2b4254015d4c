// Lays a restored text over the pieces that its surrogates were cut into. Pure: strings in, strings and offsets out.
import type { Segment } from '../../sanitize/sanitized.ts';
import type { StandInReason } from '../prompt/prompt-state.ts';

export interface RawPiece {
  readonly raw: string;
  /** What stands between this piece and the one before in the joined text, and in no piece. */
  readonly gap: string;
}

export interface Place {
  readonly piece: number;
  readonly offset: number;
}

/** Restored; recomputed from the originals; kept, because the reply makes a statement about the surrogate. */
export type MarkKind = 'restored' | 'recomputed' | 'stand-in';

export interface Layout {
  readonly texts: readonly string[];
  readonly marks: readonly {
    readonly from: Place;
    readonly to: Place;
    readonly kind: MarkKind;
    /** For a kept surrogate, and not for a number computed from some: its original. */
    readonly standsFor?: string;
    /** Why it was kept. */
    readonly reason?: StandInReason;
  }[];
}

interface Part {
  readonly piece: number;
  readonly text: string;
  /** Between this part and the one before. */
  readonly gap: string;
}

export const joined = (pieces: readonly RawPiece[]) => pieces.map(({ gap, raw }) => gap + raw).join('');

const isSpace = (character: string | undefined) => character !== undefined && /\s/u.test(character);

/** Not between the halves of one character. */
function whole(text: string, at: number): number {
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

/** The same number of letters at the same places, so that a number in a highlighted code keeps its groups. */
function onePerOne(text: string, parts: readonly Part[]): string[] | undefined {
  const shares: string[] = [];
  let at = 0;
  for (const { text: part, gap } of parts) {
    if (gap !== '' && !isSpace(text[at])) return undefined;
    at += gap.length;
    if (whole(text, at) !== at) return undefined;
    shares.push(text.slice(at, at + part.length));
    at += part.length;
  }
  return at === text.length ? shares : undefined;
}

/**
 * Each part gets its share by length; a cut at white space stays one. A part that would be left empty could not be told from a
 * page's own empty text, so each gets a letter while there are any.
 */
function byLength(text: string, parts: readonly Part[]): string[] {
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
    // A word is not cut where a line ends: all of the rest stands before it.
    const cut = space ?? (atSpace ? text.length : whole(text, even));
    const end = space !== undefined && isSpace(part.text.at(-1)) ? cut + 1 : cut;
    shares.push(text.slice(at, end));
    at = space !== undefined && isSpace(next.gap) ? cut + 1 : end;
  });
  return shares;
}

function shared(text: string, parts: readonly Part[]): string[] {
  if (parts.length === 1) return [text];
  return onePerOne(text, parts) ?? byLength(text, parts);
}

/** `segments` are of the joined text. Where `restored`, each original takes the place of its surrogate. */
export function layOut(pieces: readonly RawPiece[], segments: readonly Segment[], restored: boolean): Layout {
  const texts = pieces.map(() => '');
  const marks: Layout['marks'][number][] = [];
  let piece = 0;
  let inGap = 0;
  let inRaw = 0;

  /** The next `length` characters of the joined text, without the gaps. */
  function take(length: number): Part[] {
    const parts: Part[] = [];
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

  for (const { text, surrogate, formula, standsFor, standIn, isUnproved } of segments) {
    const parts = take((surrogate ?? text).length);
    const first = parts[0];
    const last = parts.at(-1);
    if (!first || !last) continue;
    const from = { piece: first.piece, offset: texts[first.piece]?.length ?? 0 };
    const shares = surrogate !== undefined && restored ? shared(text, parts) : parts.map((part) => part.text);
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
      });
    else if (isUnproved) marks.push({ from, to, kind: 'stand-in', reason: 'unproved' });
    else if (surrogate !== undefined) marks.push({ from, to, kind: formula === undefined ? 'restored' : 'recomputed' });
  }
  return { texts, marks };
}
