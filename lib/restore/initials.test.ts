import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { findIssuedPairs } from './pairs.ts';
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
const restored = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
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

const LONG = [person('Rachel', 'Lucia'), person('Teresa', 'Marta'), person('Contreras', 'Bianchi')];
const WITH_LETTER: readonly RestorePair[] = [
  person('Rachel', 'Lucia'),
  person('Contreras', 'Bianchi'),
  { surrogate: 'Rachel T. Contreras', original: 'Lucia K. Bianchi', shape: 'phrase', type: 'PERSON' },
];

it.each([
  ['R. T. Contreras signed.', LONG, 'L. M. Bianchi signed.'],
  ['R.T. Contreras and R.T.C.', LONG, 'L.M. Bianchi and L.M.B.'],
  ['Signed R. T. Contreras', WITH_LETTER, 'Signed L. K. Bianchi'],
  ['A. T. Contreras', LONG, 'A. M. Bianchi'],
  ['R. T. Fisher', LONG, 'R. T. Fisher'],
])('restores the letters of several first names: %s', (reply, pairs, expected) => {
  expect(
    restoreWithPairs(reply, pairs)
      .map(({ text }) => text)
      .join(''),
  ).toBe(expected);
});

const SECRET = { key: new Uint8Array(32).fill(7), tweak: new Uint8Array(16).fill(9) };

/** The vault entries of a prompt that names two people, and their names as originals and as surrogates. */
function stored(prompt: string) {
  const annotations = ['Gemma Louise Stirling', 'Hugo Pelletier'].map((name) => ({
    start: prompt.indexOf(name),
    end: prompt.indexOf(name) + name.length,
    type: 'PERSON' as const,
    risk: 4 as const,
    confidence: 1,
    source: { detector: 'model' as const, rule: 'ner-en' },
  }));
  const conversation = { secret: SECRET, entries: [] };
  const sent = sanitize(
    prompt,
    planPrompt(annotations, policyFor('balanced'), prompt),
    conversation,
    seededRandom('initials'),
  );
  const [first = '', second = ''] = sent.replacements.map(({ surrogate }) => surrogate);
  return {
    sent,
    first: first.split(' '),
    second: second.split(' '),
    conversation: { secret: SECRET, entries: sent.vault },
  };
}

it('restores initials from the vault alone as from the pairs of the prompt', () => {
  const { sent, first, second, conversation } = stored('Gemma Louise Stirling met Hugo Pelletier.');
  const letters = (name: readonly string[]) => name.map((word) => word.charAt(0));
  const [a, b, c] = letters(first);
  const [d, e] = letters(second);
  const replies = [`${a}. ${b}. ${first[2]} spoke.`, `${a}.${b}.${c}. and ${d}.${e}. spoke.`, `${d}. ${second[1]}`];
  for (const reply of replies) {
    const before = restoreWithPairs(reply, sent.pairs)
      .map(({ text }) => text)
      .join('');
    const after = restoreWithPairs(reply, findIssuedPairs(reply, conversation))
      .map(({ text }) => text)
      .join('');
    expect(before, reply).not.toBe(reply);
    expect(after).toBe(before);
  }
  expect(
    restoreWithPairs(replies[1] ?? '', findIssuedPairs(replies[1] ?? '', conversation))
      .map(({ text }) => text)
      .join(''),
  ).toBe('G.L.S. and H.P. spoke.');
});

const whole = (surrogate: string, original: string): RestorePair => ({
  ...person(surrogate, original),
  shape: 'phrase',
});
const NAMESAKES = [
  person('Nora', 'Theo'),
  person('Lind', 'Marchetti'),
  person('Fischer', 'Lindqvist'),
  whole('Nora Fischer', 'Theo Lindqvist'),
];

it.each([
  ['N.F. and N.L. were there.', NAMESAKES, 'T.L. and T.M. were there.'],
  ['J. van den Holm signed.', [person('Johan', 'Cornelis'), person('Holm', 'Haaften')], 'C. van den Haaften signed.'],
  [
    'L. Holm',
    [
      person('Laurens', 'Cornelis'),
      person('Holm', 'Haaften'),
      person('Lars', 'Kees'),
      whole('Lars Holm', 'Kees Haaften'),
    ],
    'C. Haaften',
  ],
  [
    'R. Holm',
    [
      person('Rosa', 'Gebhard'),
      person('Holm', 'Ahlgrimm'),
      person('Ruth', 'Walburga'),
      whole('Ruth Holm', 'Walburga Ahlgrimm'),
    ],
    'R. Ahlgrimm',
  ],
  [
    'M. Weber',
    [
      person('Michał', 'Tymoteusz'),
      person('michał', 'tymoteusz'),
      person('Weber', 'Wilczur'),
      person('weber', 'wilczur'),
    ],
    'T. Wilczur',
  ],
])('restores the initials of people who share a name: %s', (reply, pairs, expected) => {
  expect(
    restoreWithPairs(reply, pairs)
      .map(({ text }) => text)
      .join(''),
  ).toBe(expected);
});
