// Knows which original each surrogate of a conversation stands for, and whether a surrogate is still free.
import type { Codec } from '../../codecs/codec.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { formsInReplies } from '../../people/stand-in-forms.ts';
import { keyedHash } from '../../privacy/keys.ts';
import { hasUnspacedLetter } from '../../text/script.ts';
import { wordPairsIn } from '../kept-words.ts';

export const normalisedKey = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ');
const SHORTEST_NUMBER = 7;
const digitsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const isNumber = (text: string) => (text.match(/\d/g)?.length ?? 0) >= SHORTEST_NUMBER;
/** A key that is equal for all spellings of one original: "4111 1111 1111 1111" and "4111111111111111". */
export const originalKey = (text: string) => (isNumber(text) ? digitsOf(text) : normalisedKey(text));

/** Whose original it is: a name by itself, as a form of another name, or of one of its bearers. */
export interface Whose {
  readonly formOf?: string | undefined;
  readonly bearer?: string | undefined;
}

/** By whom a surrogate is owned. Forms of a name are owned by the name. */
export const ownerOf = (original: string, { formOf, bearer }: Whose): string =>
  bearer === undefined ? (formOf ?? original) : `${formOf ?? original}\u0000${bearer}`;

export interface SurrogateOwners {
  /** Records that the surrogate stands for this original from now on. */
  add(surrogate: string, original: string): void;
  /** Records that the surrogate, with its short forms, names this owner of a name. */
  addName(surrogate: string, owner: string): void;
  /**
   * Whether the surrogate has a short form, or is one, that names another owner or is a word of an original: a reply that uses it could mean
   * both.
   */
  sharesForm(surrogate: string, owner: string): boolean;
  /** Records that the codec issued a surrogate; false if that was recorded before. */
  addHash(codec: Codec, hash: string): boolean;
  hasHash(codec: Codec, hash: string): boolean;
  isFree(surrogate: string, original: string, codec?: Codec): boolean;
  /** Whether the surrogate already replaces an original. A number counts however its digits are grouped. */
  isOwned(surrogate: string): boolean;
  /** Whether the surrogate already replaces an original in this spelling (case and spaces do not count). */
  has(surrogate: string): boolean;
  /** Whether the surrogate equals an original, or a word or phrase that stays visible. */
  isForbidden(surrogate: string): boolean;
}

export function surrogateOwners(
  { secret, entries }: Conversation,
  forbidden: ReadonlySet<string>,
  codecsInUse: readonly Codec[],
  originalWords: ReadonlySet<string> = new Set(),
): SurrogateOwners {
  const hashes = new Set(entries.flatMap((e) => (e.kind === 'issued' ? `${e.codec} ${e.hash}` : [])));
  const standsFor = new Map<string, string>();
  /** Originals of number surrogates, looked up by the digits alone, because two prompts may group the digits differently. */
  const numbersStandFor = new Map<string, string>();

  function add(surrogate: string, original: string): void {
    standsFor.set(normalisedKey(surrogate), original);
    if (isNumber(surrogate)) numbersStandFor.set(digitsOf(surrogate), original);
  }
  /** Who is named by each form of the surrogates of names, in lower case. */
  const named = new Map<string, Set<string>>();
  const addName = (surrogate: string, owner: string): void => {
    for (const form of formsInReplies(surrogate))
      named.set(form, (named.get(form) ?? new Set()).add(originalKey(owner)));
  };
  for (const entry of entries) {
    if (entry.kind !== 'value') continue;
    add(entry.surrogate, ownerOf(entry.original, entry));
    if (entry.type === 'PERSON' && entry.codec === 'vault:word')
      addName(entry.surrogate, ownerOf(entry.original, entry));
  }

  const wasIssuedByAnother = (surrogate: string, codec?: Codec) =>
    codecsInUse.some((other) => {
      const canonical = other === codec ? undefined : other.canonical(surrogate);
      return canonical !== undefined && hashes.has(`${other.name} ${keyedHash(secret, other.name, canonical)}`);
    });

  const unspaced = [...forbidden].filter(hasUnspacedLetter);
  /** In a script without spaces, a visible "word" can be a whole sentence, so a surrogate inside such a word is forbidden too. */
  const isInsideForbidden = (key: string) =>
    key.length > 1 && hasUnspacedLetter(key) && unspaced.some((word) => word.includes(key));

  function isForbidden(surrogate: string): boolean {
    const key = normalisedKey(surrogate);
    const pairs = wordPairsIn(surrogate);
    const isPhrase = pairs.length > 0 && pairs.every((pair) => forbidden.has(pair));
    return forbidden.has(key) || isPhrase || isInsideForbidden(key);
  }

  return {
    add,
    addName,
    sharesForm: (surrogate, owner) =>
      formsInReplies(surrogate).some(
        (form) => originalWords.has(form) || [...(named.get(form) ?? [])].some((other) => other !== originalKey(owner)),
      ),
    addHash({ name }, hash) {
      const key = `${name} ${hash}`;
      const isNew = !hashes.has(key);
      hashes.add(key);
      return isNew;
    },
    hasHash: ({ name }, hash) => hashes.has(`${name} ${hash}`),
    isFree(surrogate, original, codec) {
      const key = normalisedKey(surrogate);
      const owner = standsFor.get(key) ?? numbersStandFor.get(digitsOf(surrogate));
      if (owner !== undefined && owner !== original && originalKey(owner) !== originalKey(original)) return false;
      return !isForbidden(surrogate) && !wasIssuedByAnother(surrogate, codec);
    },
    isOwned: (surrogate) => standsFor.has(normalisedKey(surrogate)) || numbersStandFor.has(digitsOf(surrogate)),
    has: (surrogate) => standsFor.has(normalisedKey(surrogate)),
    isForbidden,
  };
}
