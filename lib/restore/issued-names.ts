// All names that a conversation issued, in the order in which its prompts named them. Initials of a stand-in ("L.M.") contain no word whose
// hash could be looked up. So all names of the lists are hashed, and those with an issued hash are returned.

import type { Codec } from '../codecs/codec.ts';
import { listCodecs } from '../codecs/list-codecs.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { keyedHash } from '../privacy/keys.ts';
import {
  ARABIC_NAME_LISTS,
  CYRILLIC_NAME_LISTS,
  FIRST_NAME_LISTS,
  GREEK_NAME_LISTS,
  HEBREW_NAME_LISTS,
  HINDI_NAME_LISTS,
  LAST_NAME_LISTS,
} from '../privacy/lists/index.ts';

/** The name lists of scripts that use initials. */
const LIST_BY_CODEC = new Map(
  [
    ...FIRST_NAME_LISTS,
    ...LAST_NAME_LISTS,
    ...CYRILLIC_NAME_LISTS.map(({ names }) => names),
    ...GREEK_NAME_LISTS.map(({ names }) => names),
    ...ARABIC_NAME_LISTS,
    ...HEBREW_NAME_LISTS,
    ...HINDI_NAME_LISTS,
  ].map((list) => [`list:${list.name}`, list]),
);
const CODEC_BY_NAME = new Map(listCodecs.map((codec) => [codec.name, codec]));

const INITIALS =
  /(?<![\p{L}\p{N}])\p{Lu}\.[ \u00a0]?(?:[*_]*\p{Lu}|(?:\p{Ll}{1,5} ){1,3}\p{Lu})|\p{Lu}[\p{L}'’-]{1,40},[ \u00a0]\p{Lu}\./u;
export const containsInitials = (text: string): boolean => INITIALS.test(text);

const MAX_TABLES = 24;
/** Cached by conversation and list, because hashing a whole list takes about 50 ms. */
const tables = new Map<string, ReadonlyMap<string, string>>();

function surrogatesByHash(codec: Codec, secret: ConversationSecret): ReadonlyMap<string, string> {
  const key = `${keyedHash(secret, codec.name, '')} ${codec.name}`;
  const known = tables.get(key);
  if (known) return known;
  const table = new Map(
    (LIST_BY_CODEC.get(codec.name)?.entries ?? []).flatMap((entry) => {
      const canonical = codec.canonical(entry);
      return canonical === undefined ? [] : [[keyedHash(secret, codec.name, canonical), entry] as const];
    }),
  );
  if (tables.size >= MAX_TABLES) tables.clear();
  tables.set(key, table);
  return table;
}

/** The pairs of all issued names; `place` is the index among the conversation's entries. */
export function issuedNamePairs({ secret, entries }: Pick<Conversation, 'secret' | 'entries'>): readonly RestorePair[] {
  return entries.flatMap((entry, place): RestorePair[] => {
    if (entry.kind !== 'issued' || !LIST_BY_CODEC.has(entry.codec)) return [];
    const codec = CODEC_BY_NAME.get(entry.codec);
    const surrogate = codec && surrogatesByHash(codec, secret).get(entry.hash);
    const original = surrogate === undefined ? undefined : codec?.recover(surrogate, secret);
    return surrogate === undefined || original === undefined
      ? []
      : [{ surrogate, original, shape: 'word', type: 'PERSON', place }];
  });
}
