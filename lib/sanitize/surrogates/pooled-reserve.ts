// The reserve for values that are in no list: the spare entries of the permuted list of the same kind. Listed values get their surrogates
// from the same permutation, so a surrogate does not show whether its original is in a list.

import { permutedEntries, withCaseOf } from '../../codecs/list-codecs.ts';
import { type ConversationSecret, keyedNumber } from '../../privacy/keys.ts';
import {
  CITY_LISTS,
  DRUG_LISTS,
  FEMALE_FIRST_NAME_LIST,
  FIRST_NAME_LISTS,
  LAST_NAME_LISTS,
  MALE_FIRST_NAME_LIST,
  MEDICAL_CONDITION_LISTS,
  NATIONALITY_LISTS,
  type NameList,
  OCCUPATION_LISTS,
} from '../../privacy/lists/index.ts';
import { composedReserveWord, firstNameKindOf, type ReserveKind } from '../../privacy/lists/reserve.ts';
import type { Reserve } from './issuer.ts';

/** Kinds of words that have a permuted list. */
type PooledReserveKind = Exclude<ReserveKind, 'word'>;

/** The gender of a listed name is known, and that of other names is guessed. A name that shows no gender may get a name of either. */
function firstNameLists(name: string): readonly NameList[] {
  const own = FIRST_NAME_LISTS.filter(({ indexOf }) => indexOf.has(name.toLowerCase()));
  if (own.length > 0) return own;
  const gender = firstNameKindOf(name);
  return gender === 'first'
    ? FIRST_NAME_LISTS
    : [gender === 'first-female' ? FEMALE_FIRST_NAME_LIST : MALE_FIRST_NAME_LIST];
}

/** A listed town for which its codec cannot issue a surrogate still gets a town of its part of the world. */
function cityLists(name: string): readonly NameList[] {
  const own = CITY_LISTS.filter(({ indexOf }) => indexOf.has(name.toLowerCase()));
  return own.length > 0 ? own : CITY_LISTS;
}

function listsFor(kind: PooledReserveKind, original: string): readonly NameList[] {
  switch (kind) {
    case 'first':
      return firstNameLists(original);
    case 'first-female':
      return [FEMALE_FIRST_NAME_LIST];
    case 'first-male':
      return [MALE_FIRST_NAME_LIST];
    // A word of a firm gets a family name: many firms bear one, and that one must get the surrogate that it has as a person's name.
    case 'last':
    case 'organization':
      return LAST_NAME_LISTS;
    case 'place':
      return cityLists(original);
    case 'demonym':
      return NATIONALITY_LISTS;
    case 'job':
      return OCCUPATION_LISTS;
    case 'condition':
      return MEDICAL_CONDITION_LISTS;
    case 'drug':
      return DRUG_LISTS;
  }
}

/** The entries of a list in the order in which a reserve gives them, and how many of them are spare. */
interface ReserveOrder {
  readonly places: readonly number[];
  readonly spares: number;
}
const ordersOf = new WeakMap<NameList, Map<string, ReserveOrder>>();

/** First the spare entries of the culture, then its other entries, then all other cultures in the same way. */
function reserveOrder(list: NameList, culture: string): ReserveOrder {
  const orders = ordersOf.get(list) ?? new Map<string, ReserveOrder>();
  ordersOf.set(list, orders);
  const known = orders.get(culture);
  if (known) return known;
  const { entries, ownSize, cultures } = list;
  const all = entries.map((_, place) => place);
  const fits = (place: number) => !cultures || cultures[place] === culture;
  const isSpare = (place: number) => place >= ownSize;
  const sparesFirst = (places: readonly number[]) => [
    ...places.filter(isSpare),
    ...places.filter((at) => !isSpare(at)),
  ];
  const fitting = all.filter(fits);
  const order = {
    places: [...sparesFirst(fitting), ...sparesFirst(all.filter((place) => !fits(place)))],
    spares: fitting.filter(isSpare).length,
  };
  orders.set(culture, order);
  return order;
}

/**
 * One of the lists, chosen by the key with a chance in proportion to its size, so that unlisted values are spread over the lists like
 * listed ones.
 */
function chosenList(lists: readonly NameList[], original: string, secret: ConversationSecret): NameList | undefined {
  const total = lists.reduce((sum, { ownSize }) => sum + ownSize, 0);
  let at = keyedNumber(secret, 'pool', original.toLowerCase()) % total;
  return lists.find(({ ownSize }) => {
    at -= ownSize;
    return at < 0;
  });
}

/** The spare entries are repeated once, so that a search that starts at any of them tries all of them before the other entries. */
const SPARE_ROUNDS = 2;

/** The culture of names whose own culture and language are unknown. */
const USUAL_CULTURE = 'english';

/**
 * Gives first the spare entries of the kind's list, then its other entries, then composed words. The other entries are for a chat with more
 * unlisted values than spare entries; the vault keeps their originals, because the key alone would restore them wrongly.
 * @param culture whose names come first, for kinds of names
 */
export function pooledReserve(kind: PooledReserveKind, original: string, culture = USUAL_CULTURE): Reserve {
  const lists = listsFor(kind, original);
  return {
    name: [kind, ...(lists.some(({ cultures }) => cultures) ? [culture] : []), ...lists.map(({ name }) => name)].join(
      ' ',
    ),
    // All kinds of names have one shape: an earlier surrogate is looked up by shape, and a later prompt may not show the gender.
    shape: kind.startsWith('first') || kind === 'last' || kind === 'organization' ? 'word' : 'phrase',
    isPool: true,
    choices: Math.min(...lists.map((list) => reserveOrder(list, culture).spares)),
    at(index, secret) {
      const list = chosenList(lists, original, secret);
      if (!list) return composedReserveWord(kind, index);
      const { places, spares } = reserveOrder(list, culture);
      const at = index < SPARE_ROUNDS * spares ? index % spares : index - (SPARE_ROUNDS - 1) * spares;
      const place = places[at];
      if (place === undefined) return withCaseOf(composedReserveWord(kind, at - places.length), original);
      const entry = list.entries[permutedEntries(list, secret).forward(place)] ?? '';
      return list.isInOwnCase ? entry : withCaseOf(entry, original);
    },
  };
}
