// Declines Slovene names: "Igor", "Igorja"; "Tone", "Toneta"; "Ana", "Ane"; "Kovačič", "Kovačičem"; "Novakovi".

import { withSecond } from './case-forms.ts';
import { byUndoing, changed, paradigmBy, type Undoing } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';

const SOFT = /[cčćđšžj]$/u;
const noun = (name: string, stem: string): CaseForms => {
  const ins = stem + (SOFT.test(stem) ? 'em' : 'om');
  return { nom: name, gen: `${stem}a`, dat: `${stem}u`, acc: `${stem}a`, ins, loc: `${stem}u` };
};

/** Names that lose a vowel before endings. */
const STEMS: Readonly<Record<string, string>> = {
  peter: 'petr',
  aleksander: 'aleksandr',
  silvester: 'silvestr',
  pavel: 'pavl',
  karel: 'karl',
  havel: 'havl',
  vogel: 'vogl',
  gaber: 'gabr',
  tilen: 'tiln',
  domen: 'domn',
  prešeren: 'prešern',
};
const NUMBER_OF_VOWELS = /[aeiou]/giu;

/** The stem before endings: "Maček", "Mačk"; "Zupanec", "Zupanc"; "Primoželj", "Primožlj"; "Igor", "Igorj". */
function stemOf(name: string): string {
  const listed = STEMS[name.toLowerCase()];
  if (listed !== undefined) return name.charAt(0) + listed.slice(1);
  const isLong = (name.match(NUMBER_OF_VOWELS)?.length ?? 0) > 1;
  if (!isLong) return name;
  if (/[aeiou]r$/u.test(name)) return `${name}j`;
  return name.replace(/(?<=[^aeiou])e(?=(?:[ck]|lj)$)/u, '');
}

/** "Luka" is declined like a man's name, "Luka", "Luku", and like a woman's, "Luke", "Luki". */
function mansInA(name: string): CaseForms {
  return withSecond(noun(name, name.slice(0, -1)), womansForms(name));
}

function mansForms({ name, kind }: BaseName): CaseForms {
  const stem = name.slice(0, -1);
  if (name.endsWith('a')) return mansInA(name);
  if (name.endsWith('o')) return { ...noun(name, stem), ...(stem.endsWith('i') && { ins: `${stem}em` }) };
  if (name.endsWith('e')) return kind === 'given' ? noun(name, `${name}t`) : { nom: name };
  if (kind === 'family' && /[sšcč]ki$/u.test(name)) {
    const gen = `${stem}ega`;
    return { nom: name, gen, dat: `${stem}emu`, acc: gen, ins: `${name}m`, loc: `${stem}em` };
  }
  if (/[iy]$/u.test(name)) return noun(name, `${name}j`);
  return /[uáéíóúöü]$/u.test(name) ? { nom: name } : noun(name, stemOf(name));
}

function womansForms(name: string): CaseForms {
  if (!name.endsWith('a')) return { nom: name };
  const stem = name.slice(0, -1);
  return { nom: name, gen: `${stem}e`, dat: `${stem}i`, acc: `${stem}o`, ins: `${stem}o`, loc: `${stem}i` };
}

/** The family: "Novakovi", "pri Novakovih"; also "Novaki". */
function pluralOf(name: string): CaseForms {
  if (/[eiyuáéíóúöü]$/u.test(name)) return {};
  const stem = /[ao]$/u.test(name) ? name.slice(0, -1) : stemOf(name);
  const soft = SOFT.test(stem) ? 'e' : 'o';
  const family = `${stem.replace(/c$/u, 'č')}${soft}v`;
  return {
    plnom: `${family}i`,
    plgen: `${family}ih`,
    pldat: `${family}im`,
    plins: `${family}imi`,
    plnom2: `${stem}i`,
    plgen2: `${stem}${soft}v`,
    pldat2: `${stem}${soft}m`,
  };
}

function formsOf(base: BaseName): CaseForms {
  const { name, kind, gender } = base;
  if (gender === 'female') return womansForms(name);
  return kind === 'family' ? { ...mansForms(base), ...pluralOf(name) } : mansForms(base);
}

const WITHOUT_ENDING: readonly (readonly [RegExp, string])[] = [
  [/rj$/u, 'r'],
  [/([^aeiou])([ck]|lj)$/u, '$1e$2'],
  [/([tdb])r$/u, '$1er'],
  [/([vrg])l$/u, '$1el'],
  [/([lmr])n$/u, '$1en'],
  [/č$/u, 'c'],
  [/([^aeiou])č$/u, '$1ec'],
];
const PLURAL = ['ovi', 'ovih', 'ovim', 'ovimi', 'ov', 'evi', 'evih', 'evim', 'evimi', 'ev', 'i', 'om', 'em'];
const UNDOINGS: readonly Undoing[] = [
  {
    endings: ['a', 'u', 'om', 'em', ...PLURAL],
    nominatives: [''],
    restsOf: (rest) => [rest, ...changed(rest, WITHOUT_ENDING)],
  },
  { endings: ['a', 'u', 'om', 'em', 'e', 'i', 'o', ...PLURAL], nominatives: ['a'] },
  { endings: ['čevi', 'čevih', 'čevim', 'čevimi'], nominatives: ['ca', 'co'] },
  { endings: ['a', 'u', 'om', 'em', ...PLURAL], nominatives: ['o'] },
  { endings: ['ta', 'tu', 'tom', 'ja', 'ju', 'jem', 'm'], nominatives: [''] },
  { endings: ['ega', 'emu', 'im', 'em'], nominatives: ['i'] },
];

/** How much the end of a name speaks against it, as a given name of a man and as a surname. */
const ODD_ENDS: readonly (readonly [RegExp, number, number])[] = [
  [/(?:(?<=..)[oe]m|ega|emu|[oe]vi[hm]?|ovimi|et[auo]?|rj[aou]?)$/u, 4, 3],
  [/i[cč]$/u, 2.5, 0],
  [/[oe]v$/u, 2, 1.5],
  [/a$/u, 1.5, 1],
  [/ko$/u, 0.25, 1],
  [/o$/u, 0.75, 1.5],
  [/e[ck]$/u, 0.5, 0],
  [/e$/u, 1, 2.5],
  [/[iyu]$/u, 2.5, 2],
];
/** A cluster of consonants that ends few names in the nominative, because a vowel is put into it. */
const CLUSTER = /[^aeioulnrj][mnlrvkcj]$|[nlr][kr]$|lj$|[jt]r$/iu;
function oddnessOf({ name, kind, gender }: BaseName): number {
  const cluster = CLUSTER.test(name) ? 1.25 : 0;
  const [, given, family] = ODD_ENDS.find(([end]) => end.test(name)) ?? [undefined, 0, 0];
  if (kind === 'family') return 0.75 + family + cluster + (gender === 'female' ? 0.25 : 0);
  if (gender === 'male') return given + cluster;
  return (name.endsWith('a') ? (given >= 3 ? given : 0) : 2.5) + cluster;
}

export const slovene: Paradigm = paradigmBy('sl', { formsOf, proposalsFor: byUndoing(UNDOINGS), oddnessOf });
