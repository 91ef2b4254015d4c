// Asks the person's own server without sending the facts that the person hides: they are removed, and a noisy vector is sent with the
// prompt.
import type { Writable } from 'node:stream';
import { nodeWordLoaders } from '../lib/engine/node-words.ts';
import { composeGuarantee } from '../lib/privacy/compose.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { chatRequestWithHint } from '../lib/privacy/restoration/chat-request.ts';
import { withoutSpans } from '../lib/privacy/restoration/incomplete-prompt.ts';
import { nearestTypeFinder, wordSimilarityIn } from '../lib/privacy/restoration/nearest-type.ts';
import { type DrawnHint, drawHint } from '../lib/privacy/restoration/restoration.ts';
import type { VectorSet } from '../lib/privacy/restoration/vector-set.ts';
import { withEntries } from '../lib/vault/conversation.ts';
import { checkedServerAddress, modelServerClient } from './model-server.ts';
import { type AskOptions, UsageError } from './options.ts';
import type { CommandLinePipeline } from './pipeline.ts';

interface PhrasePlace {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Every occurrence of a phrase, in any case, that is not part of a longer word. */
function placesOf(phrase: string, text: string): PhrasePlace[] {
  const words = phrase.trim().split(/\s+/u).map(escaped).join('\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu');
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

function placesToHide(text: string, phrases: readonly string[]): PhrasePlace[] {
  return phrases.flatMap((phrase) => {
    const places = placesOf(phrase, text);
    if (places.length === 0) throw new UsageError(`"${phrase}" does not stand in the text, so it cannot be hidden.`);
    return places;
  });
}

/** Builds the noisy vector from one fact per phrase, however often it occurs. All facts have the same weight. */
async function hintForPhrases(phrases: readonly string[], set: VectorSet, epsilon: number): Promise<DrawnHint> {
  const { vocabulary } = await nodeWordLoaders().words();
  const facts = phrases.map((text) => ({ text, type: 'CONDITION', weight: 1 }) as const);
  return drawHint(facts, set, nearestTypeFinder(set, wordSimilarityIn(vocabulary.space)), epsilon, systemRandom);
}

function reportRemovedFacts(errors: Writable, { inVector, leftOut, guarantees }: DrawnHint): void {
  const names = (facts: DrawnHint['inVector']) => facts.map(({ text }) => text).join(', ');
  if (inVector.length > 0) errors.write(`Removed; a noisy hint goes to your server: ${names(inVector)}\n`);
  if (leftOut.length > 0)
    errors.write(`Removed, without a hint (the server has no vector for it): ${names(leftOut)}\n`);
  if (guarantees.length > 0) errors.write(`${composeGuarantee(guarantees).sentence}\n`);
}

/** Matches a sentence end. A streaming reply is restored up to its last one, because no surrogate spans two sentences. */
const SENTENCE_END = /[.!?]["'”’)]*\s(?=\S)|\n/gu;

/** Restores and writes a streaming reply, one sentence at a time. */
async function writeRestored(pieces: AsyncIterable<string>, restore: (reply: string) => string, output: Writable) {
  let [reply, written] = ['', 0];
  const write = (until: number) => {
    if (until > written) output.write(restore(reply.slice(written, until)));
    written = Math.max(written, until);
  };
  for await (const piece of pieces) {
    reply += piece;
    const last = Array.from(reply.matchAll(SENTENCE_END)).at(-1);
    if (last) write(last.index + last[0].length);
  }
  write(reply.length);
}

export async function askModelServer(
  text: string,
  options: AskOptions,
  lines: CommandLinePipeline,
  conversation: string,
  { output, errors }: { readonly output: Writable; readonly errors: Writable },
): Promise<void> {
  const server = modelServerClient(checkedServerAddress(options.server), options.serverKey);
  const places = placesToHide(text, options.hide);
  const set = await server.vectors();
  const hint = await hintForPhrases(options.hide, set, options.epsilon ?? set.epsilon);
  const begun = lines.newConversation(conversation);
  const { sanitized } = await lines.sanitize(withoutSpans(text, places), begun);
  reportRemovedFacts(errors, hint);
  const chat = {
    model: set.model,
    messages: [{ role: 'user', content: sanitized.text }],
    temperature: options.temperature,
    stream: true,
  };
  const plain = JSON.stringify(chat);
  const body = hint.fields ? chatRequestWithHint(plain, hint.fields) : plain;
  // The phrases were removed, but a surrogate may by chance equal one of them.
  if (body === undefined || options.hide.some((phrase) => placesOf(phrase, sanitized.text).length > 0))
    throw new UsageError('A hidden fact would still stand in the text, so nothing was sent.');
  if (options.show) errors.write(`${body}\n`);
  const restored = (reply: string) =>
    lines
      .restore(reply, withEntries(begun, sanitized.vault))
      .map((segment) => segment.text)
      .join('');
  await writeRestored(server.answer(body), restored, output);
  output.write('\n');
}
