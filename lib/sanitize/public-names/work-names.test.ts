// Characters and titles are kept only if the prompt names the work, and never if they may be somebody near the writer.
import { expect, it } from 'vitest';
import { isCharacterOfWorkIn, isWorkTitleHere } from './work-names.ts';

it.each([
  ['Why does Elsa leave Arendelle in Frozen?', 'Elsa Arendelle'],
  ['Wer ist Javert in „Les Misérables“?', 'Javert'],
  ['Was passiert mit Lukas in Jim Knopf?', 'Lukas'],
  ['In The Office, why does Jim leave Scranton?', 'Jim Scranton'],
  ['¿Por qué muere Melquíades en Cien años de soledad?', 'Melquíades'],
  ['Explain what happens to Peter in the book Heidi.', 'Peter Heidi'],
  ['Does Ophelia love him, in Hamlet?', 'Ophelia'],
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
  ['What does Heidi want for lunch, and Peter?', 'Heidi Peter'],
  ['A letter from Heidi about Peter', 'Peter'],
  ['Frozen peas for Anna and Elsa', 'Anna Elsa'],
  ['Why did Frozen Foods not pay Elsa?', 'Elsa'],
  ['Is Miguel allergic to Coco?', 'Miguel'],
  ['Does Tobias leave Arendelle in Frozen?', 'Tobias'],
  ['기택이가 기생충 약을 먹었어', '기택'],
  ['こころの静かな時間', '静'],
  ['他活着的时候福贵还小', '福贵'],
])('in "%s" %s are private', (text, names) => {
  for (const name of names.split(' ')) expect(isCharacterOfWorkIn(text, name)).toBe(false);
});

const isTitle = (text: string, title: string) => {
  const start = text.indexOf(title);
  return isWorkTitleHere(text, { start, end: start + title.length });
};

it('tells a title from a firm and from a person', () => {
  expect(isTitle('Elsa wants a cake like in Frozen.', 'Frozen')).toBe(true);
  expect(isTitle('The twist of the film Inception', 'Inception')).toBe(true);
  expect(isTitle('Elsa wants a cake like Frozen Foods sells.', 'Frozen')).toBe(false);
  expect(isTitle('An invoice of Inception', 'Inception')).toBe(false);
  expect(isTitle('A cake like Heidi bakes, says Peter', 'Heidi')).toBe(false);
});
