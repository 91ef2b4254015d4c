// The surrogate of an organisation: the words for its kind stay, every other word is replaced on its own.
import { lastNameCodecs } from '../../codecs/list-codecs.ts';
import { compoundKind } from '../public-names/kind-compounds.ts';
import { FAMILY_BUSINESS_WORDS, keptWordsOfOrganisation } from '../public-names/organisation-kinds-world.ts';
import type { Issuer } from './issuer.ts';
import { namePoolOf, reserveOfLanguage } from './name-pools.ts';
import { wordReserve } from './reserves.ts';
import { replaceWordByWord, WORD_OR_NUMBER, wordKey } from './word-by-word.ts';

/** Legal forms written with points, whose letters are no words: "Talleres Beltrán S.L.", "Nordvik s.r.o.", "Grupo Sol S.A. de C.V." */
const LEGAL_FORM =
  /(?<=\S)[\s,]+(?:בע["״]מ|ذ\.م\.م\.?|ش\.م\.م\.?|Ε\.Π\.Ε\.|Ι\.Κ\.Ε\.|[ΑΟΕ]\.Ε\.|s\.? ?a\.? ?de ?c\.? ?v\.?|s\. ?(?:a|l|c|e|k)\.(?: ?(?:u|l|s|r)\.)*|s\. ?r\. ?[lo]\.|s\. ?p\. ?a\.|sp\. z ?o\. ?o\.|d\. ?o\. ?o\.|a\. ?[sdg]\.|v\. ?o\. ?f\.|[bn]\. ?v\.|e\. ?[vk]\.|k\. ?k\.|l\. ?l\. ?[cp]\.|p\. ?[cl]\. ?c?\.?)$/iu;

/** Keeps the words for the kind of organisation. A family name in it gets the same surrogate as for a person. */
export function organizationSurrogate(text: string, issuer: Issuer): string {
  const form = LEGAL_FORM.exec(text)?.[0] ?? '';
  const name = text.slice(0, text.length - form.length);
  const written = (text.match(WORD_OR_NUMBER) ?? []).map(wordKey);
  const isFamily = written.some((word) => FAMILY_BUSINESS_WORDS.has(word) || word === 'dr');
  const kept = keptWordsOfOrganisation(name, issuer.language);
  const words = replaceWordByWord(name, issuer, {
    type: 'ORGANIZATION',
    codecs: namePoolOf(name, issuer.language) === 'latin' ? lastNameCodecs : [],
    reserve: (word) => (isFamily ? wordReserve('last', word) : reserveOfLanguage('organization', word, issuer)),
    isGeneric: (word) => kept.has(word),
    keptPart: compoundKind,
  });
  return words + form;
}

/** Family firms, which a model takes for persons: "Hermanos Quiroga", "Thackeray & Sons". */
const FAMILY_FIRM =
  /^(?:hermanos|hnos\.?|gebrüder|gebr\.?|brüder|fratelli|frères|irmãos|gebroeders|bröderna|brødrene|bracia)\s+\p{Lu}|\p{L}\s+(?:&|and|und|y|et|e|en|och|og|i)\s+(?:sons?|daughters?|söhne|sohn|hijos?|fils|filhos?|figli|zonen|söner|sønner|synowie)\.?$/iu;
export const isFamilyFirm = (text: string): boolean => FAMILY_FIRM.test(text.trim());
