// Makes a permuted list of names.
import { namesThatAreWords } from './tables.ts';

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
  /** The culture of each entry; undefined for a list that is permuted as a whole. Otherwise a name is replaced by one of the same culture. */
  readonly cultures?: readonly string[] | undefined;
}

let ordinary: ReadonlySet<string> | undefined;

/** Whether a name is also an ordinary word. @param word in lower case */
export function isNameAndOrdinaryWord(word: string): boolean {
  ordinary ??= new Set(namesThatAreWords('sometimes'));
  return ordinary.has(word);
}

type ListContents = Pick<NameList, 'entries' | 'ownSize' | 'indexOf' | 'cultures'>;

/** By their lower case. Names that are words are left out, because such a surrogate could not be told from the word in a reply. */
function usableWords(words: readonly string[]): ReadonlyMap<string, string> {
  const common = new Set(namesThatAreWords('common'));
  const unique = new Map(words.map((word) => [word.toLowerCase(), word] as const));
  return new Map([...unique].filter(([key]) => !common.has(key) && !isNameAndOrdinaryWord(key)));
}

function listContents(
  source: readonly string[],
  spares: readonly string[],
  cultures?: ReadonlyMap<string, string>,
): ListContents {
  const own = usableWords(source);
  const entries = [...new Map([...own, ...[...usableWords(spares)].filter(([key]) => !own.has(key))]).values()];
  const indexOf = new Map(entries.map((entry, index) => [entry.toLowerCase(), index]));
  return {
    entries,
    ownSize: own.size,
    indexOf,
    cultures: cultures && entries.map((entry) => cultures.get(entry.toLowerCase()) ?? ''),
  };
}

interface NameListOptions {
  /** Spare entries, for values that no list has. */
  readonly spares?: () => readonly string[];
  readonly isInOwnCase?: boolean;
  /** The culture of each name, in lower case. */
  readonly cultures?: () => ReadonlyMap<string, string>;
}

/**
 * Makes a list whose contents are built when they are first read: a chat's page loads the lists in each of its frames, and most frames have
 * nothing to restore.
 */
export function nameList(name: string, source: () => readonly string[], options: NameListOptions = {}): NameList {
  let kept: ListContents | undefined;
  const all = (): ListContents => {
    kept ??= listContents(source(), options.spares?.() ?? [], options.cultures?.());
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
    get cultures() {
      return all().cultures;
    },
  };
}

/** The words that are in none of the lists `earlier`. Each entry is in only one list, so that a surrogate shows which list it came from. */
export function withoutEarlierEntries(
  words: readonly string[],
  ...earlier: readonly (readonly string[])[]
): readonly string[] {
  const taken = new Set(earlier.flat().map((word) => word.toLowerCase()));
  return words.filter((word) => !taken.has(word.toLowerCase()));
}
