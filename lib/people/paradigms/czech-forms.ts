// The case forms of Czech names: "Marek", "Markem"; "Jiří", "Jiřího"; "Nováková", "Novákové"; "Novákovi", "Novákových".

import { withSecond } from './case-forms.ts';
import type { BaseName, CaseForms } from './paradigm.ts';

const SOFT = /[šžčřcjďťň]$/u;
const CARONS: Readonly<Record<string, string>> = { ď: 'd', ť: 't', ň: 'n' };

/** A stem with an "e" after it: the caron of "ď", "ť" and "ň" goes over to the vowel, and before "i" it is not written. */
function before(vowel: 'e' | 'i' | 'í', stem: string): string {
  const last = stem.slice(-1);
  const bare = CARONS[last];
  return bare === undefined ? stem + vowel : `${stem.slice(0, -1)}${bare}${vowel === 'e' ? 'ě' : vowel}`;
}

const HARDENED: readonly (readonly [string, string])[] = [
  ['ch', 'še'],
  ['k', 'ce'],
  ['g', 'ze'],
  ['h', 'ze'],
  ['r', 'ře'],
  ['l', 'le'],
  ['s', 'se'],
  ['z', 'ze'],
  ['x', 'xe'],
];
/** The dative of women: "Hana", "Haně"; "Lenka", "Lence"; "Petra", "Petře". */
function softened(stem: string): string {
  const change = HARDENED.find(([hard]) => stem.endsWith(hard));
  return change === undefined ? `${stem}ě` : stem.slice(0, -change[0].length) + change[1];
}

/** Stems that no rule tells; the second is used too. */
export const CZECH_STEMS: Readonly<Record<string, readonly string[]>> = {
  pavel: ['pavl'],
  karel: ['karl'],
  havel: ['havl'],
  orel: ['orl'],
  kozel: ['kozl'],
  kotel: ['kotl'],
  datel: ['datl'],
  švec: ['ševc'],
  kadlec: ['kadlec', 'kadlc'],
};

/** The stems before endings, without the fleeting vowel: "Marek", "Mark"; "Zdeněk", "Zdeňk"; "Němec", "Němc". */
function stemsOf(name: string): readonly string[] {
  const listed = CZECH_STEMS[name.toLowerCase()];
  if (listed !== undefined) return listed.map((stem) => name.charAt(0) + stem.slice(1));
  if (!/[aeiouyáéíóúůýěrl][^aeiouyáéíóúůýě]{1,6}[eě][kc]$/iu.test(name)) return [name];
  const rest = name.slice(0, -2);
  const carons: Readonly<Record<string, string>> = { d: 'ď', t: 'ť', n: 'ň' };
  const soft = name.slice(-2, -1) === 'ě' ? rest.replace(/[dtn]$/u, (letter) => carons[letter] ?? letter) : rest;
  return [soft + name.slice(-1)];
}

function hard(name: string, stem: string): CaseForms {
  const afterConsonant = /[^aeiouyáéíóúůýě]r$/u.test(stem);
  const vocative = /[kgh]$/u.test(stem) ? `${stem}u` : afterConsonant ? `${stem.slice(0, -1)}ře` : `${stem}e`;
  const dat = `${stem}ovi`;
  return {
    nom: name,
    gen: `${stem}a`,
    dat,
    acc: `${stem}a`,
    ins: `${stem}em`,
    loc: dat,
    voc: vocative,
    dat2: `${stem}u`,
    loc2: `${stem}u`,
  };
}

function soft(name: string, stem: string): CaseForms {
  const gen = before('e', stem);
  const dat2 = before('i', stem);
  const dat = `${stem}ovi`;
  const voc = /[^eě]c$/u.test(stem) && name !== stem ? `${stem.slice(0, -1)}če` : dat2;
  return { nom: name, gen, dat, acc: gen, ins: `${gen}m`, loc: dat, voc, dat2, loc2: dat2 };
}

/** A man's name that ends in a consonant. Those in -s, -z and -x are declined in both ways. */
function inConsonant(name: string): CaseForms {
  const [stem = name, second] = stemsOf(name);
  if (/[aiu]el$/u.test(stem)) return { ...hard(name, stem), voc: `${stem}i`, voc2: `${stem}e` };
  if (/[szx]$/u.test(stem)) return withSecond(soft(name, stem), hard(name, stem));
  const decline = SOFT.test(stem) || /^král$/iu.test(stem) ? soft : hard;
  return second === undefined ? decline(name, stem) : withSecond(decline(name, stem), decline(name, second));
}

/** "Jiří", "Novotný", and foreign names in -i, -y and -é. */
function adjectival(name: string): CaseForms {
  const isHard = /ý$|[sc]kij$/u.test(name);
  const stem = isHard ? name.replace(/ý$|ij$/u, '') : name;
  const gen = isHard ? `${stem}ého` : `${name}ho`;
  const ins = isHard ? `${stem}ým` : `${name}m`;
  const dat = isHard ? `${stem}ému` : `${name}mu`;
  return { nom: name, gen, dat, acc: gen, ins, loc: isHard ? `${stem}ém` : ins, voc: name };
}

function mansInA(name: string): CaseForms {
  const stem = name.slice(0, -1);
  const gen = SOFT.test(stem) ? before('i', stem) : `${stem}y`;
  const dat = `${stem}ovi`;
  return { nom: name, gen, dat, acc: `${stem}u`, ins: `${stem}ou`, loc: dat, voc: `${stem}o` };
}

function mansInO(name: string): CaseForms {
  const stem = name.slice(0, -1);
  const dat = `${stem}ovi`;
  return { nom: name, gen: `${stem}a`, dat, acc: `${stem}a`, ins: `${stem}em`, loc: dat, voc: name };
}

/** The stem of a surname in -e: "Kubice", "Kubic"; "Purkyně", "Purkyň". */
const stemInE = (name: string): string => name.slice(0, -1).replace(/n$/u, name.endsWith('ě') ? 'ň' : 'n');

function surnameInE(name: string): CaseForms {
  const dat = `${stemInE(name)}ovi`;
  return { nom: name, gen: name, dat, acc: name, ins: `${name}m`, loc: dat, voc: name };
}

function mansForms({ name, kind }: BaseName): CaseForms {
  if (name.endsWith('a')) return mansInA(name);
  if (name.endsWith('o')) return mansInO(name);
  if (/[ýíiyé]$|[iy]e$|[sc]kij$/u.test(name)) return adjectival(name);
  if (kind === 'family' && /(?:[cčšžř]e|ně)$/u.test(name)) return surnameInE(name);
  return /[eěuůúáóöü]$/u.test(name) ? { nom: name } : inConsonant(name);
}

/** The family: "Novákovi", also "u Nováků". */
function pluralOf(name: string, { ins = '' }: CaseForms): CaseForms {
  if (/ý$/u.test(name)) {
    const stem = name.slice(0, -1);
    const nominative = stem
      .replace(/sk$/u, 'št')
      .replace(/ck$/u, 'čt')
      .replace(/ch$/u, 'š')
      .replace(/k$/u, 'c')
      .replace(/h$/u, 'z')
      .replace(/r$/u, 'ř');
    return { plnom: `${nominative}í`, plgen: `${name}ch`, pldat: `${name}m`, plins: `${name}mi`, plloc: `${name}ch` };
  }
  if (/í$/u.test(name)) {
    return { plnom: name, plgen: `${name}ch`, pldat: `${name}m`, plins: `${name}mi`, plloc: `${name}ch` };
  }
  const stem = surnameStem(name);
  if (stem === undefined || ins === '') return {};
  const family = {
    plnom: `${stem}ovi`,
    plgen: `${stem}ových`,
    pldat: `${stem}ovým`,
    plins: `${stem}ovými`,
    plloc: `${stem}ových`,
  };
  return /[eěiyé]$/u.test(name) ? family : { ...family, plgen2: `${stem}ů`, pldat2: `${stem}ům` };
}

/** The stem before -ová: "Novák", "Svobod", "Marek": "Mark"; undefined where the woman bears the surname as the man does. */
function surnameStem(name: string): string | undefined {
  if (/[íůú]$|[sc]kij$/u.test(name)) return undefined;
  if (/[ao]$/u.test(name)) return name.slice(0, -1);
  if (/[eě]$/u.test(name)) return stemInE(name);
  return /[iyéuóáöü]$/u.test(name) ? name : stemsOf(name)[0];
}

const womansAdjectival = (stem: string): CaseForms => {
  const gen = `${stem}é`;
  return { nom: `${stem}á`, gen, dat: gen, acc: `${stem}ou`, ins: `${stem}ou`, loc: gen, voc: `${stem}á` };
};
function womansSurname(name: string): CaseForms {
  if (/[ýá]$/u.test(name)) return womansAdjectival(name.slice(0, -1));
  if (/[sc]kij$/u.test(name)) return womansAdjectival(name.slice(0, -2));
  const stem = surnameStem(name);
  return stem === undefined ? { nom: name } : womansAdjectival(`${stem}ov`);
}

function womansGivenName(name: string): CaseForms {
  const stem = name.slice(0, -1);
  const forms = (gen: string, dat: string): CaseForms => {
    return { nom: name, gen, dat, acc: `${stem}u`, ins: `${stem}ou`, loc: dat, voc: `${stem}o` };
  };
  if (name === 'Dagmar' || name === 'Ester') return { ...womansGivenName(`${name}a`), nom: name, voc: name };
  if (/i[ae]$/u.test(name) && name.length > 3) {
    const voc: CaseForms = name.endsWith('e') ? { voc: name } : {};
    return { nom: name, gen: `${stem}e`, dat: `${stem}i`, acc: `${stem}i`, ins: `${stem}í`, loc: `${stem}i`, ...voc };
  }
  if (/[šžčřcj]e$/u.test(name)) {
    return { nom: name, gen: name, dat: `${stem}i`, acc: `${stem}i`, ins: `${stem}í`, loc: `${stem}i`, voc: name };
  }
  if (!name.endsWith('a')) return { nom: name };
  if (/[ic]a$/u.test(name)) return { nom: name, acc: `${stem}u`, ins: `${stem}ou`, voc: `${stem}o` };
  if (/ea$/u.test(name)) return withSecond(forms(`${stem}y`, `${stem}e`), { gen: `${stem}je`, dat: `${stem}ji` });
  if (!SOFT.test(stem)) return forms(`${stem}y`, softened(stem));
  const dat2 = before('i', stem);
  return { ...forms(dat2, before('e', stem)), dat2, loc2: dat2 };
}

export function czechFormsOf(base: BaseName): CaseForms {
  const { name, kind, gender } = base;
  if (gender === 'female') return kind === 'family' ? womansSurname(name) : womansGivenName(name);
  const forms = mansForms(base);
  return kind === 'family' ? { ...forms, ...pluralOf(name, forms) } : forms;
}
