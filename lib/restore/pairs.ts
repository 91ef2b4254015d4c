// Which surrogates of a conversation stand in a reply, and what for: the vault's values, and what the key can decrypt.

import type { PairShape } from '../codecs/codec.ts';
import { type Codec, standInOfCodec } from '../codecs/codec.ts';
import { birthCodecs, dateCodecs } from '../codecs/formats/date.ts';
import { formatCodecs } from '../codecs/formats/index.ts';
import { listCodecs } from '../codecs/list-codecs.ts';
import type { EntityType } from '../detect/annotation.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { keyedHash } from '../privacy/keys.ts';
import type { RestorePair } from '../sanitize/sanitized.ts';
import type { Conversation } from '../sanitize/surrogates/issuer.ts';
import { datesIn } from './dates.ts';
import { holdsInitials, issuedNames } from './issued-names.ts';

const CODECS: readonly Codec[] = [...listCodecs, ...formatCodecs];
/** A candidate may hold more than its value ("4111 1111 1111 1111 5"): runs of up to so many groups are tried alone. */
const LARGEST_GROUPS = 10;
/** No value is longer, and longer text would be slow to read as a number. */
const LONGEST_VALUE = 256;
/** A run of numbers without end is read so far. */
const LONGEST_RUN = 1_000;
/** A bound on the work for one codec, for replies that are made of numbers. */
const MOST_READINGS = 10_000;

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

export function typeOf(codec: string): EntityType {
  return TYPE_BY_LIST.find(([start]) => codec.startsWith(start))?.[1] ?? 'ID';
}

/** The whole candidate first, then its runs of groups, longest first. */
export function* readings(candidate: string): Generator<string> {
  if (candidate.length <= LONGEST_VALUE) yield candidate;
  const groups = [...candidate.slice(0, LONGEST_RUN).matchAll(/[^\s\-./()_]+/gu)];
  if (groups.length < 2) return;
  for (let length = Math.min(groups.length, LARGEST_GROUPS); length > 0; length -= 1) {
    for (let from = 0; from + length <= groups.length; from += 1) {
      const first = groups[from];
      const last = groups[from + length - 1];
      if (!first || !last) continue;
      // An opening bracket or plus belongs to the number behind it.
      const start = /[(+]$/.test(candidate.slice(0, first.index)) ? first.index - 1 : first.index;
      const reading = candidate.slice(start, last.index + last[0].length);
      if (reading !== candidate) yield reading;
    }
  }
}

function* decrypted(
  reply: string,
  codec: Codec,
  secret: ConversationSecret,
  wasIssued: (codec: Codec, canonical: string) => boolean,
): Generator<RestorePair> {
  // A name issued in lower case is also restored where the reply capitalizes it.
  const wasIssuedSmall = (codec: Codec, surrogate: string, canonical: string) => {
    const small = codec.canonical(surrogate.toLowerCase());
    return small !== undefined && small !== canonical && wasIssued(codec, small);
  };
  const seen = new Set<string>();
  let left = MOST_READINGS;
  for (const match of reply.matchAll(codec.candidates)) {
    const candidate = match.groups?.ahead ?? match[0];
    if (seen.has(candidate)) continue;
    if (left <= 0) return;
    seen.add(candidate);
    for (const surrogate of readings(candidate)) {
      left -= 1;
      const canonical = codec.canonical(surrogate);
      if (canonical === undefined || !(wasIssued(codec, canonical) || wasIssuedSmall(codec, surrogate, canonical)))
        continue;
      const original = codec.recover(surrogate, secret);
      if (original === undefined) continue;
      yield { surrogate, original, shape: codec.shape, type: typeOf(codec.name), ...standInOfCodec(codec.name) };
    }
  }
}

/** The words of a reply without the ending that it gave them, and the parts of its names in code. */
function otherSpellings(reply: string): string {
  const found = new Set<string>();
  for (const [word] of reply.matchAll(/\p{L}{2,40}/gu)) {
    if (/s$/i.test(word)) found.add(word.slice(0, -1));
    if (/es$/i.test(word)) found.add(word.slice(0, -2));
    if (/\p{Ll}\p{Lu}/u.test(word)) for (const [hump] of word.matchAll(/\p{Lu}?\p{Ll}+/gu)) found.add(hump);
  }
  for (const [, head = '', tail = ''] of reply.matchAll(/(\p{L}{2,20})-\n\s*(\p{Ll}{2,20})/gu)) found.add(head + tail);
  return [...found].join('\n');
}

/** Within a family, all full dates with a four-digit year move alike, so the ISO codec undoes the others' surrogates too. */
const WHOLE_DATES = [dateCodecs, birthCodecs].map((codecs) => ({
  kind: standInOfCodec(codecs[0]?.name ?? ''),
  codecs: codecs.filter(({ name }) => !name.endsWith('-yy')),
  iso: codecs.find(({ name }) => name.endsWith(':iso')),
}));
const two = (value: number) => String(value).padStart(2, '0');

/** A date that was issued in one way of writing and stands in the reply in another. */
function* rewrittenDates(
  reply: string,
  secret: ConversationSecret,
  wasIssued: (codec: Codec, canonical: string) => boolean,
): Generator<RestorePair> {
  const seen = new Set<string>();
  for (const { days } of datesIn(reply)) {
    for (const { year, month, day } of days) {
      const surrogate = `${year}-${two(month)}-${two(day)}`;
      if (year === 0 || day === 0 || month > 12 || seen.has(surrogate)) continue;
      seen.add(surrogate);
      for (const { kind, codecs, iso } of WHOLE_DATES) {
        if (!codecs.some((codec) => wasIssued(codec, surrogate))) continue;
        const original = iso?.recover(surrogate, secret);
        if (original !== undefined) yield { surrogate, original, shape: 'phrase', type: 'DATE', ...kind };
      }
    }
  }
}

const LISTED: ReadonlySet<Codec> = new Set(listCodecs);
const SHAPES: readonly PairShape[] = ['word', 'digits', 'phrase'];

/** The pairs of this conversation that may occur in a reply. Only what was issued: names that the reply brought itself stay. */
export function findPairs(reply: string, { secret, entries }: Pick<Conversation, 'secret' | 'entries'>): RestorePair[] {
  const pairs: RestorePair[] = [];
  const issued = new Map<string, Set<string>>();
  /** By codec and hash. */
  const places = new Map<string, number>();
  for (const [place, entry] of entries.entries()) {
    if (entry.kind === 'issued') {
      places.set(`${entry.codec} ${entry.hash}`, place);
      const hashes = issued.get(entry.codec) ?? new Set();
      issued.set(entry.codec, hashes.add(entry.hash));
    } else if (entry.kind === 'value') {
      const shape = SHAPES.find((s) => entry.codec === `vault:${s}`) ?? 'phrase';
      const { surrogate, original, type, standIn } = entry;
      const more = { ...(standIn === undefined ? {} : { standIn }), ...(type === 'PERSON' ? { place } : {}) };
      pairs.push({ surrogate, original, shape, type, ...more });
    }
  }
  const wasIssued = (codec: Codec, canonical: string) =>
    issued.get(codec.name)?.has(keyedHash(secret, codec.name, canonical)) === true;
  const placeOf = (codec: Codec, surrogate: string) => {
    const canonical = codec.canonical(surrogate);
    return canonical === undefined
      ? undefined
      : places.get(`${codec.name} ${keyedHash(secret, codec.name, canonical)}`);
  };
  const spelled = `${reply}\n${otherSpellings(reply)}`;
  for (const codec of CODECS) {
    if (!issued.has(codec.name)) continue;
    for (const pair of decrypted(LISTED.has(codec) ? spelled : reply, codec, secret, wasIssued)) {
      const place = pair.type === 'PERSON' ? placeOf(codec, pair.surrogate) : undefined;
      pairs.push(place === undefined ? pair : { ...pair, place });
    }
  }
  if (holdsInitials(reply)) pairs.push(...issuedNames({ secret, entries }));
  pairs.push(
    ...rewrittenDates(reply, secret, (codec, canonical) => issued.has(codec.name) && wasIssued(codec, canonical)),
  );
  return pairs;
}

/**
 * Without a vault: everything that some codec can decrypt, list words and formats that carry their own check.
 * The risk: a name that the reply brought itself is decrypted too, to a name that nobody meant.
 */
export function statelessPairs(reply: string, secret: ConversationSecret): RestorePair[] {
  const safe = CODECS.filter((codec) => !codec.needsHash);
  const claimed = new Set<string>();
  return safe
    .flatMap((codec) => [...decrypted(reply, codec, secret, () => true)])
    .filter(({ surrogate }) => !claimed.has(surrogate) && claimed.add(surrogate));
}
