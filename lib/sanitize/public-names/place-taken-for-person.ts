// Recognises places that a model took for people, in a text that says where somebody lives or comes from: "soy de Guadalajara", "i was born
// in Florence".
import type { Span } from '../../text/span.ts';
import { isPublicName } from './public-names.ts';

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

const CONTEXT_CHARACTERS = 24;

/** Whether the words before an offset say that a place follows, in which somebody lives or to which somebody travels. */
export const isAfterPlaceWords = (text: string, start: number): boolean =>
  LIVING_BEFORE_NAME.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start));

/** Whether a name that a model took for a person's is a public place: the words before it say that somebody lives or travels there. */
export function isPlaceTakenForPerson(text: string, { start, end }: Span): boolean {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  if (TOWN_BEFORE.test(before) && STREET_AFTER.test(text.slice(end, end + CONTEXT_CHARACTERS))) return true;
  if (!isPublicName(name, 'LOCATION')) return false;
  return isAfterPlaceWords(text, start) || (/^\p{Ll}/u.test(name) && IS_SELF.test(before));
}
