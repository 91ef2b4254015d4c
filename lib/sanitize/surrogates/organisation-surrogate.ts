// The surrogate of an organisation: the words for its kind stay, every other word is replaced on its own.
import { lastNameCodecs } from '../../codecs/list-codecs.ts';
import { compoundKind } from '../public-names/kind-compounds.ts';
import { keptWordsOfOrganisation } from '../public-names/organisation-kinds-world.ts';
import type { Issuer } from './issuer.ts';
import { namePoolOf, reserveOfLanguage } from './name-pools.ts';
import { replaceWordByWord } from './word-by-word.ts';

/** Legal forms written with points, whose letters are no words: "Talleres Beltrán S.L.", "Nordvik s.r.o.", "Grupo Sol S.A. de C.V." */
const LEGAL_FORM =
  /(?<=\S)[\s,]+(?:בע["״]מ|ذ\.م\.م\.?|ش\.م\.م\.?|Ε\.Π\.Ε\.|Ι\.Κ\.Ε\.|[ΑΟΕ]\.Ε\.|s\.? ?a\.? ?de ?c\.? ?v\.?|s\. ?(?:a|l|c|e|k)\.(?: ?(?:u|l|s|r)\.)*|s\. ?r\. ?[lo]\.|s\. ?p\. ?a\.|sp\. z ?o\. ?o\.|d\. ?o\. ?o\.|a\. ?[sdg]\.|v\. ?o\. ?f\.|[bn]\. ?v\.|e\. ?[vk]\.|k\. ?k\.|l\. ?l\. ?[cp]\.|p\. ?[cl]\. ?c?\.?)$/iu;

/** Keeps the words for the kind of organisation. A family name in it gets the same surrogate as for a person. */
export function organizationSurrogate(text: string, issuer: Issuer): string {
  const form = LEGAL_FORM.exec(text)?.[0] ?? '';
  const name = text.slice(0, text.length - form.length);
  const kept = keptWordsOfOrganisation(name, issuer.language);
  const words = replaceWordByWord(name, issuer, {
    type: 'ORGANIZATION',
    codecs: namePoolOf(name, issuer.language) === 'latin' ? lastNameCodecs : [],
    reserve: (word) => reserveOfLanguage('organization', word, issuer),
    isGeneric: (word) => kept.has(word),
    keptPart: compoundKind,
  });
  return words + form;
}
