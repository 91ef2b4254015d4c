// No surrogate may equal a phrase or date that the prompt keeps. If a reply repeated it, restoring would put somebody's original there.
import { expect, it } from 'vitest';
import { secretFrom } from '../privacy/random.seeded.test-support.ts';
import { type Mark, restored, run, SECRET } from './marked-text.test-support.ts';

const PHRASES: readonly Mark[] = [
  ['Grand Rapids', 'LOCATION'],
  ['type 2 diabetes', 'CONDITION'],
  ['May 1968', 'DATE', 'date-of-birth'],
  ['14 March 1987', 'DATE'],
  ['10.20.3.44', 'IP'],
  ['Halvorsen Logistics', 'ORGANIZATION'],
];
it.each(PHRASES.map((mark) => ({ mark, original: mark[0] })))(
  'issues no phrase that stands in the kept text: $original',
  ({ mark, original }) => {
    const surrogateIn = (text: string) => run(text, [mark]).replacements[0]?.surrogate ?? '';
    const first = surrogateIn(`It was ${original} then.`);
    const text = `It was ${original} then, not ${first}.`;
    expect(surrogateIn(text)).not.toBe(first);
    const { text: sent, vault } = run(text, [mark]);
    expect(restored(sent, { secret: SECRET, entries: vault })).toBe(text);
  },
);

it('uses a surrogate again that a later prompt quotes', () => {
  const first = run('We moved to Grand Rapids.', [['Grand Rapids', 'LOCATION']]);
  const [surrogate = ''] = first.replacements.map((one) => one.surrogate);
  const text = `Is ${surrogate} far? I said Grand Rapids.`;
  const again = run(text, [['Grand Rapids', 'LOCATION']], { secret: SECRET, entries: first.vault });
  expect(again.replacements[0]?.surrogate).toBe(surrogate);
});

it.each([
  ['in another language', 'May 1968', 'Operiert im März 1968, im Juni 1968 und im Juli 1968.'],
  ['as a part of a day', '14 May 1968', 'We moved in March 1968, married in June 1968 and left in July 1968.'],
])('moves no birth date onto a date that the prompt keeps %s', (_, birth, kept) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const secret = secretFrom(`kept dates ${seed}`);
    const { text, vault } = run(`Born ${birth}. ${kept}`, [[birth, 'DATE', 'date-of-birth']], { secret, entries: [] });
    expect(restored(text, { secret, entries: vault })).toContain(kept);
  }
});
