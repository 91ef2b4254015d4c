// Names the random stream of each word's draw for `randomAcrossChats`. The name contains everything that the distribution depends on, so
// that no stream serves two distributions.
import { digestOf } from '../../privacy/across-chats.ts';
import type { Vocabulary } from '../../privacy/words/vocabulary.ts';
import type { PlannedSpan } from '../sanitized.ts';
import type { WordSource } from './sampled-words.ts';

const listDigests = new WeakMap<Vocabulary, string>();

/** The digest of the word list, which may change with a release. */
function listDigest(vocabulary: Vocabulary): string {
  const known = listDigests.get(vocabulary) ?? digestOf(vocabulary.space.words.join(' '));
  listDigests.set(vocabulary, known);
  return known;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array) => new Uint8Array(buffer, byteOffset, byteLength);

/**
 * The same prompt with the same spans, word list and policy gets the same words again; any other prompt gets separate draws. The name
 * contains digests of Cape's candidates: they come from a language model, so another model gives other draws.
 */
export function purposeOfWordDraw(
  text: string,
  spans: readonly PlannedSpan[],
  { policy, vocabulary, chinese, rows }: WordSource,
): (planned: PlannedSpan) => string {
  const planOf = ({ annotation: { start, end, risk }, mechanism, budget, token }: PlannedSpan) =>
    JSON.stringify([start, end, risk, mechanism, budget, token]);
  const prompt = digestOf(
    JSON.stringify([policy, listDigest(vocabulary), chinese ? listDigest(chinese) : '', text, spans.map(planOf)]),
  );
  return (planned) => {
    const { start, end } = planned.annotation;
    const row = rows?.get(text.slice(start, end).toLowerCase());
    const candidates = row ? `${digestOf(bytesOf(row.words))} ${digestOf(bytesOf(row.keys))}` : '';
    return `word ${prompt} ${planOf(planned)} ${candidates}`;
  };
}
