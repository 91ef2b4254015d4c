// The parts of an original that are informative by themselves: a surname, the digits of an account.
import type { EntityType } from '../detect/annotation.ts';
import { isTitleOrParticle } from '../kinds/general-words.ts';
import { withoutKeptWords } from '../kinds/kept-kinds.ts';
import { isGeneralWord } from '../kinds/organisation-kinds-world.ts';
import { digitsOf, withoutSpellingVariants } from './token.ts';

/** Types whose words count as names even in lower case. */
const NAME_TYPES: ReadonlySet<EntityType> = new Set(['EMAIL', 'USERNAME', 'URL', 'PATH']);

/** Whether a word of the original is a name: it is capitalised there, or part of an address. In lower case it usually means something else. */
export function isNameInOriginal(
  word: string,
  { text, type }: { readonly text: string; readonly type: EntityType },
): boolean {
  if (NAME_TYPES.has(type)) return true;
  return !(text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (own) => own === own.toLowerCase() && withoutSpellingVariants(own) === word,
  );
}

interface OriginalParts {
  /** Words of three letters and more, as `withoutSpellingVariants` spells them. */
  readonly words: readonly string[];
  /** Runs of four digits and more; amounts without their thousands separators. */
  readonly numbers: readonly string[];
  /** User names that may be formed from the original: "alindqvist", "annikalindqvist". */
  readonly joined: readonly string[];
}

const SHORTEST_WORD = 3;
const SHORTEST_NUMBER = 4;

/** Types whose letters are a code instead of words: "live" in a token is not informative elsewhere. */
const CODE_TYPES: ReadonlySet<EntityType> = new Set([
  'PHONE',
  'IP',
  'ID',
  'FINANCIAL',
  'PASSWORD',
  'SECRET',
  'VEHICLE',
  'MAC',
  'CRYPTO',
]);
/** Types whose words are units or months, which are not informative. */
const NUMBER_TYPES: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY', 'DATE', 'TIME']);
/** Types whose digits are not informative alone: a year or a time occurs everywhere. The quasi-identifiers judge a year that is kept. */
const TYPES_OF_COMMON_DIGITS: ReadonlySet<EntityType> = new Set(['DATE', 'TIME', 'AGE']);

const STOP_WORDS = new Set(
  `the and for with from that this was were are has had have not but his her its our your their they them then than into onto
  over under about after before between during per via who whom whose which what when where why how all any both each few more
  most other some such only own same too very can will just should now des les une aux sur dans pour par avec mit und der die das
  dem den ein eine los las una con por para http https www com org net edu gov int info home users user documents desktop downloads
  usr var tmp opt etc bin src app apps data file files years year old months month weeks week days day age aged`
    .trim()
    .split(/\s+/),
);
const MAIL_PROVIDERS = new Set(
  `gmail googlemail outlook hotmail live msn yahoo ymail icloud aol gmx web mail proton protonmail posteo mailbox fastmail yandex
  zoho orange free wanadoo laposte libero virgilio tin terra telefonica freenet example support contact office sales admin help
  hello team service billing accounts press jobs careers noreply reply kontakt`
    .trim()
    .split(/\s+/),
);

/** Words of addresses ("Hill", "Park") are surnames too, so a person's name has them left out only where a text has an address. */
const isGeneralIn = (word: string, type: EntityType) =>
  type === 'PERSON' ? isTitleOrParticle(word) : isGeneralWord(word);

const isInformative = (word: string, type: EntityType) =>
  [...word].length >= SHORTEST_WORD && !isGeneralIn(word, type) && !STOP_WORDS.has(word);

const lettersIn = (text: string): readonly string[] => withoutSpellingVariants(text).match(/\p{L}+/gu) ?? [];

function wordsOf({ text, type, surrogate }: AuditedOriginal): readonly string[] {
  if (CODE_TYPES.has(type) || NUMBER_TYPES.has(type)) return [];
  // The surrogate of an organisation keeps the word for its kind ("Bank", "University") on purpose, so this word is no trace.
  const replaced = type === 'ORGANIZATION' ? withoutKeptWords(text, surrogate) : text;
  const words = lettersIn(replaced).filter((word) => isInformative(word, type));
  if (type !== 'EMAIL') return words;
  // The mail provider is shared by too many people to be informative.
  return words.filter((word) => !MAIL_PROVIDERS.has(word));
}

function numbersOf(text: string, type: EntityType): readonly string[] {
  if (TYPES_OF_COMMON_DIGITS.has(type)) return [];
  const runs =
    type === 'MONEY' || type === 'QUANTITY'
      ? [integerDigitsOf(text)]
      : (withoutSpellingVariants(text).match(/\d+/g) ?? []);
  return runs.filter((run) => run.length >= SHORTEST_NUMBER);
}

/** The digits before the decimal separator, without grouping: "4850" for "4,850.00". */
export function integerDigitsOf(text: string): string {
  const number = withoutSpellingVariants(text).match(/\d[\d.,' ]*/)?.[0] ?? '';
  return digitsOf(number.replace(/[.,]\d{1,2}(?:\D*)$/, ''));
}

function userNamesOf(text: string, type: EntityType): readonly string[] {
  if (type === 'EMAIL') return localPart(text);
  if (type !== 'PERSON') return [];
  const names = lettersIn(text).filter((word) => !isTitleOrParticle(word));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2 || last.length < SHORTEST_WORD) return [];
  const initial = first.charAt(0);
  return [`${initial}${last}`, `${last}${initial}`, `${first}${last}`, `${last}${first}`];
}

function localPart(text: string): readonly string[] {
  const local = withoutSpellingVariants(text).split('@')[0] ?? '';
  const letters = local.replace(/[^\p{L}]/gu, '');
  return letters.length > SHORTEST_WORD && !MAIL_PROVIDERS.has(letters) ? [letters] : [];
}

export interface AuditedOriginal {
  readonly text: string;
  readonly type: EntityType;
  /** The original's surrogate, which shows which words of an organisation's name were kept. */
  readonly surrogate?: string;
}

export function originalPartsOf(original: AuditedOriginal): OriginalParts {
  const { text, type } = original;
  const distinct = (list: readonly string[]) => [...new Set(list)];
  return {
    words: distinct(wordsOf(original)),
    numbers: distinct(numbersOf(text, type)),
    joined: distinct(userNamesOf(text, type)),
  };
}
