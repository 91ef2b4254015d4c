// Loads a token-classification model, public or ours, with transformers.js. span-model.ts loads models of the other kind.

import type * as Transformers from '@huggingface/transformers';
import { said } from '../language/message.ts';
import { cachedPieces } from './alignment.ts';
import type { PieceScores, TokenClassifier } from './classifier.ts';
import { ModelError } from './errors.ts';
import { GLINER_CONFIG_FILE } from './gliner.ts';
import { CALIBRATION_FILE, learnedTransitions } from './learned-transitions.ts';
import {
  inputFor,
  type LoadedClassifier,
  type LoadOptions,
  loadTokenizer,
  networkOptions,
  specialPieces,
  type TransformersLibrary,
} from './library-loading.ts';
import { type LengthConfig, longestInput } from './longest-input.ts';
import { hasInvalidScore, type NetworkOutput, OUTPUT_NAMES } from './network.ts';
import { throwSessionFailure } from './never-rejecting-runtime.ts';
import { cachedTextPieces, type TextPiece } from './piece-alignment.ts';
import { loadSpanClassifier } from './span-model.ts';
import { switchableNetwork } from './switchable-network.ts';
import { textReader, textTokenizer } from './text-reader.ts';
import { searchVocabulariesInSets } from './vocabulary-search.ts';
import { windowWithin } from './windows.ts';

/** Models have up to some hundred labels. The memory of a table of transitions grows with the square of their number. */
const MOST_LABELS = 1000;

function labelsOf(config: unknown): readonly string[] {
  const { id2label } = config as { id2label?: Record<string, string> };
  if (!id2label) throw new ModelError(said('modelLabelsMissing'));
  const ids = Object.keys(id2label);
  if (ids.length > MOST_LABELS)
    throw new ModelError(said('modelLabelsTooMany', { labels: ids.length, most: MOST_LABELS }));
  return ids.map((id) => {
    const label = id2label[id];
    if (label === undefined) throw new ModelError(said('modelLabelsGap'));
    return label;
  });
}

interface OwnConfig {
  /** Fields that only our training writes. */
  readonly line_break_piece?: string;
  readonly labels_every_piece?: boolean;
  readonly roles?: unknown;
  readonly model_type?: string;
}

const rolesOf = (names: unknown): readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : [];

/** The types of public models that label every piece of a word. Others are usually trained to label the first one. */
const LABEL_EVERY_PIECE: ReadonlySet<string> = new Set(['openai_privacy_filter']);

/** More would gain little and would delay an abort. */
const SEQUENCES_PER_RUN_ON_CARD = 4;
const NO_ROLES = new Float32Array(0);

/** The network's output as plain arrays. @throws ModelError if it does not fit the labels, or has scores that are not numbers */
function outputOf(
  output: Readonly<Record<string, Transformers.Tensor | undefined>>,
  counts: Readonly<Record<keyof NetworkOutput, number>>,
): NetworkOutput {
  const floatsOf = (part: keyof NetworkOutput): Float32Array => {
    const tensor = counts[part] > 0 ? output[OUTPUT_NAMES[part]] : undefined;
    if (!tensor && part === 'roles') return NO_ROLES;
    const { dims, data } = tensor ?? {};
    if (dims?.[2] !== counts[part] || !(data instanceof Float32Array) || hasInvalidScore(data)) {
      throw new ModelError(said('modelOutputWrong'));
    }
    return data;
  };
  return { labels: floatsOf('labels'), roles: floatsOf('roles') };
}

/** The pieces of a run of characters with their text; the library gives numbers and texts in the same order. */
const textPieces =
  (tokenizer: Transformers.PreTrainedTokenizer) =>
  (run: string): TextPiece[] => {
    const texts = tokenizer.tokenize(run);
    return tokenizer.encode(run, { add_special_tokens: false }).map((id, index) => ({ id, text: texts[index] ?? '' }));
  };

export async function loadTokenClassifier(
  library: TransformersLibrary,
  options: LoadOptions,
): Promise<LoadedClassifier<TokenClassifier>> {
  searchVocabulariesInSets(library);
  const { name, isOrdinaryWord } = options;
  const { AutoModelForTokenClassification, Tensor } = library;
  const [tokenizer, model] = await Promise.all([
    loadTokenizer(library, options),
    AutoModelForTokenClassification.from_pretrained(name, networkOptions(options)),
  ]);
  throwSessionFailure(model.sessions);
  const labels = labelsOf(model.config);
  const transitions = learnedTransitions(model.config, await options.readText(CALIBRATION_FILE), labels.length);
  const {
    line_break_piece: lineBreak,
    labels_every_piece: readsRuns = false,
    roles: roleNames,
    model_type: type = '',
  } = model.config as OwnConfig;
  const roles = rolesOf(roleNames);
  const special = specialPieces(tokenizer.encode(''));
  const longest = longestInput(model.config as LengthConfig, tokenizer.model_max_length, tokenizer.encode('').length);
  const piecesOf = (text: string) => tokenizer.encode(text, { add_special_tokens: false });

  const wordsOfText = readsRuns ? undefined : textReader(textTokenizer(tokenizer, LABEL_EVERY_PIECE.has(type)));

  const network = switchableNetwork(async ({ ids, mask, rows, width }) => {
    const shape = [rows, width];
    const inputs = { input_ids: new Tensor('int64', ids, shape), attention_mask: new Tensor('int64', mask, shape) };
    // The library's call operator returns only the logits, so `forward` is used.
    const output = await model.forward(inputs);
    throwSessionFailure(model.sessions);
    return outputOf(output, { labels: labels.length, roles: roles.length });
  });

  const classifier: TokenClassifier = {
    name,
    labels,
    roles,
    transitions,
    ...(lineBreak ? { lineBreak: piecesOf(lineBreak) } : {}),
    ...(isOrdinaryWord ? { isOrdinaryWord } : {}),
    ...(readsRuns ? { wordsOfRun: cachedTextPieces(textPieces(tokenizer)) } : {}),
    ...(wordsOfText ? { wordsOfText } : {}),
    ...(Number.isFinite(longest) ? { longestSequence: longest } : {}),
    piecesOf: cachedPieces(piecesOf),
    get sequencesPerRun() {
      return network.isOnCard ? SEQUENCES_PER_RUN_ON_CARD : 1;
    },
    async scores(sequences) {
      if (sequences.length === 0) return [];
      const input = inputFor(sequences, special);
      const output = await network.run(input);
      const scoresAt = (place: number): PieceScores => ({
        labels: output.labels.slice(place * labels.length, (place + 1) * labels.length),
        roles: output.roles.slice(place * roles.length, (place + 1) * roles.length),
      });
      return sequences.map((pieces, row) =>
        pieces.map((_, piece) => scoresAt(row * input.width + piece + special.first.length)),
      );
    },
    async release() {
      network.end();
      await model.dispose();
    },
  };
  return {
    classifier,
    network,
    inputOf: (text) => inputFor([piecesOf(text).slice(0, windowWithin(longest).pieces)], special),
  };
}

export async function loadClassifier(library: TransformersLibrary, options: LoadOptions): Promise<LoadedClassifier> {
  const spans = await options.readText(GLINER_CONFIG_FILE);
  return spans === undefined ? loadTokenClassifier(library, options) : loadSpanClassifier(library, options, spans);
}
