// Makes a detector from a token-classification model. Its steps are the condensed text, words, windows, scores, entities and findings.
import type { DetectedRole, Detector, Finding, Role } from '../detect/annotation.ts';
import { withoutBoldMarkers } from '../detect/emphasis.ts';
import { type AlignedWord, alignWords } from './alignment.ts';
import type { TokenClassifier } from './classifier.ts';
import { condensedText } from './condensed/condensed-text.ts';
import { type Entity, entitiesFromProbabilities } from './decode.ts';
import { splitAtBorders, withoutPlaceScoresOfCommas } from './entity-borders.ts';
import { isKnownLabel, meaningOfLabel, readLabels } from './label-map.ts';
import { withoutOrdinaryWords } from './ordinary-words.ts';
import { alignPieces } from './piece-alignment.ts';
import { withWholeFirms } from './whole-firms.ts';
import { extendToWholeName } from './whole-names.ts';
import { withWholeValues } from './whole-values.ts';
import { extendToWholeWords } from './whole-words.ts';
import { type PieceProbabilities, windowReader } from './window-scores.ts';
import { pieceSequenceOf, type WordWindow, windowOfEachWord, windowsOf, windowWithin } from './windows.ts';

const NO_ROLES = new Float32Array(0);

const averageOf = (rows: readonly Float32Array[]): Float32Array =>
  (rows[0] ?? NO_ROLES).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);

/** The probabilities of a word's labels and roles. */
interface WordReading {
  readonly labels: Float32Array;
  readonly roles: Float32Array;
}

/** For each label, the index of the label that goes on with (`I-`) or begins (`B-`) the same type; its own index if no label does. */
function partnersOf(labels: readonly string[]): readonly number[] {
  return labels.map((label, at) => {
    const other = labels.indexOf(label.replace(/^[BI]-/, (mark) => (mark === 'B-' ? 'I-' : 'B-')));
    return other < 0 ? at : other;
  });
}

/**
 * The probabilities of a word: the averages of those of its pieces. Whether the word begins an entity or goes on with one is told by its
 * first piece alone, since the others always go on.
 */
function readingOf(pieces: PieceProbabilities, partners: readonly number[]): WordReading | undefined {
  const [first] = pieces;
  if (!first) return undefined;
  const begun = first.labels;
  if (pieces.length === 1) return first;
  const mean = averageOf(pieces.map((piece) => piece.labels));
  const labels = mean.map((own, at) => {
    const other = partners[at] ?? at;
    const both = (begun[at] ?? 0) + (begun[other] ?? 0);
    return other !== at && both > 0 ? ((own + (mean[other] ?? 0)) * (begun[at] ?? 0)) / both : own;
  });
  return { labels, roles: averageOf(pieces.map((piece) => piece.roles)) };
}

/** One row per word: the probabilities from the word's first piece, or from those that count, in the window that labels it. */
function wordReadings(
  words: readonly AlignedWord[],
  windows: readonly WordWindow[],
  scored: readonly PieceProbabilities[],
  partners: readonly number[],
): WordReading[] {
  const owners = windowOfEachWord(windows, words.length);
  const unread = { labels: new Float32Array(partners.length).fill(1 / partners.length), roles: NO_ROLES };
  const rows: WordReading[] = words.map(() => unread);
  windows.forEach(({ from, to }, index) => {
    let piece = 0;
    for (let word = from; word < to; word += 1) {
      const { start = 0, end = 1 } = words[word]?.scored ?? {};
      if (owners[word] === index)
        rows[word] = readingOf(scored[index]?.slice(piece + start, piece + end) ?? [], partners) ?? unread;
      piece += words[word]?.pieces.length ?? 0;
    }
  });
  return rows;
}

/** The roles by their names in the training data. `hide` marks values that identify a private person or give access. */
const ROLE_BY_TRAINING_NAME: Readonly<Record<string, Role>> = { hide: 'identifier', fact: 'fact', public: 'public' };

/** Types whose values are not facts. If the model reads one as a fact (a brand taken for a person), it is still nobody's name. */
const NAME_TYPES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION']);

/** The role with the highest mean probability over an entity's words; empty for a model without roles. */
function likeliestRole(
  rows: readonly WordReading[],
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
  const role = ROLE_BY_TRAINING_NAME[names[best] ?? ''];
  return role ? { role, roleConfidence: means[best] ?? 0 } : {};
}

function findingsOf(
  text: string,
  words: readonly AlignedWord[],
  entity: Entity,
  model: string,
  role: DetectedRole,
): Finding[] {
  const first = words[entity.from];
  const last = words[entity.to - 1];
  if (!first || !last) return [];
  const { confidence } = entity;
  const meaning = meaningOfLabel(entity.type);
  const rule = isKnownLabel(entity.type) ? model : `${model}: ${entity.type}`;
  return splitAtBorders(text, { start: first.start, end: last.end }, meaning.type).map(
    (span): Finding => ({
      ...(meaning.type === 'PERSON'
        ? extendToWholeName(text, extendToWholeWords(text, span))
        : extendToWholeWords(text, span)),
      ...meaning,
      ...role,
      confidence,
      source: { detector: 'model', rule },
    }),
  );
}

function wordsOf(text: string, model: TokenClassifier): readonly AlignedWord[] {
  if (model.wordsOfText) return model.wordsOfText(text);
  return model.wordsOfRun ? alignPieces(text, model.wordsOfRun, model.lineBreak) : alignWords(text, model);
}

/** A detector that can be aborted between runs of the model. @throws ModelError if the model has no label for "no entity" */
export function nerDetector(model: TokenClassifier, size = windowWithin(model.longestSequence)): Detector {
  const readWindows = windowReader(model);
  const reading = readLabels(model.labels);
  const partners = partnersOf(model.labels);
  return {
    name: model.name,
    async detect(written, signal, onShare) {
      signal?.throwIfAborted();
      const { text, inSource } = condensedText(withoutBoldMarkers(written));
      const words = wordsOf(text, model);
      const windows = windowsOf(text, words, size);
      const sequences = windows.map((window) => pieceSequenceOf(words, window, size));
      const scored = await readWindows(sequences, signal, onShare);
      const rows = wordReadings(words, windows, scored, partners);
      const told = rows.map((row) => reading.project(row.labels));
      const labelled = { text, words, rows: told, nothing: reading.labels.indexOf('O') };
      const read = entitiesFromProbabilities(withoutPlaceScoresOfCommas(labelled, reading.labels), reading);
      const found = withWholeValues(words, read);
      const findings = found.flatMap((entity) =>
        findingsOf(text, words, entity, model.name, likeliestRole(rows, entity, model.roles)),
      );
      const names = model.isOrdinaryWord ? withoutOrdinaryWords(text, findings, model.isOrdinaryWord) : findings;
      return inSource(withWholeFirms(text, names));
    },
  };
}
