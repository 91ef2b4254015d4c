// Finds words for a person's religion, sexual orientation, gender identity and origin. Nationalities and other wordings are left to the model.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { type Candidate, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const WORDS = wordsByUse(readData('words/demographic.tsv'));
const PERSONAL_WORDS = anyOf(WORDS('of people'));
/** Words that also describe things ("straight", "black"). They count only if the text says them of a person: "I am", "he is", "as a". */
const AMBIGUOUS_WORDS = anyOf(WORDS('also of things'));
const PERSON_BEFORE =
  /\b(?:i am|i['’]m|he is|she is|he['’]s|she['’]s|they are|they['’]re|we are|we['’]re|who is|is openly|came out as|identify as|identifies as|being|as an?|(?:i am|i['’]m|he is|she is|he['’]s|she['’]s|am) (?:an?|the only|openly|also|a proud)) ?$/i;
const PERSON_AFTER =
  /^ (?:(?:cis|trans|single|older|young|elderly) )?(?:wom[ae]n|m[ae]n|girl|boy|guy|male|female|person|people|mother|father|mom|dad|student|nurse|teacher|employee|colleague|friend|couple|family|parents?|teenager|immigrant|single)\b/i;

const base = { type: 'DEMOGRAPHIC', confidence: 0.7 } as const;

function isSaidOfSomeone(candidate: Candidate): boolean {
  const after = candidate.text.slice(candidate.end, candidate.end + 14);
  // A colour before a noun for people: "a black male named", "two white women".
  if (
    /^(?:black|white|asian|arab|brown)$/i.test(candidate.value) &&
    /^ (?:fe)?males?\b|^ (?:wom[ae]n|m[ae]n|teenagers?)\b/i.test(after)
  )
    return true;
  return (
    isPrecededBy(candidate, PERSON_BEFORE, 32) &&
    (/^\s*(?:[.,;!?)\n]|$|and\b|but\b|or\b)/i.test(after) || PERSON_AFTER.test(after))
  );
}

const shapes: readonly PatternShape[] = [
  { ...base, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${PERSONAL_WORDS}(?![\\p{L}\\p{N}-])`, 'giu') },
  {
    ...base,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${AMBIGUOUS_WORDS}(?![\\p{L}\\p{N}-])`, 'giu'),
    accept: isSaidOfSomeone,
  },
];

export const demographic = shapeRule('demographic', shapes);
