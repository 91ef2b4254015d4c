// Statements about the letters of a name: "the surname Holm has 4 letters and starts with H". A count, and a first or last letter, are computed
// again from the original. In other statements (rhymes, syllables, anagrams), and where the names differ, the stand-in stays, marked.
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { withoutPossessive } from '../../people/possessive.ts';
import { foldText } from '../../text/folded-reading.ts';
import type { Span } from '../../text/span.ts';
import { IS_NAME_OF_LETTERS } from '../name-letters.ts';
import { isRestoredName, namesSideBySide } from '../names-side-by-side.ts';
import type { RecomputedNumber } from '../recompute.ts';
import { withRecomputedNumbers } from '../recomputed-segments.ts';
import type { Segment } from '../segment.ts';
import { standInSpans } from '../stand-in-spans.ts';
import { anyWordAboutLetters } from '../words-about-letters.ts';
import { keptSurrogate } from './judge.ts';
import { type LetterStatement, letterStatementsIn } from './letter-statements.ts';
import { sentenceAround } from './sentences.ts';
import { withUnprovedMarks } from './unproved-numbers.ts';

const SOUND = new RegExp(anyWordAboutLetters('sound'), 'giu');
const NAME_WORD = new RegExp(anyWordAboutLetters('name'), 'iu');
const HOLDS_AFTER_NAME = new RegExp(`^["“”„«»'’*_)]* ${anyWordAboutLetters('holds')}`, 'iu');

/** A name in the reply: one stand-in, or a first and a last name side by side. */
interface NamePlace extends Span {
  readonly surrogate: string;
  readonly original: string;
  readonly segments: readonly Segment[];
}

function namesIn(segments: readonly Segment[]): readonly NamePlace[] {
  const spans = new Map(standInSpans(segments).map(({ segment, ...span }) => [segment, span] as const));
  const isName = (segment: Segment) => isRestoredName(segment) && (segment.standIn ?? 'swap') === 'swap';
  return namesSideBySide(segments, isName).map((places) => {
    const own = places.flatMap((place) => segments[place] ?? []);
    const [first, last] = [own[0], own.at(-1)];
    return {
      start: (first && spans.get(first)?.start) ?? 0,
      end: (last && spans.get(last)?.end) ?? 0,
      surrogate: own.map(({ surrogate = '' }) => withoutPossessive(surrogate)).join(''),
      original: own.map(({ text }) => withoutPossessive(text)).join(''),
      segments: own,
    };
  });
}

/** Whether the name is written letter by letter: "H-o-l-m". */
const isSpelled = (surrogate: string) => !/\p{L}{2}/u.test(surrogate);

interface LetterSentence extends Span {
  readonly statements: readonly LetterStatement[];
  readonly isAboutSound: boolean;
}

/** The sentences that speak about letters, from left to right. */
function letterSentencesIn(reply: string): readonly LetterSentence[] {
  const sentences = new Map<number, LetterSentence>();
  const add = (place: Span, statement?: LetterStatement) => {
    const { start, end } = sentenceAround(reply, place.start, place.end);
    const { statements = [], isAboutSound = false } = sentences.get(start) ?? {};
    sentences.set(start, {
      start,
      end,
      statements: statement ? [...statements, statement] : statements,
      isAboutSound: isAboutSound || statement === undefined,
    });
  };
  for (const statement of letterStatementsIn(reply)) add(statement, statement);
  for (const { index, 0: word } of reply.matchAll(SOUND)) add({ start: index, end: index + word.length });
  return [...sentences.values()];
}

/** Whether the statement is about names of the sentence, not about "three letters to post". */
const isAboutNames = ({ kind }: LetterStatement, reply: string, sentence: Span, names: readonly NamePlace[]): boolean =>
  kind !== 'count' ||
  NAME_WORD.test(reply.slice(sentence.start, sentence.end)) ||
  names.some(({ surrogate, end }) => isSpelled(surrogate) || HOLDS_AFTER_NAME.test(reply.slice(end, sentence.end)));

/** What the statement says of the originals; undefined if that is not one thing for all of them. */
function resultFor(statement: LetterStatement, names: readonly NamePlace[]): RecomputedNumber | undefined {
  if (!names.every(({ surrogate }) => statement.isTrueOf(surrogate))) return undefined;
  const [original, ...others] = new Set(names.map((name) => statement.resultFor(name.original)));
  if (original === undefined || others.length > 0) return undefined;
  const { start, end, text } = statement;
  return { start, end, text, original, formula: `${names[0]?.surrogate} → ${text}` };
}

/** A letter with a word that begins with it: "H as in Hotel", "H wie Heinrich". */
const LETTER_AND_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<letter>\\p{L}) ${anyWordAboutLetters('as-in')} (?=(?<begin>\\p{L}))\\p{L}+`,
  'giu',
);
const SHORTEST_SPELLED = 3;

/** Names that are spelled by words of an alphabet. No other word can be given for another letter, so they are marked. */
function spelledByWords(reply: string, surrogates: ReadonlySet<string>): readonly Span[] {
  const runs: { letters: string; places: Span[] }[] = [];
  for (const { 0: text, index, groups: { letter = '', begin = '' } = {} } of reply.matchAll(LETTER_AND_WORD)) {
    if (foldText(letter) !== foldText(begin)) continue;
    const place = { start: index, end: index + text.length };
    const last = runs.at(-1);
    const before = last?.places.at(-1);
    if (last && before && /^[^\p{L}]{1,4}$/u.test(reply.slice(before.end, index))) {
      last.letters += foldText(letter);
      last.places.push(place);
    } else runs.push({ letters: foldText(letter), places: [place] });
  }
  return runs.flatMap(({ letters, places }) =>
    places.length >= SHORTEST_SPELLED && surrogates.has(letters) ? places : [],
  );
}

const byStart = (a: Span, b: Span) => a.start - b.start;

/**
 * Builds a function that can be used for many replies.
 * @param pairs all of the conversation. A sentence that names nobody may still be about one of them: "the surname has 7 letters"
 */
export function letterClaimJudge(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const surrogates = pairs.filter(({ type, surrogate }) => type === 'PERSON' && IS_NAME_OF_LETTERS.test(surrogate));
  if (surrogates.length === 0) return (_, segments) => segments;
  const letters = new Set(surrogates.map(({ surrogate }) => foldText(surrogate)));
  return (reply, segments) => {
    const sentences = letterSentencesIn(reply);
    const unproved: Span[] = [...spelledByWords(reply, letters)];
    if (sentences.length === 0) return withUnprovedMarks(segments, unproved);
    const all = namesIn(segments);
    const kept = new Set<Segment>();
    const results: RecomputedNumber[] = [];
    for (const sentence of sentences) {
      const names = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
      const statements = sentence.statements.filter((one) => isAboutNames(one, reply, sentence, names));
      const isClaim = sentence.isAboutSound || statements.length > 0;
      if (!isClaim) continue;
      if (names.length === 0) {
        unproved.push(...statements.filter(({ isTrueOf }) => surrogates.some(({ surrogate }) => isTrueOf(surrogate))));
        continue;
      }
      const found = statements.map((one) => resultFor(one, names));
      if (sentence.isAboutSound || found.includes(undefined))
        for (const { segments: own } of names) for (const segment of own) kept.add(segment);
      else results.push(...found.flatMap((one) => (one && one.text !== one.original ? [one] : [])));
    }
    const marked = segments.map((segment) => {
      const { surrogate } = segment;
      return surrogate !== undefined && kept.has(segment) ? keptSurrogate({ ...segment, surrogate }) : segment;
    });
    return withUnprovedMarks(
      withRecomputedNumbers(marked, results.toSorted(byStart), { type: 'PERSON' }),
      unproved.toSorted(byStart),
    );
  };
}
