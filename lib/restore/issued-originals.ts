// Finds originals of a conversation in a text, if they are restored with the key alone. The vault does not hold these originals. A value of
// the text is one of them if encrypting it gives a surrogate whose hash the vault holds as issued.

import { dividedCodecNamed, formatCodecs } from '../codecs/formats/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Original } from '../conversation/original.ts';
import { keyedHash } from '../privacy/keys.ts';
import { entityTypeOfCodec, valueReadings } from './pairs.ts';

/** At most this many values of a text are tried, because each of them must be encrypted. */
const MAX_CANDIDATES = 500;
/** Shorter values, such as a year or a house number, occur by chance. */
const SHORTEST = 5;

/** Only values with a format codec (phone numbers, dates …) are found. Names are left out, because the conversation stores them. */
export function originalsOfIssuedSurrogatesIn(
  text: string,
  { secret, entries }: Pick<Conversation, 'secret' | 'entries'>,
): Original[] {
  const issued = new Set(entries.flatMap((entry) => (entry.kind === 'issued' ? `${entry.codec} ${entry.hash}` : [])));
  const found = new Map<string, Original>();
  const names = new Set(entries.flatMap((entry) => (entry.kind === 'issued' ? entry.codec : [])));
  const divided = [...names].flatMap((name) => dividedCodecNamed(name) ?? []);
  for (const codec of [...formatCodecs.filter(({ name }) => names.has(name)), ...divided]) {
    const candidates = [...new Set(Array.from(text.matchAll(codec.candidates), ([candidate]) => candidate))];
    for (const candidate of candidates.slice(0, MAX_CANDIDATES)) {
      for (const reading of valueReadings(candidate)) {
        if (reading.length < SHORTEST || codec.canonical(reading) === undefined) continue;
        const surrogate = codec.issue(reading, secret);
        const canonical = surrogate === undefined ? undefined : codec.canonical(surrogate);
        if (canonical === undefined || !issued.has(`${codec.name} ${keyedHash(secret, codec.name, canonical)}`))
          continue;
        if (!found.has(reading)) found.set(reading, { text: reading, type: entityTypeOfCodec(codec.name) });
        break;
      }
    }
  }
  return [...found.values()];
}
