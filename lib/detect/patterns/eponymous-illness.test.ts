import { expect, it } from 'vitest';
import { eponymousIllness } from './eponymous-illness.ts';
import { mark, plain } from './marked.test-support.ts';

it.each([
  "I woke up with ⟦Bell's palsy⟧ on the left side",
  "je souffre de ⟦Bell's palsy⟧ depuis lundi",
  'on m’a trouvé une ⟦maladie de Crohn⟧',
  'mi hijo tiene ⟦síndrome de Asperger⟧ y yo no. Tengo ⟦Hashimoto⟧',
  'Ich habe ⟦Morbus Bechterew⟧ und sie ⟦Down-Syndrom⟧',
  'Die ⟦Parkinson-Krankheit⟧ meines Vaters, er hat ⟦Parkinson⟧.',
  'Ho la ⟦sindrome di Sjögren⟧ e il ⟦morbo di Parkinson⟧',
  'my aunt has ⟦Guillain-Barré syndrome⟧ and ⟦Ménière’s disease⟧',
  'ich habe ⟦Morbus Bechterew⟧ und ⟦Basedow⟧, sie hat ⟦Hashimoto⟧ und ⟦Raynaud⟧',
  'hij heeft de ⟦ziekte van Lyme⟧, ik heb ⟦Raynaud⟧',
])('finds the illness in "%s"', (marked) => {
  expect(mark(eponymousIllness, plain(marked))).toBe(marked);
});

it.each([
  'I have Parkinson Street on my route',
  'Mrs Bell has a cold, and Wilson is away',
  'Dr Crohn called, and Raynaud was there',
  'we met with Baker at noon about the disease',
  'I work with Turner and Graves',
  'She met with Ann and Raynaud at noon',
  'Down the road he has had it',
])('finds nothing in "%s"', (text) => {
  expect(eponymousIllness.find(text)).toEqual([]);
});
