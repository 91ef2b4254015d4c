import { expect, it } from 'vitest';
import { CodedError, textOfError } from './coded-error.ts';
import { ENGLISH, languageOf } from './language.ts';
import { bestLanguageTag } from './language-tags.ts';
import { said } from './message.ts';
import { germanParts } from './texts/de/index.ts';
import { chineseParts } from './texts/zh-CN/index.ts';

const german = languageOf(germanParts);
const chinese = languageOf(chineseParts);

it('fills gaps, chooses the form by the number, and writes numbers as the language does', () => {
  expect(ENGLISH.say('sentValues', { count: 1 })).toBe('Sent: 1 value was replaced');
  expect(german.say('sentValues', { count: 1234 })).toBe('Gesendet: 1.234 Werte wurden ersetzt');
  expect(chinese.say('sentValues', { count: 1 })).toBe('已发送：替换了 1 个值');
});

it('chooses a form for each of two numbers in one text', () => {
  const kept = (entries: number, chats: number) => ({
    entries: said('vaultEntries', { count: entries }),
    chats: said('vaultChats', { count: chats }),
  });
  expect(ENGLISH.say('vaultHolds', kept(2, 1))).toBe('Kept on this device: 2 entries from 1 chat.');
  expect(german.say('vaultHolds', kept(1, 3))).toBe('Auf diesem Gerät: 1 Eintrag aus 3 Chats.');
});

it('never takes what fills a gap for a template', () => {
  expect(ENGLISH.say('riskOf', { original: '{original} $& {x}' })).toBe('Risk of {original} $& {x}');
});

it('reads one sentence after the other, with a space only where the language has one', () => {
  const sentences = [said('composerEmpty'), said('unexpected')];
  expect(german.read(sentences)).toBe(
    'Das Eingabefeld ist leer. Schreib erst etwas. Etwas Unerwartetes ist schiefgegangen. Versuch es noch einmal.',
  );
  expect(chinese.read(sentences)).toBe('输入框是空的。请先写点内容。发生意外问题。请重试。');
});

it('says a text that fills the gap of another in the same language', () => {
  const file = said('modelFileMissing', { file: 'x.onnx', advice: said('adviseDownloadAgain') });
  const failed = said('modelFallback', { detail: said('modelUnusable', { model: 'a/b', detail: file }) });
  expect(ENGLISH.read(failed)).toBe(
    'The model "a/b" cannot be used. The model file "x.onnx" is missing. Remove the model in the options and download it again. Coatcheck’s own model is used until then.',
  );
  expect(german.read(failed)).toBe(
    'Das Modell „a/b“ kann nicht verwendet werden. Die Modelldatei „x.onnx“ fehlt. Entferne das Modell in den Einstellungen und lade es noch einmal herunter. Bis dahin wird das Modell von Coatcheck verwendet.',
  );
});

it('says of an error without a code that it was not expected, and shows its message', () => {
  const reason = textOfError(new Error('Quota gone'));
  expect(ENGLISH.read(reason)).toBe('Quota gone');
  expect(german.read(reason)).toBe('Etwas Unerwartetes ist schiefgegangen (Quota gone). Versuch es noch einmal.');
  expect(textOfError(new Error(''))).toEqual(said('unexpected'));
});

it('carries the code and the values of an error', () => {
  const error = new CodedError(said('engineTimeout', { seconds: 5 }));
  expect(error).toMatchObject({ code: 'engineTimeout', params: { seconds: 5 } });
  expect(textOfError(error)).toEqual(said('engineTimeout', { seconds: 5 }));
  expect(new CodedError(said('vaultLocked')).said).toEqual(said('vaultLocked'));
});

it('takes the first language that it speaks', () => {
  expect(bestLanguageTag(['de-AT'])).toBe('de');
  expect(bestLanguageTag(['it', 'fr-CA', 'en'])).toBe('fr');
  expect(bestLanguageTag(['zh'])).toBe('zh-CN');
  expect(bestLanguageTag(['zh_SG'])).toBe('zh-CN');
  expect(bestLanguageTag(['zh-TW', 'es-419'])).toBe('es');
  expect(bestLanguageTag(['not a tag', 'xx'])).toBe('en');
  expect(bestLanguageTag([])).toBe('en');
});
