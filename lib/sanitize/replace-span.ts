// Replaces one span by its planned mechanism, with the guarantee of its surrogate.

import type { Conversation } from '../conversation/conversation.ts';
import type { Annotation } from '../detect/annotation.ts';
import { undisguisedText } from '../detect/undisguised-text.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import { type RandomForPurpose, randomAcrossChats } from '../privacy/across-chats.ts';
import type { ValueGuarantee } from '../privacy/guarantee.ts';
import type { Random } from '../privacy/random.ts';
import { textOf } from '../text/span.ts';
import { normalisedWord } from './kept-words.ts';
import { noiseNumber, noisePurpose } from './numbers/number.ts';
import { factorsOfPrompt, scaledText } from './numbers/scale/scale.ts';
import type { Mechanism, PlannedSpan } from './sanitized.ts';
import type { BirthPair } from './surrogates/born-number.ts';
import type { AddressContext } from './surrogates/email-surrogate.ts';
import type { FirmNames } from './surrogates/firm-names.ts';
import type { Issuer } from './surrogates/issuer.ts';
import type { NameClues } from './surrogates/name-clues.ts';
import type { otherSpellings, SpelledValue } from './surrogates/other-spelling.ts';
import { reserveOfSameShape } from './surrogates/reserves.ts';
import { surrogateFor } from './surrogates/surrogates.ts';
import type { TownsBeside } from './surrogates/towns-beside.ts';
import { drawSurrogateOfSpan, isWordMechanism, type WordSource } from './words/sampled-words.ts';
import { purposeOfWordDraw } from './words/word-purposes.ts';

/** A number with fewer digits is restored only together with its whole span: alone, it would match all over a reply. */
const MIN_DIGITS_ALONE = 3;

interface RandomSources {
  readonly forNumber: RandomForPurpose;
  readonly forWord: (planned: PlannedSpan) => Random;
}

/** Without a site every draw is fresh, so no purposes are computed. */
export function randomSourcesFor(
  text: string,
  spans: readonly PlannedSpan[],
  { secret }: Conversation,
  random: Random,
  words: WordSource | undefined,
): RandomSources {
  const forNumber = randomAcrossChats(secret, random);
  if (!secret.site || !words) return { forNumber, forWord: () => random };
  const purposeOf = purposeOfWordDraw(text, spans, words);
  return { forNumber, forWord: (planned) => forNumber(purposeOf(planned)) };
}

export interface ReplacedSpan {
  readonly surrogate: string;
  readonly guarantee: ValueGuarantee;
}

function noisedSpan(
  text: string,
  planned: PlannedSpan,
  issuer: Issuer,
  randomFor: RandomForPurpose,
  kept: ReadonlySet<string>,
): ReplacedSpan | undefined {
  const { annotation, budget = 0 } = planned;
  // Only public numbers may be excluded from the draw. If originals were, no original could be its own surrogate, and each output would
  // show one value that the original is not.
  const random = randomFor(noisePurpose(text, budget));
  const noise = noiseNumber(
    text,
    budget,
    random,
    (number) => kept.has(normalisedWord(number)) || issuer.wasIssued(number),
  );
  if (!noise) return undefined;
  // Noise replaces only one number, so a second number in the span ("64 or 65") would be sent unchanged.
  if (/\d/.test(text.slice(noise.start + noise.original.length))) return undefined;
  const own = noise.original.replace(/\D/g, '').length >= MIN_DIGITS_ALONE;
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

const GUARANTEE_KIND: Readonly<Record<Exclude<Mechanism, 'keep' | 'rap-li' | 'cape'>, ValueGuarantee['kind']>> = {
  fpe: 'computational',
  permutation: 'computational',
  'date-shift': 'interval',
  reserve: 'removed',
  'metric-dp': 'metric',
  generalise: 'class',
  placeholder: 'removed',
  scale: 'ratio',
  computed: 'computed',
  // The share of a removed span in the vector is known only when all spans are (with-hint.ts).
  restoration: 'removed',
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

const withPlaceholder = (text: string, planned: PlannedSpan, issuer: Issuer): ReplacedSpan => ({
  surrogate: placeholderFor(text, planned, issuer),
  guarantee: { mechanism: 'placeholder', type: planned.annotation.type, kind: 'removed' },
});

/** Sends the phrase of a fact's group. Several originals can share one phrase; then restoring restores none of them. */
function generalisedPhrase(
  text: string,
  { annotation, generalisation }: PlannedSpan,
  issuer: Issuer,
): string | undefined {
  if (!generalisation) return undefined;
  const { phrase, alsoSaid = [], preposition } = generalisation;
  const keep = (said: string, original: string) =>
    issuer.keep(said, original, annotation.type, 'phrase', 'generalised');
  for (const said of [...alsoSaid, phrase]) keep(said, text);
  // If a reply says "in spring", restoring puts back "on 3 March" together with its preposition.
  if (preposition?.original && preposition.surrogate) keep(preposition.surrogate + phrase, preposition.original + text);
  return phrase;
}

/** Wraps the issuer to record whether it used the vault. */
function watchingVault(issuer: Issuer): { readonly watched: Issuer; readonly usedVault: () => boolean } {
  let isUsed = false;
  const watch = (own: Issuer): Issuer => ({
    ...own,
    issue(...request) {
      const issued = own.issue(...request);
      isUsed ||= issued.codec === undefined;
      return issued;
    },
    keep(...pair) {
      isUsed = true;
      own.keep(...pair);
    },
    keepForm(...form) {
      isUsed = true;
      own.keepForm(...form);
    },
    ofBearer: (bearer) => watch(own.ofBearer(bearer)),
  });
  return { watched: watch(issuer), usedVault: () => isUsed };
}

/** The values that all replacements of one prompt share. */
export interface ReplacementContext {
  readonly issuer: Issuer;
  readonly draws: RandomSources;
  /** Words that stay visible. */
  readonly kept: ReadonlySet<string>;
  readonly words?: WordSource | undefined;
  readonly names: NameClues;
  readonly addresses: AddressContext;
  readonly firms: FirmNames;
  readonly towns: TownsBeside;
  readonly spellings: ReturnType<typeof otherSpellings>;
  /** The dates of birth that are replaced. */
  readonly births: readonly SpelledValue[];
}

/** Each date of birth with its surrogate, in each meaning that both can have. */
const birthPairs = (births: readonly SpelledValue[], surrogateOf: (birth: SpelledValue) => string) =>
  births.flatMap((birth): readonly BirthPair[] => {
    const surrogates = datesIn(surrogateOf(birth)).flatMap(({ days }) => days);
    return datesIn(birth.text)
      .flatMap(({ days }) => days)
      .flatMap((original, reading) => {
        const surrogate = surrogates[reading];
        return surrogate ? [{ original, surrogate }] : [];
      });
  });

export function replaceSpan(text: string, planned: PlannedSpan, context: ReplacementContext): ReplacedSpan {
  const { issuer, draws, kept, words, names, addresses, firms, towns, births } = context;
  const { annotation, mechanism } = planned;
  if (mechanism === 'keep') throw new RangeError('A kept span has no surrogate.');
  if (isWordMechanism(mechanism)) return drawSurrogateOfSpan(text, planned, issuer, draws.forWord(planned), words);
  const { type } = annotation;
  if (mechanism === 'restoration')
    return { surrogate: '', guarantee: { mechanism, type, kind: GUARANTEE_KIND[mechanism] } };
  const phrase = mechanism === 'generalise' ? generalisedPhrase(text, planned, issuer) : undefined;
  if (phrase !== undefined) return { surrogate: phrase, guarantee: { mechanism, type, kind: 'class' } };
  if (mechanism === 'placeholder' || mechanism === 'generalise' || mechanism === 'scale')
    return withPlaceholder(text, planned, issuer);
  if (mechanism === 'metric-dp' || mechanism === 'computed') {
    const done = mechanism === 'metric-dp' ? noisedSpan(text, planned, issuer, draws.forNumber, kept) : undefined;
    if (done) return done;
    // A number in words has no digits to replace: other letters would be no number.
    if (!/\d/u.test(text)) return withPlaceholder(text, planned, issuer);
    const { surrogate } = issuer.issue(text, type, [], reserveOfSameShape(text));
    return { surrogate, guarantee: { mechanism: 'reserve', type, kind: 'removed' } };
  }
  const { watched, usedVault } = watchingVault(issuer);
  // Zero-width characters are removed first: one would cut a name in two, and a reply repeats the value without it.
  const plain = undisguisedText(text)?.text ?? text;
  const { kind: _kind, ...unkinded } = annotation;
  const surrogateOf = (
    value: SpelledValue,
    { dateOrder, yearCuts }: Pick<PlannedSpan, 'dateOrder' | 'yearCuts'>,
  ): string =>
    surrogateFor({ ...unkinded, type: value.type, ...(value.kind && { kind: value.kind }) }, value.text, watched, {
      dateOrder,
      yearCuts,
      names,
      addresses,
      firms,
      towns,
      births: () => birthPairs(births, (birth) => surrogateOf(birth, birth)),
    });
  const own = { ...annotation, text: plain };
  const other = context.spellings(own);
  const spelled = other?.write(surrogateOf(other.first, other.first));
  const isSpelled = spelled !== undefined && spelled !== plain;
  if (isSpelled) issuer.keep(spelled, plain, type, type === 'DATE' ? 'phrase' : 'digits');
  const surrogate = isSpelled ? spelled : surrogateOf(own, planned);
  // A surrogate from the vault came from a pool, whatever mechanism was planned.
  if (usedVault()) return { surrogate, guarantee: { mechanism: 'reserve', type, kind: 'removed' } };
  return {
    surrogate,
    guarantee: { mechanism, type, kind: movesInYear(annotation, text) ? 'computational' : GUARANTEE_KIND[mechanism] },
  };
}

export function replaceScaled(
  text: string,
  spans: readonly PlannedSpan[],
  conversation: Conversation,
  issuer: Issuer,
): ReadonlyMap<PlannedSpan, ReplacedSpan> {
  const factors = factorsOfPrompt(text, spans, conversation);
  const replaced = new Map<PlannedSpan, ReplacedSpan>();
  for (const span of spans) {
    const { annotation, mechanism } = span;
    const surrogate =
      mechanism === 'scale' ? scaledText(textOf(text, annotation), span, text, factors, issuer) : undefined;
    if (surrogate === undefined) continue;
    replaced.set(span, { surrogate, guarantee: { mechanism: 'scale', type: annotation.type, kind: 'ratio' } });
  }
  return replaced;
}
