// Replaces a drug by its class: "metformin" by "a diabetes medicine".
import { readData } from '../../lexicon/read-data.ts';
import { groupFinder, phraseOfGroup } from './group-list.ts';
import type { PhraseLanguage } from './phrase.ts';

/** Reduces the spellings of a drug in different languages to one: "metformine", "Metformina" and "Metformin" become equal. */
function normalisedDrugName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/y/gu, 'i')
    .replace(/k|ch/gu, 'c')
    .replace(/z/gu, 'c')
    .replace(/ae|oe/gu, 'e')
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/[aeo]$/u, '')
    .replace(/ium$/u, 'i');
}

const classOf = groupFinder(readData('facts/drugs.tsv'), normalisedDrugName);

export const drugClass = (name: string, language: PhraseLanguage): string | undefined =>
  phraseOfGroup(classOf(normalisedDrugName(name)), language);
