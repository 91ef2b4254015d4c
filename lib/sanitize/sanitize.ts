// Turns a prompt and its plan into the sanitized text. Except for the noise on numbers this is deterministic: key, tweak and vault decide
// every surrogate.

import { listCodecs } from '../codecs/list-codecs.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { EntityType } from '../detect/annotation.ts';
import { languageOfPrompt, likeliestLanguage } from '../detect/prompt-language.ts';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { composeGuarantee } from '../privacy/compose.ts';
import { requireValidSecret } from '../privacy/keys.ts';
import type { Random } from '../privacy/random.ts';
import { isEchoPair } from '../restore/echoes.ts';
import { foldedOriginals, isIssuedSurrogate, wordsSentUnchanged } from '../restore/issued-text.ts';
import { findIssuedPairs } from '../restore/pairs.ts';
import { textOf } from '../text/span.ts';
import { withoutKeptHomonyms } from './kept-places.ts';
import { keptText, keptWords, normalisedWordsIn, wordPairsIn, wordsOfOriginals } from './kept-words.ts';
import { type RelatedNumberReplacement, replaceRelatedNumbers } from './numbers/related-numbers.ts';
import { withRepeatedMentions } from './repeated-mentions.ts';
import { type ReplacementContext, randomSourcesFor, replaceScaled, replaceSpan } from './replace-span.ts';
import { withoutRevealingPhrases } from './revealing-phrases.ts';
import type { Plan, PlannedSpan, Replacement, Sanitized } from './sanitized.ts';
import { addressContext } from './surrogates/email-surrogate.ts';
import { firmNames } from './surrogates/firm-names.ts';
import { issuerFor } from './surrogates/issuer.ts';
import { keptDates } from './surrogates/kept-dates.ts';
import { namesOfPrompt, peopleIn } from './surrogates/name-clues.ts';
import { organizationSurrogate } from './surrogates/organisation-surrogate.ts';
import { otherSpellings } from './surrogates/other-spelling.ts';
import { townsBeside } from './surrogates/towns-beside.ts';
import { findSurvivors, SurvivorError } from './survivors.ts';
import { isWordMechanism, type WordSource } from './words/sampled-words.ts';
import { writeReplacedText } from './write-replaced.ts';

export { SurvivorError } from './survivors.ts';

function requireFitting(text: string, spans: readonly PlannedSpan[]): void {
  let end = 0;
  for (const { annotation } of spans) {
    if (annotation.start < end || annotation.end <= annotation.start || annotation.end > text.length) {
      throw new CodedError(said('spansOutdated'));
    }
    end = annotation.end;
  }
}

/** Spans in order, without those that quote a surrogate issued earlier: that text stays as it is. */
function spansToSanitize(
  text: string,
  { spans }: Plan,
  { visible = [], known = [] }: Conversation,
  earlier: readonly RestorePair[],
): readonly PlannedSpan[] {
  const sorted = [...spans].sort((a, b) => a.annotation.start - b.annotation.start);
  requireFitting(text, sorted);
  if (earlier.length === 0) return sorted;
  const sent = wordsSentUnchanged(visible, known);
  const originals = foldedOriginals(known);
  return sorted.filter(({ annotation }) => !isIssuedSurrogate(text, annotation, earlier, sent, originals));
}

/** Words and word pairs that no new surrogate may equal: kept ones and originals, but not the surrogates that the text quotes. */
function forbiddenWords(
  text: string,
  replaced: readonly PlannedSpan[],
  kept: ReadonlySet<string>,
  earlier: readonly RestorePair[],
): Set<string> {
  const forbidden = new Set([...kept, ...wordsOfOriginals(text, replaced)]);
  for (const { surrogate } of earlier)
    for (const quoted of [...normalisedWordsIn(surrogate), ...wordPairsIn(surrogate)]) forbidden.delete(quoted);
  return forbidden;
}

const SWAPS: ReadonlySet<PlannedSpan['mechanism']> = new Set(['fpe', 'permutation', 'reserve']);

/** The names of people that other names replace, each once. */
const namesSwapped = (text: string, replaced: readonly PlannedSpan[]): readonly string[] => [
  ...new Set(
    replaced
      .filter(({ annotation, mechanism }) => annotation.type === 'PERSON' && SWAPS.has(mechanism))
      .map(({ annotation }) => textOf(text, annotation)),
  ),
];

interface SanitizeOptions {
  /** Originals that the person decided to send unchanged. */
  readonly accepted?: readonly string[];
  /** Needed if ordinary words are replaced: see `prepareWords`. */
  readonly words?: WordSource | undefined;
}

const knownOfType = ({ known = [] }: Conversation, asked: EntityType): readonly string[] =>
  known.filter(({ type }) => type === asked).map((one) => one.text);

/** The words of all originals of the conversation, in lower case. */
const originalWords = (text: string, replaced: readonly PlannedSpan[], { known = [] }: Conversation) =>
  new Set([...wordsOfOriginals(text, replaced), ...known.flatMap((one) => normalisedWordsIn(one.text))]);

/** The replaced values as the text writes them. */
const spelledValues = (text: string, replaced: readonly PlannedSpan[]) =>
  replaced.map(({ annotation, ...rest }) => ({ ...rest, ...annotation, text: textOf(text, annotation) }));

const birthsAmong = (values: ReturnType<typeof spelledValues>) =>
  values.filter(({ kind, mechanism }) => kind === 'date-of-birth' && mechanism === 'date-shift');

/**
 * Replaces every span that is not kept. Unannotated repeats of a replaced original are replaced too; text that quotes an
 * earlier surrogate of this conversation stays as it is.
 * @throws KeyError for a secret of the wrong size; RangeError for spans that do not fit; SurvivorError if an original
 * that is not among `accepted` is still in the result; WordSourceError if words are to be drawn and `words` is missing.
 */
export function sanitize(
  text: string,
  plan: Plan,
  conversation: Conversation,
  random: Random,
  { accepted = [], words }: SanitizeOptions = {},
): Sanitized {
  requireValidSecret(conversation.secret);
  const earlier = findIssuedPairs(text, conversation).filter((pair) => !isEchoPair(pair));
  const spans = spansToSanitize(text, plan, conversation, earlier);
  const repeated = withRepeatedMentions(text, spans).filter((span) => span.mechanism !== 'keep');
  const replaced = withoutRevealingPhrases(text, repeated, conversation);
  const kept = keptWords(text, replaced, conversation);
  const forbidden = forbiddenWords(text, replaced, kept, earlier);
  const spansOfReplaced = replaced.map(({ annotation }) => annotation);
  const issuer = issuerFor(conversation, forbidden, listCodecs, {
    isJapanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text),
    language: languageOfPrompt(text),
    languageAmong: (languages) => likeliestLanguage(text, languages),
    originalWords: originalWords(text, replaced, conversation),
    isKeptDate: keptDates(keptText(text, spansOfReplaced)),
    phones: spansOfReplaced.filter(({ type }) => type === 'PHONE').map((annotation) => textOf(text, annotation)),
  });
  const draws = randomSourcesFor(text, replaced, conversation, random, words);
  const people = spansOfReplaced.filter(({ type }) => type === 'PERSON');
  const knownNames = knownOfType(conversation, 'PERSON');
  const links = conversation.links ?? [];
  const prompt = namesOfPrompt(text, people, knownNames, links);
  const names = prompt.clues;
  const values = spelledValues(text, replaced);
  const spellings = otherSpellings(values, conversation.known);
  const ownFirms = spansOfReplaced.filter(({ type }) => type === 'ORGANIZATION');
  const firmOriginals = [...knownOfType(conversation, 'ORGANIZATION'), ...ownFirms.map((one) => textOf(text, one))];
  const firms = firmNames(firmOriginals);
  const addresses = addressContext(namesSwapped(text, replaced), issuer, names, () =>
    firmOriginals.map((name) => ({ name, standIn: organizationSurrogate(name, issuer, firms) })),
  );
  const towns = townsBeside(text, spans);
  const births = birthsAmong(values);
  const context: ReplacementContext = { issuer, draws, kept, words, names, addresses, firms, towns, spellings, births };
  const related: ReadonlyMap<PlannedSpan, RelatedNumberReplacement> = plan.dependencies
    ? replaceRelatedNumbers(text, replaced, plan.dependencies, {
        issuer,
        randomFor: draws.forNumber,
        kept,
        surrogateOf: (original, planned) => replaceSpan(original, planned, context).surrogate,
      })
    : new Map();
  const scaledAmounts = replaceScaled(text, replaced, conversation, issuer);
  const written = writeReplacedText(
    text,
    replaced,
    (original, planned) =>
      related.get(planned) ?? scaledAmounts.get(planned) ?? replaceSpan(original, planned, context),
  );
  const { replacements, articles } = written;
  const originals = new Set(replacements.map(({ original }) => original.trim()));
  const checkedText = withoutKeptHomonyms(
    text,
    { text: written.checkedText, replacements, articles },
    plan.spans.map(({ annotation }) => annotation),
    (own) => originals.has(own.trim()),
  );
  requireNoSurvivor(checkedText, replacements, text, spans, accepted);
  const relations = plan.dependencies?.relations;
  const { entities, nameChoices } = peopleIn(text, people, prompt, links);
  return {
    text: written.text,
    replacements,
    guarantee: composeGuarantee(written.guarantees),
    vault: issuer.entries,
    pairs: issuer.pairs,
    ...(articles.length > 0 ? { articles } : {}),
    ...(relations && relations.length > 0 ? { relations } : {}),
    ...(entities.length > 0 ? { entities } : {}),
    ...(nameChoices.length > 0 ? { nameChoices } : {}),
    ...(plan.languageWithoutWords ? { languageWithoutWords: plan.languageWithoutWords } : {}),
  };
}

/**
 * Throws if an original is still in the output. Noise may by chance give the original number, and a draw the original word: their
 * guarantees allow that, and forbidding it would break the guarantees.
 */
function requireNoSurvivor(
  out: string,
  replacements: readonly Replacement[],
  text: string,
  spans: readonly PlannedSpan[],
  accepted: readonly string[],
): void {
  const kept = new Set([
    ...spans
      .filter((s) => s.mechanism === 'keep')
      .map(({ annotation: { start, end } }) => text.slice(start, end).trim()),
    ...accepted.map((own) => own.trim()),
  ]);
  const originals = replacements
    .filter(({ mechanism }) => mechanism !== 'metric-dp' && mechanism !== 'computed' && !isWordMechanism(mechanism))
    .filter((r) => !kept.has(r.original.trim()))
    .map((r) => ({ text: r.original, type: r.type }));
  const survivors = findSurvivors(out, originals);
  if (survivors.length > 0) throw new SurvivorError(survivors);
}
