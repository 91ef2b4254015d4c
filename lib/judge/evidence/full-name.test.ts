import { expect, it } from 'vitest';
import { namesIn } from '../name.ts';
import { annotationsOf, type Mention } from './evidence.test-support.ts';
import { fullName, fullNamesIn } from './full-name.ts';

it.each<readonly [string, string, readonly Mention[], number]>([
  ['a surname', 'Weber met Anna Weber', [{ value: 'Weber' }, { value: 'Anna Weber' }], 3],
  ['a given name', 'Anna met Anna Weber', [{ value: 'Anna' }, { value: 'Anna Weber' }], 3],
  ['another name', 'Weber met Anna Wright', [{ value: 'Weber' }, { value: 'Anna Wright' }], 0],
  ['a particle', 'de met Ana de Souza', [{ value: 'de' }, { value: 'Ana de Souza' }], 0],
  [
    'a firm of the name',
    'Stanley met Morgan Stanley',
    [{ value: 'Stanley' }, { value: 'Morgan Stanley', type: 'ORGANIZATION' }],
    0,
  ],
  ['a firm', 'Weber met Anna Weber', [{ value: 'Weber', type: 'ORGANIZATION' }, { value: 'Anna Weber' }], 0],
])('says of %s what was judged of the full name', (_, text, mentions, expected) => {
  const names = namesIn(text, annotationsOf(text, mentions));
  const [name] = names;
  expect(name && fullName(name, fullNamesIn(names), () => 3)).toBe(expected);
});

it('takes the full name that is surest to be private', () => {
  const text = 'Weber met Anna Weber and Max Weber';
  const names = namesIn(
    text,
    annotationsOf(text, [{ value: 'Weber' }, { value: 'Anna Weber' }, { value: 'Max Weber' }]),
  );
  const [name] = names;
  const score = ({ written }: { readonly written: string }) => (written === 'Anna Weber' ? 2 : -4);
  expect(name && fullName(name, fullNamesIn(names), score)).toBe(2);
});
