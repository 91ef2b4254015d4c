// Declines Polish names, and finds the names of which a word is a form: "Markiem" comes from "Marek", "Kowalskiej" from "Kowalski".

import { byUndoing, changed, paradigmBy, type Undoing } from './likely-bases.ts';
import type { BaseName, Paradigm } from './paradigm.ts';
import { polishFormsOf, STEMS } from './polish-forms.ts';

/** What stands in the dative and locative before "e", and the hard end of which it may have come. */
const HARDENED: readonly (readonly [RegExp, string])[] = [
  [/ści$/u, 'st'],
  [/ździ$/u, 'zd'],
  [/śl$/u, 'sł'],
  [/ll$/u, 'łł'],
  [/śni$/u, 'sn'],
  [/źni$/u, 'zn'],
  [/sz$/u, 'ch'],
  [/ci$/u, 't'],
  [/dzi$/u, 'd'],
  [/rz$/u, 'r'],
  [/rz$/u, 'rr'],
  [/l$/u, 'ł'],
  [/c$/u, 'k'],
  [/dz$/u, 'g'],
  [/ż$/u, 'h'],
  [/i$/u, ''],
];
/** How a stem looks before an ending, and without one. */
const WITHOUT_ENDING: readonly (readonly [RegExp, string])[] = [
  [/si$/u, 'ś'],
  [/zi$/u, 'ź'],
  [/ci$/u, 'ć'],
  [/ni$/u, 'ń'],
  [/ks$/u, 'x'],
  [/o([grjłwzb])$/u, 'ó$1'],
  [/([^aeiouyąęó])([kcłlr])$/iu, '$1e$2'],
  [/([gkpbwm])([kcłl])$/iu, '$1ie$2'],
  [/rc$/u, 'rzec'],
  [/ś([kc])$/u, 'sie$1'],
  [/ź([kc])$/u, 'zie$1'],
  [/ć([kc])$/u, 'cie$1'],
  [/ń([kc])$/u, 'nie$1'],
  [/([pdt]|rz|cz)ni$/u, '$1ień'],
  [/^Lw$/u, 'Lew'],
];
function nominativesOf(stem: string): readonly string[] {
  const lower = stem.toLowerCase();
  const listed = Object.entries(STEMS).filter(([, stems]) => stems.includes(lower));
  return [stem, ...changed(stem, WITHOUT_ENDING), ...listed.map(([name]) => stem.charAt(0) + name.slice(1))];
}
const hardenedOf = (rest: string): readonly string[] => changed(rest, HARDENED);

const PLURAL = ['owie', 'ów', 'om', 'ami', 'ach'];
const UNDOINGS: readonly Undoing[] = [
  { endings: ['a', 'owi', 'em', 'iem', 'u', ...PLURAL], nominatives: ['', 'o', 'u'], restsOf: nominativesOf },
  { endings: PLURAL, nominatives: ['a', 'y', 'i'] },
  { endings: ['ona', 'onowi', 'onem', 'onie'], nominatives: ['o'] },
  { endings: ['e'], nominatives: [''], restsOf: (rest) => hardenedOf(rest).flatMap(nominativesOf) },
  { endings: ['e'], nominatives: ['a', 'o'], restsOf: hardenedOf },
  { endings: ['y', 'i', 'ę', 'ą', 'o', 'u'], nominatives: ['a', 'o', 'ia', 'ja', 'jo'] },
  { endings: ['ki', 'ce'], nominatives: ['ca'] },
  { endings: ['ego', 'emu'], nominatives: ['', 'y', 'i'] },
  { endings: ['m', 'go', 'mu', 'ch', 'mi'], nominatives: [''] },
  { endings: ['im', 'iego', 'iemu', 'ich', 'imi'], nominatives: ['y'] },
  { endings: ['a', 'ą', 'iej', 'ej'], nominatives: ['i', 'y'] },
  { endings: ['cy'], nominatives: ['ki'] },
  { endings: ['i'], nominatives: ['y'] },
];

/** How much the end of a name that is not an adjective speaks against it, as a given name of a man and as a surname. */
const ODD_ENDS: readonly (readonly [RegExp, number, number])[] = [
  [/(?:iem|owie?|eg[oa]|emu|[kg](?:imi?|ich|iej)|ach|ami|[ęą])$/u, 4, 4],
  [/(?<=..)[oó]w[ao]?$/u, 2.5, 1.5],
  [/[kg]io$/u, 4, 4],
  [/a$/u, 1.75, 0.5],
  [/o$/u, 1.5, 1],
  [/[eu]$/u, 3, 2.5],
  [/[iy]$/u, 1, 1],
];
/** A cluster of consonants that ends few names in the nominative, because Polish puts a vowel into it. */
const CLUSTER =
  /[^aeiouyąęó](?<!cz|rz|sz|[slrńn])[kłcln]$|[rłn][kc]$|(?<=.{3})sk$|[wlń]sek$|[^aeiouyąęó](?:[śńź]|rz|(?<!t)r)$/iu;
/** Spellings that no Polish name has, or few. */
const ODD_SPELLING = /(?:łł|[lł]eł|rr)[ao]?$|[śźćń]e.$|iy$/iu;
function oddnessOf({ name, kind, gender }: BaseName): number {
  const isAdjective = /(?:[sc]|dz)ki$/u.test(name);
  const cluster = CLUSTER.test(name) || ODD_SPELLING.test(name) ? 1.5 : 0;
  if (kind === 'given' && isAdjective) return 4;
  const [, given, family] = ODD_ENDS.find(([end]) => end.test(name)) ?? [undefined, 0, 0];
  if (kind === 'given' && gender === 'female') {
    const odd = given > 2 ? 1 : /[^aeiouyąęó][kłc]a$/iu.test(name) ? 0.75 : 0;
    return cluster + (name.endsWith('a') ? odd : 2.5);
  }
  if (kind === 'given') return given + cluster;
  const womansNoun = gender === 'female' ? (/(?:[sc]|dz)ka$/u.test(name) ? 3 : 0.5) : 0;
  return (isAdjective ? 0 : 0.75 + family) + cluster + womansNoun;
}

export const polish: Paradigm = paradigmBy('pl', {
  formsOf: polishFormsOf,
  proposalsFor: byUndoing(UNDOINGS),
  oddnessOf,
});
