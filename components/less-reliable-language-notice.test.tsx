import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH, languageOf } from '../lib/language/language.ts';
import { germanParts as german } from '../lib/language/texts/de/index.ts';
import { annotationOf, promptOf } from './prompt.test-support.ts';
import { Review } from './review.tsx';
import { badgeSummary } from './words.ts';

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
  expect(badgeSummary(kept, ENGLISH).words).toBe('1 name kept · Tamil: check closely');
  expect(badgeSummary(promptIn(TAMIL), languageOf(german)).words).toContain('Tamil');
});

it('says nothing of it in other languages', () => {
  expect(badgeSummary(promptIn(ENGLISH_TEXT), ENGLISH).words).toBe('1 will be replaced');
  expect(htmlOf(ENGLISH_TEXT)).not.toContain('less reliably');
});
