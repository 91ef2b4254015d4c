import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AuditReport } from '../lib/audit/report.ts';
import { ENGLISH } from '../lib/language/language.ts';
import { said } from '../lib/language/message.ts';
import { badgeSummary } from './badge-summary.ts';
import { annotationOf, promptOf } from './prompt.test-support.ts';
import { Review } from './review.tsx';

const TEXT = 'I am 67, a nurse in Leeds, and have sarcoidosis.';

it('shows the suggestion in the review, with what is estimated and one button', () => {
  const prompt = promptOf(TEXT, [annotationOf(TEXT, '67', 'AGE', 2)]);
  const [start, end] = [TEXT.indexOf('67'), TEXT.indexOf('67') + 2];
  const suggestion = { start, end, original: '67', phrase: 'in my sixties', people: 1, peopleAfter: 20 };
  const state = { ...prompt, ...(prompt.sanitized && { sanitized: { ...prompt.sanitized, suggestion } }) };
  const shown = renderToStaticMarkup(<Review state={state} act={() => {}} />);
  expect(shown).toContain('may fit about one person (an estimate)');
  expect(shown).toContain('With “in my sixties” instead of “67” it would be about 20 people.');
  expect(shown.match(/data-coatcheck="crowd-accept"/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<Review state={prompt} act={() => {}} />)).not.toContain('crowd-accept');
});

it('says of a combination that identifies somebody, in the review and on the badge, also where nothing is replaced', () => {
  const prompt = promptOf(TEXT, [annotationOf(TEXT, '67', 'AGE', 2)]);
  const notes = [said('cluesKept', { sentence: said('cluesJobPlaceAge'), words: '“nurse”, “Leeds”, “67”' })];
  const attack = { state: 'done', tried: 3, recoveries: [], close: [], notes, milliseconds: 1 } as const;
  const attacks = [{ ...attack, attack: 'quasi-identifiers' }] as const;
  const audit: AuditReport = { recovered: 0, of: 0, recoveredEarlier: 0, attacks, survivors: [], milliseconds: 1 };
  const state = { ...prompt, audit };
  expect(badgeSummary(state, ENGLISH)).toMatchObject({ state: 'choice', words: 'May identify someone' });
  expect(badgeSummary(prompt, ENGLISH)).toMatchObject({ state: 'quiet', words: 'Nothing to replace' });
  const shown = renderToStaticMarkup(<Review state={state} act={() => {}} />);
  expect(shown).toMatch(/Together, this may identify someone.*Sent as it is: “nurse”, “Leeds”, “67”\./);
  expect(renderToStaticMarkup(<Review state={prompt} act={() => {}} />)).not.toContain('combined-clues');
  const replaced = promptOf(`Ann Lee. ${TEXT}`, [annotationOf(`Ann Lee. ${TEXT}`, 'Ann Lee', 'PERSON', 4)], {
    'Ann Lee': 'Eva Moss',
  });
  expect(badgeSummary({ ...replaced, audit }, ENGLISH).words).toBe(
    '1 will be replaced · the rest may identify someone',
  );
});
