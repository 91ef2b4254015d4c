// Where a value sits that no list has: at a seat of the list that serves values of its kind. Its surrogate comes out of the same
// permutation as those of listed values, so that nobody can tell from a surrogate whether the original is in a list.

import { inCaseOf } from '../../codecs/list-codecs.ts';
import { type ConversationSecret, keyedNumber } from '../../privacy/keys.ts';
import {
  CITY_LISTS,
  CONDITION_LISTS,
  DRUG_LISTS,
  FIRST_FEMALE_LIST,
  FIRST_LISTS,
  FIRST_MALE_LIST,
  LAST_LISTS,
  NATIONALITY_LISTS,
  type NameList,
  OCCUPATION_LISTS,
} from '../../privacy/lists/index.ts';
import { composed, genderOf, type ReserveKind } from '../../privacy/lists/reserve.ts';
import { permutation } from '../../privacy/permutation.ts';
import type { Reserve } from './issuer.ts';

/** Kinds with a list. */
export type PooledKind = Exclude<ReserveKind, 'word'>;

/** The gender of a listed name is known, that of others is guessed; a name that tells none may get either. */
function firstNameLists(name: string): readonly NameList[] {
  const own = FIRST_LISTS.filter(({ indexOf }) => indexOf.has(name.toLowerCase()));
  if (own.length > 0) return own;
  const gender = genderOf(name);
  return gender === 'first' ? FIRST_LISTS : [gender === 'first-female' ? FIRST_FEMALE_LIST : FIRST_MALE_LIST];
}

/** A town of a list keeps its part of the world where it cannot have the surrogate that the key gives it. */
function cityLists(name: string): readonly NameList[] {
  const own = CITY_LISTS.filter(({ indexOf }) => indexOf.has(name.toLowerCase()));
  return own.length > 0 ? own : CITY_LISTS;
}

function listsFor(kind: PooledKind, original: string): readonly NameList[] {
  switch (kind) {
    case 'first':
      return firstNameLists(original);
    case 'first-female':
      return [FIRST_FEMALE_LIST];
    case 'first-male':
      return [FIRST_MALE_LIST];
    // A firm's word sits among family names: many firms bear one, and those keep the surrogate of the person.
    case 'last':
    case 'organization':
      return LAST_LISTS;
    case 'place':
      return cityLists(original);
    case 'demonym':
      return NATIONALITY_LISTS;
    case 'job':
      return OCCUPATION_LISTS;
    case 'condition':
      return CONDITION_LISTS;
    case 'drug':
      return DRUG_LISTS;
  }
}

/** One of the lists, by the key, each as often as its entries are of all: as listed values are spread over them. */
function chosen(lists: readonly NameList[], original: string, secret: ConversationSecret): NameList | undefined {
  const total = lists.reduce((sum, { ownSize }) => sum + ownSize, 0);
  let at = keyedNumber(secret, 'pool', original.toLowerCase()) % total;
  return lists.find(({ ownSize }) => {
    at -= ownSize;
    return at < 0;
  });
}

/** A search that starts at any seat goes past all of them before anything else is tried. */
const ROUNDS = 2;

/**
 * The seats of the kind's list, then its other entries (a chat with more unlisted values than seats: from the key alone those would
 * come back wrong), then composed words.
 */
export function pool(kind: PooledKind, original: string): Reserve {
  const lists = listsFor(kind, original);
  const seatsOf = ({ entries, ownSize }: NameList) => entries.length - ownSize;
  return {
    name: [kind, ...lists.map(({ name }) => name)].join(' '),
    shape: kind === 'first' || kind === 'last' || kind === 'organization' ? 'word' : 'phrase',
    isPool: true,
    choices: Math.min(...lists.map(seatsOf)),
    at(index, secret) {
      const list = chosen(lists, original, secret);
      if (!list) return composed(kind, index);
      const { name, entries, ownSize } = list;
      const seats = seatsOf(list);
      const place = index < ROUNDS * seats ? ownSize + (index % seats) : index - ROUNDS * seats;
      if (place >= entries.length) return inCaseOf(composed(kind, place - entries.length), original);
      const entry = entries[permutation(secret, name, entries.length).forward(place)] ?? '';
      return list.isInOwnCase ? entry : inCaseOf(entry, original);
    },
  };
}
