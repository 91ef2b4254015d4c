// Statements about a name as a word, or about a calendar day, are true of the surrogate only.
import { expect, it } from 'vitest';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { postRestoreSteps } from '../post-restore-steps.ts';
import { restoreWithPairs } from '../surrogate-matcher.ts';
import { replyWithMarks } from './corpus-file.test-support.ts';

const pair = (surrogate: string, original: string, type: EntityType): RestorePair => ({
  surrogate,
  original,
  type,
  standIn: type === 'DATE' ? 'shift' : 'swap',
  shape: type === 'DATE' ? 'phrase' : 'word',
  ...(type === 'DATE' && { isBirth: true }),
});
const PAIRS = [
  pair('Gabriella', 'April', 'PERSON'),
  pair('Haoran', 'Austin', 'PERSON'),
  pair('5 July 2019', '24 December 2019', 'DATE'),
];
const shown = (reply: string) => replyWithMarks(postRestoreSteps(PAIRS)(reply, restoreWithPairs(reply, PAIRS)));

it.each([
  'The name Gabriella means "God is my strength".',
  'Gabriella is an Italian name.',
  'Gabriella is a very common girl\u2019s name.',
  'The meaning of the name "Gabriella" is "God is my strength".',
  'Gabriella is pronounced with a double l.',
  'Der Vorname Gabriella bedeutet "Gott ist meine Kraft".',
  'Gabriella est un prénom italien.',
  'El nombre Gabriella significa otra cosa.',
])('keeps the surrogate in the statement about the name "%s"', (reply) => {
  expect(shown(reply)).toBe(reply.replace('Gabriella', '\u27e6=Gabriella\u27e7'));
});

it.each([
  'She was born on 5 July 2019, which was a Friday.',
  '5 July 2019 (a Friday) is the date of birth.',
  'Sie wurde am 5 July 2019 geboren; 5 July 2019 war ein Freitag.',
  'As a child born on 5 July 2019, she is a Cancer.',
  'Her star sign follows from 5 July 2019.',
  '5 July 2019 is a public holiday in Algeria.',
])('keeps the surrogate in the statement about the day "%s"', (reply) => {
  expect(shown(reply)).toContain('\u27e6=5 July 2019\u27e7');
});

it.each([
  ['Gabriella is the name on the lease.', 'April is the name on the lease.'],
  ['Gabriella is a name I will remember.', 'April is a name I will remember.'],
  ['Write the name Gabriella on the form.', 'Write the name April on the form.'],
  ['The name Gabriella is on the list.', 'The name April is on the list.'],
  ['Gabriella means well, and so does Haoran.', 'April means well, and so does Austin.'],
  ['Ask Gabriella for the meaning of it.', 'Ask April for the meaning of it.'],
  ['Gabriella has two brothers.', 'April has two brothers.'],
  ['She has cancer; her date of birth is 5 July 2019.', 'She has cancer; her date of birth is 24 December 2019.'],
  ['Born 5 July 2019, seen on Friday.', 'Born 24 December 2019, seen on Friday.'],
  ['Her birthday, 5 July 2019, was before the holidays.', 'Her birthday, 24 December 2019, was before the holidays.'],
])('restores "%s"', (reply, expected) => {
  expect(shown(reply)).toBe(expected);
});
