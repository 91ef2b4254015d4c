import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restored as restoredFromVault } from '../sanitize/marked-text.test-support.ts';
import { send } from './reply-template.test-support.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const person = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'PERSON',
});
const PAIRS = [
  person('Deirdre', 'Gemma'),
  person('Aldenhoven', 'Stirling'),
  person('Severin', 'Hugo'),
  person('Fredriksen', 'Pelletier'),
];
const FIRMS: readonly RestorePair[] = [
  {
    surrogate: 'Crowther Veterinary Group',
    original: 'Harrow Veterinary Group',
    shape: 'phrase',
    type: 'ORGANIZATION',
  },
  { surrogate: 'Morel Lindau GmbH', original: 'Brenner Kohl GmbH', shape: 'phrase', type: 'ORGANIZATION' },
];
const restored = (reply: string) =>
  restoreWithPairs(reply, [...PAIRS, ...FIRMS])
    .map(({ text }) => text)
    .join('');

it.each([
  ['en', 'Sign with the initials DA.', 'Sign with the initials GS.'],
  ['en', 'DA would be the monogram.', 'GS would be the monogram.'],
  ['en', 'Severin Fredriksen (SF) opened the meeting.', 'Hugo Pelletier (HP) opened the meeting.'],
  ['de', 'Das Kürzel lautet **SF**.', 'Das Kürzel lautet **HP**.'],
  ['fr', 'Ses initiales sont DA.', 'Ses initiales sont GS.'],
  ['es', 'Las iniciales: DA y SF.', 'Las iniciales: GS y HP.'],
  ['pt', 'As iniciais são SF.', 'As iniciais são HP.'],
  ['it', 'La sigla DA basta.', 'La sigla GS basta.'],
  ['nl', 'Met de initialen SF.', 'Met de initialen HP.'],
  ['pl', 'Inicjały to DA.', 'Inicjały to GS.'],
  ['en', 'Crowther Veterinary Group (CVG) replied.', 'Harrow Veterinary Group (HVG) replied.'],
  ['en', 'The acronym would be CVG.', 'The acronym would be HVG.'],
  ['de', 'Als Kürzel passt ML.', 'Als Kürzel passt BK.'],
])('restores initials without full stops (%s): %s', (_, reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each([
  'The DA will decide.',
  'An SF novel is long.',
  'Deirdre Aldenhoven (SF) moved.',
  'Her initials are DAX.',
  'Initials first.\nThe DA will decide.',
])('leaves %s', (reply) => {
  expect(restored(reply)).toContain(/DAX|DA|SF/u.exec(reply)?.[0]);
});

it('restores them from the vault alone', () => {
  const { conversation, replacements } = send('Ask ⟦Marta Kowalczyk⟧ about it.', 'PERSON', 'initials');
  const letters = (name: string) =>
    name
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
  expect(restoredFromVault(`The initials ${letters(replacements[0]?.surrogate ?? '')}.`, conversation)).toBe(
    'The initials MK.',
  );
});
