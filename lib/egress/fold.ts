// Folds a text, so that differences in case, white space and invisible characters do not count.
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;
const NON_ASCII = /[^\0-\x7f]/;

export function foldedForSearch(text: string): string {
  const seen = NON_ASCII.test(text) ? text.replace(INVISIBLE, '').normalize('NFC') : text;
  return seen.toLowerCase().replace(/\s{2,}|[^\S ]/g, ' ');
}

/** Like `foldedForSearch`, but keeps the case: for names that are ordinary words in lower case ("Rose"). */
export function withPlainSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces between words: in them, every position counts as a word border. */
const UNSPACED_SCRIPT =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit < 0xe000 ? text.slice(at - 2, at) : text.slice(at - 1, at);
}

function characterAfter(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

const continuesWord = (inside: string, outside: string) =>
  outside !== '' && WORD_CHARACTER.test(inside) && WORD_CHARACTER.test(outside) && !UNSPACED_SCRIPT.test(inside);

/** Whether the text from `at` to `end` begins and ends at word borders. */
export function hasWordBorders(text: string, at: number, end: number): boolean {
  return (
    !continuesWord(characterAfter(text, at), characterBefore(text, at)) &&
    !continuesWord(characterBefore(text, end), characterAfter(text, end))
  );
}
