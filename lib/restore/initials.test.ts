import { expect, it } from 'vitest';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { applyPairs } from './apply.ts';

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
const restored = (reply: string) =>
  applyPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

it.each([
  ['D.A. opened the meeting.', 'G.S. opened the meeting.'],
  ['D. A. said no, S.F. said yes.', 'G. S. said no, H.P. said yes.'],
  ['D. Aldenhoven', 'G. Stirling'],
  ['Aldenhoven, D., and Fredriksen, S. Unpublished notes', 'Stirling, G., and Pelletier, H. Unpublished notes'],
  ['Fredriksen, S., & Aldenhoven, D.', 'Pelletier, H., & Stirling, G.'],
])('restores initials: %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each(['D.C. is the capital.', 'J. D. Salinger', 'S. Unpublished notes', 'Version D.A.7'])('leaves %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});
