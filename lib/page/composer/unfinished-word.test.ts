import { expect, it } from 'vitest';
import { endsInUnspacedScript, unfinishedWordAt } from './unfinished-word.ts';

/** The text has a bar where the caret is; the result is the unfinished word. */
function wordIn(withCaret: string): string | undefined {
  const caret = withCaret.indexOf('|');
  const text = withCaret.replace('|', '');
  const word = unfinishedWordAt(text, caret);
  return word && text.slice(word.start, word.end);
}

it.each([
  ['My name is Ann|', 'Ann'],
  ['My name is Ann|ika and', 'Annika'],
  ['“Ann|', 'Ann'],
  ['It costs 12.|', '12.'],
  ['Call +1 503 555 0142|', '0142'],
  ['anna@|', 'anna@'],
  ['anna@example.|', 'anna@example.'],
  ['192.168.|', '192.168.'],
  ['my_|', 'my_'],
  ['我叫王小明|', '明'],
  ['ผมชื่อสมชาย|', 'ย'],
  ['我叫Anna|', 'Anna'],
])('%s is typed on', (text, word) => {
  expect(wordIn(text)).toBe(word);
});

it.each(['', '|', 'Annika |', 'Annika.|', 'O’Neill,|', '(Annika)|', 'one\n|', 'really?!|', '王小明。|'])(
  '%s has ended',
  (text) => {
    expect(wordIn(text.includes('|') ? text : `${text}|`)).toBeUndefined();
  },
);

it('knows a key without spaces as unfinished, however long it is', () => {
  const key = 'a1'.repeat(100_000);
  expect(unfinishedWordAt(key, key.length)?.end).toBe(key.length);
});

it('tells scripts without spaces by the last character', () => {
  expect(endsInUnspacedScript('Tokyo 東京')).toBe(true);
  expect(endsInUnspacedScript('𠮷')).toBe(true);
  expect(endsInUnspacedScript('東京 Tokyo')).toBe(false);
  expect(endsInUnspacedScript('서울')).toBe(false);
});
