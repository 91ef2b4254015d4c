// Replaces one span by its planned mechanism, with the guarantee that holds for what was put in its place.

import type { Annotation } from '../detect/annotation.ts';
import { plainReading } from '../detect/plain-reading.ts';
import { type RandomFor, randomAcrossChats } from '../privacy/across-chats.ts';
import type { ValueGuarantee } from '../privacy/guarantee.ts';
import type { Random } from '../privacy/random.ts';
import { textOf } from '../text/span.ts';
import { normalisedWord } from './kept-words.ts';
import { noiseNumber, noisePurpose } from './numbers/number.ts';
import { factorsOf, scaled } from './numbers/scale/scale.ts';
import type { Mechanism, PlannedSpan } from './sanitized.ts';
import type { Conversation, Issuer } from './surrogates/issuer.ts';
import type { NameHints } from './surrogates/name-hints.ts';
import { shapeReserve } from './surrogates/reserves.ts';
import { surrogateFor } from './surrogates/surrogates.ts';
import { drawnFor, isDrawn, type WordSource } from './words/sampled-words.ts';
import { wordPurposes } from './words/word-purposes.ts';

/** A number of fewer digits is no unit of its own: it would be found everywhere in a reply. */
const DIGITS_OF_ITS_OWN = 3;

export interface Draws {
  readonly forNumber: RandomFor;
  readonly forWord: (planned: PlannedSpan) => Random;
}

/** Without a site every draw is fresh, and no purpose is worked out. */
export function drawsFor(
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

export interface Replaced {
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
  const noise = noiseNumber(
    text,
    budget,
    random,
    (number) => kept.has(normalisedWord(number)) || issuer.wasIssued(number),
  );
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
  // The part that a removed span has in the vector is known once all spans are (with-hint.ts).
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

/** What every replacement of one prompt shares. */
export interface ReplacementContext {
  readonly issuer: Issuer;
  readonly draws: Draws;
  /** Words that stay visible. */
  readonly kept: ReadonlySet<string>;
  readonly words?: WordSource | undefined;
  readonly names: NameHints;
}

export function replaceSpan(text: string, planned: PlannedSpan, context: ReplacementContext): Replaced {
  const { issuer, draws, kept, words, names } = context;
  const { annotation, mechanism } = planned;
  if (mechanism === 'keep') throw new RangeError('A kept span has no surrogate.');
  if (isDrawn(mechanism)) return drawnFor(text, planned, issuer, draws.forWord(planned), words);
  const { type } = annotation;
  if (mechanism === 'restoration') return { surrogate: '', guarantee: { mechanism, type, kind: KIND[mechanism] } };
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
  const surrogate = surrogateFor(annotation, plainReading(text)?.text ?? text, watched, {
    dateOrder: planned.dateOrder,
    names,
  });
  // A surrogate from the vault came from a pool, whatever mechanism was planned.
  if (usedVault()) return { surrogate, guarantee: { mechanism: 'reserve', type, kind: 'removed' } };
  return {
    surrogate,
    guarantee: { mechanism, type, kind: movesInYear(annotation, text) ? 'computational' : KIND[mechanism] },
  };
}

export function replaceScaled(
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
