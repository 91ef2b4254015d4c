import { expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restored, run } from '../marked-text.test-support.ts';
import { endedName } from './name-endings.ts';

it.each([
  ['Müllers Haus', 'de', [], 'Müller'],
  ['die Kehlmaiers', 'de', [], 'Kehlmaier'],
  ['Frau Kehlmaiers Vertrag', 'de', [], 'Kehlmaier'],
  ['Jans auto', 'nl', [], 'Jan'],
  ['Karins bil', 'sv', [], 'Karin'],
  ['the Fotheringays are late', 'en', [], 'Fotheringay'],
  ['Fotheringays', 'en', ['fotheringay'], 'Fotheringay'],
  ['Peters Haus', 'de', [], undefined],
  ['Thomas Haus', 'de', [], undefined],
  ['Fotheringays house', 'en', [], undefined],
  ['the Jones', 'en', [], undefined],
  ['Herr Kehlmaiers', 'de', [], undefined],
  ['Kowalskis', 'pl', ['kowalski'], undefined],
])('reads the last -s of the name in "%s" (%s)', (text, language, words, stem) => {
  const found = /\p{Lu}\p{L}+s(?!\p{L})/u.exec(text);
  const start = found?.index ?? 0;
  const span = { start, end: start + (found?.[0].length ?? 0) };
  expect(endedName(text, span, language, new Set(words))?.stem).toBe(stem);
});

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

it.each([
  [
    'My friends the Kowalskis are late again and I do not know what to write.',
    'Kowalskis',
    (name: string) => `Dear Mr ${name}, the meeting is over.`,
    'Dear Mr Kowalski, the meeting is over.',
  ],
  [
    'Das Haus von uns liegt neben Müllers Haus, und wir möchten den Zaun erneuern.',
    'Müllers',
    (name: string) => `Herr ${name} zahlt die Hälfte.`,
    'Herr Müller zahlt die Hälfte.',
  ],
  [
    'Ik heb gisteren Jans auto geleend en er zit nu een grote kras op de deur.',
    'Jans',
    (name: string) => `Heeft ${name} het al gezien?`,
    'Heeft Jan het al gezien?',
  ],
])('gives the name in "%s" a stand-in that a reply may say alone', (text, name, reply, expected) => {
  for (const key of KEYS) {
    const conversation = { secret: secretFrom(key), entries: [] };
    const { replacements, vault, text: sent } = run(text, [[name, 'PERSON']], conversation);
    const written = replacements[0]?.surrogate ?? '';
    const restore = (said: string) => restored(said, { ...conversation, entries: vault });
    expect(restore(sent)).toBe(text);
    expect(restore(reply(written.replace(/(?:(?<=[sxzß])es|s|’)$/u, '')))).toBe(expected);
  }
});
