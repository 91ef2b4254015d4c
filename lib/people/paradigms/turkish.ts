// Declines Turkish names by the harmony of vowels: "Ayşe'ye", "Mehmet'in". Hurried people leave the apostrophe out: "ayşeye".

import { paradigmBy } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';

const VOWEL = /[aâeıiîoöuûüAÂEIİÎOÖUÛÜ]/gu;
const BACK = /[aâıouûAÂIOUÛ]/u;
const ROUND = /[oöuûüOÖUÛÜ]/u;
/** Names whose "l" is light, so that a front vowel follows: "Kemal'e". Some people write "Kemal'a". */
const LIGHT = /^(?:kemal|cemal|celal|bilal|hilal|nihal|zuhal|meral|visal|[iİ](?:clal|kbal))$/iu;
/** Names whose last consonant is spoken softly. Careless people write it so: "ahmede". */
const SOFTENED: Readonly<Record<string, string>> = {
  ahmet: 'd',
  mehmet: 'd',
  muhammet: 'd',
  recep: 'b',
  zeynep: 'b',
  tarık: 'ğ',
  burak: 'ğ',
};

/** A "y" after a consonant is the last vowel of foreign names: "Emily'nin". */
const spoken = (name: string): string => name.replace(/(?<=[^aeıioöuü\P{L}])y$/iu, 'i');

/** The endings after a name that is spoken with the vowel of a kind: "e" or "a", "i" or another. */
function endingsOf(name: string, isFront: boolean): CaseForms {
  const last = spoken(name).match(VOWEL)?.at(-1) ?? 'e';
  const wide = isFront ? 'e' : 'a';
  const isRound = ROUND.test(last);
  const narrow = isFront ? (isRound ? 'ü' : 'i') : isRound ? 'u' : 'ı';
  const endsInVowel = spoken(name).endsWith(last);
  const hard = /[fstkçşhpx]$/iu.test(name) ? 't' : 'd';
  return {
    acc: (endsInVowel ? 'y' : '') + narrow,
    dat: (endsInVowel ? 'y' : '') + wide,
    gen: `${endsInVowel ? 'n' : ''}${narrow}n`,
    loc: hard + wide,
    abl: `${hard}${wide}n`,
    ins: `${endsInVowel ? 'y' : ''}l${wide}`,
  };
}

function formsOf({ name }: BaseName): CaseForms {
  const forms: Record<string, string> = { nom: name };
  // No name ends in a sign, as "Ali'" does.
  if (!/\p{L}$/u.test(name)) return forms;
  const last = spoken(name).match(VOWEL)?.at(-1);
  if (last === undefined) return forms;
  const isLight = LIGHT.test(name);
  const endings = Object.entries(endingsOf(name, isLight || !BACK.test(last)));
  for (const [key, ending] of endings) forms[key] = `${name}'${ending}`;
  for (const [key, ending] of endings) forms[`${key}2`] = name + ending;
  if (isLight) {
    for (const [key, ending] of Object.entries(endingsOf(name, false))) {
      forms[`${key}3`] = `${name}'${ending}`;
      forms[`${key}4`] = name + ending;
    }
  }
  const soft = SOFTENED[name.toLowerCase()];
  if (soft !== undefined) {
    for (const [key, ending] of endings)
      if (/^(?:acc|dat|gen)$/u.test(key)) forms[`${key}3`] = name.slice(0, -1) + soft + ending;
  }
  return forms;
}

const LONGEST = 3;
const HARD: Readonly<Record<string, string>> = { d: 't', b: 'p', ğ: 'k' };

function proposalsFor(word: string): ReadonlySet<string> {
  const names = new Set([word]);
  const apostrophe = word.lastIndexOf("'");
  if (apostrophe > 0) return names.add(word.slice(0, apostrophe));
  for (let length = 1; length <= Math.min(LONGEST, word.length - 2); length += 1) {
    const rest = word.slice(0, -length);
    names.add(rest);
    const hard = HARD[rest.slice(-1)];
    if (hard !== undefined) names.add(rest.slice(0, -1) + hard);
  }
  return names;
}

/** Ends that are rare in names: "o", voiced stops, and two consonants that Turkish does not join. */
const ODD_END = /[oö]$|[bcdgğ]$|[^aâeıiîoöuûü](?<![rlnsşfykmh][tkçpsf])(?<=[^aâeıiîoöuûü]{2})$/iu;

function oddnessOf({ name, kind }: BaseName): number {
  const clumsy = ODD_END.test(name) ? 1 : /^.{1,2}$/u.test(name) ? 0.25 : 0;
  return clumsy + (name.includes("'") ? 3 : 0) + (kind === 'family' ? 0.1 : 0);
}

const withPlainSign = paradigmBy('tr', { formsOf, proposalsFor, oddnessOf });
export const turkish: Paradigm = {
  ...withPlainSign,
  basesOf: (word) => withPlainSign.basesOf(word.replaceAll('’', "'")),
};
