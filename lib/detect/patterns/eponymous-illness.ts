// Finds illnesses that are named after a doctor: "Bell's palsy", "maladie de Crohn", "Morbus Bechterew", "I have Hashimoto". The network takes
// the doctor for a person of the prompt, and a replaced name would make it ask about another illness.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { withCapital } from '../../text/letter-case.ts';
import { isPrecededBy, shapeRule } from './rule.ts';

const WORDS = wordsByUse(readData('values/eponymous-illnesses.tsv'));
const RARE = anyPatternOf(WORDS('rare name'));
const NAME = anyPatternOf([...WORDS('rare name'), ...WORDS('other name')]);

const eitherCase = (words: readonly string[]): string =>
  anyPatternOf(words.flatMap((word) => [word, withCapital(word)]));
const ILLNESS_AFTER = `${anyPatternOf(WORDS('illness after the name'))}`;
const GERMAN_AFTER = eitherCase(WORDS('illness joined to the name'));
const ILLNESS_BEFORE = eitherCase(WORDS('illness before the name'));
const LINK = "(?: de la| de| d['’]| di| do| da| van| von| del|)";

const base = { type: 'CONDITION', confidence: 0.99 } as const;
/** "I have", "with", "suffers from" before the name of an illness alone, or before a list of illnesses ("Hashimoto and Raynaud"). */
const HAVING = new RegExp(
  `(?<!\\p{L})${anyPatternOf(WORDS('having'))}(?: (?:de|di|da|del|a|an?|een|en|severe|mild|early|early-onset|late|na|[Mm]orbus))?\\s(?:[^.!?\\n]{0,24}(?:${RARE})(?:,| and| und| et| y| e| en| och| i| oraz| &)\\s)?$`,
  'iu',
);

export const eponymousIllness = shapeRule('eponymous-illness', [
  { ...base, pattern: new RegExp(`(?<!\\p{L})${NAME}(?:['’]s?|s)? ${ILLNESS_AFTER}(?!\\p{L})`, 'gu') },
  { ...base, pattern: new RegExp(`(?<!\\p{L})${NAME}[- ]?(?<=[- ]|[a-z])${GERMAN_AFTER}(?!\\p{L})`, 'gu') },
  {
    ...base,
    pattern: new RegExp(`(?<!\\p{L})${ILLNESS_BEFORE}${LINK} ?(?<=[ '’])${NAME}(?:['’]?[sa]|ego)?(?!\\p{L})`, 'gu'),
  },
  {
    ...base,
    pattern: new RegExp(`(?<!\\p{L})(?:${RARE})(?:['’]s)?(?![\\p{L}-])(?! \\p{Lu})`, 'gu'),
    accept: (candidate) => isPrecededBy(candidate, HAVING, 64),
  },
]);
