// Draws surrogates from reserve pools: the first value that is free, and that a reply can mean only one original by.
import type { Conversation } from '../../conversation/conversation.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { keyedNumber } from '../../privacy/keys.ts';
import { isSurrogateCandidate } from '../../privacy/lists/index.ts';
import type { IssuedRecords } from './issued-records.ts';
import type { Reserve } from './issuer.ts';
import { normalisedKey, originalKey, ownerOf, type SurrogateOwners } from './surrogate-owners.ts';
import { takenPoolPlaces } from './taken-places.ts';

/** Whether a surrogate contains its original, so that the original would be sent: "type 2 diabetes" for "diabetes". */
export const containsOriginal = (surrogate: string, original: string): boolean =>
  normalisedKey(surrogate) === normalisedKey(original) ||
  (/\p{L}{3}/u.test(original) && normalisedKey(surrogate).includes(normalisedKey(original)));

/** How many values the search for a free surrogate tries: the pool has thousands, and a conversation rarely uses hundreds. */
const LONGEST_PROBE = 20_000;
/** In a small pool different indices give the same value; the search visits each value about this often. */
const PROBES_FOR_EACH = 8;
/** The search starts among this many words of the pool: the shortest, which read best. */
const FIRST_CHOICES = 1008;

/**
 * The index that the search tries after `at`. The search goes from `start` to the end of the pool's first `choices` values, then from the first
 * value to `start`, and only then to the values after them, which read badly: pools of names join two names there.
 * @param choices as in `Reserve`; 0 if the reserve does not set it
 * @param nextFree the first index from the given one upwards that is not known to be taken
 */
function indexAfter(at: number, start: number, choices: number, nextFree: (from: number) => number): number {
  const next = nextFree(at + 1);
  if (at >= choices) return next;
  const isBeforeStart = at < start;
  if (next < (isBeforeStart ? start : choices)) return next;
  const first = isBeforeStart ? start : nextFree(0);
  return first < start ? first : nextFree(choices);
}

/**
 * Returns a function that draws from a reserve pool: it takes the first free value, starting at an index that depends on the original.
 * @param isMisleading whether a reply that names the surrogate most likely means something else
 */
export function reserveSearch(
  { secret }: Conversation,
  owners: SurrogateOwners,
  isMisleading: (surrogate: string, type: EntityType) => boolean,
  { addPair, kept, keepAs }: IssuedRecords,
) {
  /** How far the search in a pool went, by the pool's name and the starting index. */
  const reached = new Map<string, number>();
  const taken = takenPoolPlaces();

  const draw = (original: string, type: EntityType, reserve: Reserve, bearer?: string): string => {
    const codec = `vault:${reserve.shape}`;
    const known = kept(codec, 'other', original, { bearer });
    const pairOf = (surrogate: string): RestorePair => ({
      surrogate,
      original,
      type,
      shape: reserve.shape,
      ...(bearer === undefined ? {} : { bearer }),
    });
    if (known !== undefined) {
      addPair(pairOf(known));
      return known;
    }
    const owner = ownerOf(original, { bearer });
    const start =
      keyedNumber(secret, `reserve ${reserve.name}`, originalKey(owner)) % (reserve.choices ?? FIRST_CHOICES);
    for (let pool: Reserve | undefined = reserve; pool; pool = pool.longer?.()) {
      const { isUnwanted = () => false, choices = 0, name } = pool;
      const probes = Math.min(LONGEST_PROBE, PROBES_FOR_EACH * (pool.size ?? LONGEST_PROBE));
      // A taken value stays taken, so the next original with the same start continues here.
      const place = `${name} ${start}`;
      const end = Math.max(start, choices) + probes;
      const nextFree = (from: number) => taken.nextFree(name, from);
      for (let at = reached.get(place) ?? start; at < end; at = indexAfter(at, start, choices, nextFree)) {
        const surrogate = pool.at(at, secret);
        if (!owners.isFree(surrogate, owner)) {
          if (owners.isOwned(surrogate)) taken.add(name, at);
          continue;
        }
        if (isUnwanted(surrogate) || isMisleading(surrogate, type) || (!pool.isPool && isSurrogateCandidate(surrogate)))
          continue;
        if (type === 'PERSON' && owners.sharesForm(surrogate, owner)) continue;
        // "elena" for "elenałaska" would send a part of it.
        if (containsOriginal(surrogate, original) || containsOriginal(original, surrogate)) continue;
        reached.set(place, at);
        keepAs(codec, pairOf(surrogate));
        return surrogate;
      }
    }
    if (reserve.isUnwanted) {
      const { isUnwanted: _, ...all } = reserve;
      return draw(original, type, { ...all, name: `${all.name} any` }, bearer);
    }
    throw new CodedError(said('reserveEmpty'));
  };
  return draw;
}
