// Folds a text, so that differences in case, white space and invisible characters do not count.
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;
const NON_ASCII = /[^\0-\x7f]/;

export function foldedForSearch(text: string): string {
  const seen = NON_ASCII.test(text) ? text.replace(INVISIBLE, '').normalize('NFC') : text;
  return seen.toLowerCase().replace(/\s{2,}|[^\S ]/g, ' ');
}
