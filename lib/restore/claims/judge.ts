// Finds restored facts in statements about their surrogate: "warfarin is safe with ibuprofen" was said about warfarin, and would be
// false about the person's own drug. Such surrogates stay in the reply, with the original shown beside them. Names are always restored.
import type { EntityType } from '../../detect/annotation.ts';
import { NUMBER_IN_TEXT, readNumber } from '../../sanitize/numbers/relations/number-text.ts';
import type { Segment } from '../../sanitize/sanitized.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { dimensionAt } from '../scaled.ts';
import { holdsResult } from './arithmetic.ts';
import { type Asks, asksOf } from './asks.ts';
import { describesWholeGroup } from './groups.ts';
import { MEDICAL_CLAIM, MEDICAL_MENTION, ORDERS, SUBJECT_OF } from './medicine-words.ts';
import { isLabel, type SentenceAround, sentenceAround, underLabel } from './sentences.ts';
import { firstBehind, firstFrom } from './sorted-spans.ts';
import { ASKED_CLAUSE, REPEATS } from './speech-words.ts';
import {
  AGE_CLAIM,
  CALCULATION,
  COMPARES,
  JOB_CLAIM,
  MAGNITUDE_CLAIM,
  NUMBER_CLAIM,
  PLACE_CLAIM,
} from './world-words.ts';

type Subject = 'medicine' | 'place' | 'job' | 'number' | 'date';

const SUBJECTS: Readonly<Partial<Record<EntityType, Subject>>> = {
  DRUG: 'medicine',
  CONDITION: 'medicine',
  LOCATION: 'place',
  DEMOGRAPHIC: 'place',
  OCCUPATION: 'job',
  AGE: 'number',
  MONEY: 'number',
  QUANTITY: 'number',
  DATE: 'date',
};

/** Whether surrogates of this type stay in statements about them. */
export const isJudged = (type: EntityType): boolean => SUBJECTS[type] !== undefined;

/** Allowance for white space around a block. */
const MARGIN = 40;

interface Fact {
  readonly index: number;
  readonly segment: Segment & { readonly surrogate: string };
  readonly subject: Subject;
  /** Offsets in the reply before restoring. */
  readonly start: number;
  readonly end: number;
}

interface Sentence extends SentenceAround {
  readonly facts: readonly Fact[];
  /** The sentence without clauses that only pass on a question ("ask whether …"). */
  readonly asserted: string;
  /** The places of those clauses in the reply. */
  readonly asked: readonly Span[];
  readonly hasRecomputed: boolean;
  /** Names, numbers of people and dates that are put back: what their surrogates spell or count means nothing. */
  readonly others: readonly Span[];
  /** The sentence compares an amount or age, or calculates with it. */
  readonly hasNumberClaim: boolean;
  readonly asks: Asks;
  readonly isLabel: boolean;
}

function factsIn(segments: readonly Segment[]): readonly Fact[] {
  const facts: Fact[] = [];
  let at = 0;
  segments.forEach((segment, index) => {
    const { surrogate, type, formula } = segment;
    const start = at;
    at += (surrogate ?? segment.text).length;
    const subject = type && SUBJECTS[type];
    // A result of scaled amounts is one itself.
    const isWorkedOut = formula !== undefined && segment.standIn !== 'scale';
    if (surrogate === undefined || isWorkedOut || !subject || segment.standIn === 'shift') return;
    facts.push({ index, segment: { ...segment, surrogate }, subject, start, end: at });
  });
  return facts;
}

const numbersIn = (text: string) =>
  (text.match(NUMBER_IN_TEXT) ?? []).flatMap((written) => readNumber(written, { isMoney: true }) ?? []);

/** The text between two places, with a sign in the place of each of these spans. */
function without(spans: readonly Span[], reply: string, start: number, end: number): string {
  let rest = '';
  let at = start;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    rest += `${reply.slice(at, Math.max(at, span.start))} # `;
    at = span.end;
  }
  return rest + reply.slice(at, end);
}

function isComputed(
  reply: string,
  { start, end, facts, others, hasRecomputed }: Omit<Sentence, 'hasNumberClaim' | 'asks' | 'isLabel'>,
): boolean {
  if (hasRecomputed) return false;
  const known = facts.filter(({ subject, segment }) => subject === 'number' && segment.type !== 'AGE');
  const rest = without([...known, ...others], reply, start, end);
  return (
    CALCULATION.test(reply.slice(start, end)) ||
    holdsResult(
      known.flatMap(({ segment }) => numbersIn(segment.surrogate).slice(0, 1)),
      numbersIn(rest),
    )
  );
}

/** True if the drug or illness is the subject: it begins the sentence, or a verb follows it. */
function isSubject(reply: string, fact: Fact, { start, end, asked }: Sentence): boolean {
  if (asked.some((clause) => overlaps(clause, fact))) return false;
  if (SUBJECT_OF.test(reply.slice(fact.end, fact.end + 24))) return true;
  const isFirst = !/[\p{L}\p{N}]/u.test(reply.slice(start, fact.start));
  return isFirst && /^[\s*_"'”’)\]]{0,4}\s\p{Ll}/u.test(reply.slice(fact.end, end));
}

function isMedicalClaim(reply: string, fact: Fact, sentence: Sentence, isBlock: boolean): boolean {
  const { asks, following } = sentence;
  const whole = reply.slice(sentence.start, sentence.end);
  const isOwn = asks(REPEATS, 'whole');
  if (asks(MEDICAL_CLAIM, 'said') || asks(ORDERS, 'whole') || isSubject(reply, fact, sentence)) return true;
  if (asks(MEDICAL_MENTION, 'asserted') && !isOwn) return true;
  if (following.some((text) => !REPEATS.test(text))) return true;
  if (isOwn || !sentence.isLabel) return false;
  if (MEDICAL_CLAIM.test(underLabel(reply, sentence))) return true;
  // A heading or table cell, whose neighbours belong to other blocks.
  return (
    isBlock &&
    fact.segment.standIn !== 'placeholder' &&
    reply.length <= whole.length + MARGIN &&
    whole.trim() === reply.trim()
  );
}

/**
 * Scaled amounts keep sums, ratios and order, so a sentence about them is as true of the originals, unless it weighs them against the
 * world: "enough", "above 60,000 €".
 */
function isScaledClaim(reply: string, { start, end, asks, facts }: Sentence): boolean {
  if (asks(MAGNITUDE_CLAIM, 'asserted')) return true;
  const known = facts.filter(({ segment }) => segment.standIn === 'scale');
  const dimensions = new Set(known.map((fact) => dimensionAt(reply, fact.start, fact.end)));
  const isForeign = Array.from(reply.slice(start, end).matchAll(NUMBER_IN_TEXT)).some((match) => {
    const place = { start: start + match.index, end: start + match.index + match[0].length };
    if (facts.some((fact) => overlaps(fact, place))) return false;
    const dimension = dimensionAt(reply, place.start, place.end);
    return dimension !== undefined && dimensions.has(dimension);
  });
  return isForeign || (known.length < 2 && asks(COMPARES, 'asserted'));
}

const isNumberClaim = (reply: string, { segment }: Fact, sentence: Sentence): boolean =>
  segment.standIn === 'scale' ? isScaledClaim(reply, sentence) : isNoisedClaim(segment, sentence);

const isNoisedClaim = (segment: Segment, { hasNumberClaim, asks }: Sentence): boolean =>
  hasNumberClaim || (segment.type === 'AGE' && asks(AGE_CLAIM, 'asserted'));

const OPENS_WITH_PLACE = /^[\s*_#>"“«•-]*(?:In|En|À|Au|Aux|Em|No|Na|Nel|Nella|A|Im|Within|Across|Throughout) $/u;

/** "In Berlin the cap is 15%": what is said of a place, unless it is said of the person there. */
function isPlaceClaim(reply: string, { start }: Fact, sentence: Sentence): boolean {
  if (sentence.asks(PLACE_CLAIM, 'asserted')) return true;
  return OPENS_WITH_PLACE.test(reply.slice(sentence.start, start)) && !sentence.asks(REPEATS, 'whole');
}

/** True if the reply is about the group and not about the person. */
function isAboutGroup(reply: string, { segment, start, end }: Fact, sentence: Sentence): boolean {
  if (segment.standIn !== 'generalised') return false;
  if (!REPEATS.test(sentence.lead) && !sentence.asks(REPEATS, 'whole')) return true;
  return describesWholeGroup(
    segment.surrogate,
    segment.type,
    reply.slice(sentence.start, start),
    reply.slice(end, sentence.end),
  );
}

/** Scripts for which there are no word lists: nobody can tell there whether a sentence makes a statement. */
const UNREAD =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** A drug or illness in a sentence that is mostly in such a script stays: it may be advice about the stand-in. */
function isUnread({ subject }: Fact, { asserted }: Sentence): boolean {
  if (subject !== 'medicine') return false;
  const unread = asserted.match(UNREAD)?.length ?? 0;
  return unread > 0 && 2 * unread >= (asserted.match(/\p{L}/gu)?.length ?? 0);
}

function isClaim(reply: string, fact: Fact, sentence: Sentence, isBlock: boolean): boolean {
  if (isAboutGroup(reply, fact, sentence) || isUnread(fact, sentence)) return true;
  switch (fact.subject) {
    case 'medicine':
      return isMedicalClaim(reply, fact, sentence, isBlock);
    case 'place':
      return isPlaceClaim(reply, fact, sentence);
    case 'job':
      return sentence.asks(JOB_CLAIM, 'asserted');
    case 'number':
      return isNumberClaim(reply, fact, sentence);
    case 'date':
      return false;
  }
}

const asserting = (text: string) => text.replace(ASKED_CLAUSE, ' ');

function sentencesOf(reply: string, facts: readonly Fact[], segments: readonly Segment[]): readonly Sentence[] {
  const recomputed: Span[] = [];
  const indexes = new Set(facts.map(({ index }) => index));
  const putBack: Span[] = [];
  let at = 0;
  segments.forEach(({ text, surrogate, formula }, index) => {
    const start = at;
    at += (surrogate ?? text).length;
    if (formula !== undefined) recomputed.push({ start, end: at });
    else if (surrogate !== undefined && !indexes.has(index)) putBack.push({ start, end: at });
  });
  const found: Sentence[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last && fact.start < last.end) continue;
    const around = sentenceAround(reply, fact.start, fact.end);
    const inside = facts.slice(firstBehind(facts, around.start), firstFrom(facts, around.end));
    const whole = reply.slice(around.start, around.end);
    const asked = Array.from(whole.matchAll(ASKED_CLAUSE), ({ 0: clause, index }) => {
      const start = around.start + index;
      return { start, end: start + clause.length };
    });
    const following = around.following.map(asserting).filter((text) => /\p{L}/u.test(text));
    const others = putBack.slice(firstBehind(putBack, around.start), firstFrom(putBack, around.end));
    const hasRecomputed = firstFrom(recomputed, around.start) < firstFrom(recomputed, around.end);
    // A surrogate's own words assert nothing: "obesity" in the place of "asthma", "Reinhardt" in which "rein" is French for a kidney.
    const asserted = asserting(without([...inside, ...others], reply, around.start, around.end));
    const read = { ...around, following, facts: inside, asserted, asked, others, hasRecomputed };
    // Computed once per sentence, because searching a hundred amounts for a result is slow.
    const hasNumberClaim =
      inside.some(({ subject }) => subject === 'number') &&
      (NUMBER_CLAIM.test(read.asserted) || isComputed(reply, read));
    const judged = { ...read, hasNumberClaim };
    const named = inside.map(({ segment }) => segment.surrogate).join(' ');
    found.push({ ...judged, asks: asksOf(judged, whole), isLabel: isLabel(whole, named) });
  }
  return found;
}

const asWritten = ({ surrogate, text, type, standIn }: Fact['segment']): Segment => ({
  text: surrogate,
  standsFor: text,
  ...(type === undefined ? {} : { type }),
  ...(standIn === undefined ? {} : { standIn }),
});

export interface TruthOptions {
  /** The text is one block of a reply; other blocks may make statements about a name that stands alone in it. */
  readonly isBlock?: boolean;
}

/** Puts the surrogates of facts back into a restored reply wherever it makes a statement about them. */
export function truthful(
  reply: string,
  segments: readonly Segment[],
  { isBlock = false }: TruthOptions = {},
): readonly Segment[] {
  const facts = factsIn(segments);
  if (facts.length === 0) return segments;
  const left = new Set<number>();
  for (const sentence of sentencesOf(reply, facts, segments)) {
    for (const fact of sentence.facts) if (isClaim(reply, fact, sentence, isBlock)) left.add(fact.index);
  }
  if (left.size === 0) return segments;
  const byIndex = new Map(facts.map((fact) => [fact.index, fact.segment]));
  return segments.map((segment, index) => {
    const fact = left.has(index) ? byIndex.get(index) : undefined;
    return fact ? asWritten(fact) : segment;
  });
}
