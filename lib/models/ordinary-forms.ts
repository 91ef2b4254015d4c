// Forms of ordinary words in Arabic and Persian, which join particles to a word. The list of ordinary words has only those forms that occur in
// running text: with "نصيحة" (advice) it need not have "ونصيحتك" (and your advice).
import { WORDS_THAT_ARE_NO_NAMES } from '../detect/native-names/no-names.ts';
import { isListedNativeName } from '../detect/native-names/spaced.ts';

/** The fewest letters of a word without its particles. */
const SHORTEST = 3;
const ARABIC_BEFORE = /^(?:[وف]?(?:بال|كال|ال|لل|[بلكس])|[وف])/u;
const ARABIC_AFTER = /(?:تها|تهم|تنا|تك|تي|ته|ها|هم|هن|نا|كم|ات|ين|ان|ون|ية|[يكهةا])$/u;
/** Persian endings, joined by a zero-width non-joiner or directly: "‌ها" (plural), "‌تر" (more). */
const PERSIAN_AFTER = /\u200c?(?:ها|های|هایی|هایم|هایت|هایش|هایشان|هایمان|ترین|تر)$/u;
const PERSIAN_ENDING = /^(?:ها|های|هایی|تر|ترین|ای|ام|ات|اش)$/u;
/** Persian verbs in the present begin so, and no name does: "می‌کنی", "نمی‌شود". */
const PERSIAN_VERB = /^ن?می\u200c\p{L}/u;
/** Greetings, and "light", which in Persian is hardly ever a name alone. All of them are in lists of Arabic names. */
const GREETING = /^(?:سلام|درود|مرحبا|مرحباً|أهلا|أهلاً)$/u;
const PERSIAN_WORD = /^نور$/u;

function bareForms(word: string, language: string): readonly string[] {
  if (language === 'fa') return [word.replace(PERSIAN_AFTER, '')];
  const start = ARABIC_BEFORE.exec(word)?.[0].length ?? 0;
  const rest = word.slice(start);
  const stem = rest.replace(ARABIC_AFTER, '');
  // The "t" of a feminine noun becomes visible before an ending.
  return [rest, word.replace(ARABIC_AFTER, ''), stem, `${stem}ة`, ...(start > 0 ? [`ال${rest}`] : [])];
}

/**
 * Whether a word of Arabic or Persian is an ordinary word with particles. A listed name is none.
 * @param isListed whether the list of ordinary words has a word in this language
 */
export function isOrdinaryForm(word: string, language: string, isListed: (bare: string) => boolean): boolean {
  if (language !== 'ar' && language !== 'fa') return false;
  if (PERSIAN_VERB.test(word) || WORDS_THAT_ARE_NO_NAMES.has(word) || GREETING.test(word)) return true;
  if (language === 'fa' && PERSIAN_WORD.test(word)) return true;
  if (isListedNativeName(word)) return false;
  const parts = word.split('\u200c');
  if (parts.length > 1 && parts.every((part) => isListed(part) || PERSIAN_ENDING.test(part))) return true;
  return bareForms(word, language).some(
    (bare) => bare !== word && bare.length >= SHORTEST && !isListedNativeName(bare) && isListed(bare),
  );
}
