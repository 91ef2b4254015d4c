// The words and patterns by which a sentence of a reply is recognised as a claim, as a repetition of the person's words, or as a
// continuation of the sentence before. The words are in data/replies/words-in-claims.tsv.
import { anyFormOf, anyWholeFormOf } from '../../lexicon/alternatives.ts';
import { once } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsFor } from '../../lexicon/words.ts';
import { wordList } from './word-list.ts';

const wordsOf = wordsFor(readData('replies/words-in-claims.tsv'));

/** Words of a statement about the drug or illness itself. */
export const MEDICAL_CLAIM_WORDS = wordList(() => wordsOf('medical-claim'));
/** Words that make a sentence a statement, unless the sentence repeats the person's own words. */
export const MEDICAL_MENTION_WORDS = wordList(() => wordsOf('medical-mention'));

/** Verbs directly after a drug or illness, which make it the subject of the sentence. */
export const VERB_AFTER_SUBJECT = new RegExp(
  `^[\\s*_"'”’)\\]]{0,4}\\s?${anyWholeFormOf(wordsOf('verb-of-subject'))}`,
  'iu',
);

/** The beginning of an instruction: "Take warfarin with food". */
export const INSTRUCTION_PATTERN = new RegExp(
  `^[\\s*_>#•\\d.)-]*(?:please |bitte |veuillez |por favor,? )?${anyFormOf(wordsOf('instruction'))}(?!\\p{L})`,
  'iu',
);

/** Words that show that a sentence restates the facts of the person, or writes them for the person ("you said", "your", "my"). */
export const RESTATEMENT_WORDS = wordList(() => wordsOf('restatement'));

const ASKED =
  `(?:(?:could|can|would|will) you (?:please )?)?(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|want(?:s|ed)? to know|would like to know|check(?:s|ed|ing)?|confirm(?:s|ed)?|clarify|discuss(?:es|ed)?|tell (?:me|us)|find out|question)[^.!?;:]{0,60}?\\b(?:whether|if)\\b
|(?:frag(?:e|en|t|te|ten)|wissen|klär(?:e|en|t)|prüf(?:e|en|t)|bestätig(?:e|en)|besprech(?:e|en)|sagen)[^.!?;:]{0,60}?\\bob\\b
|(?:demand(?:e|er|ez|ent|é)|savoir|vérifi(?:e|er|ez)|confirm(?:e|er|ez)|dire)[^.!?;:]{0,60}?\\bsi\\b
|(?:pregunt(?:a|ar|e|o|ó)|saber|confirm(?:a|ar|e)|consult(?:a|ar|e)|decir(?:me|nos)?)[^.!?;:]{0,60}?\\bsi\\b`.replace(
    /\n/gu,
    '',
  );
/** An indirect question, which asserts nothing: "Ask your pharmacist whether it is safe". */
export const INDIRECT_QUESTION = new RegExp(
  `(?:${ASKED})[^.!?;,]*|(?:询问|问|咨询|确认|知道)[^。！？；，]{0,30}(?:是否|能否|可否|能不能|什么|哪种)[^。！？；，]*`,
  'giu',
);

/** Words that begin a sentence about the same subject as the sentence before. */
export const SENTENCE_START_ON_SAME_SUBJECT = new RegExp(
  `^[\\s*_"'“(>-]*${anyWholeFormOf(wordsOf('same-subject-start'))}`,
  'iu',
);

/** Words later in a sentence that refer to the subject of the sentence before: "In general this drug …". */
export const BACK_REFERENCE = new RegExp(anyWholeFormOf(wordsOf('back-reference')), 'iu');

/** Words for law, prices, climate and the like. A statement with one of them is true of one place and false of another. */
export const PLACE_CLAIM_WORDS = wordList(() => wordsOf('place'));
/** Words of a statement about an occupation. */
export const JOB_CLAIM_WORDS = wordList(() => wordsOf('job'));
/** Words of a comparison or calculation with a number of the sentence. */
export const NUMBER_CLAIM_WORDS = wordList(() => wordsOf('number'));
/** Words that judge an amount. A statement with one of them may be true of an amount and false of twice that amount. */
export const MAGNITUDE_CLAIM_WORDS = wordList(() => wordsOf('magnitude'));
/** Words that compare an amount with another one, which may be the person's or may not be named in the sentence. */
export const COMPARISON_WORDS = wordList(() => wordsOf('comparison'));
/** Words of statements about an age. */
export const AGE_CLAIM_WORDS = wordList(() => wordsOf('age'));

/** Operators and equals signs of a calculation. */
export const CALCULATION_PATTERN =
  /[\d)%}€$£¥*]\s?[=≈]|[×÷]|\d\s?[*+]\s?[$€£¥]?\d|\d\s[/x·]\s[$€£¥]?\d|\\(?:times|frac|approx|div)/u;

/** A name as a word: "the name", "der Vorname", "le prénom". */
export const nameWord = once(() => anyFormOf(wordsOf('name-word')));
export const verbOfMeaning = once(() => anyFormOf(wordsOf('verb-of-meaning')));
/** What can be said of a name: its meaning, origin or spelling. */
export const meaningNoun = once(() => anyFormOf(wordsOf('meaning-noun')));
/** The beginnings of words for the signs of the zodiac. */
export const zodiacWord = once(() => anyFormOf(wordsOf('zodiac')));
