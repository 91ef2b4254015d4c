// Reads the local part of a mail address as the name of a person in the text: "e.keller", "kellere" or "ek" for Elena Keller. Each piece then
// gets the letters of that person's stand-in, so that stand-in name and stand-in address fit each other as the originals did.

/** A person of the text with the stand-in, as both are written. */
interface PersonStandIn {
  readonly name: string;
  readonly standIn: string;
}

/** A run of characters of a local part. `standIn` is in lower-case ASCII letters; undefined if the run belongs to no name in the text. */
export interface AddressPiece {
  readonly text: string;
  readonly standIn?: string;
}

interface NameWord {
  /** Spellings in lower case: as written, without diacritics, and as German writes umlauts in ASCII. */
  readonly forms: readonly string[];
  readonly standIn: string;
  /** Whether personal names keep this word: a title or a particle ("van der"). It has no initial. */
  readonly isKept: boolean;
}

const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const withLetters = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replace(/[^\0-\x7f]/gu, (letter) => letters[letter] ?? letter);

const withoutDiacritics = (lower: string) =>
  withLetters(lower, LETTERS_WITHOUT_DECOMPOSITION).normalize('NFD').replace(/\p{M}/gu, '');

/** The letters a to z of a name as a mail address has them: "Müller" gives "muller". */
export const addressLetters = (name: string): string =>
  withoutDiacritics(name.normalize('NFC').toLowerCase()).replace(/[^a-z]/g, '');

function formsOf(word: string): readonly string[] {
  const lower = word.normalize('NFC').toLowerCase().replace(/['’]/g, '');
  return [...new Set([lower, withoutDiacritics(lower), withoutDiacritics(withLetters(lower, UMLAUTS))])];
}

const NAME_WORD = /\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;
const wordsIn = (name: string) =>
  (name.replace(/['’]s?(?![\p{L}\p{M}])/gu, '').match(NAME_WORD) ?? []).map((word) => word.normalize('NFC'));

/** The words of a name, each with its stand-in; empty if name and stand-in do not have the same number of words. */
function nameWordsOf({ name, standIn }: PersonStandIn): readonly NameWord[] {
  const [words, standIns] = [wordsIn(name), wordsIn(standIn)];
  if (words.length !== standIns.length) return [];
  const pairs = words.map((word, at) => {
    const other = standIns[at] ?? '';
    return { forms: formsOf(word), standIn: addressLetters(other), isKept: other === word };
  });
  return pairs.every(({ standIn: letters }) => letters !== '') ? pairs : [];
}

interface Reading {
  readonly pieces: readonly AddressPiece[];
  readonly used: readonly NameWord[];
  /** How many letters belong to whole words of the name, and not to initials. */
  readonly wordLetters: number;
}

/** Reads letters as whole words and initials of one name, each used once; undefined if that is impossible. */
function readLetters(letters: string, lower: string, words: readonly NameWord[]): Reading | undefined {
  if (lower === '') return { pieces: [], used: [], wordLetters: 0 };
  const then = (word: NameWord, length: number, standIn: string, wordLetters: number): Reading | undefined => {
    const rest = readLetters(
      letters.slice(length),
      lower.slice(length),
      words.filter((other) => other !== word),
    );
    return (
      rest && {
        pieces: [{ text: letters.slice(0, length), standIn }, ...rest.pieces],
        used: [word, ...rest.used],
        wordLetters: wordLetters + rest.wordLetters,
      }
    );
  };
  for (const word of words)
    for (const form of word.forms) {
      if (form.length < 2 || !lower.startsWith(form)) continue;
      const found = then(word, form.length, word.standIn, word.isKept ? 0 : form.length);
      if (found) return found;
    }
  for (const word of words) {
    if (word.isKept || !word.forms.some((form) => form.charAt(0) === lower.charAt(0))) continue;
    const found = then(word, 1, word.standIn.charAt(0), 0);
    if (found) return found;
  }
  return undefined;
}

const RUNS = /[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]/gu;
const isLetters = (run: string) => /^\p{L}/u.test(run);
const SHORTEST_JOINED_WORD = 3;

/** Whether the local part consists only of the name's initials: "ek" or "emk" for Elena Maria Keller. */
function isAllInitials(runs: readonly string[], words: readonly NameWord[]): boolean {
  const letters = runs.filter(isLetters).join('').toLowerCase();
  const initials = words.filter(({ isKept }) => !isKept).map(({ forms }) => forms.map((form) => form.charAt(0)));
  if (initials.length < 2 || runs.some((run) => isLetters(run) && run.length > initials.length)) return false;
  const fits = (some: readonly (readonly string[])[]) =>
    letters.length === some.length && some.every((one, at) => one.includes(letters.charAt(at)));
  return fits(initials) || fits([...initials.slice(0, 1), ...initials.slice(-1)]);
}

function readRuns(runs: readonly string[], words: readonly NameWord[]): Reading | undefined {
  let left = words;
  const pieces: AddressPiece[] = [];
  const used: NameWord[] = [];
  let wordLetters = 0;
  for (const run of runs) {
    const found = isLetters(run) ? readLetters(run, run.toLowerCase(), left) : undefined;
    if (!found) {
      pieces.push({ text: run });
      continue;
    }
    pieces.push(...found.pieces);
    used.push(...found.used);
    wordLetters += found.wordLetters;
    left = left.filter((word) => !found.used.includes(word));
  }
  const isWord = (run: string) => words.some(({ forms, isKept }) => !isKept && forms.includes(run.toLowerCase()));
  const isName = wordLetters >= SHORTEST_JOINED_WORD || runs.some((run) => run.length > 1 && isWord(run));
  return isName || isAllInitials(runs, words) ? { pieces, used, wordLetters } : undefined;
}

const matchedLetters = ({ pieces }: Reading) =>
  pieces.reduce((sum, { text, standIn }) => sum + (standIn === undefined ? 0 : text.length), 0);

/** A quick test that rules out most people: whether the local part contains a word of the name, or could be its initials. */
const mayBeOf = (lower: string, letterCount: number) => (words: readonly NameWord[]) =>
  (letterCount > 1 && letterCount <= words.length) ||
  words.some(({ forms, isKept }) => !isKept && forms.some((form) => form.length > 1 && lower.includes(form)));

/** Returns a function that reads local parts as names of the people in one text. */
export function addressReader(
  people: readonly PersonStandIn[],
): (local: string) => readonly AddressPiece[] | undefined {
  const names = people.map(nameWordsOf).filter((words) => words.some(({ isKept }) => !isKept));
  const wordByForm = new Map<string, NameWord>();
  for (const word of names.flat())
    for (const form of word.forms) if (form.length > 1 && !word.isKept) wordByForm.set(form, word);

  /** The pieces of the local part of an address; undefined if no name of the text is in it. */
  return (local) => {
    const runs = local.match(RUNS) ?? [];
    let best: Reading | undefined;
    const letterCount = runs.filter(isLetters).join('').length;
    for (const words of names.filter(mayBeOf(local.toLowerCase(), letterCount))) {
      const reading = readRuns(runs, words);
      if (reading && (!best || matchedLetters(reading) > matchedLetters(best))) best = reading;
    }
    return best?.pieces.map((piece) => {
      const word = piece.standIn === undefined ? wordByForm.get(piece.text.toLowerCase()) : undefined;
      return word ? { ...piece, standIn: word.standIn } : piece;
    });
  };
}
