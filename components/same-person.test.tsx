import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NameChoice } from '../lib/people/likely-same.ts';
import { SamePerson } from './same-person.tsx';

const shown = (choice: NameChoice, original = choice.name) =>
  renderToStaticMarkup(<SamePerson original={original} choices={[choice]} act={() => undefined} />);

it('says whose form a short name counts as, and offers to split it off', () => {
  const html = shown({ name: 'Liz', sameAs: ['Elizabeth Marsh', 'Beth'], others: ['Priya Nair'] });
  expect(html).toContain('Counted as a form of Elizabeth Marsh');
  expect(html).toContain('aria-label="Another person: Liz is not Elizabeth Marsh"');
  expect(html.match(/<button/g)).toHaveLength(1);
});

it('names the short forms of a full name', () => {
  const html = shown({ name: 'Elizabeth Marsh', sameAs: ['Beth', 'Liz'], others: [] });
  expect(html).toContain('Counted as one person with Beth, Liz');
});

it('offers the only other person by one click', () => {
  const html = shown({ name: 'Bear', sameAs: [], others: ['Robert Lindgren'] });
  expect(html).toContain('Counted as a person of their own');
  expect(html).toContain('Same person as Robert Lindgren');
  expect(html).not.toContain('aria-expanded');
});

it('offers a list of several people', () => {
  const html = shown({ name: 'Bear', sameAs: [], others: ['Robert Lindgren', 'Priya Nair'] });
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Same person as …');
});

it('is not there for a word that is no name, or the only one', () => {
  expect(shown({ name: 'Bear', sameAs: [], others: ['Robert Lindgren'] }, 'Portland')).toBe('');
});
