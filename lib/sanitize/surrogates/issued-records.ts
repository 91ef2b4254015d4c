// Records the surrogates that a prompt issues: entries for the vault, and pairs for the reply.
import type { Codec } from '../../codecs/codec.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { isPlaceholder } from '../../conversation/placeholder.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import { keyedHash } from '../../privacy/keys.ts';
import type { Issuer } from './issuer.ts';
import { ownerOf, type SurrogateOwners, type Whose } from './surrogate-owners.ts';

/** How a surrogate hides its original. Surrogates of one way are never reused for another: "[DRUG_1]" is no number, and a phrase no placeholder. */
export type HidingWay = 'generalised' | 'placeholder' | 'scale' | 'other';

function wayOf(pair: Pick<RestorePair, 'standIn' | 'surrogate'>): HidingWay {
  if (isPlaceholder(pair)) return 'placeholder';
  return pair.standIn === 'generalised' || pair.standIn === 'scale' ? pair.standIn : 'other';
}

const recordKey = (codec: string, way: HidingWay, original: string, { formOf = '', bearer = '' }: Whose = {}) =>
  [codec, way, original, formOf, bearer].join('\u0000');

/** Records what this prompt issues: entries for the vault, and pairs for the reply. */
export function issuedRecords({ secret, entries: earlier }: Conversation, owners: SurrogateOwners) {
  const entries: VaultEntry[] = [];
  const pairs: RestorePair[] = [];
  const paired = new Set<string>();
  const byOriginal = new Map<string, string>();
  for (const entry of earlier)
    if (entry.kind === 'value')
      byOriginal.set(recordKey(entry.codec, wayOf(entry), entry.original, entry), entry.surrogate);

  function addPair(pair: RestorePair, formOf?: string): void {
    const { surrogate, original, type, bearer } = pair;
    const owner = ownerOf(original, { formOf, bearer });
    owners.add(surrogate, owner);
    if (type === 'PERSON') owners.addName(surrogate, owner);
    const key = `${surrogate}\u0000${original}`;
    if (paired.has(key)) return;
    paired.add(key);
    pairs.push(pair);
  }

  const hashOf = (codec: Codec, surrogate: string) =>
    keyedHash(secret, codec.name, codec.canonical(surrogate) ?? surrogate);

  const kept = (codec: string, way: HidingWay, original: string, whose: Whose = {}) =>
    byOriginal.get(recordKey(codec, way, original, whose));

  return {
    entries,
    pairs,
    addPair,
    hashOf,
    /** An earlier surrogate of the original that the vault keeps under this codec's name. */
    kept,
    /** Whether an earlier prompt, in which this surrogate was not free, gave the name another one. */
    hasOther: (surrogate: string, name: string): boolean =>
      (kept('vault:word', 'other', name) ?? surrogate) !== surrogate,
    keepAs(codec: string, pair: RestorePair, formOf?: string): void {
      const { surrogate, original, type, standIn, bearer } = pair;
      const key = recordKey(codec, wayOf(pair), original, { formOf, bearer });
      if (byOriginal.get(key) !== surrogate) {
        byOriginal.set(key, surrogate);
        const more = {
          ...(standIn === undefined ? {} : { standIn }),
          ...(formOf === undefined ? {} : { formOf }),
          ...(bearer === undefined ? {} : { bearer }),
        };
        entries.push({ kind: 'value', surrogate, original, type, codec, ...more });
      }
      addPair(pair, formOf);
    },
    /** Keeps only a hash, because the codec recovers the original without the vault. */
    keepHash(codec: Codec, surrogate: string): void {
      const hash = hashOf(codec, surrogate);
      if (owners.addHash(codec, hash)) entries.push({ kind: 'issued', hash, codec: codec.name });
    },
  };
}

export type IssuedRecords = ReturnType<typeof issuedRecords>;

/** How an issuer keeps surrogates and knows earlier ones: of the names of one bearer, or of all else. */
export function keeperOf(
  { kept, keepAs }: IssuedRecords,
  bearer?: string,
): Pick<Issuer, 'keep' | 'keepForm' | 'earlier' | 'earlierForm'> {
  const whose = bearer === undefined ? {} : { bearer };
  return {
    keep(surrogate, original, type, shape, standIn) {
      const pair = { surrogate, original, type, shape, ...whose };
      keepAs(`vault:${shape}`, standIn === undefined ? pair : { ...pair, standIn });
    },
    keepForm: (surrogate, original, name) =>
      keepAs('vault:word', { surrogate, original, type: 'PERSON', shape: 'word', ...whose }, name),
    earlier: (original, shape, way = 'other') => kept(`vault:${shape}`, way, original, whose),
    earlierForm: (original, name) => kept('vault:word', 'other', original, { ...whose, formOf: name }),
  };
}
