// Finds flats and houses that are named only by a number: "the lady from number 14", "сосед из кв. 48", "el vecino del 4º B",
// "H.No. 221, Sector 14". Most forms need a word for residents or houses in the text, because a number may mean anything: "number 9 in the list".
import { isFollowedBy, type PatternRule, type PatternShape, shapeRule } from './rule.ts';
import { anyDwellingWord } from './street-words.ts';

/** Nouns for residents, and verbs for living somewhere. */
const DWELLERS = `${anyDwellingWord('dweller')}|it's \\p{Lu}\\p{Ll}+`;

/** The number of a house or flat, with an optional letter. */
const NUMBER = '\\d{1,4}(?:[A-Za-z]|-[A-Z])?(?![\\p{L}\\p{N}]|[.,/:-]\\d| ?%)';
/** Words such as "number", which also count other things ("My neighbour is number 1"), so "at" or "from" must come before them. */
const COUNTING_WORD = `(?<=(?:^|[ '’])(?:at|from|in|op|van|aus|von|in|im|auf|du|au|de|del|no|do|al|på|från) )${anyDwellingWord('number')}`;
const WORD = `(?:${COUNTING_WORD}|${anyDwellingWord('home')})`;

const BETWEEN = '[^.!?\\n]{0,32}?(?<![\\p{L}\\p{M}\\p{N}])';

/** Words that show that the number before them is no address: "At number 3 in the charts", "living in this flat 6 months". */
const AFTER_OTHER_NUMBER =
  /^ ?(?:[%€$£²]|(?:(?:in|on) the|of|in der|auf der|der|dans|du|en la|de la|months?|weeks?|years?|days?|hours?|times|rooms?|bed\p{L}*|people|monate?n?|jahre?n?|wochen?|tagen?|mois|ans|jours|meses|años|días|mesi|anni|giorni|anos|dias|maanden|jaar|weken|lat|miesi\p{L}*|дн\p{L}*|лет|год\p{L}*|месяц\p{L}*|m²|qm|sqm|euros?|eur)(?!\p{L}))/iu;

const base = { type: 'ADDRESS', confidence: 0.75 } as const;

/** Words that show that a text is about a house, its residents or its post, in the languages of the last shape below. */
const HOUSE_WORDS = new RegExp(`(?<!\\p{L})${anyDwellingWord('house')}(?!\\p{L})`, 'iu');

const HOUSE_WORDS_WITHOUT_CAPITALS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:[ושמלבה]{0,2}${anyDwellingWord('house, prefixed', 'he')}|[وبل]{0,2}(?:ال)?${anyDwellingWord('house, prefixed', 'ar')}|${anyDwellingWord('house, prefixed', 'fa')})(?![\\p{L}\\p{M}])`,
  'u',
);

/** Words that make "5ºC" a temperature. In other texts it is flat C on the fifth floor. */
const TEMPERATURE =
  /(?<!\p{L})(?:temperatur\p{L}*|grad[oi]s?|graus|fiebre|febre|frío|calor|calefacción|nevera|frigor\p{L}*)(?!\p{L})/iu;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    requires: /\d/,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${DWELLERS})(?![\\p{L}\\p{M}])${BETWEEN}(?<value>${WORD} ?${NUMBER})`,
      'dgiu',
    ),
    accept: (candidate) => !/ ?(?:19|20)\d\d$/u.test(candidate.value) && !isFollowedBy(candidate, AFTER_OTHER_NUMBER),
  },
  // The number of a flat after a word for a neighbour: "сосед из 48 квартиры", "el vecino del 4º B", "my neighbour in 4B".
  {
    ...base,
    requires: /\d/,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${DWELLERS})(?![\\p{L}\\p{M}]) (?:[\\p{L}'’]{1,5} ){1,2}(?<value>\\d{1,4}(?:-?[йя])? (?:квартир[аыуе]|кв\\.)|\\d{1,2}[º°] ?[A-Z](?![\\p{L}\\p{N}])|\\d{1,3}[A-D](?![\\p{L}\\p{N}]))`,
      'dgiu',
    ),
    accept: ({ value }) => !/^\d+[a-d]$/u.test(value),
  },
  // House numbers without a street, in India and Pakistan: "H.No. 221, Sector 14", "Plot No 45-B, Phase 2".
  {
    ...base,
    kind: 'street-address',
    confidence: 0.93,
    requires: /\bNo\b/iu,
    pattern:
      /(?<![\p{L}\p{N}])(?:H\. ?No|House No|Flat No|Plot No|Door No|D\. ?No|Qtr\.? No|Shop No)[.:]{0,2} ?#?\d{1,4}(?:[-/ ]?[A-Z](?![\p{L}]))?(?:[-/]\d{1,4}[A-Z]?){0,2}(?:, ?(?:Sector|Phase|Block|Ward|Lane|Gali|Street|Pocket)(?: No\.?)?[ -]?(?:\d{1,3}[A-Z]?|[A-Z])(?![\p{L}\p{N}])){0,3}/giu,
  },
  // Flats as Spain, Portugal, Italy and France write them, in texts about a house: "4ºB", "5.º frente", "int. 8", "appt 12".
  {
    ...base,
    requires: HOUSE_WORDS,
    accept: ({ value, text }) => !/[°º] ?[CF]$/u.test(value) || !TEMPERATURE.test(text),
    pattern:
      /(?<![\p{L}\p{N}.,/-])(?:(?:1[0-2]|[1-9])\.?[ºª°] ?(?:[A-F](?![\p{L}\p{N}])|(?:esq|dto|dt[ºo]|frente|izda|izq|dcha)(?!\p{L}))|[Bb]ajo [A-F](?![\p{L}\p{N}])|(?:[Ii]nt\.|[Ii]nterno) ?\d{1,3}(?![\p{L}\p{N}])|(?:[Aa]ppt|[Aa]pto?|[Aa]ppartement|[Pp]orte)\.? (?:n° ?)?\d{1,4}[A-F]?(?![\p{L}\p{N}])|[Pp]ostfach \d{2,4}(?: \d{2}){0,2}(?!\d)|[Pp]arzelle \d{1,3}[a-z]?(?![\p{L}\p{N}]))/gu,
  },
  // Flats in Hebrew and Arabic texts about a house: "שמעון מדירה 11", "الحاج رجب (شقة 2)". "דירה 4 חדרים" is a flat with four rooms.
  {
    ...base,
    requires: HOUSE_WORDS_WITHOUT_CAPITALS,
    pattern:
      /(?<![\p{L}\p{M}])(?:[ושמלב]{0,2}|ה)(?<value>(?:דירה|شقة|الشقة|واحد) (?:رقم |מס['׳] ?)?\d{1,4})(?![\p{L}\p{N}%]|[.,:/+-]\d|\s?(?:חדר|מ"ר|מטר|غرف|غرفة|متر|م²|بغرف|خوابه|متری|درس|شنا|נפש|אנשים))/dgu,
  },
  // The plots of an allotment society and the garages of a cooperative in Russian and Ukrainian: "участок 118 — долг".
  {
    ...base,
    requires:
      /(?<!\p{L})(?:СНТ|ДНТ|ГСК|садов\p{L}+|садоводств\p{L}*|садівнич\p{L}+|дачн\p{L}+|гаражн\p{L}+)(?!\p{L})/iu,
    pattern:
      /(?<!\p{L})(?:[Уу]част(?:ок|ка|ке|ку)|[Дд]ілянк[аиуі]|[Гг]араж[аеу]?|[Бб]окс[аеу]?) (?:№ ?|номер )?(?<value>\d{1,4})(?![\p{L}\p{N}]|[.,/:]\d| ?(?:соток|сот|м²|кв|м(?!\p{L})|га|тыс|руб))/dgu,
  },
];

export const dwelling: PatternRule = shapeRule('dwelling', shapes);
