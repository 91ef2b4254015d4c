// The -s that a genitive or a plural joins to a name without an apostrophe: "Müllers Haus", "Jans auto", "the Kowalskis". Without it the word is
// the name, which a reply also says alone.
import type { Span } from '../../text/span.ts';
import { isListedName } from './name-culture.ts';

/** Languages with a genitive in -s that has no apostrophe. English has only the plural. */
const WITH_GENITIVE: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb']);
const ARTICLE_BEFORE = /(?<!\p{L})(?:the|both|die|den|der|de)\s$/iu;
const TITLE_BEFORE = /(?<!\p{L})(?:frau|herrn?|familie|familjen|familien|mevrouw|meneer|herr|fru)\s$/iu;
const ENDED = /^\p{Lu}[\p{L}\p{M}-]*[^sxzß\P{L}]s$/u;
const WORD_AFTER = /^\s\p{L}/u;
const NOUN_AFTER = /^\s\p{Lu}\p{Ll}/u;
const READ_AROUND = 24;

interface EndedName {
  readonly stem: string;
  readonly isPlural: boolean;
}

/**
 * The name without its ending; undefined if the word seems to be the name itself.
 * @param name the place of the last word of a mention
 * @param words the words of all names of the conversation, in lower case
 */
export function endedName(
  text: string,
  { start, end }: Span,
  language: string | undefined,
  words: ReadonlySet<string>,
): EndedName | undefined {
  const word = text.slice(start, end);
  const hasGenitive = WITH_GENITIVE.has(language ?? '');
  if (!ENDED.test(word) || isListedName(word) || !(hasGenitive || language === undefined || language === 'en'))
    return undefined;
  const stem = word.slice(0, -1);
  const before = text.slice(Math.max(0, start - READ_AROUND), start);
  const after = text.slice(end, end + 3);
  if (ARTICLE_BEFORE.test(before) && !NOUN_AFTER.test(after)) return { stem, isPlural: true };
  if (words.has(stem.toLowerCase())) return { stem, isPlural: false };
  if (!hasGenitive || !WORD_AFTER.test(after)) return undefined;
  const isTitled = TITLE_BEFORE.test(before) && (language !== 'de' || NOUN_AFTER.test(after));
  return isTitled || isListedName(stem) ? { stem, isPlural: false } : undefined;
}

/** A stand-in with the ending of the original. */
export function withEnding(standIn: string, isPlural: boolean): string {
  if (!/[sxzß]$/iu.test(standIn)) return `${standIn}s`;
  return isPlural ? `${standIn}es` : `${standIn}’`;
}
