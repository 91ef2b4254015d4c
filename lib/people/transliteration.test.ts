import { expect, it } from 'vitest';
import { latinForms } from './transliteration.ts';

it.each([
  ['Юлия', ['Yulia', 'Yuliya', 'Iuliia', 'Julia']],
  ['Сергей', ['Sergey', 'Sergei', 'Sergej']],
  ['Дмитрий', ['Dmitry', 'Dmitriy', 'Dmitrii']],
  ['Евгения', ['Evgenia', 'Evgeniya', 'Yevgeniya']],
  ['Щербакова', ['Shcherbakova']],
  ['Петрова', ['Petrova']],
  ['Хрущёв', ['Khrushchyov', 'Khrushchev', 'Chruschtschyow']],
  ['Олексій', ['Oleksii', 'Oleksiy']],
  ['Ганна', ['Hanna']],
  ['Ђорђе', ['Đorđe', 'Djordje']],
  ['Γιώργος', ['Giorgos']],
  ['Χριστίνα', ['Christina', 'Hristina']],
])('writes %s as %j', (name, latin) => {
  expect(Object.values(latinForms(name))).toEqual(expect.arrayContaining(latin));
});

it('knows no other forms of names in Latin letters', () => expect(latinForms('Anna')).toEqual({}));
