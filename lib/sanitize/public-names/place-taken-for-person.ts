// Recognises places that a model took for people, in a text that says where somebody lives or comes from: "soy de Guadalajara", "i was born
// in Florence".
import type { Span } from '../../text/span.ts';
import { countryNamesIn, isPublicName } from './public-names.ts';

const WORDS_FOR_LIVING =
  "i['’]?m from|i am from|(?:live|lives|lived|living|born|based|grew up) in|(?:moved|moving|flights?|trip|travell?ing) to|" +
  '(?:wohne|wohnt|wohnen|lebe|lebt|leben|geboren|aufgewachsen) in|(?:komme|kommt|kommen|stamme) aus|(?:ziehe|fahre|fliege|reise|umgezogen) nach|' +
  '(?:habite|habitons|vis|vit|née?) à|(?:viens|vient) de|(?:soy|somos|vengo) de|(?:vivo|vive|vivimos|nací) en|' +
  '(?:abito|abita|vivo|vive|nat[oa]) a|vengo da|(?:sou|venho) de|(?:moro|mora|vivo|nasci) em|(?:woon|woont|wonen|geboren) in|(?:kom|komt) uit|' +
  '(?:mieszkam|mieszka) w|(?:jestem|pochodzę) z|(?:живу|жив[её]т|родил[а-я]{1,3}|переехал[аи]?) в|я из|(?:bor|född) i|kommer från';
const LIVING_BEFORE_NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS_FOR_LIVING}) $`, 'iu');
/** "I am" before a nationality: "soy argentina". A nationality is written in lower case, a name is not. */
const IS_SELF = /(?<!\p{L})(?:soy|somos|sou|somos|sono|siamo) $/iu;

/** "Town" in a Russian address, before the street: "г. Самара, ул. Победы". Elsewhere the letter may mean "Mr" or "year". */
const TOWN_BEFORE = /(?<!\p{L}|\d ?)(?:г|гор)\. ?$/u;

const STREET_AFTER =
  /^, ?(?:ул|пр|пр-т|пер|бул|б-р|ш|пл|наб|мкр|д|кв)(?:\.| )|^, ?(?:улица|проспект|переулок|бульвар|шоссе|площадь|набережная)(?!\p{L})/u;

/** Words behind a name that make it a place. Behind "यात्रा" ("journey"), a verb or postposition would make the name a traveller's. */
const PLACE_WORD_AFTER =
  /^ (?:(?:धाम|मंदिर|मन्दिर|ज़िला|जिला|ज़िले|जिले|तहसील|स्टेशन|एयरपोर्ट|जलप्रपात|अभयारण्य)(?![\p{L}\p{M}])|यात्रा (?!कर|की|के|का|पर|से|करन|पूरी)|(?:জেলা|উপজেলা|বিভাগ|মন্দির|মাজার|স্টেশন|বিমানবন্দর|জলপ্রপাত|সৈকত)(?:য়|র|ে|ের|তে)?(?![\p{L}\p{M}]))/u;

const CONTEXT_CHARACTERS = 24;

/** "In", "to" and "from" in Slavic languages, before a country in a case form: "žije ve Švédsku", "z Norwegii". */
const SLAVIC_PREPOSITION = /(?<!\p{L})(?:ve?|we?|do|ze?|na|в|во|у|до|з|із|из) $/iu;
const SLAVIC = ['cs', 'pl', 'sk', 'ru', 'uk'];
const CASE_ENDING = /(?:iemi|iach|iami|ech|ami|ach|ией|ії|ию|ии|ия|ія|ю|ę|ą|[aeiouyáéíúýěаеиіоуы]{1,2})$/u;
/** A shorter stem may be a person's: "Kuba" is also Jakub. */
const SHORTEST_STEM = 5;
let countryStems: ReadonlySet<string> | undefined;

function isSlavicCountry(name: string): boolean {
  const stem = name.toLowerCase().replace(CASE_ENDING, '');
  if (stem.length < SHORTEST_STEM || name.includes(' ')) return false;
  countryStems ??= new Set(
    SLAVIC.flatMap((language) => countryNamesIn(language)).map((country) =>
      country.toLowerCase().replace(CASE_ENDING, ''),
    ),
  );
  return countryStems.has(stem);
}

/** Whether the words before an offset say that a place follows, in which somebody lives or to which somebody travels. */
export const isAfterPlaceWords = (text: string, start: number): boolean =>
  LIVING_BEFORE_NAME.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start));

/** Whether a name that a model took for a person's is a public place: the words before it say that somebody lives or travels there. */
export function isPlaceTakenForPerson(text: string, { start, end }: Span): boolean {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  if (PLACE_WORD_AFTER.test(text.slice(end, end + CONTEXT_CHARACTERS))) return true;
  if (TOWN_BEFORE.test(before) && STREET_AFTER.test(text.slice(end, end + CONTEXT_CHARACTERS))) return true;
  if (SLAVIC_PREPOSITION.test(before) && isSlavicCountry(name)) return true;
  if (!isPublicName(name, 'LOCATION')) return false;
  return isAfterPlaceWords(text, start) || (/^\p{Ll}/u.test(name) && IS_SELF.test(before));
}
