import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH } from '../lib/language/language.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { badgeSummary } from './badge-summary.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { Review } from './review.tsx';
import { sendActionOf } from './review-keys.ts';
import { originalMarks, sanitizedMarks } from './sanitized-and-original.tsx';
import { toggledRisk } from './words.ts';

const state: PromptState = {
  site: { id: 'demo', name: 'Demo', origin: 'https://demo.example', enabled: true },
  text: 'Ann <b> met Bo',
  annotations: [
    { start: 0, end: 3, type: 'PERSON', risk: 5, confidence: 0.9, source: { detector: 'model', rule: 'ner-en' } },
    { start: 12, end: 14, type: 'PERSON', risk: 1, confidence: 0.5, source: { detector: 'mention', rule: 'Bo' } },
  ],
  sanitized: {
    text: 'Eve <b> met Bo',
    replacements: [
      {
        start: 0,
        end: 3,
        outStart: 0,
        outEnd: 3,
        original: 'Ann',
        surrogate: 'Eve',
        type: 'PERSON',
        mechanism: 'fpe',
        standIn: 'swap',
      },
    ],
    guarantee: {
      values: [{ mechanism: 'permutation', type: 'PERSON', kind: 'computational' }],
      epsilons: {},
      takenAsPublic: [],
      sentence: '',
    },
  },
  status: 'ready',
  engine: 'ready',
  replies: { surrogates: 0, restored: false },
};

it('links both sides by the span of the original', () => {
  expect(sanitizedMarks(state, ENGLISH)).toEqual([{ id: '0:3', start: 0, end: 3, risk: 5 }]);
  expect(originalMarks(state).map((mark) => mark.id)).toEqual(['0:3', '12:14']);
});

it('shows a box that says what became of it where a value was removed, and no other text than is sent', () => {
  const removed = { ...state.sanitized?.replacements[0], surrogate: '', outStart: 9, outEnd: 9, standIn: 'hinted' };
  const sanitized = { ...state.sanitized, text: 'Bo met me.', replacements: [removed] } as PromptState['sanitized'];
  const marks = sanitizedMarks({ ...state, sanitized }, ENGLISH);
  expect(marks).toEqual([{ id: '0:3', start: 9, end: 9, risk: 5, gap: 'removed; a vague hint goes to your server' }]);
  const html = renderToStaticMarkup(<Review state={{ ...state, sanitized }} act={() => undefined} />);
  expect(html).toMatch(/<span[^>]* data-gap="" aria-label="removed; a vague hint goes to your server"[^>]*><\/span>\./);
  expect(html).toContain('Bo met me');
});

it('counts what is replaced, and the names that are kept', () => {
  expect(badgeSummary(state, ENGLISH).words).toBe('1 will be replaced · 1 name as it is');
});

it('says how far the check of a long text has come', () => {
  const { sanitized: _, ...checking } = { ...state, status: 'checking' as const };
  expect(badgeSummary(checking, ENGLISH).words).toBe('Checking');
  expect(badgeSummary({ ...checking, checkedShare: 0.42 }, ENGLISH).words).toBe('Checking (42%)');
});

it('says first that nothing was sent, whatever else is going on', () => {
  expect(badgeSummary({ ...state, status: 'blocked', engine: 'failed' }, ENGLISH).state).toBe('stopped');
  expect(badgeSummary({ ...state, engine: 'failed' }, ENGLISH).words).toContain('Not checking');
});

it('offers no send, and the way to the text, where the composer is gone', () => {
  const gone: PromptState = { ...state, text: '', annotations: [], status: 'blocked', isComposerGone: true };
  expect(sendActionOf({ ...gone, isComposerGone: false })).toEqual({ do: 'send' });
  expect(sendActionOf(gone)).toBeUndefined();
  const html = renderToStaticMarkup(<Review state={gone} act={() => undefined} />);
  expect(html).toContain('copies your text');
  expect(html).not.toContain('Write something');
});

it('goes between replaced and kept in one click', () => {
  expect(([1, 2, 3, 4, 5] as const).map(toggledRisk)).toEqual([4, 4, 4, 1, 1]);
});

it('shows the prompt as text, never as markup', () => {
  const html = renderToStaticMarkup(<Review state={state} act={() => undefined} />);
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b> met');
  expect(html.match(/data-coatcheck="span-row"/g)).toHaveLength(2);
  expect(html).toContain('1 replacement: 1 under a key');
});

it('shows the text as it is, and each value as a button that the keyboard reaches', () => {
  const text = 'Is it (Ann)? Yes, Bo’s.';
  const marks = [
    { id: 'a', start: 7, end: 10, risk: 4 },
    { id: 'b', start: 18, end: 20, risk: 4 },
    { id: 'over', start: 19, end: 22, risk: 4 },
  ] as const;
  const ignore = () => undefined;
  const html = renderToStaticMarkup(
    <HighlightedText text={text} marks={marks} linked={undefined} onLink={ignore} onSelect={ignore} label="" name="" />,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  const buttons = [...html.matchAll(/<span role="button" tabindex="0"[^>]*>(.*?)<\/span>/g)].map(([, value]) => value);
  expect(buttons).toEqual(['Ann', 'Bo']);
});
