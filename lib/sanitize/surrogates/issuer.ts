// Issues surrogates within one prompt. A surrogate is stable within the conversation, and never equals another original or text that stays
// visible.

import type { PairShape, StandInKind } from '../../codecs/codec.ts';
import { type Codec, standInOfCodec } from '../../codecs/codec.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { isPlaceholder } from '../../conversation/placeholder.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';
import { keyedHash, keyedNumber } from '../../privacy/keys.ts';
import { isSurrogateCandidate } from '../../privacy/lists/index.ts';
import { drawnWords } from './drawn-words.ts';
import { type MisleadingHints, misleadingSurrogates } from './misleading-surrogates.ts';
import { normalisedKey, originalKey, type SurrogateOwners, surrogateOwners } from './surrogate-owners.ts';
import { takenPoolPlaces } from './taken-places.ts';

interface IssuedSurrogate {
  readonly surrogate: string;
  /** The codec that issued the surrogate; undefined if the vault keeps the surrogate. */
  readonly codec?: Codec;
}

export interface Issuer {
  /**
   * Issues a surrogate from the first codec that can, or else from the reserve pool; the vault keeps the latter.
   * @param written the original as the text writes it, if the codecs' list writes it differently: the vault keeps this form.
   */
  issue(
    original: string,
    type: EntityType,
    codecs: readonly Codec[],
    reserve: Reserve,
    written?: string,
  ): IssuedSurrogate;
  /** Keeps a surrogate in the vault that was made elsewhere (by noise). */
  keep(surrogate: string, original: string, type: EntityType, shape: PairShape, standIn?: StandInKind): void;
  /** An earlier surrogate of exactly this original, from the vault, that hid it in the same way. */
  earlier(original: string, shape: PairShape, way?: HidingWay): string | undefined;
  /** The names of the codecs that issued surrogates in earlier prompts of the conversation. */
  readonly codecsInUse: readonly string[];
  /** The codecs that already issued a surrogate for this original in the conversation. */
  issuedBy(original: string, codecs: readonly Codec[]): readonly Codec[];
  /**
   * The word that was drawn for a word (in lower case), in this prompt or an earlier one. For a raised word, draws from before it was
   * raised do not count, because they may have left the word as it is.
   */
  drawn(original: string, isRaised: boolean): string | undefined;
  keepDrawn(surrogate: string, original: string, isRaised: boolean): void;
  isTaken(surrogate: string): boolean;
  /** Whether `surrogate` already stands for an original in this conversation. Surrogates are public, so the answer reveals nothing. */
  wasIssued(surrogate: string): boolean;
  readonly secret: ConversationSecret;
  readonly entries: VaultEntry[];
  readonly pairs: RestorePair[];
  /** Whether the prompt has kana. If so, names in Chinese characters are read as Japanese. */
  readonly isJapanese: boolean;
  /** The language of the prompt, if known. */
  readonly language: string | undefined;
}

/** A reserve pool: `at` gives the value at an index, in the original's layout. */
export interface Reserve {
  readonly name: string;
  readonly shape: PairShape;
  at(index: number, secret: ConversationSecret): string;
  /**
   * Set if the values of this reserve come from the permuted lists. They are not decrypted if a reply contains them: the vault keeps their
   * originals, and there is no hash to prove that a codec issued them.
   */
  readonly isPool?: true;
  /** How many different values this reserve has; may be left out if there are thousands. */
  readonly size?: number;
  /** If set, the search for a free value starts among the first `choices` values, because they read best. */
  readonly choices?: number;
  /** Gives a second reserve of longer values, for when this reserve is used up. */
  readonly longer?: () => Reserve | undefined;
}

/** How a surrogate hides its original. Surrogates of one way are never reused for another: "[DRUG_1]" is no number, and a phrase no placeholder. */
type HidingWay = 'generalised' | 'placeholder' | 'scale' | 'other';

function wayOf(pair: Pick<RestorePair, 'standIn' | 'surrogate'>): HidingWay {
  if (isPlaceholder(pair)) return 'placeholder';
  return pair.standIn === 'generalised' || pair.standIn === 'scale' ? pair.standIn : 'other';
}

/** Whether a surrogate contains its original, so that the original would be sent: "type 2 diabetes" for "diabetes". */
const containsOriginal = (surrogate: string, original: string): boolean =>
  normalisedKey(surrogate) === normalisedKey(original) ||
  (/\p{L}{3}/u.test(original) && normalisedKey(surrogate).includes(normalisedKey(original)));

/** How many values the search for a free surrogate tries: the pool has thousands, and a conversation rarely uses hundreds. */
const LONGEST_PROBE = 20_000;
/** In a small pool different indices give the same value; the search visits each value about this often. */
const PROBES_FOR_EACH = 8;
/** The search starts among this many words of the pool: the shortest, which read best. */
const FIRST_CHOICES = 1008;

const recordKey = (codec: string, way: HidingWay, original: string) => `${codec} ${way} ${original}`;

/** Records what this prompt issues: entries for the vault, and pairs for the reply. */
function issuedRecords({ secret, entries: earlier }: Conversation, owners: SurrogateOwners) {
  const entries: VaultEntry[] = [];
  const pairs: RestorePair[] = [];
  const paired = new Set<string>();
  const byOriginal = new Map<string, string>();
  for (const entry of earlier)
    if (entry.kind === 'value') byOriginal.set(recordKey(entry.codec, wayOf(entry), entry.original), entry.surrogate);

  function addPair(pair: RestorePair): void {
    const { surrogate, original } = pair;
    owners.add(surrogate, original);
    const key = `${surrogate}\u0000${original}`;
    if (paired.has(key)) return;
    paired.add(key);
    pairs.push(pair);
  }

  const hashOf = (codec: Codec, surrogate: string) =>
    keyedHash(secret, codec.name, codec.canonical(surrogate) ?? surrogate);

  return {
    entries,
    pairs,
    addPair,
    hashOf,
    /** An earlier surrogate of the original that the vault keeps under this codec's name. */
    kept: (codec: string, way: HidingWay, original: string) => byOriginal.get(recordKey(codec, way, original)),
    keepAs(codec: string, pair: RestorePair): void {
      const { surrogate, original, type } = pair;
      const key = recordKey(codec, wayOf(pair), original);
      if (byOriginal.get(key) !== surrogate) {
        byOriginal.set(key, surrogate);
        const standIn = pair.standIn === undefined ? {} : { standIn: pair.standIn };
        entries.push({ kind: 'value', surrogate, original, type, codec, ...standIn });
      }
      addPair(pair);
    },
    /** Keeps only a hash, because the codec recovers the original without the vault. */
    keepHash(codec: Codec, surrogate: string): void {
      const hash = hashOf(codec, surrogate);
      if (owners.addHash(codec, hash)) entries.push({ kind: 'issued', hash, codec: codec.name });
    },
  };
}

/**
 * Returns a function that draws from a reserve pool: it takes the first free value, starting at an index that depends on the original.
 * @param isMisleading whether a reply that names the surrogate most likely means something else
 */
function reserveSearch(
  { secret }: Conversation,
  owners: SurrogateOwners,
  isMisleading: (surrogate: string, type: EntityType) => boolean,
  { addPair, kept, keepAs }: ReturnType<typeof issuedRecords>,
) {
  /** How far the search in a pool went, by the pool's name and the starting index. */
  const reached = new Map<string, number>();
  const taken = takenPoolPlaces();

  return (original: string, type: EntityType, reserve: Reserve): string => {
    const codec = `vault:${reserve.shape}`;
    const known = kept(codec, 'other', original);
    if (known !== undefined) {
      addPair({ surrogate: known, original, shape: reserve.shape, type });
      return known;
    }
    const start =
      keyedNumber(secret, `reserve ${reserve.name}`, originalKey(original)) % (reserve.choices ?? FIRST_CHOICES);
    for (let pool: Reserve | undefined = reserve; pool; pool = pool.longer?.()) {
      const probes = Math.min(LONGEST_PROBE, PROBES_FOR_EACH * (pool.size ?? LONGEST_PROBE));
      // A taken value stays taken, so the next original with the same start continues here.
      const place = `${pool.name} ${start}`;
      for (let at = reached.get(place) ?? start; at < start + probes; at = taken.nextFree(pool.name, at + 1)) {
        const surrogate = pool.at(at, secret);
        if (!owners.isFree(surrogate, original)) {
          if (owners.isOwned(surrogate)) taken.add(pool.name, at);
          continue;
        }
        if (isMisleading(surrogate, type) || (!pool.isPool && isSurrogateCandidate(surrogate))) continue;
        // "elena" for "elenałaska" would send a part of it.
        if (containsOriginal(surrogate, original) || containsOriginal(original, surrogate)) continue;
        reached.set(place, at);
        keepAs(codec, { surrogate, original, type, shape: reserve.shape });
        return surrogate;
      }
    }
    throw new CodedError(said('reserveEmpty'));
  };
}

/** Facts about the prompt that decide which surrogates fit it. */
interface IssuerHints extends MisleadingHints {
  readonly isJapanese?: boolean;
  readonly language?: string | undefined;
}

export function issuerFor(
  conversation: Conversation,
  forbidden: ReadonlySet<string>,
  codecsInUse: readonly Codec[],
  { isJapanese = false, language, ...misleading }: IssuerHints = {},
): Issuer {
  const { secret } = conversation;
  const owners = surrogateOwners(conversation, forbidden, codecsInUse);
  const records = issuedRecords(conversation, owners);
  const { entries, pairs, addPair, kept, keepAs, keepHash, hashOf } = records;
  const { isMisleading, endsAsAnother } = misleadingSurrogates(misleading);
  const isRefused = (surrogate: string, type: EntityType) =>
    isMisleading(surrogate, type) || endsAsAnother(surrogate, type);
  const fromReserve = reserveSearch(conversation, owners, isRefused, records);

  function fromCodec(original: string, type: EntityType, codec: Codec): string | undefined {
    const surrogate = codec.issue(original, secret);
    if (surrogate === undefined || isMisleading(surrogate, type) || containsOriginal(surrogate, original))
      return undefined;
    // A number that an earlier prompt issued stays, whatever numbers this prompt has.
    if (endsAsAnother(surrogate, type) && !owners.hasHash(codec, hashOf(codec, surrogate))) return undefined;
    return owners.isFree(surrogate, original, codec) ? surrogate : undefined;
  }

  function issueFirst(
    original: string,
    type: EntityType,
    codecs: readonly Codec[],
    reserve: Reserve,
    written: string,
  ): IssuedSurrogate {
    for (const codec of codecs) {
      const surrogate = fromCodec(original, type, codec);
      if (surrogate === undefined) continue;
      if (written !== original) {
        keepAs(`vault:${codec.shape}`, { surrogate, original: written, type, shape: codec.shape });
        return { surrogate };
      }
      keepHash(codec, surrogate);
      addPair({ surrogate, original, shape: codec.shape, type, ...standInOfCodec(codec.name) });
      return { surrogate, codec };
    }
    return { surrogate: fromReserve(written, type, reserve) };
  }

  /** Each value is encrypted once, because the lines of a log repeat their values. */
  const issued = new Map<string, IssuedSurrogate>();

  return {
    entries,
    pairs,
    isJapanese,
    language,
    secret,
    issue(original, type, codecs, reserve, written = original) {
      const names = codecs.map(({ name }) => name);
      const key = [type, reserve.name, reserve.shape, original, written, ...names].join('\u0000');
      const known = issued.get(key) ?? issueFirst(original, type, codecs, reserve, written);
      issued.set(key, known);
      return known;
    },
    keep(surrogate, original, type, shape, standIn) {
      const pair = { surrogate, original, type, shape };
      keepAs(`vault:${shape}`, standIn === undefined ? pair : { ...pair, standIn });
    },
    codecsInUse: [...new Set(conversation.entries.flatMap((e) => (e.kind === 'issued' ? e.codec : [])))],
    earlier: (original, shape, way = 'other') => kept(`vault:${shape}`, way, original),
    issuedBy: (original, codecs) =>
      codecs.filter((codec) => {
        const surrogate = codec.issue(original, secret);
        return surrogate !== undefined && owners.hasHash(codec, hashOf(codec, surrogate));
      }),
    ...drawnWords(conversation.entries, entries),
    wasIssued: owners.has,
    isTaken: (surrogate) => owners.isForbidden(surrogate) || owners.has(surrogate),
  };
}
