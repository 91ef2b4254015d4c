// Recognises a town or a surname in a sentence of general knowledge: one that names a public person, or lists other well-known towns. Such a
// sentence is true of the stand-in, if of anybody, so the original must not stand there.
import { KNOWN_PLACES } from '../lexicon/known-names.ts';
import { wordSet } from '../lexicon/once.ts';
import { wordsOf } from '../lexicon/words.ts';
import { isStopWord } from '../text/stop-words.ts';
import { RESTATEMENT_WORDS } from './claims/claim-words.ts';
import {
  isPublicGivenName,
  isPublicPerson,
  isPublicSurname,
  isUnmistakableName,
  type NamePlace,
} from './known-names.ts';
import { isFirstName, isLastName, isListedPlace } from './listed-names.ts';
import { isEventOrProductOfPlace } from './names-of-things.ts';
import { isPlaceInHistory } from './places-in-history.ts';
import { wordsBesideNames } from './words-beside-names.ts';

const READ_AROUND = 120;
/** A full stop after an initial or a title does not end a sentence. */
const SENTENCE_END = /[!?\n]|(?<!(?<!\p{L})(?:\p{Lu}|[MD]r|[MD]rs|Ms|St|Prof|Herr|bzw|etc))\.(?:\s|$)/u;

/** The sentence around a place, without the place itself. */
function sentenceAround({ raw, start, end }: NamePlace): readonly [before: string, after: string] {
  const before = raw.slice(Math.max(0, start - READ_AROUND), start).split(SENTENCE_END);
  const after = raw.slice(end, end + READ_AROUND).split(SENTENCE_END);
  return [before.at(-1) ?? '', after[0] ?? ''];
}

const RUN_OF_CAPITALS = /\p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Ll}{1,4} )?\p{Lu}[\p{L}\p{M}'’-]+){0,3}/gu;
const withoutPossessive = (word: string) => word.replace(/['’]\p{Ll}{1,5}$/u, '');

const SHORTEST_RARE_SURNAME = 6;
/** Whether a word is a public person's surname and no name that is issued: "Warhol". Shorter ones begin sentences as other words. */
const isRareSurname = (word: string) =>
  word.length >= SHORTEST_RARE_SURNAME &&
  isPublicSurname(word) &&
  !isLastName(word) &&
  !isFirstName(word) &&
  !isStopWord(word.toLowerCase());

/** Whether a text names a public person: by a full name, or by one word that has no other bearer ("Monet"). */
function namesPublicPerson(text: string, isSurrogate: (word: string) => boolean): boolean {
  for (const [run] of text.matchAll(RUN_OF_CAPITALS)) {
    const words = run.split(' ').map(withoutPossessive);
    if (words.some((word) => isSurrogate(word.toLowerCase()))) continue;
    if (words.some((word) => word.length > 3 && (isUnmistakableName(word) || isRareSurname(word)))) return true;
    if (words.some((_, from) => words.length - from > 1 && isPublicPerson(words.slice(from).join(' ')))) return true;
  }
  return false;
}

const KNOWN = wordSet(() => KNOWN_PLACES.flatMap(wordsOf));
const isKnownPlace = (name: string): boolean => KNOWN.has(name.toLowerCase()) || isListedPlace(name);

const WORD_OF_PLACE = '(?<![\\p{L}\\p{M}’-])\\p{Lu}[\\p{L}\\p{M}’-]{1,30}';
const NAME_OF_PLACE = `${WORD_OF_PLACE}(?: ${WORD_OF_PLACE}){0,2}`;
const JOINED = '(?:,? (?:and|or|und|oder|et|ou|y|o|e|i|lub|en|of|och|og|ve|и|или)|,) ';
const LISTED_BEFORE = new RegExp(`(?:${NAME_OF_PLACE}${JOINED}){1,4}$`, 'u');
const LISTED_AFTER = new RegExp(`^(?:${JOINED}${NAME_OF_PLACE}){1,4}`, 'u');

/** How many other known places in a list show that it is one of general knowledge: "Lyon, Rouen and Lille". */
const OTHERS_IN_LIST = 2;

/** Whether a town stands in a list of well-known places none of which is a surrogate. */
function isListedWithKnownPlaces({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const list = [
    LISTED_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.[0],
    LISTED_AFTER.exec(raw.slice(end, end + READ_AROUND))?.[0],
  ];
  const others = list.flatMap((text) => text?.match(new RegExp(NAME_OF_PLACE, 'gu')) ?? []);
  if (others.some((name) => name.split(' ').some((word) => isSurrogate(word.toLowerCase())))) return false;
  return others.filter(isKnownPlace).length >= OTHERS_IN_LIST;
}

/** Whether a text names somebody by a full name whose words are no surrogates: "Gustaf Wickman". */
function namesSomebodyElse(text: string, isSurrogate: (word: string) => boolean): boolean {
  for (const [run] of text.matchAll(RUN_OF_CAPITALS)) {
    const [first = '', ...others] = run.split(' ').map(withoutPossessive);
    if (others.length === 0 || [first, ...others].some((word) => isSurrogate(word.toLowerCase()))) continue;
    if (isFirstName(first) || (first.length > 3 && isPublicGivenName(first) && !isStopWord(first.toLowerCase())))
      return true;
  }
  return false;
}

const SINGLE_LETTER = /(?<!\p{L})\p{L}(?![\p{L}'’])/gu;

/** Whether a town stands in a sentence of general knowledge. A sentence that restates what the prompt says is about the conversation. */
function isPlaceOfGeneralKnowledge(place: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const [before, after] = sentenceAround(place);
  // One letter ("I") is a word of another kind in other languages ("i Uppsala", "i giardini").
  if (RESTATEMENT_WORDS.test(`${before}#${after}`.replace(SINGLE_LETTER, ''))) return false;
  return (
    isListedWithKnownPlaces(place, isSurrogate) ||
    [before, after].some((text) => namesPublicPerson(text, isSurrogate) || namesSomebodyElse(text, isSurrogate))
  );
}

/** Whether the reply speaks of a town of its own accord: its history, its products, its place among other towns. */
export const isPlaceOfReply = (place: NamePlace, isSurrogate: (word: string) => boolean): boolean =>
  isEventOrProductOfPlace(place) ||
  isPlaceInHistory(place, isSurrogate) ||
  isPlaceOfGeneralKnowledge(place, isSurrogate);

const TITLE_BEFORE =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}{0,4}\.?|Herrn?|Frau|Monsieur|Madame|Señora?|Signora?|Senhora?|pana?|pani) $/u;
const OWN_WORDS_AFTER = /^(?:['’]s)? (?:family|account|household|case|file|Familie|famille)/u;

/** Whether a public surname stands alone in a sentence that names another public person, and no surrogate: "Warhol painted Campbell's soup". */
export function isSurnameOfGeneralKnowledge(place: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  if (!isPublicSurname(place.raw.slice(place.start, place.end))) return false;
  const [before, after] = sentenceAround(place);
  if (TITLE_BEFORE.test(before) || OWN_WORDS_AFTER.test(after)) return false;
  const words = `${before} ${after}`.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  if (words.some((word) => isSurrogate(word.toLowerCase()))) return false;
  return namesPublicPerson(before, isSurrogate) || namesPublicPerson(after, isSurrogate);
}

const OTHER_PARTNER = "\\p{Lu}[\\p{L}\\p{M}'’]{2,30}";
const PARTNER_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}'’])(?<other>${OTHER_PARTNER}) ?& ?$`, 'u');
const PARTNER_AFTER = new RegExp(`^ ?& ?(?<other>${OTHER_PARTNER})`, 'u');

/** Words after "&" that make no other name with a surname: "Almeida & Filhos". */
const HEIRS = new Set(wordsBesideNames('heirs-in-firm').map((word) => word.toLowerCase()));

/** Whether a surname is one half of the name of a firm whose other half is not of the conversation: "Dunn & Bradstreet". */
export function isPartnerInFirm({ raw, start, end }: NamePlace, isOurs: (word: string) => boolean): boolean {
  const others = [
    PARTNER_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.groups?.other,
    PARTNER_AFTER.exec(raw.slice(end, end + READ_AROUND))?.groups?.other,
  ];
  return others.some((other) => other !== undefined && !isOurs(other.toLowerCase()) && !HEIRS.has(other.toLowerCase()));
}
