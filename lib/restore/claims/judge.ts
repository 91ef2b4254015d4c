// Keeps surrogates in statements about them: "warfarin is safe with ibuprofen" is about warfarin, and may be false about the person's own
// drug. The original is then shown beside the surrogate. `name-and-date-claims.ts` does the same for names and dates.
import type { EntityType } from '../../detect/annotation.ts';
import { NUMBER_IN_TEXT, readNumber } from '../../notation/number-text.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { dimensionOfNumberAt } from '../scaled-results.ts';
import type { Segment } from '../segment.ts';
import { containsResultOf } from './arithmetic.ts';
import {
  AGE_CLAIM_WORDS,
  CALCULATION_PATTERN,
  COMPARISON_WORDS,
  INDIRECT_QUESTION,
  INSTRUCTION_PATTERN,
  JOB_CLAIM_WORDS,
  MAGNITUDE_CLAIM_WORDS,
  MEDICAL_CLAIM_WORDS,
  MEDICAL_MENTION_WORDS,
  NUMBER_CLAIM_WORDS,
  PLACE_CLAIM_WORDS,
  RESTATEMENT_WORDS,
  VERB_AFTER_SUBJECT,
} from './claim-words.ts';
import { describesWholeGroup } from './groups.ts';
import { type SentenceTest, sentenceTest } from './sentence-test.ts';
import { isLabelSentence, type SentenceAround, sentenceAround, textIntroducedByLabel } from './sentences.ts';
import { indexOfFirstEndingAfter, indexOfFirstStartingAtOrAfter } from './sorted-spans.ts';

type Subject = 'medicine' | 'place' | 'job' | 'number' | 'date';

const SUBJECT_OF_TYPE: Readonly<Partial<Record<EntityType, Subject>>> = {
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

/** Whether a reply may make statements about a fact of this type. In such statements the fact's surrogate is kept. */
export const canBeSubjectOfClaim = (type: EntityType): boolean => SUBJECT_OF_TYPE[type] !== undefined;

/** How many characters longer than its only sentence a block may be, because of white space. */
const MAX_WHITE_SPACE = 40;

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
  /** The spans of those clauses in the reply. */
  readonly asked: readonly Span[];
  readonly hasRecomputed: boolean;
  /** Restored values that are not facts (names, ids, dates). The words and numbers of their surrogates are no part of a statement. */
  readonly others: readonly Span[];
  /** Whether the sentence compares an amount or age, or calculates with it. */
  readonly hasNumberClaim: boolean;
  readonly contains: SentenceTest;
  readonly isLabel: boolean;
}

function factsIn(segments: readonly Segment[]): readonly Fact[] {
  const facts: Fact[] = [];
  let at = 0;
  segments.forEach((segment, index) => {
    const { surrogate, type, formula } = segment;
    const start = at;
    at += (surrogate ?? segment.text).length;
    const subject = type && SUBJECT_OF_TYPE[type];
    // A recomputed result is not a fact, except a result of scaled amounts, which is a scaled amount itself.
    const isWorkedOut = formula !== undefined && segment.standIn !== 'scale';
    if (surrogate === undefined || isWorkedOut || !subject || segment.standIn === 'shift') return;
    facts.push({ index, segment: { ...segment, surrogate }, subject, start, end: at });
  });
  return facts;
}

const numbersIn = (text: string) =>
  (text.match(NUMBER_IN_TEXT) ?? []).flatMap((written) => readNumber(written, { isMoney: true }) ?? []);

/** The reply from `start` to `end`, with "#" in place of each span. */
function textWithout(spans: readonly Span[], reply: string, start: number, end: number): string {
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
  { start, end, facts, others, hasRecomputed }: Omit<Sentence, 'hasNumberClaim' | 'contains' | 'isLabel'>,
): boolean {
  if (hasRecomputed) return false;
  const known = facts.filter(({ subject, segment }) => subject === 'number' && segment.type !== 'AGE');
  const rest = textWithout([...known, ...others], reply, start, end);
  return (
    CALCULATION_PATTERN.test(reply.slice(start, end)) ||
    containsResultOf(
      known.flatMap(({ segment }) => numbersIn(segment.surrogate).slice(0, 1)),
      numbersIn(rest),
    )
  );
}

/** Whether the drug or illness is the subject: it begins the sentence, or a verb follows it. */
function isSubject(reply: string, fact: Fact, { start, end, asked }: Sentence): boolean {
  if (asked.some((clause) => overlaps(clause, fact))) return false;
  if (VERB_AFTER_SUBJECT.test(reply.slice(fact.end, fact.end + 24))) return true;
  const isFirst = !/[\p{L}\p{N}]/u.test(reply.slice(start, fact.start));
  return isFirst && /^[\s*_"'”’)\]]{0,4}\s\p{Ll}/u.test(reply.slice(fact.end, end));
}

function isMedicalClaim(reply: string, fact: Fact, sentence: Sentence, isBlock: boolean): boolean {
  const { contains, following } = sentence;
  const whole = reply.slice(sentence.start, sentence.end);
  const isOwn = contains(RESTATEMENT_WORDS, 'whole');
  if (
    contains(MEDICAL_CLAIM_WORDS, 'withContext') ||
    contains(INSTRUCTION_PATTERN, 'whole') ||
    isSubject(reply, fact, sentence)
  )
    return true;
  if (contains(MEDICAL_MENTION_WORDS, 'asserted') && !isOwn) return true;
  if (following.some((text) => !RESTATEMENT_WORDS.test(text))) return true;
  if (isOwn || !sentence.isLabel) return false;
  if (MEDICAL_CLAIM_WORDS.test(textIntroducedByLabel(reply, sentence))) return true;
  // The name fills a whole heading or table cell, so another block may contain a statement about it.
  return (
    isBlock &&
    fact.segment.standIn !== 'placeholder' &&
    reply.length <= whole.length + MAX_WHITE_SPACE &&
    whole.trim() === reply.trim()
  );
}

/**
 * Scaled amounts keep sums, ratios and order, so a sentence about them holds for the originals too, unless it compares them with something
 * else: "enough", "above 60,000 €".
 */
function isScaledClaim(reply: string, { start, end, contains, facts }: Sentence): boolean {
  if (contains(MAGNITUDE_CLAIM_WORDS, 'asserted')) return true;
  const known = facts.filter(({ segment }) => segment.standIn === 'scale');
  const dimensions = new Set(known.map((fact) => dimensionOfNumberAt(reply, fact.start, fact.end)));
  const isForeign = Array.from(reply.slice(start, end).matchAll(NUMBER_IN_TEXT)).some((match) => {
    const place = { start: start + match.index, end: start + match.index + match[0].length };
    if (facts.some((fact) => overlaps(fact, place))) return false;
    const dimension = dimensionOfNumberAt(reply, place.start, place.end);
    return dimension !== undefined && dimensions.has(dimension);
  });
  return isForeign || (known.length < 2 && contains(COMPARISON_WORDS, 'asserted'));
}

const isNumberClaim = (reply: string, { segment }: Fact, sentence: Sentence): boolean =>
  segment.standIn === 'scale' ? isScaledClaim(reply, sentence) : isNoisedClaim(segment, sentence);

const isNoisedClaim = (segment: Segment, { hasNumberClaim, contains }: Sentence): boolean =>
  hasNumberClaim || (segment.type === 'AGE' && contains(AGE_CLAIM_WORDS, 'asserted'));

const OPENS_WITH_PLACE = /^[\s*_#>"“«•-]*(?:In|En|À|Au|Aux|Em|No|Na|Nel|Nella|A|Im|Within|Across|Throughout) $/u;

/** Whether the sentence is about the place ("In Berlin the cap is 15%") and not about the person there. */
function isPlaceClaim(reply: string, { start }: Fact, sentence: Sentence): boolean {
  if (sentence.contains(PLACE_CLAIM_WORDS, 'asserted')) return true;
  return OPENS_WITH_PLACE.test(reply.slice(sentence.start, start)) && !sentence.contains(RESTATEMENT_WORDS, 'whole');
}

/** Whether the sentence is about the group whose phrase replaces the fact ("people in their sixties"), and not about the person. */
function isAboutGroup(reply: string, { segment, start, end }: Fact, sentence: Sentence): boolean {
  if (segment.standIn !== 'generalised') return false;
  if (!RESTATEMENT_WORDS.test(sentence.lead) && !sentence.contains(RESTATEMENT_WORDS, 'whole')) return true;
  return describesWholeGroup(
    segment.surrogate,
    segment.type,
    reply.slice(sentence.start, start),
    reply.slice(end, sentence.end),
  );
}

/** Letters of scripts for which there are no word lists, so that statements in them cannot be recognised. */
const LETTER_WITHOUT_LISTS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Whether a drug or illness is in a sentence mostly in a script without word lists. The sentence may be advice, so the surrogate is kept. */
function isMedicineInUnlistedScript({ subject }: Fact, { asserted }: Sentence): boolean {
  if (subject !== 'medicine') return false;
  const unread = asserted.match(LETTER_WITHOUT_LISTS)?.length ?? 0;
  return unread > 0 && 2 * unread >= (asserted.match(/\p{L}/gu)?.length ?? 0);
}

function isClaim(reply: string, fact: Fact, sentence: Sentence, isBlock: boolean): boolean {
  if (isAboutGroup(reply, fact, sentence) || isMedicineInUnlistedScript(fact, sentence)) return true;
  switch (fact.subject) {
    case 'medicine':
      return isMedicalClaim(reply, fact, sentence, isBlock);
    case 'place':
      return isPlaceClaim(reply, fact, sentence);
    case 'job':
      return sentence.contains(JOB_CLAIM_WORDS, 'asserted');
    case 'number':
      return isNumberClaim(reply, fact, sentence);
    case 'date':
      return false;
  }
}

const withoutAskedClauses = (text: string) => text.replace(INDIRECT_QUESTION, ' ');

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
    const inside = facts.slice(
      indexOfFirstEndingAfter(facts, around.start),
      indexOfFirstStartingAtOrAfter(facts, around.end),
    );
    const whole = reply.slice(around.start, around.end);
    const asked = Array.from(whole.matchAll(INDIRECT_QUESTION), ({ 0: clause, index }) => {
      const start = around.start + index;
      return { start, end: start + clause.length };
    });
    const following = around.following.map(withoutAskedClauses).filter((text) => /\p{L}/u.test(text));
    const others = putBack.slice(
      indexOfFirstEndingAfter(putBack, around.start),
      indexOfFirstStartingAtOrAfter(putBack, around.end),
    );
    const hasRecomputed =
      indexOfFirstStartingAtOrAfter(recomputed, around.start) < indexOfFirstStartingAtOrAfter(recomputed, around.end);
    // The words of surrogates are not part of a statement: "obesity" as the surrogate of "asthma", or the French "rein" (kidney) inside
    // "Reinhardt".
    const asserted = withoutAskedClauses(textWithout([...inside, ...others], reply, around.start, around.end));
    const read = { ...around, following, facts: inside, asserted, asked, others, hasRecomputed };
    // Computed once per sentence, because searching a hundred amounts for a result is slow.
    const hasNumberClaim =
      inside.some(({ subject }) => subject === 'number') &&
      (NUMBER_CLAIM_WORDS.test(read.asserted) || isComputed(reply, read));
    const judged = { ...read, hasNumberClaim };
    const named = inside.map(({ segment }) => segment.surrogate).join(' ');
    found.push({ ...judged, contains: sentenceTest(judged, whole), isLabel: isLabelSentence(whole, named) });
  }
  return found;
}

export const keptSurrogate = ({ surrogate, text, type, standIn }: Fact['segment']): Segment => ({
  text: surrogate,
  standsFor: text,
  ...(type === undefined ? {} : { type }),
  ...(standIn === undefined ? {} : { standIn }),
});

export interface ClaimOptions {
  /** True if the text is one block of a reply, so that other blocks may contain statements about a name in it. */
  readonly isBlock?: boolean;
}

/** Puts surrogates of facts back into a restored reply, wherever the reply makes a statement about them. */
export function withSurrogatesInClaims(
  reply: string,
  segments: readonly Segment[],
  { isBlock = false }: ClaimOptions = {},
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
    return fact ? keptSurrogate(fact) : segment;
  });
}
