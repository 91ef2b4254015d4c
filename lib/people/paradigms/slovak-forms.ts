// The case forms of Slovak names: "Peter", "Petrom"; "Jana", "Jane"; "Nováková", "Novákovej"; "Novákovci", "Novákovcov".

import { withSecond } from './case-forms.ts';
import type { BaseName, CaseForms } from './paradigm.ts';

/** Names that lose a vowel before endings. */
export const SLOVAK_STEMS: Readonly<Record<string, readonly string[]>> = {
  peter: ['petr'],
  alexander: ['alexandr'],
  pavel: ['pavl'],
  pavol: ['pavl'],
  karel: ['karl'],
  havel: ['havl'],
  marek: ['marek', 'mark'],
  zdenek: ['zdenek', 'zdenk'],
  orol: ['orl'],
  kozol: ['kozl'],
  kadlec: ['kadlec'],
};

/** The stems before endings; the second, where there is one, belongs to forms that only some people use. */
function stemsOf(name: string): readonly string[] {
  const listed = SLOVAK_STEMS[name.toLowerCase()];
  if (listed !== undefined) return listed.map((stem) => name.charAt(0) + stem.slice(1));
  if (!/[aeiouyäáéíóúýôrl][^aeiouyäáéíóúýô]{1,6}e[kc]$/iu.test(name)) return [name];
  const short = name.slice(0, -2) + name.slice(-1);
  return name.endsWith('k') ? [short, name] : [short];
}

const mans = (name: string, gen: string, stem: string): CaseForms => {
  return { nom: name, gen, dat: `${stem}ovi`, acc: gen, ins: `${stem}om`, loc: `${stem}ovi` };
};

/** An adjective whose endings are short, since the vowel before them is long: "Krásny", "Biely". */
const SHORT_ADJECTIVE = /(?:[áéíóúýĺŕô]|i[aeu])[^aeiouyáéíóúýô]{1,3}y$/iu;

/** "Novotný", "Krásny", "Krajčí", and foreign names in a vowel that have "ho". */
function adjectival(name: string): CaseForms {
  const isAdjective = /ý$/u.test(name) || SHORT_ADJECTIVE.test(name);
  const stem = isAdjective ? name.slice(0, -1) : name;
  const vowel = name.endsWith('ý') ? 'é' : isAdjective ? 'e' : '';
  const gen = `${stem}${vowel}ho`;
  return {
    nom: name,
    gen,
    dat: `${stem}${vowel}mu`,
    acc: gen,
    ins: `${name}m`,
    loc: isAdjective ? `${stem}om` : `${name}m`,
  };
}

function mansForms(name: string): CaseForms {
  const stem = name.slice(0, -1);
  if (name.endsWith('a')) return mans(name, `${stem}u`, stem);
  if (name.endsWith('o')) return mans(name, `${stem}a`, stem);
  if (/gy$|ó$/u.test(name)) return mans(name, `${name}a`, name);
  if (/[ýyíieé]$/u.test(name)) return adjectival(name);
  if (/[uúáöü]$/u.test(name)) return { nom: name };
  const [first = name, second] = stemsOf(name);
  const forms = mans(name, `${first}a`, first);
  return second === undefined ? forms : withSecond(forms, mans(name, `${second}a`, second));
}

/** The stem before -ová: "Novák", "Svobod"; undefined for adjectives. */
function surnameStem(name: string): string | undefined {
  if (/[ýíáú]$/u.test(name) || SHORT_ADJECTIVE.test(name)) return undefined;
  return /[aoe]$/u.test(name) ? name.slice(0, -1) : stemsOf(name)[0];
}

function pluralOf(name: string): CaseForms {
  const stem = surnameStem(name);
  if (stem !== undefined) {
    const family = `${stem}ovc`;
    return {
      plnom: `${family}i`,
      plgen: `${family}ov`,
      pldat: `${family}om`,
      plins: `${family}ami`,
      plloc: `${family}och`,
    };
  }
  if (/[áú]$/u.test(name)) return {};
  const nominative = name.replace(/ý$/u, 'í').replace(/y$/u, 'i');
  return { plnom: nominative, plgen: `${name}ch`, pldat: `${name}m`, plins: `${name}mi`, plloc: `${name}ch` };
}

function womansSurname(name: string): CaseForms {
  const stem = surnameStem(name);
  if (stem === undefined && /[íú]$/u.test(name)) return { nom: name };
  const isShort = stem === undefined && name.endsWith('y');
  const base = stem === undefined ? name.slice(0, -1) : `${stem}ov`;
  const dat = `${base}ej`;
  return {
    nom: base + (isShort ? 'a' : 'á'),
    gen: dat,
    dat,
    acc: base + (isShort ? 'u' : 'ú'),
    ins: `${base}ou`,
    loc: dat,
  };
}

const BARE: Readonly<Record<string, string>> = { ď: 'd', ť: 't', ň: 'n', ľ: 'l' };
function womansGivenName(name: string): CaseForms {
  if (!name.endsWith('a')) return { nom: name };
  const stem = name.slice(0, -1);
  const bare = stem.replace(/[ďťňľ]$/u, (letter) => BARE[letter] ?? letter);
  const isSoft = /[šžčcjďťňľi]$|dz$/u.test(stem);
  const [gen, dat] = isSoft ? [`${bare}e`, `${bare}i`] : [`${stem}y`, stem + (stem.endsWith('e') ? 'i' : 'e')];
  return { nom: name, gen, dat, acc: `${stem}u`, ins: `${stem}ou`, loc: dat };
}

/** There is no vocative: Slovaks address each other in the nominative. */
export function slovakFormsOf({ name, kind, gender }: BaseName): CaseForms {
  if (gender === 'female') return kind === 'family' ? womansSurname(name) : womansGivenName(name);
  return kind === 'family' ? { ...mansForms(name), ...pluralOf(name) } : mansForms(name);
}
