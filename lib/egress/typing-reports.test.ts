import { expect, it } from 'vitest';
import { type TypingReports, watchTypingReports } from './typing-reports.ts';

const PROMPT = 'Has Rolf Petry paid the rent for May?';
const url = 'https://chat.example/log';

/** Types the prompt, one key in 100 ms, and lets the page make a request after each; returns what was noticed. */
function whileTyping(request: (key: string, soFar: string, at: number) => string | undefined, prompt = PROMPT) {
  const noticed: TypingReports[] = [];
  let time = 0;
  const watch = watchTypingReports(
    (what) => noticed.push(what),
    () => time,
  );
  Array.from(prompt).forEach((key, at) => {
    time += 100;
    watch.key(key);
    const text = request(key, prompt.slice(0, at + 1), at);
    if (text !== undefined) watch.asked({ text, url }, prompt.slice(0, at + 1));
  });
  return noticed;
}

it.each<[string, (key: string) => string]>([
  ['a message to a worker', (key) => key],
  ['JSON', (key) => JSON.stringify({ type: 'keydown', key, t: 1_754 })],
  ['codes of keys', (key) => JSON.stringify({ code: /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : key })],
  ['a form', (key) => `event=key&value=${key}&n=4`],
])('notices that each key is reported by %s', (_, request) => {
  expect(whileTyping(request)).toEqual(['keys']);
  expect(whileTyping(request, 'Колян должен мне денег за май')).toContain('keys');
});

it('notices keys that are reported a few at a time', () => {
  let waiting: string[] = [];
  expect(
    whileTyping((key, _, at) => {
      waiting.push(key);
      if (at % 4 !== 3) return undefined;
      const text = JSON.stringify(waiting.map((k) => ({ k })));
      waiting = [];
      return text;
    }),
  ).toEqual(['keys']);
});

it('notices that the text so far is reported', () => {
  expect(whileTyping((_, soFar) => JSON.stringify({ draft: soFar }))).toEqual(['text']);
  expect(whileTyping((_, soFar, at) => (at % 10 === 9 ? `q=1 ${soFar}` : undefined))).toEqual(['text']);
});

it('says nothing of a page that reports neither', () => {
  expect(whileTyping(() => JSON.stringify({ event: 'typing', isTyping: true, n: 17, page: 'chat' }))).toEqual([]);
  expect(whileTyping((_, soFar) => JSON.stringify({ length: soFar.length }))).toEqual([]);
  expect(whileTyping((_, soFar, at) => (soFar === PROMPT || at === 5 ? soFar : undefined))).toEqual([]);
});

it('says nothing of prompts that are sent one after the other', () => {
  const noticed: TypingReports[] = [];
  const watch = watchTypingReports((what) => noticed.push(what));
  for (const prompt of ['Write a poem about rain', 'Now one about snow', 'And a last one about the sea']) {
    for (const key of prompt) watch.key(key);
    watch.asked({ text: JSON.stringify({ messages: [{ content: prompt }] }), url }, prompt);
  }
  expect(noticed).toEqual([]);
});

it('says nothing of keys that are in a request by chance, long after they were typed', () => {
  const noticed: TypingReports[] = [];
  let time = 0;
  const watch = watchTypingReports(
    (what) => noticed.push(what),
    () => time,
  );
  for (const key of PROMPT) watch.key(key);
  time = 10_000;
  for (const key of PROMPT) watch.asked({ text: key, url }, PROMPT);
  expect(noticed).toEqual([]);
});
