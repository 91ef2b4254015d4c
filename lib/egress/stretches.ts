// Cuts a prompt that no check has covered into stretches that may not leave until it has been checked.
import { foldedForSearch } from './fold.ts';

/** The length of a stretch. Any piece of a prompt twice as long holds at least one stretch whole. */
const STRETCH_LENGTH = 16;
/** Prompts shorter than a stretch are looked for whole if they have at least this length. */
const SHORTEST_PROMPT = 6;
const MAX_STRETCHES = 64;
const LETTERS_AT_LEAST = 8;

function commonStartLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

const reverseText = (text: string) => [...text].reverse().join('');

function evenSample<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * Stretches that overlap the part of `text` that is new since `checked`. Stretches in `released` are left out: text that already left, sanitized or
 * found harmless, is no secret.
 */
export function uncheckedStretchesOf(text: string, checked: string, released: readonly string[]): readonly string[] {
  const raw = foldedForSearch(text).trim();
  const known = foldedForSearch(checked).trim();
  if (raw === known || raw.length < SHORTEST_PROMPT) return [];
  let sent: readonly string[] | undefined;
  const isReleased = (stretch: string) => {
    sent ??= released.map(foldedForSearch);
    return sent.some((text) => text.includes(stretch));
  };
  if (raw.length < 2 * STRETCH_LENGTH) return isReleased(raw) ? [] : [raw];
  const from = commonStartLength(raw, known);
  const kept = Math.min(
    commonStartLength(reverseText(raw), reverseText(known)),
    raw.length - from,
    known.length - from,
  );
  const to = raw.length - kept;
  const first = Math.max(0, from - STRETCH_LENGTH + 1);
  const last = Math.min(raw.length - STRETCH_LENGTH, Math.max(to - 1, first));
  const found: string[] = [];
  for (let at = first; at <= last; at += STRETCH_LENGTH) found.push(raw.slice(at, at + STRETCH_LENGTH));
  // Adds a stretch that ends with the text, because that is where the person types.
  if (to > from) found.push(raw.slice(Math.max(0, to - STRETCH_LENGTH), Math.max(STRETCH_LENGTH, to)));
  const telling = found.filter((stretch) => (stretch.match(/[\p{L}\p{N}]/gu) ?? []).length >= LETTERS_AT_LEAST);
  return evenSample([...new Set(telling)], MAX_STRETCHES).filter((stretch) => !isReleased(stretch));
}
