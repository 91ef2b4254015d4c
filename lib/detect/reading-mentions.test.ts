import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { readingMentions } from './reading-mentions.ts';

function readingsIn(text: string, name: string): readonly string[] {
  const start = text.indexOf(name);
  const source = { detector: 'model', rule: 'ner' } as const;
  const person: Finding = { start, end: start + name.length, type: 'PERSON', confidence: 0.9, source };
  return readingMentions(text, [person]).map((one) => text.slice(one.start, one.end));
}

it.each([
  ['田中健太（たなかけんた）さんを載せます。', '田中健太', ['たなかけんた']],
  ['田中さん(タナカ)は会計です。', '田中', ['タナカ']],
  ['田中健太（たなか けんた）', '田中健太', ['たなか けんた']],
  ['田中健太（会計）', '田中健太', []],
  ['田中健太、たなかけんた', '田中健太', []],
  ['Tanaka（たなか）', 'Tanaka', []],
])('finds in "%s" behind %s: %j', (text, name, expected) => expect(readingsIn(text, name)).toEqual(expected));
