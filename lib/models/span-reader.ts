// Reads the entities of a text with a model that classifies spans of words.
import type { SpanClassifier } from './classifier.ts';
import { withoutOverlaps } from './gliner.ts';
import type { ReadText } from './read-text.ts';
import { cachedWindows } from './window-scores.ts';
import { type WindowSize, windowOfEachWord, windowsOf } from './windows.ts';

type WordPieces = readonly (readonly number[])[];

export function spanReader(model: SpanClassifier, size: WindowSize): ReadText {
  const readWindows = cachedWindows({
    keyOf: (words: WordPieces) => words.map((pieces) => pieces.join(' ')).join('|'),
    lengthOf: (words) => words.length,
    perRun: () => 1,
    read: (windows) => Promise.all(windows.map((words) => model.spans(words))),
  });
  return async (text, signal, onShare) => {
    const words = model.wordsOfText(text);
    const windows = windowsOf(text, words, size);
    // Only a single word that is longer than the window is cut.
    const pieces = windows.map(({ from, to }) =>
      words.slice(from, to).map((word) => word.pieces.slice(0, size.pieces)),
    );
    const answers = await readWindows(pieces, signal, onShare);
    const owners = windowOfEachWord(windows, words.length);
    const found = windows.flatMap((window, index) =>
      (answers[index] ?? [])
        .map((span) => ({ ...span, from: window.from + span.from, to: window.from + span.to }))
        .filter(({ from, to }) => owners[from] === index || owners[to - 1] === index),
    );
    return { words, entities: withoutOverlaps(found), roleOf: () => ({}) };
  };
}
