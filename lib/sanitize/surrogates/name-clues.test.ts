import { describe, expect, it } from 'vitest';
import { FEMALE_FIRST_NAME_LIST, LAST_NAME_LISTS, MALE_FIRST_NAME_LIST } from '../../privacy/lists/index.ts';
import type { Span } from '../../text/span.ts';
import { run } from '../marked-text.test-support.ts';
import { namesOfPrompt } from './name-clues.ts';

const isSurname = (word: string) => LAST_NAME_LISTS.some(({ indexOf }) => indexOf.has(word.toLowerCase()));
/** What the text shows of a name, without what its letters alone show. */
const shownOf = (text: string, spans: readonly Span[], name: string) => {
  const { form: _, culture: __, ...clue } = namesOfPrompt(text, spans).clues.get(name.toLowerCase()) ?? {};
  return clue;
};
const clueFor = (text: string, name: string) => {
  const start = text.indexOf(name);
  return shownOf(text, [{ start, end: start + name.length }], name);
};

describe('what stands before a name', () => {
  it.each([
    ['My daughter Wren is seven.', 'Wren', { gender: 'female' }],
    ['Bride: Saoirse, groom: Emeka.', 'Saoirse', { gender: 'female' }],
    ['Bride: Saoirse, groom: Emeka.', 'Emeka', { gender: 'male' }],
    ['my brother, Lioren, disagrees', 'Lioren', { gender: 'male' }],
    ['I work in Chicago, her name is Oluwen.', 'Oluwen', { gender: 'female' }],
    ['Meine Schwester namens Aljoscha kommt.', 'Aljoscha', { gender: 'female' }],
    ['Dear Mr. Oyelaran,', 'Oyelaran', { role: 'last' }],
    ['when Officer Dunleavy pulled us over', 'Dunleavy', { role: 'last' }],
    ['Sehr geehrte Frau Thielmann,', 'Thielmann', { role: 'last' }],
    ['Meine Frau Thielke sagt', 'Thielke', { gender: 'female' }],
    ["before my sister Tansy's wedding", 'Tansy', { gender: 'female' }],
    ['hej min kollega, Kjell-Åkes fru Birgit skrattar', 'Birgit', { gender: 'female' }],
    ['mi suegra doña Encarnación tiene alzheimer', 'Encarnación', { gender: 'female' }],
    ['z moim mężem Tymkiem', 'Tymkiem', { gender: 'male' }],
    ['kız arkadaşım Ece ile ayrıldım', 'Ece', { gender: 'female' }],
    ['a fiam Zsombor beteg', 'Zsombor', { gender: 'male' }],
    ['hej min chef Gunilla på åkeriet vill inte', 'Gunilla', {}],
    ['Ich habe die Uschi gefragt, ob sie kommt', 'Uschi', { gender: 'female' }],
    ['I asked Wren about it.', 'Wren', {}],
    ['Pieterbram was ill last week, so he is back on Monday.', 'Pieterbram', { gender: 'male' }],
    ['Pieterbram was ill, and she told him so.', 'Pieterbram', {}],
    ['Mark was ill, she is back on Monday.', 'Mark', {}],
    ['my daughter likes Wren', 'Wren', {}],
  ])('%s', (text, name, clue) => {
    expect(clueFor(text, name)).toEqual(clue);
  });

  it('holds for a name wherever it stands', () => {
    const text = 'Oyelaran called. Is Mr. Oyelaran your uncle?';
    const spans = [0, text.lastIndexOf('Oyelaran')].map((start) => ({ start, end: start + 'Oyelaran'.length }));
    expect(namesOfPrompt(text, spans).clues.get('oyelaran')?.role).toBe('last');
  });
});

it('knows a surname by the full name', () => {
  const text = 'Quillon left. Ask Anna Quillon.';
  const spans = ['Quillon', 'Anna Quillon'].map((name) => {
    const start = text.lastIndexOf(name) === text.indexOf(name) ? text.indexOf(name) : 0;
    return { start, end: start + name.length };
  });
  expect(shownOf(text, spans, 'quillon')).toEqual({ role: 'last', givens: ['anna'] });
});

it.each([
  ['My daughter Wren is seven.', 'Wren', FEMALE_FIRST_NAME_LIST],
  ['My son Wren is seven.', 'Wren', MALE_FIRST_NAME_LIST],
])('gives a name that no list holds the gender that the text tells: %s', (text, name, list) => {
  const word = /(?:daughter|son) (\p{L}+)/u.exec(run(text, [[name, 'PERSON']]).text)?.[1] ?? '';
  expect(list.indexOf.has(word.toLowerCase())).toBe(true);
});

it.each([
  ['Dear Mr. Oyelaran, welcome.', /^Dear Mr\. (\p{L}+), welcome\.$/u, 'Oyelaran'],
  ['Then Officer Dunleavy left.', /^Then Officer (\p{L}+) left\.$/u, 'Dunleavy'],
  ['Ask Mrs. Renteria for it.', /^Ask Mrs\. (\p{L}+) for it\.$/u, 'Renteria'],
])('gives a surname that no list holds a surname: %s', (text, form, name) => {
  const word = form.exec(run(text, [[name, 'PERSON']]).text)?.[1] ?? '';
  expect(isSurname(word)).toBe(true);
});

it('stops at the next name when it reads pronouns', () => {
  const text = 'Pieterbram met Wren, who said that she is ill.';
  const spans = ['Pieterbram', 'Wren'].map((name) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }));
  expect(shownOf(text, spans, 'pieterbram')).toEqual({});
  expect(shownOf(text, spans, 'wren')).toEqual({ gender: 'female' });
});
