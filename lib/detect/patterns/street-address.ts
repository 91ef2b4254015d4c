// Finds street addresses. House number, street, flat, town and postal code form one span.
import { anyOf } from '../../lexicon/alternatives.ts';
import { MONTH_NAME_PATTERN } from './months.ts';
import { UK_POSTCODE, US_STATE } from './postal-code.ts';
import { type Candidate, isFollowedBy, type PatternShape, shapeRule } from './rule.ts';
import { streetWords } from './street-words.ts';

const LEAD = '(?<![\\p{L}\\p{N}_/-]|\\p{N}[.,])';
const END = '(?![\\p{L}\\p{N}_])';
/** A word of a street's name. A full stop may follow only a short form ("St."); after a longer word it ends the sentence. */
const CAP = "(?:(?!\\p{L}{5,}\\. )\\p{Lu}[\\p{L}'.-]{0,30}|\\d{1,3}(?:st|nd|rd|th))";
const NAMES = (most: number) =>
  `${CAP}(?: (?:of |the |de |la |del |los |las |du |des |d'|di |van |der |den )?${CAP}){0,${most - 1}}`;
/** The letter after a house number. A preposition of one letter does not count: "i" ("in") in "Storgatan 12 i Umeå". */
const LETTER = '(?: ?[A-Za-z](?![\\p{L}])(?<! [iaoeyuwvzk](?= \\p{L})))?';
/** "1/3" in "12 1/3": the third part of a divided house. */
const FRACTION = '(?: ?(?:(?<= )[1-9]/[2-9](?![\\d/])|[½⅓⅔¼¾]))?';
const HOUSE = `\\d{1,5}${LETTER}(?:[-/]\\d{1,4}[A-Za-z]?)?${FRACTION}`;
const FLAT =
  '(?:[Ff]lat|[Aa]pt\\.?|APT|[Aa]partment|[Ss]uite|[Ss]te\\.?|[Uu]nit|[Ff]loor|[Ff]l\\.?|[Rr]oom|[Rr]m\\.?|#|[Ww]ohnung|[Aa]ppartement|[Bb]âtiment|[Pp]iso|[Pp]uerta|[Ii]nterno|[Pp]o ?[Bb]ox)';
const FLAT_TAIL = `(?:,? ${FLAT} ?#?[\\p{N}A-Za-z-]{1,6}| #\\d{1,5}|, \\d{1,3}(?:st|nd|rd|th) [Ff]loor|, \\d{1,2}\\. ?(?:OG|Stock|Etage)(?: (?:links|rechts|Mitte))?|, (?:EG|DG)(?: (?:links|rechts))?)?`;
const COUNTRY = `(?:,? ${anyOf(streetWords('country'))})?`;
/** Behind a quotation mark, a comma begins the next string of a query: "N'11, Place Bellecour', N'Lyon'". */
const GAP = '(?<![\'"])(?:, ?|,?\\n|\\n)';
/** What may stand between a street and a postal code, also in lists of addresses: "Bleichstr. 40 – 89077 Ulm". */
const GAP_BEFORE_CODE = '(?<![\'"])(?:[,;] ?| [-·] |,?\\n|\\n)';
/** Excludes a title, because it begins the name of a resident and not of a town: "22b Orchard Rise, Mr Lindgren". */
const NO_TITLE =
  '(?!(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Rev|Sir|Herr|Herrn|Frau|Hr|Fr|Mme|Mlle|Madame|Monsieur|Sra?|Sig)(?![\\p{L}]))';
/** A word of a town's name. A full stop may stand only in names such as "St. Louis" and "D.C."; any other one ends the sentence. */
const TOWN_WORD = `${NO_TITLE}(?:(?:St|Ste|Sta|Mt|Ft|Pt|Gr|Kl)\\. )?(?:\\p{Lu}[\\p{L}'-]{1,30}|\\p{Lu}\\.\\p{Lu}\\.)`;
const TOWN = `${TOWN_WORD}(?: (?:(?:am|an der|upon|on|sur|de|la|del|do|in|im) )?${TOWN_WORD}){0,2}`;
const STATE_ZIP = `(?:${GAP}${TOWN})?(?:(?:${GAP}| )${US_STATE}(?![A-Za-z])\\.?(?:,? \\d{5}(?:-\\d{4})?)?)`;
const UK_TAIL = `(?:${GAP}${TOWN}){0,2}(?:,? |\\n)${UK_POSTCODE}`;
const CANADA_TAIL = `${GAP}${TOWN},? [A-Z]{2},? [A-Z]\\d[A-Z] ?\\d[A-Z]\\d`;
const CODE_TOWN = `${GAP_BEFORE_CODE}(?:[A-Z]{1,2}-)?\\d{4,5}(?: ?[A-Z]{2}(?![\\p{L}]))?(?:[ ,]{1,2}${TOWN}(?: \\(\\p{Lu}{2}\\))?)?`;
const TAIL = `(?:${STATE_ZIP}|${UK_TAIL}|${CANADA_TAIL}|${CODE_TOWN}|${GAP.replace('\\n|', '')}${TOWN})?${COUNTRY}`;

const STREET = anyOf(streetWords('street'));
const DIRECTION = '(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\.? )?';
const base = { type: 'ADDRESS', kind: 'street-address', confidence: 0.93 } as const;
const shape = (body: string, flags = 'gu', more: Partial<PatternShape> = {}): PatternShape => ({
  ...base,
  pattern: new RegExp(`${LEAD}${body}${END}`, flags),
  ...more,
});

/** A date and a doctor's title, which looks like the street "May Dr" ("May Drive"): "on 3 May Dr Hallworth called". */
const DATE_AND_DOCTOR = new RegExp(`^\\d{1,2} ${MONTH_NAME_PATTERN}\\.? Dr(?![\\p{L}])`, 'iu');

const ARTICLE =
  "(?:de la |de las |de los |de l'|de |del |della |delle |dei |degli |du |des |d'|dos |das |da |do |di |la |le |les |los |las |el |à )?";
const ENDING = anyOf(streetWords('ending'));
/** Capitalised words that begin a sentence and are not part of the street's name: "Wohnt Lange Straße 5". */
const BEFORE_STREET = anyOf(streetWords('begins a sentence'));

const NO_STREET = new RegExp(`\\b${anyOf(streetWords('no street'))}\\b`, 'i');
/** Whether the words of an address in lower case may name a street. Those of "5 minutes down the road" may not. */
function isLowerCaseStreet({ value }: Candidate): boolean {
  return !NO_STREET.test(value.replace(/^\S+ /, ''));
}

/** An event after its place, before which the year stands: "the 1989 Tiananmen Square protests". */
const EVENT_AFTER =
  /^ (?:protests?|massacre|demonstrations?|crackdown|attacks?|riots?|movement|incident|shootings?|bombings?|fire|disaster)(?!\p{L})/u;

export const streetAddress = shapeRule('street-address', [
  shape(
    `(?:${FLAT} ?[\\p{N}A-Za-z]{1,5},? )?${HOUSE},? ${DIRECTION}(?:${NAMES(4)} )?${STREET}(?:\\.(?! \\p{Lu}\\p{Ll}))?(?: (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West))?${FLAT_TAIL}${TAIL}`,
    'gu',
    {
      accept: (candidate) => {
        const { value } = candidate;
        return (
          !/^(?:\d+ ?[A-Za-z]?,? )(?:St|Dr|Pl|Park|Way|View|Green|Hill)\.?$/.test(value) &&
          !/^(?:19|20)\d\d (?:Drive|Park|Way|Green|View|Route|Close)/.test(value) &&
          !DATE_AND_DOCTOR.test(value) &&
          !(/^(?:1[5-9]|20)\d\d /.test(value) && isFollowedBy(candidate, EVENT_AFTER)) &&
          !(/Drive$/.test(value) && isFollowedBy(candidate, /^[ -]In(?![a-z])/u))
        );
      },
    },
  ),
  shape(
    "\\d{1,5}[a-z]?,? (?:[\\p{L}'.-]{2,20} ){1,3}(?:street|road|avenue|lane|drive|boulevard|court|terrace|crescent|close|ave|blvd|rd)(?:,? (?:apt|apartment|flat|unit|suite|#) ?#?[\\p{N}A-Za-z-]{1,6})?(?:, [\\p{L}]{3,20})?(?:,? [a-z]{2} \\d{5})?",
    'giu',
    {
      confidence: 0.75,
      accept: isLowerCaseStreet,
    },
  ),
  shape(`P\\.? ?O\\.? ?Box \\d{1,7}${TAIL}`, 'giu', { confidence: 0.9 }),
  // German and Dutch: the name ends in the word for a street.
  shape(
    `(?:(?!${BEFORE_STREET} )\\p{Lu}[\\p{L}.-]{1,30} ){0,2}\\p{Lu}[\\p{L}-]{0,40}?(?:${ENDING}|-(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Ring|Damm|Ufer)) ?${HOUSE}${FLAT_TAIL}(?:${CODE_TOWN}|${GAP.replace('\\n|', '')}${TOWN})?${COUNTRY}`,
    'gu',
  ),
  shape(
    `(?:\\p{Lu}[\\p{L}.-]{1,30} ){1,2}(?:Straße|Strasse|Str\\.|Platz|Weg|Allee|Gasse|Ring|Damm|Ufer|Chaussee|Markt|Straat|Laan|Plein) ${HOUSE}(?:${CODE_TOWN}|, ${TOWN})?`,
    'gu',
  ),
  shape(
    `(?:Am|An der|An den|Im|In der|In den|Auf dem|Auf der|Zum|Zur|Unter den|Hinter der|Vor dem|Beim|Bei der|Alte|Alter|Neue|Neuer|Lange|Großer|Hohe) \\p{Lu}[\\p{L}-]{1,30}(?: \\p{Lu}[\\p{L}-]{1,30})? ${HOUSE}${CODE_TOWN}`,
    'gu',
  ),
  // French: the number, the word for a street, the name.
  shape(
    `\\d{1,4}(?: ?(?:bis|ter|quater))?,? ${anyOf(streetWords('number first'))} ${ARTICLE}${NAMES(4)}${FLAT_TAIL}(?:${CODE_TOWN}|${GAP}${TOWN})?${COUNTRY}`,
    'gu',
  ),
  // Spanish, Italian, Portuguese, Polish: the word for a street, the name, the number.
  shape(
    `(?:${anyOf(streetWords('number last'))}|corso(?= \\p{Lu}\\p{L}+ \\d{1,3}(?!\\d))) ?${ARTICLE}${NAMES(4)},? ?(?:n[º°o.]{1,2} ?|nº )?${HOUSE}(?:,? \\d{1,2}[º°ª]\\.? ?[A-Za-z]{0,4})?${FLAT_TAIL}(?:${CODE_TOWN}|${GAP}${TOWN})?${COUNTRY}`,
    'gu',
  ),
  {
    ...base,
    confidence: 0.7,
    // The rest of a line after "address:", if it contains a number.
    pattern:
      /\b(?:(?:home |mailing |postal |billing |shipping |delivery |street )?address|anschrift|adresse|dirección|indirizzo|adres|endereço|morada)(?: is| ist| est| es)?: ?(?<value>[^\n;]{5,100}?)(?=\.? *(?:\n|$)|; |\. )/dgiu,
    accept: (candidate) =>
      /\p{L}{2}/u.test(candidate.value) &&
      /\d/.test(candidate.value) &&
      !/@|https?:|^\d[\d.:]+$/.test(candidate.value) &&
      !isFollowedBy(candidate, /^@/),
  },
]);
