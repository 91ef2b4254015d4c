// The case forms of Polish names: "Marek", "Markiem"; "Kowalska", "Kowalskiej"; "Kowalscy", "Kowalskich".

import { withSecond } from './case-forms.ts';
import type { BaseName, CaseForms, NameKind } from './paradigm.ts';

/** How a hard consonant changes before the "e" of dative and locative: "Marta", "Marcie"; "Paweł", "Pawle". The longer ends come first. */
const SOFTENED: readonly (readonly [string, string])[] = [
  ['st', 'ści'],
  ['zd', 'ździ'],
  ['sł', 'śl'],
  ['łł', 'll'],
  ['rr', 'rz'],
  ['sn', 'śni'],
  ['zn', 'źni'],
  ['ch', 'sz'],
  ['t', 'ci'],
  ['d', 'dzi'],
  ['r', 'rz'],
  ['ł', 'l'],
  ['k', 'c'],
  ['g', 'dz'],
  ['h', 'ż'],
];
function softened(stem: string): string {
  const change = SOFTENED.find(([hard]) => stem.endsWith(hard));
  return change === undefined ? `${stem}i` : stem.slice(0, -change[0].length) + change[1];
}

const VOWEL = /[aeiouyąęó]/iu;
const syllablesOf = (text: string): number => text.match(/[aeiouyąęó]+/giu)?.length ?? 0;

const feminineForms = (nom: string, stem: string, oblique: string, dat: string, voc: string): CaseForms => ({
  nom,
  gen: oblique,
  dat,
  acc: `${stem}ę`,
  ins: `${stem}ą`,
  loc: dat,
  voc,
});

/** "Kasia", "Kasi"; but "Maria", "Marii", and "Stefania", "Stefanii" beside "Ania", "Ani" and the surname "Hołownia", "Hołowni". */
const isNativeInIa = (name: string, kind: NameKind): boolean =>
  /(?:[szc]|dz|un|yn|teren)ia$/iu.test(name) || (name.endsWith('nia') && (kind === 'family' || syllablesOf(name) < 3));
/** "Zosiu", "Aniu", "Olu", but "Mario", "Gabrielo", "Teklo". */
const isPetName = (name: string): boolean =>
  (name.endsWith('ia') && isNativeInIa(name, 'given')) || /^[^aeiouyó]*[aeiouyó]la$/iu.test(name);

/** A name in -a, be it a woman's or a man's: "Anna", "Kuba", "Zięba". */
function inA(name: string, kind: NameKind): CaseForms {
  const stem = name.slice(0, -1);
  const vocative = stem + (kind === 'given' && isPetName(name) ? 'u' : 'o');
  const soft = (oblique: string) => feminineForms(name, stem, oblique, oblique, vocative);
  if (stem.endsWith('i')) return soft(isNativeInIa(name, kind) ? stem : `${stem}i`);
  if (/[aeouyąęó]j$/iu.test(stem)) return soft(`${stem.slice(0, -1)}i`);
  if (/[jl]$/iu.test(stem)) return soft(`${stem}i`);
  if (kind === 'given' && stem.endsWith('c')) {
    // A foreign name, in which "c" is said as "k": "Jessica".
    const bare = stem.slice(0, -1);
    return feminineForms(name, stem, `${bare}ki`, `${bare}ce`, `${stem}o`);
  }
  if (/(?:sz|cz|rz|dz|[żc])$/u.test(stem)) return soft(`${stem}y`);
  if (/[eou]$/u.test(stem)) return soft(`${stem}i`);
  const gen = stem + (/[kg]$/u.test(stem) ? 'i' : 'y');
  return feminineForms(name, stem, gen, `${softened(stem)}e`, `${stem}o`);
}

/** Names in a soft consonant or in "k", "g", "ch" have "u" in the locative, the others a softened stem and "e". */
function masculine(name: string, stem: string, vocative?: string): CaseForms {
  const hasU = /(?:[kghjlciyż]|sz|cz|rz|[lnt]z)$/u.test(stem);
  const loc = hasU ? `${stem}u` : `${softened(stem)}e`;
  return {
    nom: name,
    gen: `${stem}a`,
    dat: `${stem}owi`,
    acc: `${stem}a`,
    ins: `${stem}${/[kg]$/u.test(stem) ? 'iem' : 'em'}`,
    loc,
    voc: vocative ?? loc,
  };
}

/** Stems that no rule tells; the second is used too. */
export const STEMS: Readonly<Record<string, readonly string[]>> = {
  orzeł: ['orł', 'orzeł'],
  kozioł: ['kozioł', 'kozł'],
  kozieł: ['kozieł', 'kozł'],
  gołąb: ['gołębi', 'gołąb'],
  jastrząb: ['jastrzębi', 'jastrząb'],
  kwiecień: ['kwietni'],
  grudzień: ['grudni'],
  niedźwiedź: ['niedźwiedzi'],
  majcher: ['majchr', 'majcher'],
  świder: ['świdr'],
  mendel: ['mendl'],
};
const SHORT_SOFT: Readonly<Record<string, string>> = { s: 'ś', z: 'ź', c: 'ć', n: 'ń' };
const LONG_SOFT: Readonly<Record<string, string>> = { ś: 'si', ź: 'zi', ć: 'ci', ń: 'ni' };

/** The stem without the fleeting vowel and its mark of softness: "Marek", "Mark"; "Jasiek", "Jaśk"; "Wawrzyniec", "Wawrzyńc". */
function withoutVowel(name: string, last: string): string {
  const rest = name.slice(0, -1 - last.length);
  if (!rest.endsWith('i')) return (last === 'c' ? rest.replace(/rz$/u, 'r') : rest) + last;
  const consonant = rest.slice(-2, -1);
  return rest.slice(0, -2) + (SHORT_SOFT[consonant] ?? consonant) + last;
}

/** The stems of a man's name that ends in a consonant. The second, where there is one, belongs to forms that only some people use. */
function stemsOf({ name, kind }: BaseName): readonly string[] {
  const listed = STEMS[name.toLowerCase()];
  if (listed !== undefined) return listed.map((stem) => name.charAt(0) + stem.slice(1));
  const long = name
    .replace(/[śźćń]$/u, (letter) => LONG_SOFT[letter] ?? letter)
    .replace(/x$/u, 'ks')
    .replace(/ó(?=[grjłw]$)|(?<=mr)ó(?=z$)|(?<=dzi)ó(?=b$)/iu, 'o');
  const isFamily = kind === 'family';
  if (!isFamily && name === 'Lew') return ['Lw'];
  if (syllablesOf(name) < 2) return [long];
  if (/[^aeou]e[kc]$/u.test(name)) return [withoutVowel(name, name.slice(-1))];
  if (/[^aeiou]i?eł$/u.test(name)) return [withoutVowel(name, 'ł'), name];
  if (!isFamily && /(?:sander|sylwester|kacper|kasper)$/iu.test(name)) return [withoutVowel(name, 'r')];
  if (isFamily && /[gk]iel$/u.test(name)) return [name, withoutVowel(name, 'l')];
  if (isFamily && /[^aeiou](?<!korn|marc|lelew)el$/iu.test(name)) return [withoutVowel(name, 'l'), name];
  if (/(?:st[eę]m?pień|(?:sier|sku)pień|wrzesień|styczeń)$/iu.test(name))
    return [`${name.replace(/i?eń$/u, '')}ni`, long];
  return [long];
}

/** Names declined like adjectives: "Kowalski", "Jerzy", "Antoni". */
function adjectival(name: string): CaseForms {
  const stem = name.replace(/ky$/u, 'ki').replace(/y$|(?<=l)i$/u, '');
  const oblique = `${name.replace(/ky$/u, 'ki')}m`;
  return { nom: name, gen: `${stem}ego`, dat: `${stem}emu`, acc: `${stem}ego`, ins: oblique, loc: oblique, voc: name };
}

/** "Goethego", "Lindego", "Charliego". */
const E_OF_ADJECTIVES = /(?:[hi]|[sz]|b|[^aeiouy][kbtdpgm])e$/u;
const ADJECTIVAL_SURNAME = /(?:[kg]i|[nłtw]y|ch?y)$/u;
const womansAdjectival = (name: string): CaseForms => {
  const stem = name.slice(0, -1);
  const oblique = `${stem}${/[kg]$/u.test(stem) ? 'i' : ''}ej`;
  return {
    nom: `${stem}a`,
    gen: oblique,
    dat: oblique,
    acc: `${stem}ą`,
    ins: `${stem}ą`,
    loc: oblique,
    voc: `${stem}a`,
    ...(/y$/u.test(name) && { nom2: name }),
  };
};

const plural = (nom: string, gen: string, dat: string, ins: string, loc: string): CaseForms => ({
  plnom: nom,
  plgen: gen,
  pldat: dat,
  plins: ins,
  plloc: loc,
});
const pluralOfNoun = (stem: string): CaseForms =>
  plural(`${stem}owie`, `${stem}ów`, `${stem}om`, `${stem}ami`, `${stem}ach`);
function pluralOfAdjective(name: string): CaseForms {
  const nominative = /[cs]ki$|dzki$/u.test(name)
    ? `${name.slice(0, -2)}cy`
    : name.endsWith('ny')
      ? `${name.slice(0, -1)}i`
      : `${name.replace(/y$/u, '')}owie`;
  return plural(nominative, `${name}ch`, `${name}m`, `${name}mi`, `${name}ch`);
}

function mansForms(base: BaseName): CaseForms {
  const { name, kind } = base;
  const last = name.slice(-1);
  const stem = name.slice(0, -1);
  const isFamily = kind === 'family';
  const withPlural = (forms: CaseForms, pluralForms: CaseForms): CaseForms =>
    isFamily ? { ...forms, ...pluralForms } : forms;
  if (last === 'a') return withPlural(inA(name, kind), pluralOfNoun(stem));
  if (/[aeo]y$|^Nagy$/u.test(name)) return withPlural(masculine(name, name), pluralOfNoun(name));
  // "Harry" and "Mike" have an apostrophe before their endings, or are not declined.
  if (/([b-z])\1y$/u.test(name) || (last === 'e' && !E_OF_ADJECTIVES.test(name))) return { nom: name };
  if (/[iy]/u.test(last)) return withPlural(adjectival(name), pluralOfAdjective(name));
  if (last === 'e') {
    return {
      nom: name,
      gen: `${name}go`,
      dat: `${name}mu`,
      acc: `${name}go`,
      ins: `${name}m`,
      loc: `${name}m`,
      voc: name,
    };
  }
  if (last === 'o') {
    if (isFamily && !/(?:[ielscj]|ld|tt|rr|nd)$/u.test(stem)) {
      return { ...inA(`${stem}a`, kind), nom: name, voc: name, ...pluralOfNoun(stem) };
    }
    if (/[eu]o$/u.test(name)) return { nom: name };
    if (/^(?:iwo|bruno|otto|hugo|gwido)$/iu.test(name)) {
      return withSecond(masculine(name, `${name}n`, name), masculine(name, stem, name));
    }
    const vocative = /(?:[szcn]i|[kh])$/u.test(stem) ? `${stem}u` : name;
    return withPlural(masculine(name, stem, vocative), pluralOfNoun(stem));
  }
  if (last === 'u' && stem.endsWith('i')) return { ...masculine(name, stem), voc: name };
  if (VOWEL.test(last)) return { nom: name };
  const [first = name, second] = stemsOf(base);
  const formsWith = (oblique: string): CaseForms => withPlural(masculine(name, oblique), pluralOfNoun(oblique));
  return second === undefined ? formsWith(first) : withSecond(formsWith(first), formsWith(second));
}

export function polishFormsOf(base: BaseName): CaseForms {
  const { name, kind, gender } = base;
  if (gender === 'male') return mansForms(base);
  if (name.endsWith('a')) return inA(name, kind);
  return kind === 'family' && ADJECTIVAL_SURNAME.test(name) ? womansAdjectival(name) : { nom: name };
}
