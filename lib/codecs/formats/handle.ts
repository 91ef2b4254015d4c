// Local parts of e-mail addresses and user names: names stay names, anything else keeps its layout.
import { permuteInteger, unpermuteInteger } from '../../privacy/integer-permutation.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';
import { permutation } from '../../privacy/permutation.ts';
import type { Codec } from '../codec.ts';
import { firstNameCodecs, lastNameCodecs } from '../list-codecs.ts';
import { classesOf, indexOf, signatureOf, sizeOf, textAt } from './alphabets.ts';
import { bare } from './ranked.ts';

export interface HandleForm {
  readonly name: string;
  /** undefined if the text is not of this form. */
  canonical(text: string): string | undefined;
  issue(original: string, secret: ConversationSecret): string | undefined;
  recover(surrogate: string, secret: ConversationSecret): string | undefined;
  domainSize(text: string): number;
}

const nameCodecOf = (word: string, codecs: readonly Codec[]) => codecs.find((c) => c.canonical(word) !== undefined);
const firstNameOf = (word: string) => nameCodecOf(word, firstNameCodecs);
const anyNameOf = (word: string) => firstNameOf(word) ?? nameCodecOf(word, lastNameCodecs);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** RFC 5321's limit for a local part. A reply may hold far longer words (base64), which nobody issued. */
const LONGEST = 64;
const SHORTEST_NAME = 3;
/** A number this long is no birth year and no house number, and its list would be long. */
const MOST_DIGITS = 4;

/** Splits "nataliemiller" and "nmiller" where there is one way only; a name or a single letter stays whole. */
function namesIn(word: string): readonly string[] | undefined {
  if (word.length === 1 || anyNameOf(word)) return [word];
  const splits = Array.from({ length: word.length - 1 }, (_, i) => [word.slice(0, i + 1), word.slice(i + 1)] as const);
  const endInName = splits.filter(([, last]) => last.length >= SHORTEST_NAME && nameCodecOf(last, lastNameCodecs));
  const full = endInName.filter(([first]) => first.length >= SHORTEST_NAME && firstNameOf(first));
  if (full.length > 0) return full.length === 1 ? full[0] : undefined;
  return endInName.find(([first]) => first.length === 1);
}

/** Names, initials and short numbers with dots, dashes and underscores between them; undefined where something else is there. */
function pieces(text: string): readonly string[] | undefined {
  if (text.length > LONGEST) return undefined;
  const runs = text.match(/[A-Za-z]+|\d+|[._-]/g) ?? [];
  if (runs.join('') !== text) return undefined;
  const split = runs.map((run) =>
    /^[A-Za-z]/.test(run) ? namesIn(run) : run.length <= MOST_DIGITS ? [run] : undefined,
  );
  if (!split.every((names) => names !== undefined)) return undefined;
  const all = split.flat();
  return all.some((piece) => anyNameOf(piece) !== undefined) ? all : undefined;
}

type Direction = 'forward' | 'inverse';

/** Initials and numbers may by chance stay what they are; a name never does, or the whole would be refused. */
function movedPiece(piece: string, secret: ConversationSecret, direction: Direction): string | undefined {
  if (/^[._-]$/.test(piece)) return piece;
  if (/^\d/.test(piece)) {
    const moved = permutation(secret, `handle ${piece.length} digits`, 10 ** piece.length)[direction](Number(piece));
    return String(moved).padStart(piece.length, '0');
  }
  const codec = anyNameOf(piece);
  if (codec) return direction === 'forward' ? codec.issue(piece, secret) : codec.recover(piece, secret);
  const letter =
    LETTERS[permutation(secret, 'handle letter', LETTERS.length)[direction](LETTERS.indexOf(piece.toLowerCase()))];
  return piece === piece.toLowerCase() ? letter : letter?.toUpperCase();
}

function moved(text: string, secret: ConversationSecret, direction: Direction): string | undefined {
  const parts = pieces(text)?.map((piece) => movedPiece(piece, secret, direction));
  return parts?.every((part) => part !== undefined) ? parts.join('') : undefined;
}

function sizeOfPiece(piece: string): number {
  if (/^\d/.test(piece)) return 10 ** piece.length;
  return anyNameOf(piece)?.domainSize(piece) ?? (/^[a-z]$/i.test(piece) ? LETTERS.length : 1);
}

/**
 * "natalie.miller", "nmiller85": each name is permuted within its list, as it is where it stands alone, so that an address still
 * goes with the name beside it.
 */
export const namedHandle: HandleForm = {
  name: 'named',
  canonical: (text) => (pieces(text) ? text.toLowerCase() : undefined),
  issue(original, secret) {
    const surrogate = moved(original, secret, 'forward');
    // Two names written as one word may read as other two: such an address goes to the next form.
    return surrogate !== undefined && moved(surrogate, secret, 'inverse') === original ? surrogate : undefined;
  },
  recover: (surrogate, secret) => moved(surrogate, secret, 'inverse'),
  domainSize: (text) => (pieces(text) ?? []).reduce((size, piece) => size * sizeOfPiece(piece), 1),
};

/** ASCII letters and digits as one number, each place in its class; all that stands between them stays. */
export const scrambledHandle: HandleForm = {
  name: 'scrambled',
  canonical: (text) => (rankOf(text) ? text : undefined),
  issue: (original, secret) => scrambled(original, secret, permuteInteger),
  recover: (surrogate, secret) => scrambled(surrogate, secret, unpermuteInteger),
  domainSize: (text) => Number(rankOf(text)?.domain.size ?? 0n),
};

function rankOf(text: string) {
  const values = bare(text);
  const classes = values === '' || text.length > LONGEST ? undefined : classesOf(values);
  if (!classes) return undefined;
  const domain = { label: `handle ${signatureOf(classes)}`, size: sizeOf(classes) };
  return { index: indexOf(values, classes), classes, domain };
}

function scrambled(text: string, secret: ConversationSecret, permute: typeof permuteInteger): string | undefined {
  const ranked = rankOf(text);
  const index = ranked && permute(ranked.index, ranked.domain, secret);
  if (!ranked || index === undefined || index === ranked.index) return undefined;
  const values = textAt(index, ranked.classes);
  let at = 0;
  return text.replace(/[A-Za-z0-9]/g, (old) => values[at++] ?? old);
}
