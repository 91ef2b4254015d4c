import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH, languageOf } from '../lib/language/language.ts';
import { germanParts as german } from '../lib/language/texts/de/index.ts';
import { badgeSummary } from './badge-summary.ts';
import { annotationOf, promptOf } from './prompt.test-support.ts';
import { Review } from './review.tsx';

const TAMIL = 'என் பெயர் Elif Yıldırım நாளை கூட்டம் உள்ளது எல்லோரும் வருவார்கள்';
const ENGLISH_TEXT = 'I am Elif Yıldırım, and I have a meeting tomorrow that all of you know.';
const NAME = 'Elif Yıldırım';

const promptIn = (text: string) => promptOf(text, [annotationOf(text, NAME, 'PERSON', 4)], { [NAME]: 'Ayla Demirci' });
const htmlOf = (text: string) => renderToStaticMarkup(<Review state={promptIn(text)} act={() => undefined} />);

it('says in badge and review that names in the prompt’s language are found less reliably', () => {
  expect(badgeSummary(promptIn(TAMIL), ENGLISH).words).toBe('1 will be replaced · Tamil: check closely');
  expect(badgeSummary(promptOf(TAMIL, []), ENGLISH).words).toBe('Nothing to replace · Tamil: check closely');
  expect(htmlOf(TAMIL)).toContain('Names in Tamil are found less reliably. Check the marks before you send.');
  const kept = promptOf(TAMIL, [annotationOf(TAMIL, NAME, 'PERSON', 1)]);
  expect(badgeSummary(kept, ENGLISH).words).toBe('1 name as it is · Tamil: check closely');
  expect(badgeSummary(promptIn(TAMIL), languageOf(german)).words).toContain('Tamil');
});

it('says nothing of it in other languages', () => {
  expect(badgeSummary(promptIn(ENGLISH_TEXT), ENGLISH).words).toBe('1 will be replaced');
  expect(htmlOf(ENGLISH_TEXT)).not.toContain('less reliably');
});

it('says in badge and review that a profile for all words draws none in the prompt’s language', () => {
  const text = `Mein Nachbar ${NAME} ist krank.`;
  const state = promptIn(text);
  const wordless = { ...state, sanitized: { ...state.sanitized, languageWithoutWords: 'de' } } as typeof state;
  expect(badgeSummary(wordless, ENGLISH).words).toBe('1 will be replaced · German: other words stay');
  const html = renderToStaticMarkup(<Review state={wordless} act={() => undefined} />);
  expect(html).toContain('In German texts, Strict replaces names and values only');
});
