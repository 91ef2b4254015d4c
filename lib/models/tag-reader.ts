// Reads the entities of a text with a model that labels its pieces: words, windows, scores, the likeliest labels.
import type { DetectedRole, Role } from '../detect/annotation.ts';
import { type AlignedWord, alignWords } from './alignment.ts';
import type { PieceScores, TokenClassifier } from './classifier.ts';
import { type Entity, entityDecoder } from './decode.ts';
import { withoutPlaceScoresOfCommas } from './entity-borders.ts';
import { readLabels } from './label-map.ts';
import { alignPieces } from './piece-alignment.ts';
import type { ReadText } from './read-text.ts';
import { type PieceProbabilities, windowReader } from './window-scores.ts';
import { pieceSequenceOf, type WindowSize, type WordWindow, windowOfEachWord, windowsOf } from './windows.ts';
import { averageOf, labelsByType, wordReading } from './word-reading.ts';

const NO_ROLES = new Float32Array(0);

interface LabelGroups {
  readonly labelCount: number;
  readonly types: ReturnType<typeof labelsByType>;
}

/** One row per word: the probabilities from the word's first piece, or from those that count, in the window that labels it. */
function wordReadings(
  words: readonly AlignedWord[],
  windows: readonly WordWindow[],
  scored: readonly PieceProbabilities[],
  { labelCount, types }: LabelGroups,
): PieceScores[] {
  const owners = windowOfEachWord(windows, words.length);
  const unread = { labels: new Float32Array(labelCount).fill(1 / labelCount), roles: NO_ROLES };
  const rows: PieceScores[] = words.map(() => unread);
  windows.forEach(({ from, to }, index) => {
    let piece = 0;
    for (let word = from; word < to; word += 1) {
      const { start = 0, end = 1 } = words[word]?.scored ?? {};
      if (owners[word] === index)
        rows[word] = wordReading(scored[index]?.slice(piece + start, piece + end) ?? [], types) ?? unread;
      piece += words[word]?.pieces.length ?? 0;
    }
  });
  return rows;
}

/** The roles by their names in the training data. `hide` marks values that identify a private person or give access. */
const ROLE_BY_TRAINING_NAME: ReadonlyMap<string, Role> = new Map([
  ['hide', 'identifier'],
  ['fact', 'fact'],
  ['public', 'public'],
]);

/** Types whose values are not facts. If the model reads one as a fact (a brand taken for a person), it is still nobody's name. */
const NAME_TYPES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION']);

/** The role with the highest mean probability over an entity's words; empty for a model without roles. */
function likeliestRole(
  rows: readonly PieceScores[],
  { from, to, type }: Entity,
  names: readonly string[],
): DetectedRole {
  const means = averageOf(rows.slice(from, to).map(({ roles }) => roles));
  const [fact, open] = [names.indexOf('fact'), names.indexOf('public')];
  if (NAME_TYPES.has(type) && fact >= 0 && open >= 0) {
    means[open] = (means[open] ?? 0) + (means[fact] ?? 0);
    means[fact] = 0;
  }
  const best = means.indexOf(Math.max(...means));
  const role = ROLE_BY_TRAINING_NAME.get(names[best] ?? '');
  return role ? { role, roleConfidence: means[best] ?? 0 } : {};
}

function wordsOf(text: string, model: TokenClassifier): readonly AlignedWord[] {
  if (model.wordsOfText) return model.wordsOfText(text);
  return model.wordsOfRun ? alignPieces(text, model.wordsOfRun, model.lineBreak) : alignWords(text, model);
}

/** @throws ModelError if the model has no label for "no entity" */
export function tagReader(model: TokenClassifier, size: WindowSize): ReadText {
  const readWindows = windowReader(model);
  const reading = readLabels(model.labels, model.transitions, model.wordsOfRun !== undefined);
  const groups = { labelCount: model.labels.length, types: labelsByType(model.labels) };
  const decode = entityDecoder(reading);
  const outside = reading.labels.indexOf('O');
  return async (text, signal, onShare) => {
    const words = wordsOf(text, model);
    const windows = windowsOf(text, words, size);
    const sequences = windows.map((window) => pieceSequenceOf(words, window, size));
    const scored = await readWindows(sequences, signal, onShare);
    const rows = wordReadings(words, windows, scored, groups);
    const projected = rows.map((row) => reading.project(row.labels));
    const labelled = { text, words, rows: projected, nothing: outside };
    const entities = decode(withoutPlaceScoresOfCommas(labelled, reading.labels));
    return {
      words,
      entities: reading.joinParts(entities),
      roleOf: (entity) => likeliestRole(rows, entity, model.roles),
    };
  };
}
