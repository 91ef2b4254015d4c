// Finds the surrogates of a conversation in a reply, with their originals. The originals come from the vault, or the key decrypts the
// surrogates.

import type { PairShape } from '../codecs/codec.ts';
import { type Codec, standInOfCodec } from '../codecs/codec.ts';
import { birthDateCodecs, dateCodecs } from '../codecs/formats/date.ts';
import { dividedCodecNamed, formatCodecs } from '../codecs/formats/index.ts';
import { listCodecs } from '../codecs/list-codecs.ts';
import { readCodecNameWithCuts, type YearCuts } from '../codecs/year-cuts.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { EntityType } from '../detect/annotation.ts';
import { isoDate } from '../notation/calendar.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { keyedHash } from '../privacy/keys.ts';
import { containsBareInitials } from './bare-initials.ts';
import { pairOfEcho } from './echoes.ts';
import { containsInitials, issuedNamePairs } from './issued-names.ts';
import { nativeSpellings } from './native-spellings.ts';
import { otherNameSpellings, otherNumberSpellings } from './reply-spellings.ts';
import { containsUserName } from './user-names.ts';

const CODECS: readonly Codec[] = [...listCodecs, ...formatCodecs];
/** A candidate may contain more than the value ("4111 1111 1111 1111 5"). So runs of its groups are tried too, up to this many groups. */
const MAX_GROUPS = 10;
/** The longest possible value. Longer text is not tried, because reading it as a number would be slow. */
const LONGEST_VALUE = 256;
/** Only this many characters of a run of numbers are read. */
const LONGEST_RUN = 1_000;
/** Limits the work per codec for replies that consist of numbers. */
const MAX_READINGS = 10_000;

const TYPE_BY_LIST: readonly (readonly [string, EntityType])[] = [
  ['list:first', 'PERSON'],
  ['list:last', 'PERSON'],
  ['list:chinese-given', 'PERSON'],
  ['list:korean-given', 'PERSON'],
  ['list:city', 'LOCATION'],
  ['list:country', 'LOCATION'],
  ['list:nationality', 'DEMOGRAPHIC'],
  ['list:occupation', 'OCCUPATION'],
  ['list:condition', 'CONDITION'],
  ['list:drug', 'DRUG'],
  ['date:', 'DATE'],
  ['birth:', 'DATE'],
  ['phone', 'PHONE'],
  ['email', 'EMAIL'],
  ['user-name', 'USERNAME'],
  ['iban', 'FINANCIAL'],
  ['card', 'FINANCIAL'],
  ['ipv4', 'IP'],
  ['postal-code', 'ADDRESS'],
  ['clock-time', 'TIME'],
  ['base58check', 'CRYPTO'],
  ['bech32', 'CRYPTO'],
  ['eip55', 'CRYPTO'],
];

export function entityTypeOfCodec(codec: string): EntityType {
  return TYPE_BY_LIST.find(([start]) => codec.startsWith(start))?.[1] ?? 'ID';
}

/** The possible values in a candidate: first the whole, then its runs of groups, the longest first. */
export function* valueReadings(candidate: string): Generator<string> {
  if (candidate.length <= LONGEST_VALUE) yield candidate;
  const groups = [...candidate.slice(0, LONGEST_RUN).matchAll(/[^\s\-./()_]+/gu)];
  if (groups.length < 2) return;
  for (let length = Math.min(groups.length, MAX_GROUPS); length > 0; length -= 1) {
    for (let from = 0; from + length <= groups.length; from += 1) {
      const first = groups[from];
      const last = groups[from + length - 1];
      if (!first || !last) continue;
      // An opening bracket or plus sign belongs to the number after it.
      const start = /[(+]$/.test(candidate.slice(0, first.index)) ? first.index - 1 : first.index;
      const reading = candidate.slice(start, last.index + last[0].length);
      if (reading !== candidate) yield reading;
    }
  }
}

function* decryptPairs(
  reply: string,
  codec: Codec,
  secret: ConversationSecret,
  wasIssued: (codec: Codec, canonical: string) => boolean,
): Generator<RestorePair> {
  const isIssued = (form: string) => {
    const canonical = codec.canonical(form);
    return canonical !== undefined && wasIssued(codec, canonical);
  };
  /**
   * The surrogate as it was issued. A reply may write "ab:cd:12:34" in capitals, but a codec reads capitals as another value. The codec of a
   * list writes a name in the letter case of the reply; a name in small letters may be another word.
   */
  const issuedForm = (surrogate: string) => {
    const small = surrogate.toLowerCase();
    if (LIST_CODECS.has(codec))
      return isIssued(surrogate) || (codec.canonical(surrogate) !== undefined && isIssued(small))
        ? surrogate
        : undefined;
    return [surrogate, small === surrogate ? surrogate.toUpperCase() : small].find(isIssued);
  };
  const seen = new Set<string>();
  let left = MAX_READINGS;
  for (const match of reply.matchAll(codec.candidates)) {
    const candidate = match.groups?.ahead ?? match[0];
    if (seen.has(candidate)) continue;
    if (left <= 0) return;
    seen.add(candidate);
    for (const reading of valueReadings(candidate)) {
      left -= 1;
      const surrogate = issuedForm(reading);
      const original = surrogate === undefined ? undefined : codec.recover(surrogate, secret);
      if (surrogate === undefined || original === undefined) continue;
      yield {
        surrogate,
        original,
        shape: codec.shape,
        type: entityTypeOfCodec(codec.name),
        ...standInOfCodec(codec.name),
      };
    }
  }
}

/** The codecs of full dates with a four-digit year. */
const wholeDates = (codecs: readonly Codec[]) => codecs.filter(({ name }) => !name.endsWith('-yy'));
const [WHOLE_DATES, WHOLE_BIRTH_DATES] = [wholeDates(dateCodecs), wholeDates(birthDateCodecs)];

/**
 * The codecs of full dates, those of each division of the year by themselves. All codecs of one list move a day to the same day, so the ISO
 * codec of the list can undo any of them. @param names the names of the codecs that issued surrogates
 */
function codecsOfWholeDates(names: Iterable<string>): readonly (readonly Codec[])[] {
  const divisions = new Map<string, YearCuts>();
  for (const name of names) {
    const cuts = readCodecNameWithCuts(name)?.cuts;
    if (cuts) divisions.set(name.slice(name.indexOf('@')), cuts);
  }
  const divided = [...divisions.values()].map((cuts) =>
    WHOLE_BIRTH_DATES.flatMap(({ dividedBy }) => dividedBy?.(cuts) ?? []),
  );
  return [WHOLE_DATES, WHOLE_BIRTH_DATES, ...divided];
}
const isIso = ({ name }: Codec) => /:iso(?:@|$)/.test(name);

/** Pairs for dates that the reply writes in another form than the issued one. */
function* rewrittenDates(
  reply: string,
  secret: ConversationSecret,
  names: Iterable<string>,
  wasIssued: (codec: Codec, canonical: string) => boolean,
): Generator<RestorePair> {
  const seen = new Set<string>();
  const families = codecsOfWholeDates(names);
  for (const { days } of datesIn(reply)) {
    for (const { year, month, day } of days) {
      const surrogate = isoDate({ year, month, day });
      if (year === 0 || day === 0 || month > 12 || seen.has(surrogate)) continue;
      seen.add(surrogate);
      for (const codecs of families) {
        const issuer = codecs.find((codec) => wasIssued(codec, surrogate));
        const original = issuer && codecs.find(isIso)?.recover(surrogate, secret);
        if (original !== undefined)
          yield { surrogate, original, shape: 'phrase', type: 'DATE', ...standInOfCodec(issuer?.name ?? '') };
      }
    }
  }
}

const LIST_CODECS: ReadonlySet<Codec> = new Set(listCodecs);
const SHAPES: readonly PairShape[] = ['word', 'digits', 'phrase'];

/** The pairs of this conversation that may occur in a reply. Only issued surrogates count, so names that the reply introduces stay. */
export function findIssuedPairs(
  reply: string,
  { secret, entries }: Pick<Conversation, 'secret' | 'entries'>,
): RestorePair[] {
  const pairs: RestorePair[] = [];
  const issued = new Map<string, Set<string>>();
  /** The index of each issued entry, by codec and hash. */
  const places = new Map<string, number>();
  for (const [place, entry] of entries.entries()) {
    if (entry.kind === 'issued') {
      places.set(`${entry.codec} ${entry.hash}`, place);
      const hashes = issued.get(entry.codec) ?? new Set();
      issued.set(entry.codec, hashes.add(entry.hash));
    } else if (entry.kind === 'value') {
      const shape = SHAPES.find((s) => entry.codec === `vault:${s}`) ?? 'phrase';
      const { surrogate, original, type, standIn, bearer } = entry;
      const more = {
        ...(standIn === undefined ? {} : { standIn }),
        ...(bearer === undefined ? {} : { bearer }),
        ...(type === 'PERSON' ? { place } : {}),
      };
      pairs.push({ surrogate, original, shape, type, ...more });
    } else if (entry.kind === 'echo') pairs.push(pairOfEcho(entry));
  }
  const wasIssued = (codec: Codec, canonical: string) =>
    issued.get(codec.name)?.has(keyedHash(secret, codec.name, canonical)) === true;
  const placeOf = (codec: Codec, surrogate: string) => {
    const canonical = codec.canonical(surrogate);
    return canonical === undefined
      ? undefined
      : places.get(`${codec.name} ${keyedHash(secret, codec.name, canonical)}`);
  };
  const names = [reply, otherNameSpellings(reply), ...nativeSpellings(reply, issued.keys())].join('\n');
  const numbers = `${reply}\n${otherNumberSpellings(reply)}`;
  const divided = [...issued.keys()].flatMap((name) => dividedCodecNamed(name) ?? []);
  for (const codec of [...CODECS.filter(({ name }) => issued.has(name)), ...divided]) {
    for (const pair of decryptPairs(LIST_CODECS.has(codec) ? names : numbers, codec, secret, wasIssued)) {
      const place = pair.type === 'PERSON' ? placeOf(codec, pair.surrogate) : undefined;
      pairs.push(place === undefined ? pair : { ...pair, place });
    }
  }
  if (containsInitials(reply) || containsBareInitials(reply) || containsUserName(reply))
    pairs.push(...issuedNamePairs({ secret, entries }));
  pairs.push(
    ...rewrittenDates(
      reply,
      secret,
      issued.keys(),
      (codec, canonical) => issued.has(codec.name) && wasIssued(codec, canonical),
    ),
  );
  return pairs;
}
