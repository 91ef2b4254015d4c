// The parts of an original that tell something by themselves.
import type { EntityType } from '../detect/annotation.ts';
import { isGeneral, isKindWord } from '../sanitize/public-names/general-words.ts';
import { digitsOf, plain } from './token.ts';

/** Their words are names, however they are written. */
const NAMES: ReadonlySet<EntityType> = new Set(['EMAIL', 'USERNAME', 'URL', 'PATH']);

/** True for a capitalised word and in an address: in lower case the same word usually means something else. */
export function isName(word: string, { text, type }: { readonly text: string; readonly type: EntityType }): boolean {
  if (NAMES.has(type)) return true;
  return !(text.match(/[\p{L}\p{M}]+/gu) ?? []).some((own) => own === own.toLowerCase() && plain(own) === word);
}

export interface OriginalParts {
  /** Words of three letters and more, as `plain` spells them. */
  readonly words: readonly string[];
  /** Runs of four digits and more, grouping taken out of amounts. */
  readonly numbers: readonly string[];
  /** Spellings of the whole that contain the identifying part: "alindqvist", "annikalindqvist". */
  readonly joined: readonly string[];
}

const SHORTEST_WORD = 3;
const SHORTEST_NUMBER = 4;

/** Their letters are a code, not words; "live" in a token says nothing when it stands elsewhere. */
const CODES: ReadonlySet<EntityType> = new Set([
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
/** Their words are units, months and the like. */
const NUMBERS: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY', 'DATE', 'TIME']);
/** A year alone is no date, and a clock's digits are everywhere; what a year that stays adds up to is the quasi-identifiers' business. */
const SHORT_NUMBERS: ReadonlySet<EntityType> = new Set(['DATE', 'TIME', 'AGE']);

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

const isTelling = (word: string) => [...word].length >= SHORTEST_WORD && !isGeneral(word) && !STOP_WORDS.has(word);

const lettersIn = (text: string): readonly string[] => plain(text).match(/\p{L}+/gu) ?? [];

function wordsOf(text: string, type: EntityType): readonly string[] {
  if (CODES.has(type) || NUMBERS.has(type)) return [];
  const words = lettersIn(text).filter((word) => isTelling(word) && !(type === 'ORGANIZATION' && isKindWord(word)));
  if (type !== 'EMAIL') return words;
  // A country's or purpose's ending says nothing.
  return words.filter((word) => !MAIL_PROVIDERS.has(word));
}

function numbersOf(text: string, type: EntityType): readonly string[] {
  if (SHORT_NUMBERS.has(type)) return [];
  const runs = type === 'MONEY' || type === 'QUANTITY' ? [amountOf(text)] : (plain(text).match(/\d+/g) ?? []);
  return runs.filter((run) => run.length >= SHORTEST_NUMBER);
}

/** "4,850.00" and "4850" are one amount. */
export function amountOf(text: string): string {
  const number = plain(text).match(/\d[\d.,' ]*/)?.[0] ?? '';
  return digitsOf(number.replace(/[.,]\d{1,2}(?:\D*)$/, ''));
}

function joinedOf(text: string, type: EntityType): readonly string[] {
  if (type === 'EMAIL') return localPart(text);
  if (type !== 'PERSON') return [];
  const names = lettersIn(text).filter((word) => !isGeneral(word));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2 || last.length < SHORTEST_WORD) return [];
  const initial = first.charAt(0);
  return [`${initial}${last}`, `${last}${initial}`, `${first}${last}`, `${last}${first}`];
}

function localPart(text: string): readonly string[] {
  const local = plain(text).split('@')[0] ?? '';
  const letters = local.replace(/[^\p{L}]/gu, '');
  return letters.length > SHORTEST_WORD && !MAIL_PROVIDERS.has(letters) ? [letters] : [];
}

export function partsOf({ text, type }: { readonly text: string; readonly type: EntityType }): OriginalParts {
  const distinct = (list: readonly string[]) => [...new Set(list)];
  return {
    words: distinct(wordsOf(text, type)),
    numbers: distinct(numbersOf(text, type)),
    joined: distinct(joinedOf(text, type)),
  };
}
