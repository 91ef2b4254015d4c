// Recognises dates of birth by the words before them or, in some languages, after them.
import { type Candidate, isFollowedBy, isPrecededBy } from './rule.ts';

const WORDS = [
  'born|b-?day|dob|d\\.o\\.b\\.?|date of birth|birth ?da(?:y|te)',
  'geboren(?: am)?|geb\\.?|geburts(?:datum|tag)|geboortedatum|geboren op',
  'né(?:e|\\(e\\)|\\.e|·e)? le|date de naissance|naissance|nacid[oa]|nací|fecha de nacimiento|nacimiento|nac\\.|née?(?=\\s?:)|nat[oa] (?:il|a|ad|in)|data di nascita|nascita',
  'nascid[oa]|nasci|data de nascimento|nascut|nascuda|data de naixement|născut[ăa]?|data na[șşs]terii',
  'född|födelse(?:datum|dag)|født|fødsels(?:dato|dag)|syntynyt|syntymä(?:aika|päivä)\\p{L}{0,4}|synnyin|synt\\.',
  'ur\\.|ur(?=["\'] ?:)|urodzon[yae]|urodził\\p{L}{0,4}(?: się)?|data urodzenia|narozen[aáý]?|nar\\.|datum narození|narodil\\p{L}{0,3}|narodený|narodená|dátum narodenia',
  'rođen[a]?|datum rođenja|született|születési \\p{L}{3,9}|születtem|szül(?:\\.|(?=:))',
  'родил(?:ся|ась|ись)|дата рождения|день рождения|народи(?:вся|лася)|дата народження|роден[а]?|дата на раждане',
  'γεννήθηκ\\p{L}{1,4}|γεννηθεί\\p{L}{0,4}|ημερομηνία γέννησης',
  'doğum (?:tarih|gün)\\p{L}{1,5}|doğdum|lahir(?: pada)?|ttl|tempat[,/ ]{1,3}tanggal lahir|tanggal lahir|tgl\\.? lahir|tarikh lahir|ipinanganak|kaarawan|petsa ng kapanganakan|nilizaliwa|tarehe ya kuzaliwa',
  'sinh ngày|ngày sinh|sinh năm|sn',
  'تاريخ (?:ال)?ميلاد\\p{L}{0,3}|(?:ال)?مولود\\p{L}{0,2}|مواليد|تولد(?:م|ت|ش|شان|مان)?|زاده[ٔ‌]?ی?|به دنیا آمد\\p{L}{0,3}|مولودة|ولد\\p{L}{0,2}|تاریخ تولد|متولد|تاریخ پیدائش|پیدائش|נולד\\p{L}{0,3}|תאריך ה?לידה|יליד[הת]?',
].join('|');

/** Words for birth that need no word boundary: their script has no spaces, or combining marks may follow. */
const UNSPACED = 'เกิด|生年月日|誕生日|出生|生于|生於|生日|생년월일|생일|출생|जन्म|पैदा|জন্ম';

/** Column headings and labels for dates of birth. */
const LABEL = new RegExp(`^(?:${WORDS}|${UNSPACED})$`, 'iu');
export const isBirthLabel = (label: string): boolean => LABEL.test(label.replaceAll('_', ' '));

/** A word for birth before a date, in the same sentence. */
const BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${WORDS})(?!\\p{L})|${UNSPACED}|[*])(?:(?!(?:\\d{4}|\\p{L}{3}|\\p{Script=Hangul})\\.\\s)[^\\n;!?。！？]){0,36}$`,
  'iu',
);

/** A word for birth after a date: "1951年3月9日出生", "12 Mart 1988 doğumlu", "14.03.1987 г.р.", "14.3.1987'de doğdum". */
const AFTER =
  /^[年日일]?(?:['’]?\p{L}{0,3}\s)?\s?(?:出生|生まれ|生(?!\p{L})|誕生|생(?:입니다|이[고에며]|인|(?!\p{L}))|출생|에 태어|태어|doğum|doğdu|г(?:ода|\.)? ?р(?:ожд|\.)|року народж|р\. ?н\.|-?(?:án|én) szület|متولد|زاده|به دنیا)/iu;

/**
 * Another date between the word for birth and the candidate. In "geb. 05.01.1980, Termin am 12.05.2027", only the first date is a birth.
 * A date that is joined by "and" or a child ("born 05.01.2010 and 07.03.2012", "…, Tochter …") is a birth too.
 */
const OTHER_BEFORE =
  /(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\p{L}{3,} (?:\d{1,2}, )?\d{4})\s?[,)/|–-]+\s?(?!(?:and|und|et|y|e|en|och|og|i|ve|und|die|der|her|his|wife|husband|daughter|son|sister|brother|twin|child|Tochter|Sohn|Frau|Mann|Schwester|Bruder|Kind|fille|fils|hij[ao]|figli[ao]|filh[ao]|geb|born|née?|nat[oa]|nacid[oa])(?!\p{L}))\p{L}{3,}[^\n]{0,24}$/u;

/** The abbreviation "b." directly before a date: "Uzbek, b. 15/09/1956". Further away, it may be an initial. */
const ABBREVIATION_BEFORE = /(?<![\p{L}\p{N}.])b(?:\.|:) ?$/iu;

/** The label of another date in the same row of a record: "DOB 3 NOV 1943   DOD 17 JAN 2025". */
const OTHER_LABEL_BEFORE =
  /(?<!\p{L})(?:dod|died|deceased|date of death|admi(?:tted|ssion)|discharged?|d\/c|exp(?:iry|ir(?:es|ed))?|issued?|valid (?:until|to|from)|seen|visit(?:ed)?|effective|hired|joined|signed|due)(?: on| date)?[: .]{0,3}$/iu;

/** A list's item, and not the star before a date of birth: "* April 2023: a package was deleted". */
const ITEM_BEFORE = /(?:^|\n)[ \t]*\* $/u;
const isListItem = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, ITEM_BEFORE, 8) &&
  (isFollowedBy(candidate, /^:/u, 1) || !/\d[^\d]+\d/u.test(candidate.value));

/**
 * The first sentence of an entry in an encyclopaedia: "Ana Lima (born 13 April 1951) is a Brazilian singer". In English, a nationality must
 * follow, because a report may say "Ann Lee (born 4 May 1990) is a tenant".
 */
const ENTRY_BEFORE = /(?:^|\n|[.?!] )\p{Lu}[^\n()]{3,80} \((?:[^()\n]|\([^()\n]*\)){0,140}$/u;
const REST_OF_BRACKET = '^(?:\\[\\d{1,3}\\]|[^()\\n]){0,60}\\)(?:\\[\\d{1,3}\\])*';
const ENTRY_AFTER = new RegExp(
  `${REST_OF_BRACKET}(?:,? [^\\n;]{0,120}?)?(?: (?:is|was) (?:an?|the) (?:(?:former|retired|contemporary) )*\\p{Lu}| (?:ist|war) (?:ein|eine|der|die) \\p{L}{3,}isch| (?:est|était) une? | (?:es|fue) una? | (?:è|era|é|foi) (?:uno?|una|uma?) | (?:is|was) een | (?:är|var|er) (?:en|ett|et|ein) | ?[—–] )`,
  'u',
);
/** Nobody who was born in such a year is alive. */
const LAST_DEAD_YEAR = 1919;
const isPublicBirth = (candidate: Candidate): boolean => {
  const year = Number(/(?<!\d)1[5-9]\d{2}(?!\d)/u.exec(candidate.value)?.[0] ?? LAST_DEAD_YEAR + 1);
  if (year <= LAST_DEAD_YEAR) return true;
  return isPrecededBy(candidate, ENTRY_BEFORE, 240) && isFollowedBy(candidate, ENTRY_AFTER, 260);
};

export const isBirthDateCandidate = (candidate: Candidate): boolean =>
  !isListItem(candidate) && !isPublicBirth(candidate) && isNearBirthWord(candidate);

const isNearBirthWord = (candidate: Candidate): boolean =>
  (isPrecededBy(candidate, BEFORE, 56) &&
    !isPrecededBy(candidate, OTHER_BEFORE, 56) &&
    !isPrecededBy(candidate, OTHER_LABEL_BEFORE, 28)) ||
  isPrecededBy(candidate, ABBREVIATION_BEFORE, 8) ||
  isFollowedBy(candidate, AFTER, 24);
