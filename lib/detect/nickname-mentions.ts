// Finds the short form that stands in brackets or quotes right behind a name: "Robert (Bob) Whitcombe", "José Martínez (Pepe)".
import { fullNamesOf } from '../people/name-tables.ts';
import type { Finding } from './annotation.ts';

const BESIDE = /^ ?(?<open>[("“„«‘'])(?<nickname>\p{Lu}[\p{L}\p{M}'’-]{1,20})[)"”“»’']/u;
const READ_AFTER = 32;

/** @param found the names; one that the same place already has stays as it is */
export function nicknameMentions(text: string, found: readonly Finding[]): readonly Finding[] {
  return found.flatMap((person): readonly Finding[] => {
    if (person.type !== 'PERSON') return [];
    const groups = BESIDE.exec(text.slice(person.end, person.end + READ_AFTER))?.groups;
    // The tables are read only if something stands there.
    if (!groups) return [];
    const { open = '', nickname = '' } = groups;
    const names = new Set(text.slice(person.start, person.end).toLowerCase().split(/[ -]/u));
    if (!fullNamesOf(nickname).some(({ name }) => names.has(name.toLowerCase()))) return [];
    const start = text.indexOf(open + nickname, person.end) + open.length;
    return [{ ...person, start, end: start + nickname.length, source: { detector: 'mention', rule: 'nickname' } }];
  });
}
