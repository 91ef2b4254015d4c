// Issues surrogates within one prompt. A surrogate is stable within the conversation, and never equals another original or text that stays
// visible.

import type { PairShape, StandInKind } from '../../codecs/codec.ts';
import { type Codec, standInOfCodec } from '../../codecs/codec.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { EntityType } from '../../detect/annotation.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';
import { drawnWords } from './drawn-words.ts';
import { type HidingWay, type IssuedRecords, issuedRecords, keeperOf } from './issued-records.ts';
import { type MisleadingHints, misleadingSurrogates } from './misleading-surrogates.ts';
import { containsOriginal, reserveSearch } from './reserve-search.ts';
import { surrogateOwners } from './surrogate-owners.ts';

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
  /** Keeps the surrogate of a word that is a form of a name. */
  keepForm(surrogate: string, original: string, name: string): void;
  /** An earlier surrogate of exactly this original, from the vault, that hid it in the same way. */
  earlier(original: string, shape: PairShape, way?: HidingWay): string | undefined;
  /** The earlier surrogate of a word as a form of this name. */
  earlierForm(original: string, name: string): string | undefined;
  /** The same issuer for the names of somebody else than the rules take for their bearer: no surrogate of a name serves both. */
  ofBearer(bearer: string): Issuer;
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
  /** The likeliest of some languages, for a prompt that is too short to tell its language. */
  languageAmong(languages: ReadonlySet<string>): string | undefined;
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
  /** The number of values at the start of the reserve that read best. If set, the search for a free value tries all of them first. */
  readonly choices?: number;
  /** If set, these values are only used if no other is free. */
  readonly isUnwanted?: (surrogate: string) => boolean;
  /** Gives a second reserve of longer values, for when this reserve is used up. */
  readonly longer?: () => Reserve | undefined;
}

/** Facts about the prompt that decide which surrogates fit it. */
interface IssuerHints extends MisleadingHints {
  readonly isJapanese?: boolean;
  readonly language?: string | undefined;
  readonly languageAmong?: Issuer['languageAmong'];
  /** The words of all originals of the conversation, in lower case. */
  readonly originalWords?: ReadonlySet<string>;
}

/** Draws from reserves only: a codec gives equal names equal surrogates. */
function issuerOfBearer(
  issuer: Issuer,
  bearer: string,
  records: IssuedRecords,
  fromReserve: ReturnType<typeof reserveSearch>,
): Issuer {
  return {
    ...issuer,
    ...keeperOf(records, bearer),
    issue: (original, type, _codecs, reserve, written = original) => ({
      surrogate: fromReserve(written, type, reserve, bearer),
    }),
    issuedBy: () => [],
  };
}

export function issuerFor(
  conversation: Conversation,
  forbidden: ReadonlySet<string>,
  codecsInUse: readonly Codec[],
  { isJapanese = false, language, languageAmong = () => undefined, originalWords, ...misleading }: IssuerHints = {},
): Issuer {
  const { secret } = conversation;
  const owners = surrogateOwners(conversation, forbidden, codecsInUse, originalWords);
  const records = issuedRecords(conversation, owners);
  const { entries, pairs, addPair, keepAs, keepHash, hashOf } = records;
  const { isMisleading, isUnfitWhenNew } = misleadingSurrogates(misleading);
  const isRefused = (surrogate: string, type: EntityType) =>
    isMisleading(surrogate, type) || isUnfitWhenNew(surrogate, type);
  const fromReserve = reserveSearch(conversation, owners, isRefused, records);

  function fromCodec(original: string, type: EntityType, codec: Codec): string | undefined {
    const surrogate = codec.issue(original, secret);
    if (surrogate === undefined || isMisleading(surrogate, type) || containsOriginal(surrogate, original))
      return undefined;
    // A surrogate that an earlier prompt issued stays, whatever numbers and names this prompt has.
    const isUnfit =
      isUnfitWhenNew(surrogate, type) ||
      (type === 'PERSON' && (owners.sharesForm(surrogate, original) || records.hasOther(surrogate, original)));
    if (isUnfit && !owners.hasHash(codec, hashOf(codec, surrogate))) return undefined;
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

  const issuer: Issuer = {
    entries,
    pairs,
    isJapanese,
    language,
    languageAmong,
    secret,
    issue(original, type, codecs, reserve, written = original) {
      const names = codecs.map(({ name }) => name);
      const key = [type, reserve.name, reserve.shape, original, written, ...names].join('\u0000');
      const known = issued.get(key) ?? issueFirst(original, type, codecs, reserve, written);
      issued.set(key, known);
      return known;
    },
    codecsInUse: [...new Set(conversation.entries.flatMap((e) => (e.kind === 'issued' ? e.codec : [])))],
    ...keeperOf(records),
    ofBearer: (bearer) => issuerOfBearer(issuer, bearer, records, fromReserve),
    issuedBy: (original, codecs) =>
      codecs.filter((codec) => {
        const surrogate = codec.issue(original, secret);
        return surrogate !== undefined && owners.hasHash(codec, hashOf(codec, surrogate));
      }),
    ...drawnWords(conversation.entries, entries),
    wasIssued: owners.has,
    isTaken: (surrogate) => owners.isForbidden(surrogate) || owners.has(surrogate),
  };
  return issuer;
}
