// Finds streets typed in lower case, after words such as "I live at": "j'habite 11 impasse des tilleuls appt 3", "vivo en av. insurgentes 1204",
// "живу на ленина 15 кв 7". Also finds the flat after a street, which street-address.ts omits: "VH 3. OG" in "Torstr. 177, VH 3. OG".
import { anyOf } from '../../lexicon/alternatives.ts';
import { isFollowedBy, type PatternRule, type PatternShape, shapeRule } from './rule.ts';
import { streetWords } from './street-words.ts';

const END = '(?![\\p{L}\\p{N}])';

/** Words such as "since" and "with", which cannot be part of a street's name. */
const FUNCTION_WORDS = anyOf(streetWords('no name'));
const NAME = `(?!${FUNCTION_WORDS}[ ,.])[\\p{L}'’-]{3,20}`;
const NAMES = `${NAME}(?: ${NAME})?`;
const ARTICLES =
  "(?:(?:de la|de las|de los|de l['’]|de|del|della|dei|delle|degli|du|des|da|do|das|dos|la|le|les|los|d['’]|l['’]) ?)?";
const HOUSE = '\\d{1,5}(?: ?(?:bis|ter))?(?: ?[a-d](?![\\p{L}])(?<! a(?= \\p{L})))?';
const FLAT = `(?:,? (?:appt?|apto?|depto|piso|int|interno|puerta|bât|esc|app|byt|ap|daire|кв|квартира|lgh)\\.? ?[\\p{N}]{1,4}[a-z]?${END}){0,2}`;

const STREETS = [
  // French: the number, the word for a street, the name.
  `${HOUSE},? ${anyOf(streetWords('typed, number first'))} ${ARTICLES}${NAMES}`,
  // Spanish, Italian, Portuguese and Polish: the word for a street, the name, the number.
  `${anyOf(streetWords('typed, number last'))} ?${ARTICLES}${NAMES},? (?:n[º°]?\\.? ?|no\\.? ?)?${HOUSE}`,
  // German and Scandinavian: the name ends in the word for a street.
  `\\p{L}{2,20}${anyOf(streetWords('typed, ending'))} ?${HOUSE}`,
  // Hungarian and Turkish: the name, the word for a street, the number.
  `${NAMES} ${anyOf(streetWords('typed, behind the name'))} (?:no ?[.:]? ?)?${HOUSE}`,
  // Polish and Russian after "I live": the word for a street may be missing.
  `(?<=mieszkam (?:na|przy) )(?:ul\\. ?)?\\p{L}{3,20}(?:ej|iego|ego|ów|a) ${HOUSE}(?:/\\d{1,3})?`,
  `(?<=(?:живу|живем|живём|проживаю) на )(?:улиц[еы] |ул\\.? ?|проспекте |пр\\.? )?\\p{Script=Cyrillic}{3,20},? (?:д\\.? ?|дом )?\\d{1,3}[а-г]?`,
].join('|');

const [GERMAN_FLAT, GERMAN_SIDE] = [anyOf(streetWords('flat', 'de')), anyOf(streetWords('side', 'de'))];
const GERMAN_FLOOR = '\\d{1,2}\\. ?(?:OG|UG|Stock|Etage)';

const LIVES = anyOf(streetWords('lives'));

/** Words after a number that is not a house number: "лет" ("years") in "живу на съёмной 15 лет". */
const COUNTED =
  /^ ?(?:%|лет|год\p{L}*|мес\p{L}*|дн\p{L}*|минут\p{L}*|км|тыс\p{L}*|ans|años|anni|anos|jahre?|jaar|lat|år|év|yıl|euros?|€|m²|qm|km)(?!\p{L})/iu;

const base = { type: 'ADDRESS', kind: 'street-address', requires: /\d/ } as const;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])${LIVES}(?![\\p{L}\\p{M}])(?:[:,]| \\p{L}{1,4}(?= )){0,3} (?<value>(?:${STREETS})${FLAT})${END}`,
      'dgiu',
    ),
    accept: (candidate) => !isFollowedBy(candidate, COUNTED),
  },
  // Hungarian and Turkish, in which "I live" comes after the street: "a petőfi utca 12-ben lakom", "lale sokak no 12 daire 5'te oturuyorum".
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?<value>${NAMES} (?:utca|körút|sokak|caddesi) (?:no ?[.:]? ?)?${HOUSE}${FLAT})(?=(?:-?[bd][ae]n|['’]?[dt][ae])? (?:\\p{Ll}+ )?(?:lak|élünk|otur|yaşı))`,
      'dgiu',
    ),
  },
  // Hungarian: an ending for "in" or "at" after the house number is enough: "a kulcs az akac utca 7-ben van".
  {
    ...base,
    confidence: 0.7,
    pattern:
      /(?<![\p{L}\p{M}])(?<value>(?!(?:az?|egy|ez|ebben|abban) )[\p{L}-]{3,20} (?:utca|körút|köz|sétány|dűlő|út|sor) \d{1,3}(?:\/[a-z])?)(?=-?(?:b[ae]n?|b[őó]l|t[őó]l|n[aá]l|n[eé]l)(?!\p{L}))/dgiu,
  },
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?:str\\.|straße|strasse|weg|platz|allee|gasse|ring|damm|ufer|markt) ?\\d{1,4} ?[a-z]?,? (?<value>(?:${GERMAN_FLAT}|${GERMAN_FLOOR})(?:,? (?:${GERMAN_FLAT}|${GERMAN_SIDE}|${GERMAN_FLOOR})){0,3})${END}`,
      'dgiu',
    ),
  },
  {
    ...base,
    confidence: 0.8,
    pattern:
      /(?:\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|impasse|allée|chemin|boulevard|bd|place|quai|route|résidence) |résidence )[^\n;.,]{3,40}, (?<value>(?:bât(?:iment)?\.?|esc(?:alier)?\.?|appt?\.?|appartement|porte) ?[\p{L}\p{N}]{1,4}(?:, ?(?:bât(?:iment)?\.?|esc(?:alier)?\.?|appt?\.?|appartement|porte|étage) ?[\p{L}\p{N}]{1,4}){0,3})(?![\p{L}\p{N}])/dgiu,
  },
  {
    ...base,
    confidence: 0.8,
    pattern:
      /(?:calle|c\/|avda?\.?|avenida|plaza|paseo|ronda|camino) [^\n;.,\d]{3,40},? \d{1,4},? (?<value>(?:(?:esc|portal|bloque)\.? ?[\p{L}\p{N}]{1,3},? ?)?\d{1,2}[º°ª]\.? ?(?:[A-Z](?!\p{L})|izq|dcha|dcho|der|izda|cto)\.?)/dgiu,
  },
];

export const streetAddressInLowerCase: PatternRule = shapeRule('street-address-typed', shapes);
