// Works, characters, saints and products with the same name as a stand-in, and similar sentences that are about the person.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const restored = (reply: string, surrogates: string) =>
  restoreWithPairs(
    reply,
    surrogates
      .split(' ')
      .map((surrogate): RestorePair => ({ surrogate, original: `${surrogate}*`, shape: 'word', type: 'PERSON' })),
  )
    .map(({ text }) => text)
    .join('');

it.each([
  ["They might read Agatha's Dilemma on the train.", 'Agatha'],
  ["We could show them Bernard's Last Wish tonight.", 'Bernard'],
  ['Agatha* says that she will watch Agatha on the train.', 'Agatha'],
  ['The duties of man, says the philosopher Bernard.', 'Bernard'],
  ['Об этом писал философ Дмитрий.', 'Дмитрий'],
  ['The painters Agatha and Giotto were there.', 'Agatha'],
  ['Los santos Teresa y Pablo.', 'Teresa'],
  ['It was preached by Bernard of Clairvaux.', 'Bernard'],
  ['Die Lieder schrieb Hildegard von Bingen.', 'Hildegard'],
  ['Ein Brief von Teresa de Ramirez.', 'Ramirez'],
  ['Il canto di Paolo e Francesca.', 'Paolo'],
  ['Scully and Mulder are on at nine.', 'Mulder'],
  ['It is shown in the Gilbert Stone next week.', 'Gilbert'],
  ['The Pickering Mk II is a car.', 'Pickering'],
  ['La poesia A Silvia è di Leopardi.', 'Silvia'],
  ['Plant one Gilbert tree.', 'Gilbert'],
  ['This is what the barn is for: Gilbert hay.', 'Gilbert'],
])('leaves "%s"', (reply, surrogates) => {
  expect(restored(reply.replace('*', ''), surrogates)).toBe(reply);
});

it.each([
  ["Agatha*'s Monday is full, and Agatha*'s Invoice is in the hall.", 'Agatha'],
  ["Agatha*'s Party", 'Agatha'],
  ['Ask Agatha* to watch the door.', 'Agatha'],
  ['Please read Agatha* the story.', 'Agatha'],
  ['The tenants Agatha* and Paul pay.', 'Agatha'],
  ['Grüß Hildegard* von Peter und von Frau Lang.', 'Hildegard'],
  ['The Gilbert* Account and the Gilbert* Clinic are closed.', 'Gilbert'],
  ['Paolo* e Francesca* arrivano.', 'Paolo Francesca'],
  ['A Paolo* piacerà la torta, e A Paolo* va il conto.', 'Paolo'],
  ['A Danuta* prosi o klucz.', 'Danuta'],
  ['A Danuta* jutro zadzwoni.', 'Danuta'],
  ['И Ольга* придёт.', 'Ольга'],
  ['En Paolo* hay que confiar, y con Paolo* hablamos.', 'Paolo'],
  ['Bitte um Paolo* kümmern, sagt die Chefin.', 'Paolo'],
  ['Con Gilbert* hay que hablar, para que venga.', 'Gilbert'],
  ['Cara dona Ramirez*, a dona Ramirez* agradece.', 'Ramirez'],
  ['The Schulz–Gilbert lemma helps. Neither Pickering* nor Gilbert* must pay.', 'Pickering Gilbert'],
])('restores "%s"', (reply, surrogates) => {
  expect(restored(reply.replaceAll('*', ''), surrogates)).toBe(reply);
});

it('judges a Polish form as the name itself', () => {
  const reply = 'Ewa lubi kino, więc film z Ewą Braun będzie dobry.';
  expect(restored(reply, 'Ewa')).toBe(`Ewa*${reply.slice(3)}`);
});
