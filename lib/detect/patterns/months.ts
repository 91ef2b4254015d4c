/** Month names of the languages that dates are read in, by month number; abbreviations with their point left out. */
const NAMES: readonly string[] = [
  'january jan januar jänner janvier janv enero gennaio januari janeiro',
  'february feb februar feber février févr febrero febbraio februari fevereiro fev',
  'march mar märz mrz mars marzo maart mrt março',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mei maio',
  'june jun juni juin junio giugno junho',
  'july jul juli juillet juil julio luglio julho',
  'august aug août agosto ago augustus',
  'september sept sep septembre septiembre settembre setembro set',
  'october oct oktober okt octobre octubre ottobre outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro',
];

const BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Words that are more often something else when written small. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'may march mar mars mai set out ago dec dic jan sep abr mei'.split(' '),
);

/** For a regular expression; longest first. */
export const MONTH = `(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})`;

export function monthNumber(name: string): number | undefined {
  return BY_NAME.get(name.toLowerCase().replace(/\.$/, ''));
}

export function isAmbiguousMonth(name: string): boolean {
  return OTHER_WORDS.has(name);
}
