// Declines Finnish and Estonian names: "Matti", "Matin", "Matille"; "Virtanen", "Virtasen"; Estonian "Rebane", "Rebasele".

import { withSecond } from './case-forms.ts';
import { paradigmBy } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';

/** The last vowel that shows it decides; names with "e" and "i" alone have front vowels. */
const isBack = (name: string): boolean => /[aouåáóú]/iu.test(name.match(/[aouåáóúäöy]/giu)?.at(-1) ?? 'ä');
const endsInVowel = (name: string): boolean => /[aeiouyåäöéáíóúü]$/iu.test(name);

/** Single consonants that weaken, in names made of Finnish words. Others keep them: "Outi", "Outin". */
const WEAKENED: readonly (readonly [RegExp, string])[] = [
  [/(?<=^sa)tu$/iu, 'du'],
  [/(?<=^ah)ti$/iu, 'di'],
  [/(?<=^i)nto$/iu, 'nno'],
  [/(?<=^i)lta$/iu, 'lla'],
  [/(?<=^[li]e?)mpi$/iu, 'mmi'],
  [/(?<=ra)nta$/iu, 'nna'],
  [/(?<=vi)rta$/iu, 'rra'],
  [/(?<=aa)lto$/iu, 'llo'],
  [/(?<=pe)lto$/iu, 'llo'],
  [/(?<=si)lta$/iu, 'lla'],
  [/(?<=leh)to$/iu, 'do'],
  [/(?<=hau)ta$/iu, 'da'],
];
/** The name as it is before "n" and "lla": "Pekka", "Peka"; "Virta", "Virra". */
function weak(name: string): string {
  // Foreign names in -e keep both letters: "Anette", "Anetten".
  if (/(?:kk|pp|tt)[aiouyäö]$/iu.test(name)) return name.slice(0, -2) + name.slice(-1);
  const change = WEAKENED.find(([strong]) => strong.test(name));
  return change === undefined ? name : name.replace(change[0], change[1]);
}

/** Surnames made of words in -i whose stem has "e", with the weak stem: "Koski", "Kosken"; "Lahti", "Lahden". */
const E_STEMS: readonly (readonly [end: string, weakStem: string, strong: string])[] = [
  ['mäki', 'mäe', 'mäke'],
  ['joki', 'joe', 'joke'],
  ['lahti', 'lahde', 'lahte'],
  ['lehti', 'lehde', 'lehte'],
  ['lampi', 'lamme', 'lampe'],
  ['korpi', 'korve', 'korpe'],
  ...'koski niemi järvi salmi nurmi kivi kaski hirvi suomi tammi lohi'
    .split(' ')
    .map((end) => [end, `${end.slice(0, -1)}e`, `${end.slice(0, -1)}e`] as const),
  ...'saari vuori suuri kuusi'.split(' ').map((end) => [end, `${end.slice(0, -1)}e`, `${end.slice(0, -1)}e`] as const),
];
/** Surnames in -e with a long stem, and names in -as: "Laine", "Laineen"; "Rinne", "Rinteen"; "Tuomas", "Tuomaan". */
const LONG_STEMS: Readonly<Record<string, string>> = {
  laine: 'lainee',
  halme: 'halmee',
  rinne: 'rintee',
  lähde: 'lähtee',
  kangas: 'kankaa',
  tuomas: 'tuomaa',
  luukas: 'luukkaa',
};

interface Stems {
  readonly weak: string;
  readonly strong: string;
  readonly part: string;
  readonly ill: string;
}
/** The forms with the stems; `v` is "a" or "ä". */
function formsWith(name: string, { weak, strong, part, ill }: Stems, v: string): CaseForms {
  return {
    nom: name,
    gen: `${weak}n`,
    part,
    all: `${weak}lle`,
    ade: `${weak}ll${v}`,
    abl: `${weak}lt${v}`,
    ill,
    ine: `${weak}ss${v}`,
    ela: `${weak}st${v}`,
    ess: `${strong}n${v}`,
  };
}

/** The forms with one stem in a vowel. Some have a consonant in the partitive: "Virtasen", "Virtasta"; "Markuksen", "Markusta". */
const formsWithStem = (name: string, stem: string, v: string, part = stem + v): CaseForms =>
  formsWith(name, { weak: stem, strong: stem, part, ill: `${stem}${stem.slice(-1)}n` }, v);

function formsOf({ name, kind }: BaseName): CaseForms {
  if (!/\p{L}$/u.test(name)) return { nom: name };
  const v = isBack(name) ? 'a' : 'ä';
  const lower = name.toLowerCase();
  const long = LONG_STEMS[lower];
  if (long !== undefined && (kind === 'family' || lower.endsWith('s'))) {
    const stem = name.charAt(0) + long.slice(1);
    const part = `${name}${lower.endsWith('e') ? 't' : ''}t${v}`;
    return formsWith(name, { weak: stem, strong: stem, part, ill: `${stem}seen` }, v);
  }
  if (/nen$/iu.test(name)) {
    const stem = `${name.slice(0, -3)}s`;
    return formsWithStem(name, `${stem}e`, v, `${stem}t${v}`);
  }
  if (/[aeiouyäö][^aeiouyäö]*[aeiouyäö]s$/iu.test(name)) {
    const native = formsWithStem(name, `${name.slice(0, -1)}kse`, v, `${name}t${v}`);
    return /[eia]s$/iu.test(name) ? withSecond(native, formsWithStem(name, `${name}i`, v)) : native;
  }
  if (!endsInVowel(name)) return formsWithStem(name, `${name}i`, v);
  const found = kind === 'family' ? E_STEMS.find(([end]) => lower.endsWith(end)) : undefined;
  if (found !== undefined) {
    const [end, weakStem, strong] = found;
    // The case of the letters before the end, or of its first letter.
    const withEnd = (stem: string) => name.slice(0, name.length - end.length + 1) + stem.slice(1);
    const stems = { weak: withEnd(weakStem), strong: withEnd(strong), ill: `${withEnd(strong)}en` };
    const isShort = /(?:saari|vuori|suuri|kuusi)$/u.test(end);
    const forms = formsWith(name, { ...stems, part: withEnd(strong) + v }, v);
    return isShort ? { ...forms, part: `${withEnd(strong).slice(0, -1)}t${v}`, part2: withEnd(strong) + v } : forms;
  }
  // The last syllable has two vowels: "Kai", and surnames that end in "maa" or "suo".
  if (/^[^aeiouyäö]*[aeiouyäö]{2}$|(?:maa|suo|puu|kuu|työ|pää)$/iu.test(name) && !/(?:ea|eo|ia|io|oa)$/iu.test(name)) {
    return formsWith(name, { weak: name, strong: name, part: `${name}t${v}`, ill: `${name}h${name.slice(-1)}n` }, v);
  }
  const ill = `${name}${name.slice(-1).toLowerCase()}n`;
  const forms = formsWith(name, { weak: weak(name), strong: name, part: name + v, ill }, v);
  return /i[oö]$/iu.test(name) ? { ...forms, part: `${name}t${v}`, part2: name + v } : forms;
}

const ENDINGS = 'n a ä lle lla llä lta ltä ssa ssä sta stä na nä ta tä tta ttä seen'.split(' ');
const VOWELS_OF_ILLATIVE = /([aeiouyåäö])\1n$|h[aeiouyäö]n$/iu;
/** Stems and the nominatives from which they may come. */
const NOMINATIVES: readonly (readonly [RegExp, string])[] = [
  [/$/u, ''],
  [/i$/u, ''],
  [/se?$/u, 'nen'],
  [/s$/u, 's'],
  [/kse$/u, 's'],
  [/e$/u, 'i'],
  [/äe$/u, 'äki'],
  [/oe$/u, 'oki'],
  [/hde$/u, 'hti'],
  [/mme$/u, 'mpi'],
  [/rve$/u, 'rpi'],
  [/(?<=[rh])$/u, 'i'],
  [/([kpt])(?=[aiouyäö]$)/u, '$1$1'],
  [/(?<=h)d(?=[aiou]$)|(?<=[au])d(?=[ua]$)/u, 't'],
  [/nn(?=[ao]$)/u, 'nt'],
  [/ll(?=[ao]$)/u, 'lt'],
  [/rr(?=a$)/u, 'rt'],
  [/mm(?=i$)/u, 'mp'],
];

function proposalsFor(word: string): ReadonlySet<string> {
  const rests = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  if (VOWELS_OF_ILLATIVE.test(word)) rests.push(word.slice(0, -2), word.slice(0, -3));
  const names = new Set([word]);
  for (const rest of rests) {
    if (rest.length < 2) continue;
    for (const [stem, nominative] of NOMINATIVES) if (stem.test(rest)) names.add(rest.replace(stem, nominative));
    for (const [name, stem] of Object.entries(LONG_STEMS))
      if (rest.toLowerCase() === stem || rest.toLowerCase() === name) names.add(rest.charAt(0) + name.slice(1));
  }
  return names;
}

const FAMILY =
  /(?:nen|l[aä]|mäki|koski|niemi|järvi|joki|saari|salo|[lh]to|lahti|ranta|virta|kangas|[nl]ius|ström|holm|berg|man)$/iu;
/** Ends that make a word look like a case form rather than a name in the nominative. */
const LIKE_CASE = /([aeiouyäö])\1$|(?<=[aeiouyäö].{0,12}[aeiouyäö].{0,12})(?:s[st][aä]|l[lt][aä]|lle|seen|iin)$/iu;
const ODD_END = /(?:[aeiouyäö]{2}nen|isi?s|[dl]os?|si|[bdfgmpkv])$/iu;
function oddnessOf({ name, kind }: BaseName): number {
  const shape = LIKE_CASE.test(name) ? 1 : /^.{1,2}$|[^aeiouyåäölnrst]$|[^aeiouyåäö]{2}$/iu.test(name) ? 0.25 : 0;
  if (kind === 'family' && /(?:ström|holm|berg)$/iu.test(name)) return 0;
  return shape + (FAMILY.test(name) === (kind === 'family') ? 0 : 0.4) + (ODD_END.test(name) ? 0.4 : 0);
}

export const finnish: Paradigm = paradigmBy('fi', { formsOf, proposalsFor, oddnessOf });

/** Estonian genitives that no rule tells. All other cases are made from the genitive. */
const ESTONIAN_GENITIVES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'tamm-tamme saar-saare kask-kase kukk-kuke mets-metsa luik-luige kuusk-kuuse pärn-pärna raudsepp-raudsepa sepp-sepa ' +
    'peeter-peetri mihkel-mihkli triin-triinu priit-priidu tiit-tiidu mart-mardi ants-antsu indrek-indreku siim-siimu'
  )
    .split(' ')
    .map((pair) => pair.split('-') as [string, string]),
);
function estonianGenitive(name: string): string {
  const listed = ESTONIAN_GENITIVES[name.toLowerCase()];
  if (listed !== undefined) return name.charAt(0) + listed.slice(1);
  if (/[^aeiouõäöü][aeiou]ne$/iu.test(name)) return `${name.slice(0, -2)}se`;
  if (endsInVowel(name) || /[õ]$/iu.test(name)) return name;
  if (/[aeiouõäöü][^aeiouõäöü]+[aeiu]s$/iu.test(name)) return `${name}e`;
  return name + (/[aeiouõäöü][^aeiouõäöü]+ik$/iu.test(name) ? 'u' : 'i');
}
function estonianForms({ name }: BaseName): CaseForms {
  if (!/\p{L}$/u.test(name)) return { nom: name };
  const gen = estonianGenitive(name);
  const part = /ne$/iu.test(name) && gen !== name ? `${name.slice(0, -2)}st` : undefined;
  // No rule gives the partitive of the names whose genitive is listed, so it is left out.
  const isListed = ESTONIAN_GENITIVES[name.toLowerCase()] !== undefined;
  return {
    nom: name,
    gen,
    ...(isListed ? {} : { part: part ?? (/[eaiu]se$/iu.test(gen) && gen !== name ? `${name}t` : `${gen}t`) }),
    all: `${gen}le`,
    ade: `${gen}l`,
    abl: `${gen}lt`,
    com: `${gen}ga`,
    ill: `${gen}sse`,
    ine: `${gen}s`,
    ela: `${gen}st`,
    tra: `${gen}ks`,
    ess: `${gen}na`,
  };
}
function estonianProposals(word: string): ReadonlySet<string> {
  const names = new Set([word]);
  for (const ending of ['', ...'t le l lt ga sse s st ks na'.split(' ')]) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const gen = word.slice(0, word.length - ending.length);
    names.add(gen).add(gen.slice(0, -1)).add(gen.replace(/se?$/u, 'ne')).add(`${gen}ne`);
    for (const [name, listed] of Object.entries(ESTONIAN_GENITIVES))
      if (gen.toLowerCase() === listed) names.add(gen.charAt(0) + name.slice(1));
  }
  return names;
}

/** Names that are listed or end in -ne come before others, and what looks like another case after them. */
function oddnessInEstonian({ name, kind }: BaseName): number {
  if (ESTONIAN_GENITIVES[name.toLowerCase()] !== undefined) return -0.75;
  if (kind === 'family' && /ne$/iu.test(name)) return -0.5;
  return /(?<=[aeiouõäöü][^aeiouõäöü]{1,6}[aeiouõäöü].{0,12})(?:ga|le|lt|sse|st|ks|na|[aeiu]l|se)$/iu.test(name)
    ? 0.75
    : 0;
}

export const estonian: Paradigm = paradigmBy('et', {
  formsOf: estonianForms,
  proposalsFor: estonianProposals,
  oddnessOf: oddnessInEstonian,
});
