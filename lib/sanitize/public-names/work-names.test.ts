// Characters are kept only if the prompt names the work, and never if they may be somebody near the writer.
import { expect, it } from 'vitest';
import { isCharacterOfWorkIn } from './work-names.ts';
import { WORKS } from './works.ts';

it.each([
  ['Why does Elsa leave Arendelle in Frozen II?', 'Elsa Arendelle'],
  ['Wer ist Javert in „Les Misérables“?', 'Javert'],
  ['Was passiert mit Lukas in Jim Knopf?', 'Lukas'],
  ['In The Office, why does Jim leave Scranton?', 'Jim Scranton'],
  ['¿Por qué muere Melquíades en Cien años de soledad?', 'Melquíades'],
  ['Who wins Hunger Games, Peeta or Katniss’s sister?', 'Peeta Katniss’s'],
  ['Почему Соня идёт с ним в романе «Преступление и наказание»?', 'Соня'],
  ['영화 기생충에서 기택은 누구', '기택'],
  ['「こころ」の静について', '静'],
  ['من هو معتز في باب الحارة', 'معتز'],
  ['红楼梦里香菱是谁', '香菱'],
])('in "%s" %s are characters', (text, names) => {
  for (const name of names.split(' ')) expect(isCharacterOfWorkIn(text, name)).toBe(true);
});

it.each([
  ['In the office, why does Jim leave early?', 'Jim'],
  ['The office is closed. Why does Jim leave?', 'Jim'],
  ['A toy story for Andy', 'Andy'],
  ['Does Tobias leave Arendelle in Frozen II?', 'Tobias'],
  ['기택이가 기생충 약을 먹었어', '기택'],
  ['こころの静かな時間', '静'],
  ['他活着的时候福贵还小', '福贵'],
])('in "%s" %s are private', (text, names) => {
  for (const name of names.split(' ')) expect(isCharacterOfWorkIn(text, name)).toBe(false);
});

it('knows no title of one word in letters that have capitals, which any sentence may hold', () => {
  const titles = WORKS.trim()
    .split('\n')
    .flatMap((line) => line.slice(0, line.indexOf(': ')).split(/[/\s]/u));
  expect(titles.filter((title) => /\p{Lu}|\p{Ll}/u.test(title) && !title.includes('_'))).toEqual([]);
});
