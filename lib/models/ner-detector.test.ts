import { expect, it } from 'vitest';
import type { TokenClassifier } from './classifier.ts';
import { nerDetector } from './ner-detector.ts';

/** A model that finds no entities and counts the windows that it is given. */
function counting(onRun: (windows: number) => void = () => undefined, sequencesPerRun = 1) {
  let windows = 0;
  const classifier: TokenClassifier = {
    name: 'counting',
    labels: ['O', 'B-PERSON'],
    roles: [],
    piecesOf: (word) => [...word].map((letter) => letter.codePointAt(0) ?? 0),
    sequencesPerRun,
    scores: async (sequences) => {
      windows += sequences.length;
      onRun(sequences.length);
      return sequences.map((pieces) =>
        pieces.map(() => ({ labels: Float32Array.from([9, 0]), roles: new Float32Array(0) })),
      );
    },
    release: async () => undefined,
  };
  const read = () => {
    const before = windows;
    windows = 0;
    return before;
  };
  return { detector: nerDetector(classifier), read };
}

const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `this is sentence ${at} of a text.`).join(' ');

it('reads a long text once, although it is checked again before it is sent, and after an edit only what changed', async () => {
  const { detector, read } = counting();
  const text = sentences(1500);
  await detector.detect(text);
  expect(read()).toBeGreaterThan(200);
  await detector.detect(text);
  expect(read()).toBe(0);
  await detector.detect(`${text} and one more.`);
  expect(read()).toBeLessThan(4);
});

it('gives as many windows to a run as the model asks for', async () => {
  const runs: number[] = [];
  await counting((windows) => runs.push(windows), 4).detector.detect(sentences(60));
  expect(runs.slice(0, -1).every((windows) => windows === 4)).toBe(true);
  const single: number[] = [];
  await counting((windows) => single.push(windows)).detector.detect(sentences(60));
  expect(single.every((windows) => windows === 1)).toBe(true);
  expect(single.length).toBe(runs.reduce((sum, windows) => sum + windows, 0));
});

it('forgets the windows of a long text at the next short one, but for the usual number', async () => {
  const { detector, read } = counting();
  const long = sentences(1500);
  await detector.detect(long);
  const all = read();
  await detector.detect('hello');
  read();
  await detector.detect(long);
  expect(read()).toBeGreaterThan(all - 70);
});

it('reads a long text to its end although short ones are checked meanwhile', async () => {
  const { detector } = counting();
  const long = sentences(1500);
  let short: Promise<unknown> = Promise.resolve();
  let isStarted = false;
  const found = await detector.detect(long, undefined, (share) => {
    if (share < 0.5 || isStarted) return;
    isStarted = true;
    short = Promise.resolve(detector.detect('hello'));
  });
  expect(found).toEqual([]);
  expect(isStarted).toBe(true);
  expect(await short).toEqual([]);
});

it('reads paragraphs that a long text repeats once', async () => {
  const { detector, read } = counting();
  const paragraph = `${sentences(4)}\n\n`;
  await detector.detect(paragraph.repeat(100));
  expect(read()).toBeLessThan(5);
});

it('reads after an edit only the windows near it, although the text has no sentences', async () => {
  const { detector, read } = counting();
  const words = Array.from({ length: 2500 }, (_, at) => `word${(at * 7919) % 2503}`);
  await detector.detect(words.join(' '));
  expect(read()).toBeGreaterThan(80);
  await detector.detect(['two', 'more', ...words].join(' '));
  expect(read()).toBeLessThan(10);
});

it('goes on after an abort where it stopped, if the text is read again', async () => {
  const stop = new AbortController();
  let runs = 0;
  const { detector, read } = counting(() => {
    runs += 1;
    if (runs === 20) stop.abort();
  });
  const shares: number[] = [];
  const text = sentences(1500);
  await expect(detector.detect(text, stop.signal, (share) => shares.push(share))).rejects.toThrow('aborted');
  const before = read();
  expect(before).toBe(20);
  expect(shares).toHaveLength(20);
  await detector.detect(text);
  const after = read();
  const fresh = counting();
  await fresh.detector.detect(text);
  expect(before + after).toBe(fresh.read());
});

const BASE64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
const base64 = (length: number) => Array.from({ length }, (_, at) => BASE64[(at * at * 31 + at * 17) % 61]).join('');

it.each([
  ['a data URI', `Look at this image: data:image/png;base64,${base64(40_000)} what is it?`],
  ['base64', base64(300_000)],
  ['a long run of one letter', 'a'.repeat(300_000)],
])('reads %s in one window', async (_, text) => {
  const { detector, read } = counting();
  await detector.detect(text);
  expect(read()).toBe(1);
});

it('reads the lines of a log that differ only in numbers once', async () => {
  const { detector, read } = counting();
  const line = (at: number) =>
    `2026-01-${10 + (at % 20)} INFO user=lindqvist${at % 97} from 10.0.${at % 250}.7 took ${at % 500} ms`;
  await detector.detect(Array.from({ length: 5000 }, (_, at) => line(at)).join('\n'));
  expect(read()).toBe(1);
});

it('takes the averages of the pieces of a word, and reads whether it begins an entity from the first', async () => {
  const labels = ['O', 'B-PERSON', 'I-PERSON', 'B-ORGANIZATION', 'I-ORGANIZATION'];
  const scoresOf = (shares: readonly number[]) => ({
    labels: Float32Array.from(shares, (share) => Math.log(share)),
    roles: Float32Array.from([shares[0] ?? 0, 1], Math.log),
  });
  const pieces = [scoresOf([0.1, 0.4, 0.1, 0.3, 0.1]), scoresOf([0.1, 0.05, 0.05, 0.1, 0.7])];
  const classifier: TokenClassifier = {
    name: 'averaged',
    labels,
    roles: ['public', 'hide'],
    wordsOfRun: (run) => [{ start: 0, end: run.length, pieces: [0, 1], scored: { start: 0, end: 2 } }],
    piecesOf: () => [0, 1],
    sequencesPerRun: 1,
    scores: async (sequences) => sequences.map((sequence) => sequence.map((piece) => pieces[piece] ?? scoresOf([]))),
    release: async () => undefined,
  };
  const [found, ...others] = await nerDetector(classifier).detect('Brightleaf');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ start: 0, end: 10, type: 'ORGANIZATION', role: 'identifier' });
  expect(found?.confidence).toBeCloseTo(0.6);
  expect(found?.roleConfidence).toBeCloseTo(1 / 1.1);
});
