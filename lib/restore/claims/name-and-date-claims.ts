// Keeps the surrogates of names and dates in statements that are true of the surrogate only: "Gabriella means 'God is my strength'", "5 July
// 2019 was a Friday". In all other sentences names and dates are restored.
import type { Segment } from '../segment.ts';
import { FIXED_HOLIDAY_PATTERN, WEEKDAY_AFTER_DATE } from '../words-near-dates.ts';
import { meaningNoun, nameWord, verbOfMeaning, zodiacWord } from './claim-words.ts';
import { keptSurrogate } from './judge.ts';
import { sentenceAround } from './sentences.ts';

const QUOTES = '["“”„«»\'’*_)]*';
/** How many characters on each side of a name are read. */
const BESIDE_CHARACTERS = 120;

/** "The name Gabriella means …" */
const NAMED_BEFORE = new RegExp(`(?<!\\p{L})${nameWord()} ${QUOTES}$`, 'iu');
const MEANING_AFTER = new RegExp(`^${QUOTES} ${verbOfMeaning()}`, 'iu');
/** "The meaning of the name Gabriella", "the origin of Gabriella". */
const MEANING_BEFORE = new RegExp(
  `${meaningNoun()} (?:of|des|der|von|du|de|del|d['’]|do|van) ?(?:the |het |de )?(?:${nameWord()} )?${QUOTES}$`,
  'iu',
);
/** "Gabriella is an Italian name", "Gabriella est un prénom", "Gabriella is pronounced". */
const IS_NAME_AFTER = new RegExp(
  `^${QUOTES} (?:is|was|ist|war|est|es|è|é) (?:also |auch |aussi )?(?:an?|eine?|une?|um|un) (?:[\\p{L}’'-]+ ){0,3}?${nameWord()}(?! (?:on|in the|to|auf|sur|I|that|we|you|he|she|they|der|die|das|que|qui|che)(?!\\p{L}))(?!\\p{L})`,
  'iu',
);
const FORM_AFTER = new RegExp(
  `^${QUOTES} (?:is pronounced|is short for|is (?:a|the) (?:[\\p{L}-]+ )?(?:form|variant|diminutive|spelling) of|wird .{0,30}ausgesprochen|se prononce|se pronuncia)`,
  'iu',
);

const isAboutName = (before: string, after: string): boolean =>
  (NAMED_BEFORE.test(before) && MEANING_AFTER.test(after)) ||
  MEANING_BEFORE.test(before) ||
  IS_NAME_AFTER.test(after) ||
  FORM_AFTER.test(after);

/** Words between a date and its weekday: "5 July 2019, which was a Friday". */
const BEFORE_WEEKDAY =
  /^[\s,(*_–—-]*(?:(?:which|that|it|das|dies|ce qui|que|che) )?(?:was|is|will be|falls? on|fell on|war|ist|fällt auf|fiel auf|était|est|tombait|tombe|era|es|fue|cae|cayó|è|cade|foi|caiu)(?= )/iu;
const ZODIAC = new RegExp(
  `(?<!\\p{L})${zodiacWord()}|(?<!\\p{L})an? \\*{0,2}(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)(?!\\p{L})`,
  'u',
);

/** The start of a clause, so that the date is its subject, unlike in "three days after 22 December is Christmas". */
const CLAUSE_START = /(?:^|[\n,;:(—–])(?:[^\S\n]|[*_])*$/u;
/** "5 July is …"; the name of a holiday then stands within this many characters. */
const IS_AFTER = /^[\s*_]*(?:is|was|ist|war|est|es|è|é|e) /iu;
const HOLIDAY_CHARACTERS = 40;

function isAboutDate(before: string, date: string, after: string): boolean {
  if (WEEKDAY_AFTER_DATE.test(after.replace(BEFORE_WEEKDAY, ''))) return true;
  const sentence = before + date + after;
  return (
    ZODIAC.test(sentence) ||
    (CLAUSE_START.test(before) &&
      IS_AFTER.test(after) &&
      FIXED_HOLIDAY_PATTERN.test(after.slice(0, HOLIDAY_CHARACTERS)))
  );
}

function isClaim({ type, formula, standIn }: Segment, reply: string, start: number, end: number): boolean {
  if (formula !== undefined || standIn === 'generalised' || standIn === 'placeholder') return false;
  if (type !== 'PERSON' && type !== 'DATE') return false;
  const sentence = sentenceAround(reply, start, end);
  const [before, after] = [reply.slice(sentence.start, start), reply.slice(end, sentence.end)];
  return type === 'PERSON'
    ? isAboutName(before.slice(-BESIDE_CHARACTERS), after.slice(0, BESIDE_CHARACTERS))
    : isAboutDate(before, reply.slice(start, end), after);
}

/** @param reply the reply before restoring, whose segments these are */
export function withSurrogatesInNameAndDateClaims(reply: string, segments: readonly Segment[]): readonly Segment[] {
  let at = 0;
  return segments.map((segment): Segment => {
    const start = at;
    const { surrogate } = segment;
    at += (surrogate ?? segment.text).length;
    return surrogate !== undefined && isClaim(segment, reply, start, at)
      ? keptSurrogate({ ...segment, surrogate })
      : segment;
  });
}
