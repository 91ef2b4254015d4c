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
  person('Barbara', 'Łucja'),
  person('Rowntree', 'Müller'),
  person('Severin', 'Hugo'),
  person('Fredriksen', 'Pelletier'),
];
const restored = (reply: string, pairs: readonly RestorePair[] = PAIRS) =>
  restoreWithPairs(reply, pairs)
    .map(({ text }) => text)
    .join('');

it.each([
  ['en', 'Your user name is browntree.', 'Your user name is lmuller.'],
  ['en', 'Take `sfredriksen` or `severinf`.', 'Take `hpelletier` or `hugop`.'],
  ['en', '- rowntreeb', '- mullerl'],
  ['en', 'severinfredriksen@company.example', 'hugopelletier@company.example'],
  ['en', 'Log in as s.fredriksen or fredriksen_s.', 'Log in as h.pelletier or pelletier_h.'],
  ['en', 'The login could be sfredriksen2.', 'The login could be hpelletier2.'],
  ['de', 'Benutzername: BROWNTREE', 'Benutzername: LMULLER'],
  ['fr', 'L’identifiant « sfredriksen » est libre.', 'L’identifiant « hpelletier » est libre.'],
  ['es', 'El usuario sfredriksen ya existe.', 'El usuario hpelletier ya existe.'],
  ['pt', 'Sugiro o usuário s_fredriksen.', 'Sugiro o usuário h_pelletier.'],
  ['it', 'Il nome utente è sfredriksen.', 'Il nome utente è hpelletier.'],
])('restores a user name (%s): %s', (_, reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each([
  'A browntree is a tree.',
  'The user name xfredriksenz is taken.',
  'See https://example.com/sfredriksen for more.',
])('leaves %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});

it('leaves a user name that may be of two people', () => {
  const pairs = [...PAIRS, person('Sylvia', 'Ottilie'), person('Fredriksen', 'Pelletier')];
  expect(restored('The login is sfredriksen.', pairs)).toBe('The login is sfredriksen.');
});

it('restores it from the vault alone', () => {
  const { conversation, replacements } = send('Ask ⟦Marta Kowalczyk⟧ about it.', 'PERSON', 'user');
  const [first = '', last = ''] = (replacements[0]?.surrogate ?? '').toLowerCase().split(' ');
  expect(restoredFromVault(`Log in as \`${first.charAt(0)}${last}\`.`, conversation)).toBe('Log in as `mkowalczyk`.');
});
