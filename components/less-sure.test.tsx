import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH, languageOf } from '../lib/language/language.ts';
import { parts as german } from '../lib/language/texts/de/index.ts';
import { annotationOf, promptOf } from './prompt.test-support.ts';
import { Review } from './review.tsx';
import { summaryOf } from './words.ts';

const INDONESIAN = 'Nama saya Elif Yıldırım, besok ada rapat dan semua orang akan datang.';
const ENGLISH_TEXT = 'I am Elif Yıldırım, and I have a meeting tomorrow that all of you know.';
const NAME = 'Elif Yıldırım';

const promptIn = (text: string) => promptOf(text, [annotationOf(text, NAME, 'PERSON', 4)], { [NAME]: 'Ayla Demirci' });
const htmlOf = (text: string) => renderToStaticMarkup(<Review state={promptIn(text)} act={() => undefined} />);

it('says in badge and review that names in the prompt’s language are found less reliably', () => {
  expect(summaryOf(promptIn(INDONESIAN), ENGLISH).words).toBe('1 will be replaced · Indonesian: check closely');
  expect(summaryOf(promptOf(INDONESIAN, []), ENGLISH).words).toBe('Nothing to replace · Indonesian: check closely');
  expect(htmlOf(INDONESIAN)).toContain('Names in Indonesian are found less reliably. Check the marks before you send.');
  expect(summaryOf(promptIn(INDONESIAN), languageOf(german)).words).toContain('Indonesisch');
});

it('says nothing of it in other languages', () => {
  expect(summaryOf(promptIn(ENGLISH_TEXT), ENGLISH).words).toBe('1 will be replaced');
  expect(htmlOf(ENGLISH_TEXT)).not.toContain('less reliably');
});
