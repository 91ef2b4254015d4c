// Replaces a condition by its group: "diabetes" by "a metabolic condition".
import { readData } from '../../lexicon/read-data.ts';
import { groupFinder, phraseOfGroup } from './group-list.ts';
import type { PhraseLanguage } from './phrase.ts';

const keyOf = (name: string) => name.trim().toLowerCase().replace(/[’`]/gu, "'").replace(/\s+/gu, ' ');
const DEGREE =
  /^(?:(?:acute|chronic|mild|moderate|severe|recurrent|early|advanced|untreated|suspected|akute[nrs]?|chronische[nrs]?|leichte[nrs]?|schwere[nrs]?)\s+)+|^(?:急性|慢性|轻度|重度)/iu;

const groupOf = groupFinder(readData('facts/conditions.tsv'), keyOf);

export function conditionGroup(name: string, language: PhraseLanguage): string | undefined {
  const key = keyOf(name);
  return phraseOfGroup(groupOf(key) ?? groupOf(key.replace(DEGREE, '')), language);
}
