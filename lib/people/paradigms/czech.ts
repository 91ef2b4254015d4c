// Declines Czech and Slovak names, and finds the names of which a word is a form: "Markem" comes from "Marek", "Novákové" from "Novák".

import { CZECH_STEMS, czechFormsOf } from './czech-forms.ts';
import { byUndoing, changed, paradigmBy, type Undoing } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';
import { withPossessives } from './possessives.ts';
import { SLOVAK_STEMS, slovakFormsOf } from './slovak-forms.ts';

/** How a stem looks before an ending, and without one. */
const WITHOUT_ENDING: readonly (readonly [RegExp, string])[] = [
  [/d$/u, 'ď'],
  [/t$/u, 'ť'],
  [/n$/u, 'ň'],
  [/ř$/u, 'r'],
  [/č$/u, 'ec'],
  [/([^aeiouyáéíóúůýě])([kc])$/iu, '$1e$2'],
  [/ďk$/u, 'děk'],
  [/ťk$/u, 'těk'],
  [/ňk$/u, 'něk'],
];
const withListed =
  (stems: Readonly<Record<string, readonly string[]>>) =>
  (stem: string): readonly string[] => {
    const lower = stem.toLowerCase();
    const listed = Object.entries(stems).filter(([, ones]) =>
      ones.some((one) => one === lower || one === lower.replace(/č$/u, 'c')),
    );
    return [stem, ...changed(stem, WITHOUT_ENDING), ...listed.map(([name]) => stem.charAt(0) + name.slice(1))];
  };

/** The stem before the "e" of the Czech dative, and before that of soft nouns. */
const HARDENED: readonly (readonly [RegExp, string])[] = [
  [/$/u, ''],
  [/c$/u, 'k'],
  [/z$/u, 'g'],
  [/z$/u, 'h'],
  [/š$/u, 'ch'],
  [/ř$/u, 'r'],
  [/d$/u, 'ď'],
  [/t$/u, 'ť'],
  [/n$/u, 'ň'],
  [/l$/u, 'ľ'],
];
const hardenedOf = (rest: string): readonly string[] => changed(rest, HARDENED);

const WOMANS = ['ová', 'ové', 'ovou'];
const FAMILY = ['ovi', 'ových', 'ovým', 'ovými', 'ů', 'ům'];
const CZECH: readonly Undoing[] = [
  {
    endings: ['a', 'ovi', 'u', 'e', 'ě', 'i', 'em', 'ěm', ...WOMANS, ...FAMILY],
    nominatives: [''],
    restsOf: withListed(CZECH_STEMS),
  },
  { endings: ['a', 'ovi', 'em', ...WOMANS, ...FAMILY], nominatives: ['o'] },
  { endings: ['y', 'u', 'ou', 'o', ...WOMANS, ...FAMILY], nominatives: ['a'] },
  { endings: ['i', 'e', 'ě', 'je', 'ji'], nominatives: ['a'], restsOf: hardenedOf },
  { endings: ['i', 'í', 'e'], nominatives: ['e', 'a'] },
  { endings: ['ovi', 'm', ...WOMANS, ...FAMILY], nominatives: ['e'] },
  { endings: ['ňovi', 'ňová', 'ňové', 'ňovou', 'ňových', 'ňovým', 'ňovými'], nominatives: ['ně'] },
  { endings: ['m', 'ho', 'mu', 'ch', 'mi', ...WOMANS, ...FAMILY], nominatives: [''] },
  { endings: ['ého', 'ému', 'ým', 'ém', 'á', 'é', 'ou'], nominatives: ['ý', 'ij'] },
  // Who knows a woman only, takes her surname for the base.
  { endings: ['é', 'ou'], nominatives: ['á'] },
  { endings: ['í', 'ští', 'čtí', 'ší', 'zí', 'cí', 'ří'], nominatives: ['ý', 'ský', 'cký', 'chý', 'hý', 'ký', 'rý'] },
  { endings: ['y', 'e', 'ře', 'u', 'ou'], nominatives: ['', 'r'] },
];

const SLOVAK_WOMANS = ['ová', 'ovej', 'ovú', 'ovou'];
const SLOVAK_FAMILY = ['ovci', 'ovcov', 'ovcom', 'ovcami', 'ovcoch'];
const SLOVAK: readonly Undoing[] = [
  {
    endings: ['a', 'ovi', 'om', ...SLOVAK_WOMANS, ...SLOVAK_FAMILY],
    nominatives: [''],
    restsOf: withListed(SLOVAK_STEMS),
  },
  { endings: ['a', 'ovi', 'om', ...SLOVAK_WOMANS, ...SLOVAK_FAMILY], nominatives: ['o'] },
  { endings: ['u', 'ovi', 'om', 'y', 'ou', ...SLOVAK_WOMANS, ...SLOVAK_FAMILY], nominatives: ['a'] },
  { endings: ['e', 'i'], nominatives: ['a'], restsOf: hardenedOf },
  { endings: [...SLOVAK_WOMANS, ...SLOVAK_FAMILY], nominatives: ['e'] },
  { endings: ['ej', 'ú', 'ou'], nominatives: ['á'] },
  { endings: ['m', 'ho', 'mu', 'ch', 'mi'], nominatives: [''] },
  { endings: ['ého', 'ému', 'om', 'á', 'ej', 'ú', 'ou', 'í'], nominatives: ['ý'] },
  { endings: ['eho', 'emu', 'om', 'a', 'ej', 'u', 'ou', 'i'], nominatives: ['y'] },
];

/** How much the end of a name speaks against it, as a given name of a man and as a surname. */
const ODD_ENDS: readonly (readonly [RegExp, number, number])[] = [
  [
    /(?:ov(?:i|á|é|ou|ej|ú|c(?:[aoiý]|ov|om)?)|(?<=..)[éeí]h[oa]|[éeí]m[ua]|[ůáúěó]|[ůýíé]m|ých|o[ua]|(?<=..)[eo]m)$/u,
    4,
    3,
  ],
  [/(?<=..)ov[aoey]?$/u, 2, 1.5],
  [/[sc]ký$/u, 4, 0],
  [/ý$/u, 3, 0.25],
  [/í$/u, 1, 1],
  [/a$/u, 1.75, 0.5],
  [/o$/u, 1.5, 1.5],
  [/[eéuyi]$/u, 3, 2],
  [/ij$/u, 2, 1.5],
];
/** A cluster of consonants that ends few names in the nominative, because a vowel is put into it. */
const CLUSTER =
  /[^aeiouyáéíóúůýěrlj][kcmn]$|[rlj][kc]$|[ďťň][kcm]$|[^aeiouyáéíóúůýěrl](?<!t)[lr]$|[ďťň]e[kc]$|[^aeiouyáéíóúůýěr]řa?$/iu;
function oddnessOf({ name, kind, gender }: BaseName): number {
  const cluster = CLUSTER.test(name) ? 1.5 : 0;
  const [, given, family] = ODD_ENDS.find(([end]) => end.test(name)) ?? [undefined, 0, 0];
  if (kind === 'family') return 0.75 + family + cluster;
  if (gender === 'male') return given + cluster;
  if (name.endsWith('a')) return given >= 2 ? given : /[^aeiouyáéíóúůýě][kc]a$/iu.test(name) ? 0.5 : 0;
  return (/(?:i|[šcr])e$/u.test(name) ? 0.25 : given >= 3 ? given : 2.5) + cluster;
}

/** The stem of a dative in -ovi: "Petrovi", "Petrův". "Jiří" has no adjective. */
const stemOfDative = ({ dat = '' }: CaseForms): string | undefined => /^(.+)ovi$/u.exec(dat)?.[1];

export const czech: Paradigm = withPossessives(
  paradigmBy('cs', { formsOf: czechFormsOf, proposalsFor: byUndoing(CZECH), oddnessOf }),
  {
    ofMen: 'ův ova ovo ovu ově ovým ovou ovi ovy ových ovými',
    ofWomen: 'in ina ino inu ině iným inou ini iny iných inými',
    manStem: stemOfDative,
    softened: { ch: 'š', k: 'č', g: 'ž', h: 'ž', r: 'ř', c: 'č' },
  },
);

export const slovak: Paradigm = withPossessives(
  paradigmBy('sk', { formsOf: slovakFormsOf, proposalsFor: byUndoing(SLOVAK), oddnessOf }),
  {
    ofMen: 'ov ova ovo ovho ovmu ovom ovým ovej ovu ovou ovi ove ových ovými',
    ofWomen: 'in ina ino inho inmu inom iným inej inu inou ini ine iných inými',
    manStem: stemOfDative,
    softened: {},
  },
);
