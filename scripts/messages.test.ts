// Every error says what happened and what to do, blames nobody and shows no stack; docs/messages.md lists all of them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { LanguageParts } from '../lib/language/language.ts';
import { GAP_PATTERN, type PluralText } from '../lib/language/message.ts';
import { germanParts as german } from '../lib/language/texts/de/index.ts';
import { englishTexts } from '../lib/language/texts/en/index.ts';
import { spanishParts as spanish } from '../lib/language/texts/es/index.ts';
import { frenchParts as french } from '../lib/language/texts/fr/index.ts';
import { chineseParts as chinese } from '../lib/language/texts/zh-CN/index.ts';
import { errorReasons, messages, REASON_PLACEHOLDER, unusedErrorCodes } from './message-list.ts';
import { MESSAGES_PAGE, messagesPage } from './messages.ts';

const TO_DO =
  /\b(allow|attach|check|choose|close|correct|delete|download|export|free|give|go on|install|look|open|paste|press|reload|remove|replace|restart|scan|select|send|show|start|try|turn|update|wait|write)\b|starts a new vault|unlock it|enter it|better four words/i;

/** Told beside a text that says what to do. */
const BESIDE_ADVICE =
  /^(The rules of your organization |must be (one of|a whole number|a list of addresses)|It is too long to be checked|It holds more than text|No text can be read in it|Coatcheck cannot read this kind)/;

/** Only a mistake of Coatcheck's own leads there: nothing that a person does, but to try again. */
const OWN_MISTAKES =
  /^(No engine heard|A newer text took|The request |This is no receipt|There is no setting|The setting "|There is no language model here|\{address\} could not|"\{file\}" is not listed|The file "\{file\}" is not there|The model’s config.json has a gap|The value is too short|No other value|The model was removed while|There is no word|\{file\} would no longer|There is no language "|The browser does not let|The model file "|\{entry\} (is not an object|must say true|cannot be used)|The dictionary’s first line)/;

const BLAMES =
  /\byou (did|failed|forgot|must not|entered|should have)\b|invalid input|your (mistake|error|fault)|\bwrong\b(?! Try)/i;
const STACK = /\bError:|undefined|\bnull\b|\[object|\bat \w+ \(|NaN/;

it('is up to date: npm run messages', () => {
  expect(readFileSync(MESSAGES_PAGE, 'utf8')).toBe(messagesPage());
});

it('finds the messages', () => {
  expect(messages().length).toBeGreaterThan(40);
  expect(errorReasons().length).toBeGreaterThan(60);
});

it('keeps no text of an error that nothing throws', () => {
  expect(unusedErrorCodes()).toEqual([]);
});

it.each(messages().map((message) => [message.title, message] as const))('%s: what to do', (_, { title, detail }) => {
  const whole = [title, ...detail].join(' ');
  expect(whole.includes(REASON_PLACEHOLDER) || whole.includes('{reason}') || TO_DO.test(whole), whole).toBe(true);
});

it.each(errorReasons())('%s', (sentence) => {
  expect(TO_DO.test(sentence) || OWN_MISTAKES.test(sentence) || BESIDE_ADVICE.test(sentence)).toBe(true);
});

it('blames nobody and shows no stack', () => {
  for (const text of [...messages().flatMap(({ title, detail }) => [title, ...detail]), ...errorReasons()])
    expect(text).not.toMatch(BLAMES);
});

const wordsOf = (text: string | PluralText) =>
  (typeof text === 'string' ? text : Object.values(text).join(' ')).replace(GAP_PATTERN, '');

const IN_ENGLISH: LanguageParts = { tag: 'en', texts: englishTexts };

it.each([IN_ENGLISH, german, french, spanish, chinese].map((parts) => [parts.tag, parts] as const))(
  '%s shows no stack',
  (_, { texts }: LanguageParts) => {
    for (const text of Object.values(texts).map(wordsOf)) expect(text).not.toMatch(STACK);
  },
);
