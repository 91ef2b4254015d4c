// Recognises dates of birth by the words before them or, in some languages, after them.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { type Candidate, isFollowedBy, isPrecededBy } from './rule.ts';

const LABELS = wordsByUse(readData('labels/birth.tsv'));
const WORDS = anyPatternOf(LABELS('word'));

/** Words for birth that match without a word boundary, because their script has no spaces or combining marks may follow. */
const UNSPACED = anyPatternOf(LABELS('without word borders'));

/** Column headings and labels for dates of birth. */
const LABEL = new RegExp(`^(?:${WORDS}|${UNSPACED})$`, 'iu');
export const isBirthLabel = (label: string): boolean => LABEL.test(label.replaceAll('_', ' '));

/** A word for birth before a date, in the same sentence. */
const BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${WORDS})(?!\\p{L})|${UNSPACED}|(?<!\\x60|[*]|(?:^|\\s)[*]\\s)[*](?![^\\n]{0,36}[*\\x60][^*\\x60\\n]))(?:(?!(?:\\d{4}|\\p{L}{3}|\\p{Script=Hangul})\\.\\s)[^\\n;!?。！？]){0,36}$`,
  'iu',
);

/** A word for birth after a date: "1951年3月9日出生", "12 Mart 1988 doğumlu", "14.03.1987 г.р.", "14.3.1987'de doğdum". */
const AFTER =
  /^[年日일]?(?:['’]?\p{L}{0,3}\s)?\s?(?:出生|生まれ|生(?!\p{L})|誕生|생(?:입니다|이[고에며]|인|(?!\p{L}))|출생|에 태어|태어|doğum|doğdu|г(?:ода|\.)? ?р(?:ожд|\.)|року народж|р\. ?н\.|-?(?:án|én) szület|متولد|زاده|به دنیا)/iu;

/**
 * Another date between the word for birth and the candidate: in "geb. 05.01.1980, Termin am 12.05.2027", only the first date is a birth.
 * Does not match if "and" or a word for a relative joins the two ("born 05.01.2010 and 07.03.2012", "…, Tochter …"): then both are births.
 */
const OTHER_BEFORE =
  /(?:(?<![\d.])\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|\d{4}-\d{2}-\d{2}|\p{L}{3} (?:\d{1,2}, )?\d{4})\s?[,):/|–-]+\s?(?!(?:and|und|et|y|e|en|och|og|i|ve|und|die|der|her|his|wife|husband|daughter|son|sister|brother|twin|child|Tochter|Sohn|Frau|Mann|Schwester|Bruder|Kind|fille|fils|hij[ao]|figli[ao]|filh[ao]|geb|born|née?|nat[oa]|nacid[oa])(?!\p{L}))\p{L}{3,}[^\n]{0,24}$/u;

/** The abbreviation "b." for "born", directly before a date: "Uzbek, b. 15/09/1956". Further away, it may be an initial. */
const ABBREVIATION_BEFORE = /(?<![\p{L}\p{N}.])b(?:\.|:) ?$/iu;

/** The label of another date in the same row of a record: "DOB 3 NOV 1943   DOD 17 JAN 2025". */
const OTHER_LABEL_BEFORE =
  /(?<!\p{L})(?:dod|died|deceased|date of death|admi(?:tted|ssion)|discharged?|d\/c|exp(?:iry|ir(?:es|ed))?|issued?|valid (?:until|to|from)|seen|visit(?:ed)?|effective|hired|joined|signed|due)(?: on| date)?[: .]{0,3}$/iu;

/** The bullet of a list item ("* April 2023: a package was deleted"), which looks like the asterisk that means "born". */
const ITEM_BEFORE = /(?:^|\n)[ \t]*\* $/u;
const isListItem = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, ITEM_BEFORE, 8) &&
  (isFollowedBy(candidate, /^:/u, 1) || !/\d[^\d]+\d/u.test(candidate.value));

/**
 * The first sentence of an entry in an encyclopaedia: "Ana Lima (born 13 April 1951) is a Brazilian singer". A nationality and an occupation of
 * public life must follow, because a report may say "Ann Lee (born 4 May 1990) is a tenant".
 */
const ENTRY_BEFORE = /(?:^|\n|[.?!] )\p{Lu}[^\n()]{3,80} \((?:[^()\n]|\([^()\n]*\)){0,140}$/u;
const REST_OF_BRACKET = /^(?:\[\d{1,3}\]|(?!\[\d{1,3}\])[^()\n]){0,60}\)(?:\[\d{1,3}\])*/u;
const END_OF_SENTENCE = /[.!?](?=\s|$)|[\n;]/u;
const VERB_OF_ENTRY =
  '(?<!\\p{L})(?:(?:is|was) (?:an?|the)|(?:ist|war) (?:eine?|der|die)|(?:est|était) une?|(?:es|fue) una?|(?:è|era|é|foi) (?:uno?|una|uma?)|(?:is|was) een|(?:är|var|er) (?:en|ett|et|ein)) ';
const NATIONALITY =
  '(?:New Zealand|Hong Kong|\\p{Lu}\\p{L}*(?:an|ish|ese|nch|tch|elsh|wiss|eek|aqi|eli|ani|ai|ino|zech|abi)|(?:\\p{L}{3,}isch|deutsch)\\p{L}{0,2}|\\p{Lu}?\\p{Ll}{2,}(?:aise?|ienn?e?|aine?|oise?|ole?|ande?|nque|an[oa]|ian[oa]|[eé]sa?|ense|eñ[oa]|in[oa]|ol[oa]|ês|esa|sk|se|ns|ka?nsk|ues|eco|eca|elga?|ega|usse?|que|zzer[oa]|co|ca|[eé]en))';
const ENTRY_WORDS = wordsByUse(readData('words/entries-of-encyclopaedias.tsv'));
const OCCUPATION = `\\p{L}*${anyPatternOf(ENTRY_WORDS('occupation'))}\\p{L}{0,4}`;
const OFFICE = anyPatternOf(ENTRY_WORDS('office'));
const ENTRY_AFTER = new RegExp(
  `${VERB_OF_ENTRY}(?:[^\\n]{0,60}?(?<!\\p{L})${NATIONALITY}(?!\\p{L})[^\\n]{0,60}?(?<!\\p{L})(?:${OCCUPATION}|${OFFICE})(?!\\p{L})|[^\\n]{0,40}?(?<!\\p{L})${OCCUPATION} (?:\\p{Ll}{1,12} )?${NATIONALITY}(?!\\p{L})|(?:(?:former|current) )?${OFFICE}(?!\\p{L}))`,
  'u',
);
/** Words that show that a sentence is about the author or somebody whom the author knows: "my", "patient", "tenant". */
const PRIVATE_SENTENCE = new RegExp(`(?<!\\p{L})${anyPatternOf(ENTRY_WORDS('private sentence'))}(?!\\p{L})`, 'u');

/** A relative of the author, also in another sentence: "Write her obituary. She was my mother." */
const RELATIVE =
  /(?<!\p{L})(?:my|our|mein(?:e|er|en|em)?|unser(?:e|er|en|em)?) (?:late )?(?:mother|father|mum|mom|dad|brother|sister|uncle|aunt|cousin|grand\p{L}+|wife|husband|partner|neighbou?r|friend|colleague|Mutter|Vater|Bruder|Schwester|Onkel|Tante|Oma|Opa|Groß\p{L}+|Frau|Mann|Nachbar\p{L}*|Freund\p{L}*)(?!\p{L})/u;

/** Almost nobody who was born in this year or earlier is still alive, so such a date of birth is history and not private. */
const LAST_HISTORIC_BIRTH_YEAR = 1909;
function isEntryOfEncyclopaedia(candidate: Candidate): boolean {
  if (!isPrecededBy(candidate, ENTRY_BEFORE, 240)) return false;
  const after = candidate.text.slice(candidate.end, candidate.end + 320);
  const bracket = REST_OF_BRACKET.exec(after);
  if (!bracket) return false;
  const sentence = after.slice(bracket[0].length).split(END_OF_SENTENCE, 1)[0] ?? '';
  return ENTRY_AFTER.test(sentence) && !PRIVATE_SENTENCE.test(sentence) && !RELATIVE.test(candidate.text);
}
const isPublicBirth = (candidate: Candidate): boolean => {
  const year = Number(/(?<!\d)1[5-9]\d{2}(?!\d)/u.exec(candidate.value)?.[0] ?? LAST_HISTORIC_BIRTH_YEAR + 1);
  return year <= LAST_HISTORIC_BIRTH_YEAR || isEntryOfEncyclopaedia(candidate);
};

export const isBirthDateCandidate = (candidate: Candidate): boolean =>
  !isListItem(candidate) && !isPublicBirth(candidate) && isNearBirthWord(candidate);

/** A word for birth directly before a date: the dates before it are others. "Sturz am 03.02.2024, Frau Korn, geb. 05.01.1950". */
const DIRECTLY_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${WORDS})[.:]?(?: (?:am|le|il|op|on|el|em|den|dne|dnia))?[: ]{1,2}$`,
  'iu',
);

export const isDirectlyAfterBirthWord = (candidate: Candidate): boolean => isPrecededBy(candidate, DIRECTLY_BEFORE, 40);

/** A question that the date answers: "Geboren? A: 3.8.84", "When were you born? 3/8/84". */
const QUESTION_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${WORDS})\\?[ \\n]{1,2}(?:[*_]{0,2}(?:\\p{L}{1,8}[:.]|-)[*_]{0,2} ?)?(?:on |am |le |il |el |em )?$`,
  'iu',
);

/** The Vietnamese word alone. In compounds such as "học sinh" ("pupil") it means something else. */
const VIETNAMESE_BEFORE = /(?<!\p{L}|(?:học|thí|phát|vệ|tuyển|tái|ký) )sinh ?:? ?$/iu;

/** The sex directly before a date, in the row of a record. The date is then nearly always that of birth: "欧阳子墨 | 男 | 1994.08.23". */
const SEX_BEFORE = /(?:^|[\s|,，、;/·–-])(?:男|女|male|female|m|f|nam|nữ|муж|жен|남|여)\.?性? ?[|,，、;/·–-] ?$/iu;
/** A date after this year, behind a sex, may be the day of a visit or decision instead of a birth: "女, 2024-03-01 入院". */
const LAST_YEAR_AFTER_SEX = 2012;
const isBehindSex = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, SEX_BEFORE, 16) &&
  Number(/(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(candidate.value)?.[0] ?? Infinity) <= LAST_YEAR_AFTER_SEX;

const isNearBirthWord = (candidate: Candidate): boolean =>
  isBehindSex(candidate) ||
  (isPrecededBy(candidate, BEFORE, 56) &&
    (isDirectlyAfterBirthWord(candidate) || !isPrecededBy(candidate, OTHER_BEFORE, 56)) &&
    !isPrecededBy(candidate, OTHER_LABEL_BEFORE, 28)) ||
  isPrecededBy(candidate, ABBREVIATION_BEFORE, 8) ||
  isPrecededBy(candidate, VIETNAMESE_BEFORE, 16) ||
  isPrecededBy(candidate, QUESTION_BEFORE, 48) ||
  isFollowedBy(candidate, AFTER, 24);
