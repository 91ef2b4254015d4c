// Makes a permuted list from a text of names.

export interface NameList {
  readonly name: string;
  /** All surrogates of the list: first its own names, then the spare entries. */
  readonly entries: readonly string[];
  /**
   * How many entries may be originals themselves. The others are spare: an original that is in no list gets the index of a spare entry. Its
   * surrogate then comes from the same permutation as those of listed originals and cannot be told from them.
   */
  readonly ownSize: number;
  /**
   * Whether its entries keep their own case ("HIV", "asthma") however the original is written, because a capital would reveal an
   * abbreviation or a brand. Names take the case of the original.
   */
  readonly isInOwnCase: boolean;
  /** Maps each entry, in lower case, to its index. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Names that are common words too. As a surrogate, such a name could not be told from the word in a reply. */
const ALSO_COMMON_WORDS = new Set(
  `angel autumn berry can cole cousin dean dong fang field fields france franklin gene grant graves grace guy hart hector holly hope
  jack jean ivy joy june king lane lang lance little long lucky mark may mercy miles moon olive parker pascal pat patience peace
  pearl penny ray rich rob robin rocky rose ruby sally shaw stone summer sunny turkey chile chad jordan georgia warren will
  winter young reed wade dale pierce cooper carter parker mason hunter chase drew frank faith dawn carol bruce bath reading
  mobile phoenix nice van della chang rocha bravo cruz testa villa santos song long sierra luz sol mars norma iris dong ting
  lei can cem harvey chan rui ming peng feng jian tao jun kai lan hui jing ying yue hara wada ono ota mori abe endo imai ito
  das rao roy shah obi eze vo bui lim seo chung fong leon rosario florence victoria charlotte jackson lincoln austin
  sydney madison hamilton durham bradford preston rochester richmond derby cork split essen porto lima cali toledo orlando
  valencia bergen santiago david simon martin thomas grant francis paul page major marshall carpenter fisher chandler
  weaver shepherd sage sterling wolf steel`.split(/\s+/),
);

/** Names that are also words of German, French, Spanish or Italian, or rarer words of English. Most of them are more often names. */
const NAME_AND_WORD = new Set(
  `adam alba ali allen amber amit anders angelo ann axel aziz banda baran barbier bari barker barnes bates bauer
  beck becker berger bianca blanco boucher bourgeois braun bruno buffalo burns butler cabrera campos cano caruso
  castillo chambers chao chen chevalier christian claire clara clement cleveland colton columbus consuelo conte
  conti cora cordero cortes costa craig dang darwin delgado domingo donna duran easton eli engel ernst escobar
  esperanza estrada falk farina ferri fiore fischer flores fontaine fontana fortaleza foster franke fuchs fuentes
  gallardo gallego gallo garnier gatti gloria gordon goto grassi greco guerra guerrero haas hahn hale havana
  heather hidalgo honda hugo hull iglesias iman jager julio jung justin kaiser keller kensington klein koch konig
  kramer kuhn lacroix landon lea legrand lemaire lena leo leone lin lina longo lozano luc lucia luna lynch
  marchand marcos margaux marin marini marino marion marrone martel masson maverick maxim mazur mazza medina
  mercedes mercier messina milan miranda molina mona montero monti moore morales moreno morgan moulin muller
  nasser navarro neri newton nieto noel oscar palacios paloma paredes pena petit picard pierre pilar pinto prieto
  rainer ramos rees renard reyes reza richard richter rios riva rivas rivera riviere robles rocio roger rojas
  roman romano rome romero rosales rossi roth roux rubio russo sala salas salinas salvador sana sander sara sauer
  sawyer schafer schneider schreiber schumacher schuster schwarz serena serra serrano sheffield shin silke sofia
  soledad sommer stafford stanley steele stein surat tang tapia torres uma vega vera vitale vogel voigt volker
  washington weber wei weiss wheeler willie wong wright zamora ziegler zimmermann zulu`.split(/\s+/),
);

/** Whether a name is also an ordinary word. @param word in lower case */
export const isNameAndOrdinaryWord = (word: string): boolean => NAME_AND_WORD.has(word);

type ListContents = Pick<NameList, 'entries' | 'ownSize' | 'indexOf'>;

function wordsOf(source: string): ReadonlyMap<string, string> {
  const unique = new Map(
    source
      .trim()
      .split(/\s+/)
      .map((entry) => entry.replaceAll('_', ' '))
      .map((entry) => [entry.toLowerCase(), entry] as const),
  );
  return new Map([...unique].filter(([key]) => key !== '' && !ALSO_COMMON_WORDS.has(key) && !NAME_AND_WORD.has(key)));
}

function listContents(source: string, spares: string): ListContents {
  const own = wordsOf(source);
  const entries = [...new Map([...own, ...[...wordsOf(spares)].filter(([key]) => !own.has(key))]).values()];
  const indexOf = new Map(entries.map((entry, index) => [entry.toLowerCase(), index]));
  return { entries, ownSize: own.size, indexOf };
}

interface NameListOptions {
  /** Spare entries, for values that no list has. */
  readonly spares?: () => string;
  readonly isInOwnCase?: boolean;
}

/**
 * Makes a list whose contents are built when they are first read: a chat's page loads the lists in each of its frames, and most frames have
 * nothing to restore.
 */
export function nameList(name: string, source: () => string, options: NameListOptions = {}): NameList {
  let kept: ListContents | undefined;
  const all = (): ListContents => {
    kept ??= listContents(source(), options.spares?.() ?? '');
    return kept;
  };
  return {
    name,
    isInOwnCase: options.isInOwnCase ?? false,
    get entries() {
      return all().entries;
    },
    get ownSize() {
      return all().ownSize;
    },
    get indexOf() {
      return all().indexOf;
    },
  };
}

/**
 * The entries of `source` that are in none of the texts `earlier`. Each entry is in only one list, so that a surrogate shows which list it
 * came from.
 */
export function withoutEarlierEntries(source: string, ...earlier: readonly string[]): string {
  const taken = new Set(earlier.flatMap((s) => s.trim().toLowerCase().split(/\s+/)));
  return source
    .trim()
    .split(/\s+/)
    .filter((entry) => !taken.has(entry.toLowerCase()))
    .join(' ');
}
