// Declines Greek names: "Γιώργος", "Γιώργου"; "Παπαδόπουλος", "Παπαδόπουλε", and the woman's "Παπαδοπούλου".

import { paradigmBy } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';
import { type Row, tableRules } from './table-rules.ts';

const ACCENT = '\u0301';
/** A vowel or two letters that are spoken as one vowel. A diaeresis parts them. */
const SYLLABLE = /(?:[αεο]ι|[αεηο]υ|υι)(?!\u0308)|[αεηιουω]\u0308?/giu;

/** The word with the accent on a syllable, counted from the end: 1 for the last. Undefined if the word has no such syllable. */
function accented(word: string, syllable: number): string | undefined {
  const plain = word.normalize('NFD').replaceAll(ACCENT, '');
  const found = [...plain.matchAll(SYLLABLE)].at(-syllable);
  if (found === undefined) return undefined;
  const end = found.index + found[0].length;
  return (plain.slice(0, end) + ACCENT + plain.slice(end)).normalize('NFC');
}

const isAccentedOn = (word: string, syllable: number): boolean => accented(word, syllable) === word.normalize('NFC');

const ROWS: readonly Row[] = [
  ['gm', '', 'κλής', 'κλής κλή/κλέους κλή κλή'],
  ['gm', 'σθέν|γέν|σωκράτ|αριστοφάν|διογέν|επικράτ', 'ης', 'ης η/ους η η'],
  ['gm fm', '', 'ης', 'ης η η η'],
  ['gm fm', '', 'ής', 'ής ή ή ή'],
  ['gm fm', '', 'ας', 'ας α α α'],
  ['gm fm', '', 'άς', 'άς ά ά ά'],
  ['gm fm', '', 'ές', 'ές έ έ έ'],
  ['gm fm', '', 'ούς', 'ούς ού ού ού'],
  ['gm fm', '', 'ός', 'ός ού ό έ/ό'],
  // Most pet names and short names keep "ο" in the address.
  ['gm fm', '', 'ος', 'ος ου ο ο/ε'],
  ['gm', '', 'φών', 'φών φώντα/φώντος φώντα φών/φώντα'],
  ['gm', '^ιάσ', 'ων', 'ων ονα/ονος ονα ων/ονα'],
  ['gm', '', 'ων', 'ων ωνα/ωνος ωνα ων/ωνα'],
  ['ff', '', 'όπουλος', 'οπούλου'],
  ['ff', '', 'ίδης', 'ίδου'],
  ['ff', '', 'ΐδης', 'ΐδου'],
  ['ff', '', 'είδης', 'είδου'],
  ['ff', '', 'άδης', 'άδου'],
  ['ff', '', 'ης', 'η'],
  ['ff', '', 'ής', 'ή'],
  ['ff', '', 'ας', 'α'],
  ['ff', '', 'άς', 'ά'],
  ['ff', '', 'ές', 'έ'],
  ['ff', '', 'ούς', 'ού'],
  ['ff', '', 'ός', 'ού'],
  ['ff', '', 'ος', 'ου'],
  ['gf', '^άρτεμ', 'ις', 'ις ης η ις/η'],
  ['gf', '', 'α', 'α ας α α'],
  ['gf', '', 'ά', 'ά άς ά ά'],
  ['gf', '', 'η', 'η ης η η'],
  ['gf', '', 'ή', 'ή ής ή ή'],
  ['gf', '', 'ω', 'ω ως ω ω'],
  ['gf', '', 'ώ', 'ώ ώς ώ ώ'],
];
const TABLE = tableRules('nom gen acc voc', ROWS);

const SHORT_IN_IOS = /^[^αεηιουωάέήίόύώ]+[άέήίόύώ][^αεηιουω]ιος$/iu;

/** "Αλέξανδρος", "Αλεξάνδρου": in careful speech the accent of the genitive moves. */
function formsOf(base: BaseName): CaseForms {
  const forms = TABLE.formsOf(base);
  const { name, kind, gender } = base;
  if (!/ος$/iu.test(name) || !isAccentedOn(name, 3) || (kind === 'given' && gender === 'female')) return forms;
  const spoken = `${name.slice(0, -2)}ου`;
  const careful = accented(spoken, 2) ?? spoken;
  if (gender === 'female') return { nom: careful };
  const stem = name.slice(0, -2);
  // The "ι" of "Στέλιος" is no syllable: it is a short name, as "Γιώργος" is.
  if (kind === 'given' && SHORT_IN_IOS.test(name))
    return { nom: name, gen: spoken, acc: `${stem}ο`, voc: `${stem}ο`, voc2: `${stem}ε` };
  const isFormal = kind === 'family' || /ιος$/iu.test(name);
  return {
    nom: name,
    ...(isFormal ? { gen: careful, gen2: spoken } : { gen: spoken, gen2: careful }),
    acc: `${stem}ο`,
    voc: `${stem}ε`,
    voc2: `${stem}ο`,
  };
}

function proposalsFor(word: string): ReadonlySet<string> {
  const names = new Set(TABLE.proposalsFor(word));
  if (/ου$/iu.test(word)) {
    const back = accented(`${word.slice(0, -2)}ος`, 3);
    if (back !== undefined) names.add(back);
  }
  return names;
}

function oddnessOf({ name, kind, gender }: BaseName): number {
  const clumsy = name.length < 3 || (kind === 'family' && /[ωώ]ν?$/iu.test(name)) ? 2 : 0;
  const isMans = /ς$/u.test(name);
  const isFamily = /(?:όπουλος|[ίΐά]δης|άκης|[άέ]λλης|[ίό]γλου|άκος|έας|ίου|άνου|έου)$/iu.test(name);
  const ofKind = isFamily === (kind === 'family') ? 0 : 0.75;
  if (kind === 'family') return clumsy + ofKind + (isMans ? 0 : /ου$/iu.test(name) ? 0.25 : 1);
  const isOfGender = isMans === (gender === 'male') && !/ου$/iu.test(name);
  return clumsy + ofKind + (isOfGender ? (/[ςαάηήωώ]$/iu.test(name) ? 0 : 1.5) : 2);
}

export const greek: Paradigm = paradigmBy('el', { formsOf, proposalsFor, oddnessOf });
