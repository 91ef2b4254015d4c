// Declines Croatian, Bosnian and Serbian names, in Latin and in Cyrillic letters: "Petar", "Petrom"; "Петровић", "Петровића".

import { withSecond } from './case-forms.ts';
import { byUndoing, changed, paradigmBy, type Undoing } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';
import { withPossessives } from './possessives.ts';

// The rules below see a name with one Latin letter for each sound: "lj", "nj" and "dž" are the single characters that Unicode has for them.
const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ';
const LATIN = 'abvgdđežzijklǉmnǌoprstćufhcčǆšABVGDĐEŽZIJKLǇMNǊOPRSTĆUFHCČǅŠ';
const TO_LATIN = new Map([...CYRILLIC].map((letter, index) => [letter, LATIN.charAt(index)]));
const TO_CYRILLIC = new Map([...LATIN].map((letter, index) => [letter, CYRILLIC.charAt(index)]));
const DIGRAPHS: readonly (readonly [string, string])[] = [
  ['lj', 'ǉ'],
  ['Lj', 'ǈ'],
  ['LJ', 'Ǉ'],
  ['nj', 'ǌ'],
  ['Nj', 'ǋ'],
  ['NJ', 'Ǌ'],
  ['dž', 'ǆ'],
  ['Dž', 'ǅ'],
  ['DŽ', 'Ǆ'],
];

const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);
const sounds = (text: string): string =>
  isCyrillic(text)
    ? [...text].map((letter) => TO_LATIN.get(letter) ?? letter).join('')
    : DIGRAPHS.reduce((rest, [two, one]) => rest.replaceAll(two, one), text);
const written = (text: string, inCyrillic: boolean): string =>
  inCyrillic
    ? [...text].map((letter) => TO_CYRILLIC.get(letter) ?? letter).join('')
    : DIGRAPHS.reduce((rest, [two, one]) => rest.replaceAll(one, two), text);

const SOFT = /[čćšžđjǉǌǆc]$/u;
const singular = (nom: string, gen: string, dat: string, acc: string, ins: string): CaseForms => {
  return { nom, gen, dat, acc, ins, loc: dat };
};

/** "Petar", "Petr"; "Pavao", "Pavl"; "Posavac", "Posavc". The second stem, where there is one, is used too. */
function stemsOf(name: string): readonly string[] {
  if (/^(?:petar|aleksandar|dimitar)$/iu.test(name)) return [`${name.slice(0, -2)}r`];
  const short = name.slice(0, -2) + name.slice(-1);
  if (/[aeiou].{0,24}[lǉnǌrvmkjšć]ac$/iu.test(name)) return [short];
  return /[aeiou].{0,24}[^aeiou]e[ck]$/iu.test(name) ? [name, short] : [name];
}

/** The vocative, where the grammars agree on it. */
function vocativeOf(name: string, stem: string): CaseForms {
  if (/c$/u.test(stem) && stem !== name) return { voc: `${stem.slice(0, -1)}če` };
  if (/[ćčđǉǌ]$/u.test(stem)) return { voc: `${stem}u` };
  return /[bdlmnprtvfš]$/u.test(stem) ? { voc: `${stem}e` } : {};
}

function inConsonant(name: string, stem: string): CaseForms {
  const ins = stem + (SOFT.test(stem) && !stem.endsWith('ec') ? 'em' : 'om');
  return { ...singular(name, `${stem}a`, `${stem}u`, `${stem}a`, ins), ...vocativeOf(name, stem) };
}

/** "Ana", "Nikola", and "Ante" as it is declined in Croatia. */
function likeWomens(name: string): CaseForms {
  const stem = name.slice(0, -1) + (name.endsWith('ia') ? 'j' : '');
  return singular(name, `${stem}e`, `${stem}i`, `${stem}u`, `${stem}om`);
}

function mansInO(name: string, isGiven: boolean): CaseForms {
  const stem = name.slice(0, -1);
  if (/ao$/u.test(name)) {
    const short = `${name.slice(0, -2)}l`;
    return /^pavao$/iu.test(name) ? inConsonant(name, short) : { nom: name };
  }
  if (/io$/u.test(name)) {
    return { ...singular(name, `${stem}ja`, `${stem}ju`, `${stem}ja`, `${stem}om`), voc: name, ins2: `${stem}em` };
  }
  const forms = { ...singular(name, `${stem}a`, `${stem}u`, `${stem}a`, `${stem}om`), voc: name };
  const isShort = isGiven && /^[^aeiou]*[aeiou][^aeiou]?o$/iu.test(name);
  return isShort ? withSecond(forms, likeWomens(name)) : forms;
}

/** Names that never have the "t" of "Mileta", "Radeta". */
const CROATIAN_IN_E = /^(?:ante|mate|jure|šime|stipe|frane|ive|joze|tome|jere|vice|luce|bože|duje|grge|roze)$/iu;
function mansInE(name: string, isGiven: boolean): CaseForms {
  const stem = name.slice(0, -1);
  if (/(?:oj|đ|vl)$/u.test(stem)) return { ...inConsonant(name, stem), voc: name };
  if (!isGiven) return { nom: name };
  if (CROATIAN_IN_E.test(name)) return { ...likeWomens(name), voc: name };
  const long = singular(name, `${name}ta`, `${name}tu`, `${name}ta`, `${name}tom`);
  return { ...withSecond(likeWomens(name), long), voc: name };
}

const ADJECTIVE = /[sščć]ki$/u;
function adjectival(name: string): CaseForms {
  const stem = name.slice(0, -1);
  const forms = singular(name, `${stem}og`, `${stem}om`, `${stem}og`, `${stem}im`);
  const long = { gen2: `${stem}oga`, dat2: `${stem}omu`, acc2: `${stem}oga`, loc2: `${stem}ome` };
  return { ...forms, voc: name, ...long, plnom: name, plgen: `${name}h`, pldat: `${name}ma` };
}

function surnameInConsonant(name: string, stem: string): CaseForms {
  const forms = inConsonant(name, stem);
  const possessive: CaseForms = /(?:[oe]v|in)$/u.test(stem) ? { ins2: `${stem}im` } : {};
  // "Novak": both "Novaci" and "Novaki" are heard.
  const changes = /[kgh]$/u.test(stem);
  const plural: CaseForms = changes ? {} : { plnom: `${stem}i`, pldat: `${stem}ima`, plins: `${stem}ima` };
  return { ...forms, ...possessive, plgen: `${stem}a`, placc: `${stem}e`, ...plural };
}

function mansForms({ name, kind }: BaseName): CaseForms {
  const isGiven = kind === 'given';
  if (/a$/u.test(name)) return { ...likeWomens(name), voc: name };
  if (/o$/u.test(name)) return mansInO(name, isGiven);
  if (/e$/u.test(name)) return mansInE(name, isGiven);
  if (!isGiven && ADJECTIVE.test(name)) return adjectival(name);
  if (/[iy]$/u.test(name)) return singular(name, `${name}ja`, `${name}ju`, `${name}ja`, `${name}jem`);
  if (/[uáéíóúöü]$/u.test(name)) return { nom: name };
  const decline = isGiven ? inConsonant : surnameInConsonant;
  const [first = name, second] = stemsOf(name);
  return second === undefined ? decline(name, first) : withSecond(decline(name, first), decline(name, second));
}

/** The forms of a name of which each sound is one letter. Women's names and surnames have cases only if they end in -a. */
function formsOfSounds(base: BaseName): CaseForms {
  const { name, gender } = base;
  if (gender === 'male') return mansForms(base);
  if (!name.endsWith('a')) return { nom: name };
  return { ...likeWomens(name), ...(name.endsWith('ica') && { voc: `${name.slice(0, -1)}e` }) };
}

/** How a stem looks before an ending, and without one. */
const WITHOUT_ENDING: readonly (readonly [RegExp, string])[] = [
  [/([dt])r$/u, '$1ar'],
  [/vl$/u, 'vao'],
  [/č$/u, 'ac'],
  [/č$/u, 'ec'],
  [/([^aeiou])c$/u, '$1ac'],
  [/([^aeiou])([ck])$/u, '$1e$2'],
];
const UNDOINGS: readonly Undoing[] = [
  {
    endings: ['a', 'u', 'om', 'em', 'im', 'e', 'i', 'ima'],
    nominatives: [''],
    restsOf: (rest) => [rest, ...changed(rest, WITHOUT_ENDING)],
  },
  { endings: ['e', 'i', 'u', 'om', 'je', 'ji', 'ju', 'jom'], nominatives: ['a'] },
  { endings: ['a', 'u', 'om', 'em', 'e', 'i', 'ja', 'ju'], nominatives: ['o'] },
  { endings: ['a', 'u', 'om', 'em', 'e', 'i', 'eta', 'etu', 'etom'], nominatives: ['e'] },
  { endings: ['ja', 'ju', 'jem', 'h', 'ma'], nominatives: [''] },
  { endings: ['og', 'oga', 'om', 'omu', 'ome', 'im'], nominatives: ['i'] },
];

/** How much the end of a name speaks against it, as a given name of a man and as a surname. */
const ODD_ENDS: readonly (readonly [RegExp, number, number])[] = [
  [/(?:(?<=..)[oe]m|oga?|omu|ome|jom|ćima?|[^lrtnd]io|(?<=..)[^lrnd]ia)$/u, 4, 3],
  [/[ćč][aeiou]$/u, 3, 2],
  [/(?:[vdg]oj|đ|vl)e$/u, 0.25, 1],
  [/(?:[vdg]oj|đ)$/u, 1, 0.5],
  [/ić$/u, 3, -0.25],
  [/[sšč]ki$/u, 4, 0.25],
  [/a$/u, 1.5, 1],
  [/ko$/u, 0.25, 1],
  [/o$/u, 0.75, 1.5],
  [/e[ck]$/u, 0.75, 0.25],
  [/e$/u, 1.25, 2.5],
  [/[iyu]$|ij$/u, 2.5, 2],
];
/** A cluster of consonants that ends few names in the nominative, because a vowel is put into it. */
const CLUSTER = /[^aeioulnr][mnlrvkcj]$|[nlr][ckrl]$|[jǉǌ][^aeiou]$/iu;
function oddnessOf({ name, kind, gender }: BaseName): number {
  const cluster = CLUSTER.test(name) ? 1 : 0;
  const [, given, family] = ODD_ENDS.find(([end]) => end.test(name)) ?? [undefined, 0, 0];
  if (kind === 'family') return 0.75 + family + cluster + (gender === 'female' ? 0.25 : 0);
  if (gender === 'male') return given + cluster;
  return (name.endsWith('a') ? (given >= 3 ? given : 0) : 2.5) + cluster;
}

/** The stem of a genitive in -a: "Tomislava", "Tomislavov". */
const stemOfGenitive = ({ gen = '' }: CaseForms): string | undefined => /^(.+)a$/u.exec(gen)?.[1];
const RULES = { formsOf: formsOfSounds, proposalsFor: byUndoing(UNDOINGS), oddnessOf };
const OF_SOUNDS = withPossessives(paradigmBy('hr', RULES), {
  ofMen: 'ov ova ovo ovog ovoga ovom ovomu ovu ovoj ovim ovi ove ovih ovima',
  ofWomen: 'in ina ino inog inoga inom inomu inu inoj inim ini ine inih inima',
  manStem: stemOfGenitive,
  softened: { c: 'č' },
  soft: /[čćcđjšžǆǉǌ]$/u,
});

function formsOf(base: BaseName): CaseForms {
  const inCyrillic = isCyrillic(base.name);
  const forms = OF_SOUNDS.formsOf({ ...base, name: sounds(base.name) });
  return Object.fromEntries(Object.entries(forms).map(([key, form]) => [key, written(form, inCyrillic)]));
}

export const southSlavic: Paradigm = {
  languages: ['hr', 'bs', 'sr'],
  formsOf,
  basesOf: (word) => {
    const inCyrillic = isCyrillic(word);
    return OF_SOUNDS.basesOf(sounds(word)).map((base) => ({ ...base, name: written(base.name, inCyrillic) }));
  },
};
