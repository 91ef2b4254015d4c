// The model as a detector: words, windows, scores, entities, spans.
import type { Detector, Finding, OnShare, Role, RoleReading } from '../detect/annotation.ts';
import { withoutBoldMarkers } from '../detect/emphasis.ts';
import { type AlignedWord, align, type PiecesOf } from './alignment.ts';
import type { PieceScores, Sequence, TokenClassifier } from './classifier.ts';
import { type Entity, entitiesAmong, softmax } from './decode.ts';
import { withinBorders } from './entity-borders.ts';
import { doubtIntroducedNames } from './introduced-names.ts';
import { isKnown, meaningOf, readLabels } from './label-map.ts';
import type { Labelled } from './labelled.ts';
import { doubtListedNames } from './listed-names.ts';
import { trueCased } from './true-case.ts';
import { wholeFirms } from './whole-firms.ts';
import { wholeName } from './whole-names.ts';
import { wholeWords } from './whole-words.ts';
import { DEFAULT_WINDOW, ownersOf, sequenceOf, type Window, type WindowSize, windowsOf } from './windows.ts';
import { doubtWithoutCapitals } from './without-capitals.ts';
import { agreedInWords } from './word-agreement.ts';

/** Windows in one run of the model. More gain little on two threads, and would answer an abort later. */
const BATCH = 4;
/** The least number of windows whose scores are cached. Typing changes one or two windows of a long text at a time. */
const REMEMBERED_WINDOWS = 64;

type Scores = readonly PieceScores[];

const NOTHING = new Float32Array(0);

/** Lets a waiting message (an abort) be heard between two runs of the model, which block the thread. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A text of many windows is remembered whole: its send checks it again, and an edit changes a few of its windows. */
function remember(
  memory: Map<string, Scores>,
  keys: readonly string[],
  results: readonly (Scores | undefined)[],
): void {
  keys.forEach((key, index) => {
    const scores = results[index];
    if (!scores) return;
    memory.delete(key);
    memory.set(key, scores);
  });
  const most = Math.max(REMEMBERED_WINDOWS, keys.length);
  for (const oldest of memory.keys()) {
    if (memory.size <= most) return;
    memory.delete(oldest);
  }
}

/** Scores of each window's pieces. */
async function windowScores(
  model: TokenClassifier,
  sequences: readonly Sequence[],
  memory: Map<string, Scores>,
  signal?: AbortSignal,
  onShare?: OnShare,
): Promise<readonly Scores[]> {
  // The lists follow from the words, but other words may have the same pieces.
  const keys = sequences.map(({ pieces, lists }) => `${pieces.join(' ')} ${lists.join('')}`);
  const results = keys.map((key) => memory.get(key));
  const missing = results.flatMap((scores, index) => (scores ? [] : [index]));
  for (let at = 0; at < missing.length; at += BATCH) {
    if (at > 0) await breathe();
    signal?.throwIfAborted();
    const batch = missing.slice(at, at + BATCH);
    const scored = await model.scores(batch.flatMap((index) => sequences[index] ?? []));
    batch.forEach((index, row) => {
      results[index] = scored[row] ?? [];
    });
    onShare?.(Math.min(at + BATCH, missing.length) / missing.length);
  }
  signal?.throwIfAborted();
  remember(memory, keys, results);
  return results.map((scores) => scores ?? []);
}

/** One row per word: the scores of its first piece in the window that owns it. */
function wordScores(
  words: readonly AlignedWord[],
  windows: readonly Window[],
  scored: readonly Scores[],
  labels: number,
): PieceScores[] {
  const owners = ownersOf(windows, words.length);
  const rows: PieceScores[] = words.map(() => ({ labels: new Float32Array(labels), roles: NOTHING }));
  windows.forEach(({ from, to }, index) => {
    let piece = 0;
    for (let word = from; word < to; word += 1) {
      const row = scored[index]?.[piece];
      if (owners[word] === index && row) rows[word] = row;
      piece += words[word]?.pieces.length ?? 0;
    }
  });
  return rows;
}

/** The label probabilities where lists, the words before a name and the borders of words tell more than the network knew. */
function withDoubts(labelled: Labelled, piecesOf: PiecesOf): readonly Float32Array[] {
  const listed = { ...labelled, rows: doubtListedNames(labelled, piecesOf) };
  const introduced = { ...labelled, rows: doubtIntroducedNames(listed) };
  return agreedInWords({ ...labelled, rows: doubtWithoutCapitals(introduced) });
}

/** Roles as the training calls them; `hide` is what points at a private person or opens something. */
const ROLES: Readonly<Record<string, Role>> = { hide: 'identifier', fact: 'fact', public: 'public' };

/** The mean probability of each role over an entity's words; the likeliest, or undefined for a model that knows none. */
function likeliestRole(rows: readonly PieceScores[], { from, to }: Entity, names: readonly string[]): RoleReading {
  const inside = rows.slice(from, to).map(({ roles }) => softmax(roles));
  const means = names.map((_, at) => inside.reduce((sum, row) => sum + (row[at] ?? 0), 0) / inside.length);
  const best = means.indexOf(Math.max(...means));
  const role = ROLES[names[best] ?? ''];
  return role ? { role, roleConfidence: means[best] ?? 0 } : {};
}

function findingsOf(
  text: string,
  words: readonly AlignedWord[],
  entity: Entity,
  model: string,
  role: RoleReading,
): Finding[] {
  const first = words[entity.from];
  const last = words[entity.to - 1];
  if (!first || !last) return [];
  const { confidence } = entity;
  const meaning = meaningOf(entity.type);
  const rule = isKnown(entity.type) ? model : `${model}: ${entity.type}`;
  return withinBorders(text, { start: first.start, end: last.end }, meaning.type).map(
    (span): Finding => ({
      ...(meaning.type === 'PERSON' ? wholeName(text, wholeWords(text, span)) : wholeWords(text, span)),
      ...meaning,
      ...role,
      confidence,
      source: { detector: 'model', rule },
    }),
  );
}

/** Our network was taught no tabs and few capitals; cells of a row are a list of things. Another's may know them. */
const asTaught = (plain: string, piecesOf: PiecesOf) => trueCased(plain, piecesOf).replace(/(?<=\S)\t(?=\S)/gu, ',');

/** Finds what the model was trained on. An abort is heard between windows. Throws a ModelError for labels that mean nothing. */
export function nerDetector(model: TokenClassifier, size: WindowSize = DEFAULT_WINDOW): Detector {
  const memory = new Map<string, Scores>();
  const reading = readLabels(model.labels);
  return {
    name: model.name,
    async detect(written, signal, onShare) {
      signal?.throwIfAborted();
      const plain = withoutBoldMarkers(written);
      const text = model.listsOf ? asTaught(plain, model.piecesOf) : plain;
      const words = align(text, model);
      const windows = windowsOf(text, words, size);
      const sequences = windows.map((window) => sequenceOf(words, window, size));
      const scored = await windowScores(model, sequences, memory, signal, onShare);
      const rows = wordScores(words, windows, scored, model.labels.length);
      const told = rows.map((row) => reading.project(softmax(row.labels)));
      const labelled = { text, words, rows: told, nothing: reading.labels.indexOf('O') };
      const found = entitiesAmong(withDoubts(labelled, model.piecesOf), reading);
      const findings = found.flatMap((entity) =>
        findingsOf(plain, words, entity, model.name, likeliestRole(rows, entity, model.roles)),
      );
      return wholeFirms(plain, findings);
    },
  };
}
