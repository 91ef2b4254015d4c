// Declines Hungarian names: "Anna", "Annának"; "Kovács", "Kováccsal". The family name stands first, and only the last word is declined.

import { paradigmBy } from './likely-bases.ts';
import type { BaseName, CaseForms, NameKind, Paradigm } from './paradigm.ts';

type Harmony = 'back' | 'front' | 'round';

/** A "y" is a vowel, unless it belongs to "gy", "ly", "ny" or "ty". */
const spoken = (name: string): string => name.toLowerCase().replace(/(?<![glnt])y/gu, 'i');

/** The last vowel decides; "i" and "é" leave it to the vowels before them: "Martin", "Martinnak", but "Ágnes", "Ágnesnek". */
function harmonyOf(name: string): Harmony {
  const vowels = spoken(name).match(/[aáeéiíoóöőuúüűä]/gu) ?? ['e'];
  const last = vowels.at(-1) ?? 'e';
  if (/[öőüű]/u.test(last)) return 'round';
  const deciding = vowels.findLast((vowel) => !/[iíé]/u.test(vowel)) ?? 'e';
  return /[aáoóuú]/u.test(deciding) ? 'back' : 'front';
}

const LONG: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };
const SHORT: Readonly<Record<string, string>> = { á: 'a', é: 'e', ó: 'o', ő: 'ö' };
const DIGRAPH = /(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs)$/u;
/** Old spellings, and foreign letters, with the sound that the "v" of the instrumental becomes: "Tóthtal", "Ráczcal", "Félixszel". */
const SOUND: readonly (readonly [RegExp, string])[] = [
  [/th$/iu, 't'],
  [/gh$/iu, 'g'],
  [/[ct]z$/iu, 'c'],
  [/ts$/iu, 'cs'],
  [/ch$/iu, 'h'],
  [/x$/iu, 'sz'],
  [/w$/iu, 'v'],
];
const endsInVowel = (name: string): boolean => /[aáeéiíoóöőuúüűä]$/u.test(spoken(name));

/** With "val" or "vel", whose "v" becomes the last consonant: "Péterrel", "Kováccsal", "Kiss-sel". */
function instrumentals(name: string, stem: string, kind: NameKind, ending: string): readonly string[] {
  if (endsInVowel(name)) return [`${stem}v${ending}`];
  const sound = SOUND.find(([written]) => written.test(name))?.[1];
  if (sound !== undefined) return [name + sound + ending];
  const digraph = DIGRAPH.exec(name)?.[0];
  const last = digraph ?? name.slice(-1).toLowerCase();
  const isDouble = /(.)\1$/iu.test(name) || (digraph !== undefined && name.at(-1 - digraph.length) === digraph[0]);
  if (!isDouble) return [name.slice(0, name.length - last.length) + (digraph ? last.charAt(0) : last) + last + ending];
  // Given names are written "Bernadettel", family names "Papp-pal", and not all people know that.
  const hyphened = `${name}-${last}${ending}`;
  return kind === 'family' ? [hyphened, name + ending] : [name + ending, hyphened];
}

/** With the "t" of the accusative: "Annát", "Pétert", "Kovácsot", "Némethet", "Györgyöt". */
function accusatives(name: string, stem: string, link: string): readonly string[] {
  if (endsInVowel(name)) return [`${stem}t`];
  const direct = `${name}t`;
  const linked = `${name}${link}t`;
  if (/ss$/iu.test(name)) return [direct, linked];
  if (/(?:ll|nn|rr)$/iu.test(name)) return [direct];
  const isDirect = /[aáeéiíoóöőuúüűy](?:j|ly|l|ny|n|r|s|sz|z|zs)$/iu.test(name) && !/(?:cs|[ct]z|dz)$/iu.test(name);
  if (/^(?:vörös|fehér|veres|farkas)$/iu.test(name)) return [direct, linked];
  return [isDirect ? direct : linked];
}

/** Forms of Nagy and Kiss that mostly mean "very" and "somewhat". */
const COMMON_WORDS = /^(?:nagyon|kissé)$/iu;

function formsOf({ name, kind }: BaseName): CaseForms {
  if (!/\p{L}$/u.test(name) || !/[aáeéiíoóöőuúüűäy]/iu.test(name)) return { nom: name };
  const harmony = harmonyOf(name);
  const byHarmony = (back: string, front: string, round = front): string =>
    harmony === 'back' ? back : harmony === 'front' ? front : round;
  const stem = name.replace(/[aeoö]$/u, (vowel) => LONG[vowel] ?? vowel);
  const [acc = name, acc2] = accusatives(name, stem, byHarmony('o', 'e', 'ö'));
  const [ins = name, ins2] = instrumentals(name, stem, kind, byHarmony('al', 'el'));
  const forms: Record<string, string> = {
    nom: name,
    dat: stem + byHarmony('nak', 'nek'),
    acc,
    ins,
    all: stem + byHarmony('hoz', 'hez', 'höz'),
    abl: stem + byHarmony('tól', 'től'),
    del: stem + byHarmony('ról', 'ről'),
    sub: stem + byHarmony('ra', 're'),
    sup: stem + (endsInVowel(name) ? 'n' : byHarmony('on', 'en', 'ön')),
    ine: stem + byHarmony('ban', 'ben'),
    ill: stem + byHarmony('ba', 'be'),
    ela: stem + byHarmony('ból', 'ből'),
    ade: stem + byHarmony('nál', 'nél'),
    cau: `${stem}ért`,
    poss: `${stem}é`,
    fam: `${stem}ék`,
    ...(acc2 === undefined ? {} : { acc2 }),
    ...(ins2 === undefined ? {} : { ins2 }),
  };
  return Object.fromEntries(Object.entries(forms).filter(([, form]) => !COMMON_WORDS.test(form)));
}

const ENDINGS = [
  ...'nak nek t ot et öt val vel hoz hez höz tól től ról ről ra re n on en ön ban ben ba be ból ből'.split(' '),
  ...'nál nél ért é ék al el'.split(' '),
];

/** What is left of the instrumental without "al": "Péterr", "Kováccs", "Kiss-s", "Tótht". */
function withoutAssimilation(rest: string): readonly string[] {
  const sounds = ['t', 'g', 'c', 'cs', 'h', 'sz', 'v'].filter((sound) => rest.endsWith(sound));
  return [
    rest.replace(/-[^aeiou]{1,3}$/u, ''),
    rest.replace(/(\p{L})\1$/u, '$1'),
    rest.replace(/(\p{L})(?=\1(?:zs|[szy])$)/u, ''),
    ...sounds.map((sound) => rest.slice(0, rest.length - sound.length)),
  ];
}

function proposalsFor(word: string): ReadonlySet<string> {
  const names = new Set([word]);
  for (const ending of ENDINGS) {
    const rest = word.slice(0, word.length - ending.length);
    if (rest.length < 2 || !word.endsWith(ending)) continue;
    names.add(rest).add(rest.replace(/[áéóő]$/u, (vowel) => SHORT[vowel] ?? vowel));
    if (/^[ae]l$/u.test(ending)) for (const name of withoutAssimilation(rest)) names.add(name);
  }
  return names;
}

/** Ends that make a word look like a case form rather than a name in the nominative. */
const LIKE_CASE =
  /(?<=[aáeéiíoóöőuúüű].{0,12}[aáeéiíoóöőuúüű].{0,12})(?:n[ae]k|v[ae]l|h[oeö]z|[tr](?:ó|ő)l|b[ae]n|b[óő]l|n[áé]l|ért|ék)$/iu;
/** Short, with a long vowel at the end or vowels or consonants together that hardly a name has. */
const CLUMSY = /^.{1,2}$|á$|-.$|[aáeéiíoóöőuúüű]{2}$|[áéíóőúű]{2}|[^aeiouáéíóöőúüűy]{3}$/iu;
function oddnessOf({ name, kind }: BaseName): number {
  const shape = CLUMSY.test(name) || LIKE_CASE.test(name) ? 1 : /é$/iu.test(name) ? 0.4 : 0;
  return shape + (kind === 'family' ? 0.1 : 0);
}

export const hungarian: Paradigm = paradigmBy('hu', { formsOf, proposalsFor, oddnessOf });
