// Finds schools, parishes, practices, clubs and shops by their venue word ("school") and the name after it, in texts about somebody's life:
// "Parafia św. Wojciecha w Kolbuszowej", "scuola primaria Don Milani di Cavriago", "приют «Хвостики»", "Steuerkanzlei Raabe". Unlike own-venue.ts,
// it does not ask for a word about the writer in the same sentence, because venues of these kinds are hardly ever known to the public.

import { anyOf, anyPatternOf } from '../../lexicon/alternatives.ts';
import { patternSearch } from '../../text/prefilter/pattern-search.ts';
import type { Span } from '../../text/span.ts';
import { inEitherCase, venuePatterns, wordsAboutSomebody, wordsThatNameNoVenue } from './venue-words.ts';

/** German venue words are mostly compounds, and may have a church or town before them: "Steuerkanzlei Raabe", "Ev. Kita Regenbogenfisch". */
const GERMAN_OWNER = '(?:Ev\\.|Kath\\.|Städt\\.) ';

/** Source of a regular expression for venue words ("school", "parish"). */
export const LOCAL_VENUE_WORDS = `(?:${GERMAN_OWNER})?${inEitherCase(venuePatterns('local'))}`;

const QUOTED = '[«"“„][^«»"“”„\\n]{2,40}[»"”“]';
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’&-]{1,24}";
const SAINT =
  "(?:św\\.|Św\\.|sf\\.|Sf\\.|sv\\.|San|Santa|Sant[’']|Saint-?|Sainte-?|St\\.|Don|Dr\\.|Prof\\.|im\\.|nr|Nr\\.|№|n\\.|č\\.)";
const JOINT =
  '(?:de|des|du|della|dei|da|do|dos|van|de la|am(?= (?!(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonn|Wochenende|Morgen|Vormittag|Nachmittag|Abend|Ende|Anfang|Ort|Tag|Telefon|Stück))\\p{Lu})|les|la|le|los|las|De|i|e|y|et|und|&|und|și|pod|U|u|Pod|Ο|Η|Το|di|din|pw\\.|і)';
const NAME = `(?:(?:${JOINT}|w|we) ){0,1}(?:${SAINT} ?)?(?:${QUOTED}|${WORD}|\\d{1,3}(?= ))(?: (?:${JOINT} ){0,1}(?:${SAINT} )?(?:${QUOTED}|${WORD}|\\d{1,3}(?!\\p{L}))){0,4}`;

const VENUE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’.-])(?:${LOCAL_VENUE_WORDS}) (?:№ ?|nr\\.? ?|č\\. ?)?${NAME}(?![\\p{L}\\p{M}])`,
  'gu',
);
/** Words that follow a venue word but are not a name: "École Internationale" is any international school. */
const GENERIC = new RegExp(`^(?:\\p{L}+ )?${anyOf(wordsThatNameNoVenue('local'))}`, 'u');

/** Signs that a text is about somebody's life: phone numbers, email addresses, titles of people, and words for the writer or a family. */
const ABOUT_SOMEBODY = new RegExp(
  `(?:\\d[ .-]?){8,}\\d|@\\p{L}+\\.|(?<![\\p{L}\\p{M}])${anyPatternOf(wordsAboutSomebody('life'))}(?![\\p{L}\\p{M}])`,
  'iu',
);

const search = patternSearch('local-venue', [VENUE]);

export function localVenuesIn(text: string): readonly Span[] {
  const found = search(text)
    .flat()
    .flatMap(({ start, end }) => {
      const name = text.slice(start, end).replace(/(?<![.'’&-])[.'’&-]+$/u, '');
      return GENERIC.test(name) ? [] : [{ start, end: start + name.length }];
    });
  return found.length > 0 && ABOUT_SOMEBODY.test(text) ? found : [];
}
