// Ciphers for user names and for the part of an e-mail address before "@". One turns names into other names; the other one scrambles letters
// and digits and keeps the layout.
import { permuteInteger, unpermuteInteger } from '../../privacy/integer-permutation.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';
import { permutation } from '../../privacy/permutation.ts';
import type { Codec } from '../codec.ts';
import { firstNameCodecs, lastNameCodecs } from '../list-codecs.ts';
import { abbreviateKinds, characterKindsOf, countTextsOfKinds, rankOfText, textAtRank } from './alphabets.ts';
import { lettersAndDigits } from './ranked-codec.ts';

export interface HandleCipher {
  readonly name: string;
  /** The handle without its layout; undefined if this cipher cannot read the text. */
  canonical(text: string): string | undefined;
  issue(original: string, secret: ConversationSecret): string | undefined;
  recover(surrogate: string, secret: ConversationSecret): string | undefined;
  domainSize(text: string): number;
}

const nameCodecOf = (word: string, codecs: readonly Codec[]) => codecs.find((c) => c.canonical(word) !== undefined);
const firstNameOf = (word: string) => nameCodecOf(word, firstNameCodecs);
const anyNameOf = (word: string) => firstNameOf(word) ?? nameCodecOf(word, lastNameCodecs);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The limit of RFC 5321 for the part before "@". Longer words in a reply (base64) cannot be surrogates, so they are not read. */
const LONGEST_HANDLE = 64;
const SHORTEST_NAME = 3;
/** The most digits of a number. A longer one is unlikely to be a birth year or house number, and its permutation would need a long table. */
const MAX_DIGITS = 4;

/** Splits "nataliemiller" and "nmiller" into names, if there is only one way to do so. A listed name or a single letter stays whole. */
function namesIn(word: string): readonly string[] | undefined {
  if (word.length === 1 || anyNameOf(word)) return [word];
  const splits = Array.from({ length: word.length - 1 }, (_, i) => [word.slice(0, i + 1), word.slice(i + 1)] as const);
  const endInName = splits.filter(([, last]) => last.length >= SHORTEST_NAME && nameCodecOf(last, lastNameCodecs));
  const full = endInName.filter(([first]) => first.length >= SHORTEST_NAME && firstNameOf(first));
  if (full.length > 0) return full.length === 1 ? full[0] : undefined;
  return endInName.find(([first]) => first.length === 1);
}

/** Splits a handle into names, initials, short numbers and the dots, dashes and underscores between them; undefined if it has anything else. */
export function splitNameHandle(text: string): readonly string[] | undefined {
  if (text.length > LONGEST_HANDLE) return undefined;
  const runs = text.match(/[A-Za-z]+|\d+|[._-]/g) ?? [];
  if (runs.join('') !== text) return undefined;
  const split = runs.map((run) =>
    /^[A-Za-z]/.test(run) ? namesIn(run) : run.length <= MAX_DIGITS ? [run] : undefined,
  );
  if (!split.every((names) => names !== undefined)) return undefined;
  const all = split.flat();
  return all.some((piece) => anyNameOf(piece) !== undefined) ? all : undefined;
}

type Direction = 'forward' | 'inverse';

/** Permutes a number of up to four digits among all numbers with as many digits; by chance, a number may be mapped to itself. */
export function permuteHandleDigits(digits: string, secret: ConversationSecret, direction: Direction): string {
  const moved = permutation(secret, `handle ${digits.length} digits`, 10 ** digits.length)[direction](Number(digits));
  return String(moved).padStart(digits.length, '0');
}

/** Permutes an initial among the letters a to z and keeps its case; by chance, a letter may be mapped to itself. */
export function permuteHandleInitial(
  letter: string,
  secret: ConversationSecret,
  direction: Direction,
): string | undefined {
  const moved =
    LETTERS[permutation(secret, 'handle letter', LETTERS.length)[direction](LETTERS.indexOf(letter.toLowerCase()))];
  return letter === letter.toLowerCase() ? moved : moved?.toUpperCase();
}

/**
 * The permuted piece. An initial or a number may be mapped to itself by chance. If a name is mapped to itself, the result is undefined, so
 * that the whole handle is refused.
 */
function movedPiece(piece: string, secret: ConversationSecret, direction: Direction): string | undefined {
  if (/^[._-]$/.test(piece)) return piece;
  if (/^\d/.test(piece)) return permuteHandleDigits(piece, secret, direction);
  const codec = anyNameOf(piece);
  if (codec) return direction === 'forward' ? codec.issue(piece, secret) : codec.recover(piece, secret);
  return permuteHandleInitial(piece, secret, direction);
}

function permuteNamePieces(text: string, secret: ConversationSecret, direction: Direction): string | undefined {
  const parts = splitNameHandle(text)?.map((piece) => movedPiece(piece, secret, direction));
  return parts?.every((part) => part !== undefined) ? parts.join('') : undefined;
}

function sizeOfPiece(piece: string): number {
  if (/^\d/.test(piece)) return 10 ** piece.length;
  return anyNameOf(piece)?.domainSize(piece) ?? (/^[a-z]$/i.test(piece) ? LETTERS.length : 1);
}

/**
 * For handles that consist of names: "natalie.miller", "nmiller85". Each name is permuted within its list exactly as in running text, so
 * that an address still matches the name beside it.
 */
export const nameHandleCipher: HandleCipher = {
  name: 'named',
  canonical: (text) => (splitNameHandle(text) ? text.toLowerCase() : undefined),
  issue(original, secret) {
    const surrogate = permuteNamePieces(original, secret, 'forward');
    // Refuse a word of two names that would be split in another way when it is restored. The scrambling cipher is used for it instead.
    return surrogate !== undefined && permuteNamePieces(surrogate, secret, 'inverse') === original
      ? surrogate
      : undefined;
  },
  recover: (surrogate, secret) => permuteNamePieces(surrogate, secret, 'inverse'),
  domainSize: (text) => (splitNameHandle(text) ?? []).reduce((size, piece) => size * sizeOfPiece(piece), 1),
};

/** For other handles: permutes the ASCII letters and digits so that each position keeps its kind (digit, upper or lower case). Other signs stay. */
export const scrambledHandleCipher: HandleCipher = {
  name: 'scrambled',
  canonical: (text) => (rankOf(text) ? text : undefined),
  issue: (original, secret) => permuteCharacters(original, secret, permuteInteger),
  recover: (surrogate, secret) => permuteCharacters(surrogate, secret, unpermuteInteger),
  domainSize: (text) => Number(rankOf(text)?.domain.size ?? 0n),
};

function rankOf(text: string) {
  const values = lettersAndDigits(text);
  const kinds = values === '' || text.length > LONGEST_HANDLE ? undefined : characterKindsOf(values);
  if (!kinds) return undefined;
  const domain = { label: `handle ${abbreviateKinds(kinds)}`, size: countTextsOfKinds(kinds) };
  return { index: rankOfText(values, kinds), kinds, domain };
}

function permuteCharacters(
  text: string,
  secret: ConversationSecret,
  permute: typeof permuteInteger,
): string | undefined {
  const ranked = rankOf(text);
  const index = ranked && permute(ranked.index, ranked.domain, secret);
  if (!ranked || index === undefined || index === ranked.index) return undefined;
  const values = textAtRank(index, ranked.kinds);
  let at = 0;
  return text.replace(/[A-Za-z0-9]/g, (old) => values[at++] ?? old);
}
