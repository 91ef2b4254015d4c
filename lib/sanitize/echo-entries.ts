// Checks that the sanitized text, repeated word for word, is restored to the prompt. Wherever the finders of `lib/restore` would restore
// something else, the vault gets an entry with the text beside the surrogate, which decides for this place.

import type { Conversation } from '../conversation/conversation.ts';
import type { EntityType } from '../detect/annotation.ts';
import { type EchoEntry, pairOfEcho } from '../restore/echoes.ts';
import { restore } from '../restore/restore.ts';
import type { Span } from '../text/span.ts';
import type { Replacement, Rewrite, Sanitized } from './sanitized.ts';
import { isWordMechanism } from './words/sampled-words.ts';

/** No reply repeats a longer text as a whole, and restoring it would delay the send. */
const LONGEST_CHECKED = 40_000;
const MAX_ENTRIES = 300;
/** So many characters on each side of the surrogate are kept at first; more if the same text stands elsewhere in the prompt. */
const FIRST_REACH = 16;

/** A stretch of the sanitized text, and what a reply that repeats it must be restored to. */
interface Stretch extends Span {
  readonly original: string;
  readonly type: EntityType;
  readonly standIn?: Replacement['standIn'];
}

/** Ordinary words that were drawn are never restored, and removed facts have no surrogate. */
const isRestored = ({ mechanism, surrogate }: Replacement) => !isWordMechanism(mechanism) && surrogate !== '';

/** What must come back: each original, and the preposition that changed with the phrase after it. */
function stretchesOf({ replacements, articles = [] }: Pick<Sanitized, 'replacements' | 'articles'>): Stretch[] {
  const restored = replacements.filter(isRestored);
  const beforePhrase = new Map(
    articles.filter(({ surrogate }) => surrogate !== '').map((article) => [article.outEnd, article]),
  );
  return restored.map(({ outStart, outEnd, original, type, standIn, mechanism }) => {
    const article: Rewrite | undefined = mechanism === 'generalise' ? beforePhrase.get(outStart) : undefined;
    return {
      start: article?.outStart ?? outStart,
      end: outEnd,
      original: (article?.original ?? '') + original,
      type,
      standIn,
    };
  });
}

/** The stretches that restoring changes, with the text that it gives. */
function restoredStretches(out: string, conversation: Conversation): readonly Stretch[] {
  let at = 0;
  return restore(out, conversation).flatMap(({ text, surrogate, type = 'MISC' }) => {
    const start = at;
    at += (surrogate ?? text).length;
    return surrogate === undefined || surrogate === text ? [] : [{ start, end: at, original: text, type }];
  });
}

/** The text of `span` after each of the stretches in it was replaced by its original. @param inside from left to right */
function withOriginals(out: string, span: Span, inside: readonly Stretch[]): string {
  let [text, at] = ['', span.start];
  for (const { start, end, original } of inside) {
    text += out.slice(at, start) + original;
    at = end;
  }
  return text + out.slice(at, span.end);
}

/** Groups stretches of both lists that overlap, and returns the groups where restoring gives another text than it must. */
function wrongStretches(out: string, wanted: readonly Stretch[], given: readonly Stretch[]): readonly Stretch[] {
  const all = [
    ...wanted.map((one) => ({ ...one, isWanted: true })),
    ...given.map((one) => ({ ...one, isWanted: false })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const wrong: Stretch[] = [];
  for (let from = 0; from < all.length; ) {
    const { start = 0, end: firstEnd = 0 } = all[from] ?? {};
    let [to, end] = [from + 1, firstEnd];
    for (let next = all[to]; next && next.start < end; next = all[to]) {
      end = Math.max(end, next.end);
      to += 1;
    }
    const group = all.slice(from, to);
    const span = { start, end };
    const [must, does] = [true, false].map((isWanted) =>
      withOriginals(
        out,
        span,
        group.filter((one) => one.isWanted === isWanted),
      ),
    );
    const first = group.find((one) => one.isWanted) ?? group[0];
    if (must !== undefined && must !== does && first)
      wrong.push({ ...span, original: must, type: first.type, ...(first.standIn && { standIn: first.standIn }) });
    from = to;
  }
  return wrong;
}

const HALF_PAIR = /^[\udc00-\udfff]|[\ud800-\udbff]$/u;
const isBlank = (text: string) => text.trim() === '';

/** The text beside a stretch, up to `reach` characters on each side, in the same line if there is any. */
function textBeside(
  out: string,
  { start, end }: Span,
  reach: number,
): { readonly before: string; readonly after: string } {
  const before = out.slice(Math.max(0, start - reach), start);
  const after = out.slice(end, end + reach);
  const inLine = { before: before.slice(before.lastIndexOf('\n') + 1), after: after.split('\n')[0] ?? '' };
  const isInLine = reach === FIRST_REACH && !(isBlank(inLine.before) && isBlank(inLine.after));
  const chosen = isInLine ? inLine : { before, after };
  // A reply is searched for whole characters.
  return { before: chosen.before.replace(HALF_PAIR, ''), after: chosen.after.replace(HALF_PAIR, '') };
}

/** Whether the text stands in `out` only where the same stretch with the same original does. */
function isUnambiguous(
  out: string,
  { before, surrogate, after, original }: EchoEntry,
  originalAt: ReadonlyMap<number, string>,
): boolean {
  const sought = before + surrogate + after;
  for (let at = out.indexOf(sought); at >= 0; at = out.indexOf(sought, at + 1))
    if (originalAt.get(at + before.length) !== original) return false;
  return true;
}

function entryFor(out: string, stretch: Stretch, originalAt: ReadonlyMap<number, string>): EchoEntry | undefined {
  const { start, end, original, type, standIn } = stretch;
  const surrogate = out.slice(start, end);
  for (let reach = FIRST_REACH; ; reach *= 4) {
    const beside = textBeside(out, stretch, reach);
    const entry: EchoEntry = { kind: 'echo', ...beside, surrogate, original, type, ...(standIn && { standIn }) };
    const isKeptTextAlone = surrogate === original && isBlank(beside.before) && isBlank(beside.after);
    if (!isKeptTextAlone && isUnambiguous(out, entry, originalAt)) return entry;
    if (reach > out.length) return undefined;
  }
}

/**
 * Entries for the places at which a repeated sanitized text would not be restored to the prompt. Surrogates inside http(s) addresses are
 * not restored in any case (`lib/restore/addresses.ts`).
 */
function echoEntries(
  { text: out, replacements, articles = [] }: Sanitized,
  conversation: Conversation,
): readonly EchoEntry[] {
  if (out.length > LONGEST_CHECKED || (replacements.length === 0 && conversation.entries.length === 0)) return [];
  const wanted = stretchesOf({ replacements, articles });
  const wrong = wrongStretches(out, wanted, restoredStretches(out, conversation)).slice(0, MAX_ENTRIES);
  const originalAt = new Map([...wanted, ...wrong].map(({ start, original }) => [start, original]));
  const entries = wrong.flatMap((stretch) => entryFor(out, stretch, originalAt) ?? []);
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** Adds the entries and pairs of echoes. Only a text that is sent needs them, and finding them takes a whole restore. */
export function withEchoes(sanitized: Sanitized, conversation: Conversation): Sanitized {
  const { vault, pairs } = sanitized;
  const echoes = echoEntries(sanitized, { ...conversation, entries: [...conversation.entries, ...vault] });
  return { ...sanitized, vault: [...vault, ...echoes], pairs: [...pairs, ...echoes.map(pairOfEcho)] };
}
