// Reads a domain or a handle that is built from the name of a firm, and writes it with the firm's surrogate: "northgate-fabrication.com" of
// "Northgate Fabrication Ltd".
import { addressLetters } from '../../people/address-names.ts';
import type { Reserve } from './issuer.ts';
import { EXAMPLE_DOMAINS } from './reserves.ts';

/** A firm with its surrogate, as both are written. */
export interface FirmStandIn {
  readonly name: string;
  readonly standIn: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SHORTEST_WORD = 4;

interface WordPair {
  readonly letters: string;
  readonly standIn: string;
}

/** The words of the name with those of the surrogate; empty if the two have not as many. */
function wordPairsOf({ name, standIn }: FirmStandIn): readonly WordPair[] {
  const [words, others] = [name.match(WORD) ?? [], standIn.match(WORD) ?? []];
  if (words.length !== others.length) return [];
  return words.map((word, at) => ({ letters: addressLetters(word), standIn: addressLetters(others[at] ?? '') }));
}

interface ReadRun {
  readonly written: string;
  /** Whether one of the words tells which firm is meant. */
  readonly isName: boolean;
}

/** Reads a run of letters as words of the name, in their order; undefined if something else is left over. */
function readRun(run: string, words: readonly WordPair[]): ReadRun | undefined {
  if (run === '') return { written: '', isName: false };
  for (const [at, { letters, standIn }] of words.entries()) {
    if (letters === '' || standIn === '' || !run.startsWith(letters)) continue;
    const rest = readRun(run.slice(letters.length), words.slice(at + 1));
    const isName = letters.length >= SHORTEST_WORD && letters !== standIn;
    if (rest) return { written: standIn + rest.written, isName: isName || rest.isName };
  }
  return undefined;
}

/** The label of a domain with the words of a firm's surrogate; undefined if it is built from another name. */
function readLabel(runs: readonly string[], words: readonly WordPair[]): string | undefined {
  const read = runs.map((run) => (SEPARATOR.test(run) ? { written: run, isName: false } : readRun(run, words)));
  const isName = read.every((one) => one !== undefined) && read.some((one) => one?.isName);
  return isName ? read.map((one) => one?.written ?? '').join('') : undefined;
}

const SEPARATOR = /^[-_]$/u;

/** Reads the label of a domain ("northgate-fabrication") and writes it with the words of the firm's surrogate; undefined if it names no firm. */
export type FirmLabelReader = (label: string) => string | undefined;

/** One word of the name that tells which firm is meant must be in a label. */
export function firmLabelReader(firms: readonly FirmStandIn[]): FirmLabelReader {
  const names = firms.map(wordPairsOf);
  /** The places of the firms by each word of their names: only those with a word that begins the label are tried. */
  const placesByWord = new Map<string, number[]>();
  for (const [place, words] of names.entries())
    for (const { letters } of words) placesByWord.set(letters, [...(placesByWord.get(letters) ?? []), place]);
  return (label) => {
    const runs = label.toLowerCase().split(/([-_])/u);
    const first = runs.find((run) => run !== '' && !SEPARATOR.test(run)) ?? '';
    const beginnings = Array.from(first, (_, at) => first.slice(0, at + 1));
    const places = new Set(beginnings.flatMap((beginning) => placesByWord.get(beginning) ?? []));
    for (const place of [...places].sort((a, b) => a - b)) {
      const written = readLabel(runs, names[place] ?? []);
      if (written !== undefined) return written;
    }
    return undefined;
  };
}

/**
 * The reserve for a domain that is built from the name of a firm: the same words of its surrogate, at a domain that nobody owns. Undefined if
 * no label names a firm.
 */
export function firmDomainReserve(domain: string, firmLabel: FirmLabelReader): Reserve | undefined {
  const label = domain
    .split('.')
    .slice(0, -1)
    .flatMap((one) => firmLabel(one) ?? [])[0];
  if (label === undefined) return undefined;
  const at = (index: number) => `${label}${index === 0 ? '' : index + 1}.${EXAMPLE_DOMAINS[0]}`;
  return { name: `domain ${domain}`, shape: 'phrase', choices: 1, at };
}
