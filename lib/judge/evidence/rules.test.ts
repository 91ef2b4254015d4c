import { expect, it } from 'vitest';
import { GIVEN_NAMES_RULE } from '../../detect/patterns/given-names.ts';
import { firstName, type Mention } from './evidence.test-support.ts';
import { foundByCue, foundByForm } from './rules.ts';

const FORM = { source: { detector: 'pattern', rule: GIVEN_NAMES_RULE } } as const;
const CUE = { source: { detector: 'pattern', rule: 'employer' } } as const;

it.each<readonly [string, readonly Omit<Mention, 'value'>[], readonly [form: number, cue: number]]>([
  ['the network', [{}], [0, 0]],
  ['a rule about forms', [FORM], [1, 0]],
  // The finding of the rule took over the role that the network read there.
  ['a rule about forms and the network', [{ ...FORM, role: 'public' }], [0, 0]],
  ['a rule about forms here, the network there', [FORM, {}], [0, 0]],
  ['a rule that tells whose it is', [CUE], [0, 1]],
  ['such a rule and the network', [CUE, {}], [0, 1]],
  ['another mention', [{ source: { detector: 'mention', rule: 'same' } }], [1, 0]],
])('of a name found by %s', (_, mentions, expected) => {
  const name = firstName(
    'Ada, Ada',
    mentions.map((more) => ({ value: 'Ada', ...more })),
  );
  expect([foundByForm(name), foundByCue(name)]).toEqual(expected);
});
