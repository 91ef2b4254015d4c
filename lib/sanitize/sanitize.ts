// From a plan to the sanitized text. Deterministic but for the noise on numbers: key, tweak and vault decide every surrogate.

import { listCodecs } from '../codecs/list-codecs.ts';
import { type Annotation, REPLACED_FROM } from '../detect/annotation.ts';
import { plainReading } from '../detect/plain-reading.ts';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { type RandomFor, randomAcrossChats } from '../privacy/across-chats.ts';
import { composeGuarantee } from '../privacy/compose.ts';
import type { ValueGuarantee } from '../privacy/guarantee.ts';
import { requireSecret } from '../privacy/keys.ts';
import type { Random } from '../privacy/random.ts';
import { findPairs } from '../restore/pairs.ts';
import { isIssuedSurrogate, sentWords } from '../restore/quotation.ts';
import { type Span, textOf } from '../text/span.ts';
import { holdsPhrase, mayTell } from './generalise/generalise.ts';
import { noiseNumber, noisePurpose } from './numbers/number.ts';
import { type RelatedReplacement, replaceRelated } from './numbers/related-numbers.ts';
import { NUMBER_IN_TEXT } from './numbers/relations/number-text.ts';
import { factorsOf, scaled } from './numbers/scale/scale.ts';
import { withRepeats } from './repeats.ts';
import {
  type Mechanism,
  type Plan,
  type PlannedSpan,
  type Replacement,
  type Rewrite,
  type Sanitized,
  standInOf,
} from './sanitized.ts';
import type { Conversation, Issuer } from './surrogates/issuer.ts';
import { issuerFor } from './surrogates/issuer.ts';
import { shapeReserve } from './surrogates/reserves.ts';
import { surrogateFor } from './surrogates/surrogates.ts';
import { findSurvivors, SurvivorError } from './survivors.ts';
import { type Article, articleFor } from './words/articles.ts';
import { drawnFor, isDrawn, type WordSource } from './words/sampled-words.ts';
import { wordPurposes } from './words/word-purposes.ts';

export type { Conversation } from './surrogates/issuer.ts';
export { SurvivorError } from './survivors.ts';

/** A number of fewer digits is no unit of its own: it would be found everywhere in a reply. */
const DIGITS_OF_ITS_OWN = 3;
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

const fold = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ');

function requireFitting(text: string, spans: readonly PlannedSpan[]): void {
  let end = 0;
  for (const { annotation } of spans) {
    if (annotation.start < end || annotation.end <= annotation.start || annotation.end > text.length) {
      throw new CodedError(said('spansOutdated'));
    }
    end = annotation.end;
  }
}

function keptText(text: string, replaced: readonly Span[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of replaced) {
    kept += `${text.slice(at, start)}\n`;
    at = end;
  }
  return kept + text.slice(at);
}

/** What stands in the prompt or stood in an earlier one as the person wrote it: public. */
function keptWords(text: string, replaced: readonly PlannedSpan[], conversation: Conversation): Set<string> {
  const kept = new Set((conversation.visible ?? []).map(fold));
  const rest = keptText(
    text,
    replaced.map((p) => p.annotation),
  );
  for (const [word] of rest.matchAll(WORDS)) kept.add(fold(word));
  // "36,000" is two words and one number.
  for (const [number] of rest.matchAll(NUMBER_IN_TEXT)) kept.add(number);
  return kept;
}

/** The originals and their words: secret. */
function originalWords(text: string, replaced: readonly PlannedSpan[]): Set<string> {
  const originals = new Set<string>();
  for (const { annotation } of replaced) {
    const original = text.slice(annotation.start, annotation.end);
    originals.add(fold(original));
    for (const [word] of original.matchAll(WORDS)) originals.add(fold(word));
  }
  return originals;
}

interface Draws {
  readonly forNumber: RandomFor;
  readonly forWord: (planned: PlannedSpan) => Random;
}

/** Without a site every draw is fresh, and no purpose is worked out. */
function drawsFor(
  text: string,
  spans: readonly PlannedSpan[],
  { secret }: Conversation,
  random: Random,
  words: WordSource | undefined,
): Draws {
  const forNumber = randomAcrossChats(secret, random);
  if (!secret.site || !words) return { forNumber, forWord: () => random };
  const purposeOf = wordPurposes(text, spans, words);
  return { forNumber, forWord: (planned) => forNumber(purposeOf(planned)) };
}

interface Replaced {
  readonly surrogate: string;
  readonly guarantee: ValueGuarantee;
}

function noised(
  text: string,
  planned: PlannedSpan,
  issuer: Issuer,
  randomFor: RandomFor,
  kept: ReadonlySet<string>,
): Replaced | undefined {
  const { annotation, budget = 0 } = planned;
  // Only what is public may be left out: without the originals in the grid, an output would rule itself out as the input.
  const random = randomFor(noisePurpose(text, budget));
  const noise = noiseNumber(text, budget, random, (number) => kept.has(fold(number)) || issuer.wasIssued(number));
  if (!noise) return undefined;
  // Noise replaces one number, so a second number in the span ("64 or 65") would leave unchanged.
  if (/\d/.test(text.slice(noise.start + noise.original.length))) return undefined;
  const own = noise.original.replace(/\D/g, '').length >= DIGITS_OF_ITS_OWN;
  const whole = (number: string) =>
    text.slice(0, noise.start) + number + text.slice(noise.start + noise.original.length);
  const [original, shape] = own ? [noise.original, 'digits' as const] : [text, 'phrase' as const];
  const released = issuer.earlier(original, shape);
  const { epsilon, unit, domainSize } = noise;
  const guarantee: ValueGuarantee = {
    mechanism: 'metric-dp',
    type: annotation.type,
    kind: 'metric',
    epsilon: released === undefined ? epsilon : 0,
    unit,
    domainSize,
  };
  if (released !== undefined) {
    issuer.keep(released, original, annotation.type, shape, 'noise');
    return { surrogate: own ? whole(released) : released, guarantee };
  }
  const surrogate = own ? noise.surrogate : whole(noise.surrogate);
  issuer.keep(surrogate, original, annotation.type, shape, 'noise');
  return { surrogate: own ? whole(noise.surrogate) : surrogate, guarantee };
}

const KIND: Readonly<Record<Exclude<Mechanism, 'keep' | 'rap-li' | 'cape'>, ValueGuarantee['kind']>> = {
  fpe: 'computational',
  permutation: 'computational',
  'date-shift': 'interval',
  reserve: 'removed',
  'metric-dp': 'metric',
  generalise: 'class',
  placeholder: 'removed',
  scale: 'ratio',
  computed: 'computed',
};

/** Whether a date of birth was permuted within its year. A year alone has no day to permute and is shifted instead. */
const movesInYear = ({ type, kind }: Annotation, text: string) =>
  type === 'DATE' && kind === 'date-of-birth' && !/^\s*\d{4}\s*$/.test(text);

function placeholderFor(text: string, planned: PlannedSpan, issuer: Issuer): string {
  const { type } = planned.annotation;
  const reserve = {
    name: `placeholder ${type}`,
    shape: 'phrase',
    at: (index: number) => `[${type}_${index + 1}]`,
  } as const;
  const known = issuer.earlier(text, 'phrase', 'placeholder');
  if (known !== undefined) {
    issuer.keep(known, text, type, 'phrase', 'placeholder');
    return known;
  }
  let index = 0;
  while (issuer.isTaken(reserve.at(index))) index += 1;
  issuer.keep(reserve.at(index), text, type, 'phrase', 'placeholder');
  return reserve.at(index);
}

/** Several originals can share one phrase; restoring then restores none of them. */
function generalised(text: string, { annotation, generalisation }: PlannedSpan, issuer: Issuer): string | undefined {
  if (!generalisation) return undefined;
  const { phrase, alsoSaid = [], preposition } = generalisation;
  const keep = (said: string, original: string) =>
    issuer.keep(said, original, annotation.type, 'phrase', 'generalised');
  for (const said of [...alsoSaid, phrase]) keep(said, text);
  // "in spring" comes back as "on 3 March".
  if (preposition?.original && preposition.surrogate) keep(preposition.surrogate + phrase, preposition.original + text);
  return phrase;
}

/** Wraps the issuer to record whether it used the vault. */
function watchingVault(issuer: Issuer): { readonly watched: Issuer; readonly usedVault: () => boolean } {
  let isUsed = false;
  const watched: Issuer = {
    ...issuer,
    issue(...request) {
      const issued = issuer.issue(...request);
      isUsed ||= issued.codec === undefined;
      return issued;
    },
    keep(...pair) {
      isUsed = true;
      issuer.keep(...pair);
    },
  };
  return { watched, usedVault: () => isUsed };
}

function replace(
  text: string,
  planned: PlannedSpan,
  issuer: Issuer,
  draws: Draws,
  kept: ReadonlySet<string>,
  words?: WordSource,
): Replaced {
  const { annotation, mechanism } = planned;
  if (mechanism === 'keep') throw new RangeError('A kept span has no surrogate.');
  if (isDrawn(mechanism)) return drawnFor(text, planned, issuer, draws.forWord(planned), words);
  const { type } = annotation;
  const phrase = mechanism === 'generalise' ? generalised(text, planned, issuer) : undefined;
  if (phrase !== undefined) return { surrogate: phrase, guarantee: { mechanism, type, kind: 'class' } };
  if (mechanism === 'placeholder' || mechanism === 'generalise' || mechanism === 'scale') {
    return {
      surrogate: placeholderFor(text, planned, issuer),
      guarantee: { mechanism: 'placeholder', type, kind: 'removed' },
    };
  }
  if (mechanism === 'metric-dp' || mechanism === 'computed') {
    const done = mechanism === 'metric-dp' ? noised(text, planned, issuer, draws.forNumber, kept) : undefined;
    if (done) return done;
    const { surrogate } = issuer.issue(text, type, [], shapeReserve(text));
    return { surrogate, guarantee: { mechanism: 'reserve', type, kind: 'removed' } };
  }
  const { watched, usedVault } = watchingVault(issuer);
  // A sign without width would cut a name in two, and a reply repeats the value without it.
  const surrogate = surrogateFor(annotation, plainReading(text)?.text ?? text, watched, planned.dateOrder);
  // A surrogate from the vault came from a pool, whatever mechanism was planned.
  if (usedVault()) return { surrogate, guarantee: { mechanism: 'reserve', type, kind: 'removed' } };
  return {
    surrogate,
    guarantee: { mechanism, type, kind: movesInYear(annotation, text) ? 'computational' : KIND[mechanism] },
  };
}

function replaceScaled(
  text: string,
  spans: readonly PlannedSpan[],
  conversation: Conversation,
  issuer: Issuer,
): ReadonlyMap<PlannedSpan, Replaced> {
  const factors = factorsOf(text, spans, conversation);
  const replaced = new Map<PlannedSpan, Replaced>();
  for (const span of spans) {
    const { annotation, mechanism } = span;
    const surrogate = mechanism === 'scale' ? scaled(textOf(text, annotation), span, text, factors, issuer) : undefined;
    if (surrogate === undefined) continue;
    replaced.set(span, { surrogate, guarantee: { mechanism: 'scale', type: annotation.type, kind: 'ratio' } });
  }
  return replaced;
}

/**
 * Replaces every span that is not kept. Unannotated repeats of a replaced original are replaced too; text that quotes an
 * earlier surrogate of this conversation stays as it is.
 * @throws KeyError for a secret of the wrong size; RangeError for spans that do not fit; SurvivorError where an original
 * would still be in the result that is not among `accepted`, which the person decided to send where they stand;
 * WordSourceError where words are to be drawn and `words` (see `prepareWords`) is missing.
 */
export function sanitize(
  text: string,
  plan: Plan,
  conversation: Conversation,
  random: Random,
  accepted: readonly string[] = [],
  words?: WordSource,
): Sanitized {
  requireSecret(conversation.secret);
  const sorted = [...plan.spans].sort((a, b) => a.annotation.start - b.annotation.start);
  requireFitting(text, sorted);
  const earlier = findPairs(text, conversation);
  const sent = sentWords(conversation.visible ?? []);
  const isQuoted = ({ annotation }: PlannedSpan) => isIssuedSurrogate(text, annotation, earlier, sent);
  const spans = earlier.length === 0 ? sorted : sorted.filter((span) => !isQuoted(span));
  const repeated = withRepeats(text, spans).filter((span) => span.mechanism !== 'keep');
  const replaced = withSafePhrases(text, repeated, conversation);
  const kept = keptWords(text, replaced, conversation);
  const forbidden = new Set([...kept, ...originalWords(text, replaced)]);
  for (const { surrogate } of earlier) for (const [word] of surrogate.matchAll(WORDS)) forbidden.delete(fold(word));
  const issuer = issuerFor(conversation, forbidden, listCodecs, /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));

  const draws = drawsFor(text, replaced, conversation, random, words);
  const related: ReadonlyMap<PlannedSpan, RelatedReplacement> = plan.dependencies
    ? replaceRelated(text, replaced, plan.dependencies, {
        issuer,
        randomFor: draws.forNumber,
        kept,
        surrogateOf: (original, planned) => replace(original, planned, issuer, draws, kept, words).surrogate,
      })
    : new Map();
  const scaledAmounts = replaceScaled(text, replaced, conversation, issuer);
  const replacements: Replacement[] = [];
  const articles: Rewrite[] = [];
  const values: ValueGuarantee[] = [];
  let out = '';
  /** The same without what chance chose: that may be any word or date, another original among them, and is no trace of it. */
  let written = '';
  let at = 0;
  const keep = (until: number) => {
    out += text.slice(at, until);
    written += text.slice(at, until);
    at = until;
  };
  for (const planned of replaced) {
    const { start, end, type } = planned.annotation;
    const original = text.slice(start, end);
    const { surrogate, guarantee } =
      related.get(planned) ?? scaledAmounts.get(planned) ?? replace(original, planned, issuer, draws, kept, words);
    const article = isNeverPutBack(planned)
      ? articleFor(text, at, start, surrogate)
      : prepositionFor(text, at, planned, guarantee.mechanism);
    if (article) {
      keep(article.start);
      articles.push({ ...article, outStart: out.length, outEnd: out.length + article.surrogate.length });
      out += article.surrogate;
      written += article.surrogate;
      at = article.end;
    }
    keep(start);
    const outStart = out.length;
    out += surrogate;
    written += isByChance(guarantee.mechanism) ? '\u0000'.repeat(surrogate.length) : surrogate;
    replacements.push({
      start,
      end,
      outStart,
      outEnd: out.length,
      original,
      surrogate,
      type,
      mechanism: guarantee.mechanism,
      standIn: standInOf(guarantee.mechanism),
      ...(planned.generalisation ? { phrase: planned.generalisation.phrase } : {}),
    });
    values.push(guarantee);
    at = end;
  }
  keep(text.length);
  requireNoSurvivor(written, replacements, text, spans, accepted);
  const relations = plan.dependencies?.relations;
  const guarantee = composeGuarantee(values);
  const result = { text: out, replacements, guarantee, vault: issuer.entries, pairs: issuer.pairs };
  return {
    ...result,
    ...(articles.length > 0 ? { articles } : {}),
    ...(relations && relations.length > 0 ? { relations } : {}),
  };
}

/** A phrase must not reveal another hidden fact of the conversation: "a diabetes medicine" beside a hidden "diabetes". */
function withSafePhrases(
  text: string,
  spans: readonly PlannedSpan[],
  { known = [] }: Conversation,
): readonly PlannedSpan[] {
  if (!spans.some(({ generalisation }) => generalisation)) return spans;
  const factOf = ({ annotation }: PlannedSpan) => ({ text: textOf(text, annotation), type: annotation.type });
  const hidden = [...known, ...spans.map(factOf)];
  const kept = keptText(
    text,
    spans.map(({ annotation }) => annotation),
  );
  return spans.map((span) => {
    const { generalisation, ...rest } = span;
    if (!generalisation) return span;
    const { phrase, alsoSaid = [] } = generalisation;
    const isTold = mayTell(phrase, factOf(span), hidden);
    // The kept text contains the phrase too, and that mention must not be restored to this original.
    const isKept = [phrase, ...alsoSaid].some((said) => holdsPhrase(kept, said));
    if (!isTold && !isKept) return span;
    return span.mechanism === 'generalise' ? { ...rest, mechanism: 'placeholder' } : rest;
  });
}

/** Replaces the preposition: "on 3 March" becomes "in spring". */
function prepositionFor(text: string, from: number, planned: PlannedSpan, mechanism: Mechanism): Article | undefined {
  const { original, surrogate } = planned.generalisation?.preposition ?? {};
  const start = planned.annotation.start - (original?.length ?? 0);
  if (mechanism !== 'generalise' || original === undefined || surrogate === undefined) return undefined;
  if (start < from || text.slice(start, planned.annotation.start) !== original) return undefined;
  return { start, end: planned.annotation.start, original, surrogate };
}

/** Ordinary words that were drawn. Before what is put back, the article must go on fitting the original. */
const isNeverPutBack = ({ mechanism, annotation }: PlannedSpan) =>
  isDrawn(mechanism) && annotation.risk < REPLACED_FROM;

const CHANCE: ReadonlySet<Mechanism> = new Set(['metric-dp', 'computed', 'date-shift', 'scale']);
/** Noise, what follows from it, the factor of amounts, the shift of all dates ("14 March 1985" to "18 December 1986"), and drawn words. */
const isByChance = (mechanism: Mechanism) => CHANCE.has(mechanism) || isDrawn(mechanism);

/** Noise may by chance give the number itself, and a draw the word: its guarantee allows that, and forbidding it would break the guarantee. */
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
    .filter(({ mechanism }) => mechanism !== 'metric-dp' && mechanism !== 'computed' && !isDrawn(mechanism))
    .filter((r) => !kept.has(r.original.trim()))
    .map((r) => ({ text: r.original, type: r.type }));
  const survivors = findSurvivors(out, originals);
  if (survivors.length > 0) throw new SurvivorError(survivors);
}
