// Which originals of a conversation stand in a text, of those that the key alone brings back. The vault does not hold them; but what
// the key gives for them was issued, and that can be seen.

import { formatCodecs } from '../codecs/formats/index.ts';
import { keyedHash } from '../privacy/keys.ts';
import type { Conversation } from '../sanitize/surrogates/issuer.ts';
import type { Original } from '../sanitize/survivors.ts';
import { readings, typeOf } from './pairs.ts';

/** A bound on the work: each candidate is encrypted. */
const MOST_CANDIDATES = 500;
/** A year or a house number comes up of its own accord. */
const SHORTEST = 5;

/** Names are not looked for: the conversation remembers them itself. */
export function issuedOriginalsIn(
  text: string,
  { secret, entries }: Pick<Conversation, 'secret' | 'entries'>,
): Original[] {
  const issued = new Set(entries.flatMap((entry) => (entry.kind === 'issued' ? `${entry.codec} ${entry.hash}` : [])));
  const found = new Map<string, Original>();
  for (const codec of formatCodecs) {
    if (!entries.some((entry) => entry.kind === 'issued' && entry.codec === codec.name)) continue;
    const candidates = [...new Set(Array.from(text.matchAll(codec.candidates), ([candidate]) => candidate))];
    for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
      for (const reading of readings(candidate)) {
        if (reading.length < SHORTEST || codec.canonical(reading) === undefined) continue;
        const surrogate = codec.issue(reading, secret);
        const canonical = surrogate === undefined ? undefined : codec.canonical(surrogate);
        if (canonical === undefined || !issued.has(`${codec.name} ${keyedHash(secret, codec.name, canonical)}`))
          continue;
        if (!found.has(reading)) found.set(reading, { text: reading, type: typeOf(codec.name) });
        break;
      }
    }
  }
  return [...found.values()];
}
