import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { nicknameMentions } from './nickname-mentions.ts';

function nicknamesIn(text: string, name: string): readonly string[] {
  const start = text.indexOf(name);
  const source = { detector: 'model', rule: 'ner' } as const;
  const person: Finding = { start, end: start + name.length, type: 'PERSON', confidence: 0.9, source };
  return nicknameMentions(text, [person]).map((one) => text.slice(one.start, one.end));
}

it.each([
  ['Her brother Robert (Bob) Whitcombe disagrees.', 'Robert', ['Bob']],
  ['José Martínez (Pepe) no ha pagado.', 'José Martínez', ['Pepe']],
  ['Elizabeth "Liz" Whitcombe called.', 'Elizabeth', ['Liz']],
  ['Мой сын Александр (Саша) заболел.', 'Александр', ['Саша']],
  ['Robert (May) is the next month.', 'Robert', []],
  ['Robert (Chair) opened the meeting.', 'Robert', []],
  ['Robert and (Bob) disagree.', 'Robert', []],
])('finds in "%s" behind %s: %j', (text, name, expected) => expect(nicknamesIn(text, name)).toEqual(expected));
