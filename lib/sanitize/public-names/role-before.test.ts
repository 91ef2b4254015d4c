import { expect, it } from 'vitest';
import { followsRoleTitle } from './role-before.ts';

const isPrivate = (text: string, name: string) => {
  const start = text.indexOf(name);
  return followsRoleTitle(text, { start, end: start + name.length });
};

it.each([
  ['vermieterin Gerlinde Obermoser will kündigen', 'Gerlinde Obermoser'],
  ['für ihren neffen Quirin', 'Quirin'],
  ['училка Зинаида Львовна завтра спросит', 'Зинаида Львовна'],
  ['gedicht voor opa Gerrit', 'Gerrit'],
  ['teamleider Samira El Idrissi rooster', 'Samira El Idrissi'],
  ['amministratore rag. Scognamiglio', 'Scognamiglio'],
  ['ma prof mme Emma Vasseur veut', 'Emma Vasseur'],
  ['PC Whitmore took my statement', 'Whitmore'],
  ['Ich wohne bei Vermieterin Obermoser', 'Obermoser'],
  ['Şükran Hanım arasın', 'Şükran'],
  ['доктор Мельниченко назначил уколы', 'Мельниченко'],
  ['Nom : DUPUIS\nPrénom : Quirin', 'Quirin'],
  ['names that go with the surname Achterberg', 'Achterberg'],
  ['Tonton Quirin vient dimanche', 'Quirin'],
  ['Kuchen für Tante Gerda', 'Gerda'],
])('knows whom a role introduces in "%s"', (text, name) => {
  expect(isPrivate(text, name)).toBe(true);
});

it.each([
  ['President Quirin Obermoser said', 'Quirin Obermoser'],
  ['a novel by Gerlinde Obermoser', 'Gerlinde Obermoser'],
  ['the neighbours of Gerrit', 'Gerrit'],
  ['ich mag Quirin', 'Quirin'],
  ['почему доктор Преображенский не мог предвидеть?', 'Преображенский'],
  ['what does the surname Achterberg mean', 'Achterberg'],
  ['Why does Uncle Quirin cry', 'Quirin'],
  ['Was bedeutet das Märchen von Onkel Quirin?', 'Quirin'],
])('says nothing in "%s"', (text, name) => {
  expect(isPrivate(text, name)).toBe(false);
});
