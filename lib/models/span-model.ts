// Loads a model with GLiNER's interface.
import { said } from '../language/message.ts';
import { cachedPieces, type PiecesOf } from './alignment.ts';
import type { SpanClassifier } from './classifier.ts';
import { ModelError } from './errors.ts';
import {
  GLINER_INPUTS,
  type GlinerConfig,
  glinerConfig,
  type Prompt,
  spansAbove,
  spansInput,
  splitIntoSpanWords,
  unsupported,
} from './gliner.ts';
import { typeName } from './label-map.ts';
import {
  type LoadedClassifier,
  type LoadOptions,
  loadTokenizer,
  networkOptions,
  type SpecialPieces,
  specialPieces,
  type TransformersLibrary,
} from './library-loading.ts';
import { longestInput } from './longest-input.ts';
import { hasInvalidScore, type NetworkInput, type RunNetwork } from './network.ts';
import { throwSessionFailure } from './never-rejecting-runtime.ts';
import { PROMPT_LABELS } from './span-labels.ts';
import { switchableNetwork } from './switchable-network.ts';
import { searchVocabulariesInSets } from './vocabulary-search.ts';
import { windowWithin } from './windows.ts';

function checkInputs(sessions: Readonly<Record<string, object>>): void {
  const { model } = sessions as { readonly model?: { readonly inputNames?: readonly string[] } };
  const names = model?.inputNames ?? [];
  const wrong =
    GLINER_INPUTS.find((name) => !names.includes(name)) ?? names.find((name) => !GLINER_INPUTS.includes(name));
  if (wrong !== undefined) throw unsupported('inputs', wrong);
}

type Library = Pick<TransformersLibrary, 'Tensor'>;
type Model = Awaited<ReturnType<TransformersLibrary['AutoModel']['from_pretrained']>>;

/** The pieces that ask for labels. @throws ModelError if the tokenizer does not know the marks between them */
function promptFor(
  piecesOf: PiecesOf,
  special: SpecialPieces,
  config: GlinerConfig,
  labels: readonly string[],
): Prompt {
  const pieceOfMark = (key: string, mark: string): number => {
    const [piece, ...others] = piecesOf(mark);
    if (piece === undefined || others.length > 0) throw unsupported(key, mark);
    return piece;
  };
  const labelMark = pieceOfMark('ent_token', config.labelMark);
  const pieces = labels.flatMap((label) => [labelMark, ...piecesOf(label)]);
  return { before: [...special.first, ...pieces, pieceOfMark('sep_token', config.textMark)], after: special.last };
}

/** @param labels the number of labels in the prompt */
const networkOf =
  ({ Tensor }: Library, model: Model, { maxWidth }: GlinerConfig, labels: number): RunNetwork =>
  async ({ ids, mask, width, spans }) => {
    if (!spans) throw new RangeError('A network that classifies spans was given none.');
    const count = spans.isInText.length;
    const output = await model.forward({
      input_ids: new Tensor('int64', ids, [1, width]),
      attention_mask: new Tensor('int64', mask, [1, width]),
      words_mask: new Tensor('int64', spans.words, [1, width]),
      text_lengths: new Tensor('int64', BigInt64Array.of(BigInt(spans.wordCount)), [1, 1]),
      span_idx: new Tensor('int64', spans.borders, [1, count, 2]),
      span_mask: new Tensor('bool', spans.isInText, [1, count]),
    });
    throwSessionFailure(model.sessions);
    const { data, dims } = output.logits ?? {};
    const shape = [1, spans.wordCount, maxWidth, labels].join();
    if (!(data instanceof Float32Array) || dims?.join() !== shape || hasInvalidScore(data)) {
      throw new ModelError(said('modelOutputWrong'));
    }
    return { labels: data, roles: new Float32Array(0) };
  };

const wordsWith =
  (piecesOf: PiecesOf): SpanClassifier['wordsOfText'] =>
  (text) =>
    splitIntoSpanWords(text)
      .map(({ start, end }) => ({ start, end, pieces: piecesOf(text.slice(start, end).replace(/\p{Cs}/gu, '\uFFFD')) }))
      .filter(({ pieces }) => pieces.length > 0);

/** @param configText the text of the model's gliner_config.json @throws ModelError that names the part that Coatcheck does not support */
export async function loadSpanClassifier(
  library: TransformersLibrary,
  options: LoadOptions,
  configText: string,
): Promise<LoadedClassifier> {
  const { AutoModel, PretrainedConfig } = library;
  searchVocabulariesInSets(library);
  const config = glinerConfig(configText);
  const { maxWidth, maxWords } = config;
  const [tokenizer, model] = await Promise.all([
    loadTokenizer(library, options),
    // Its config.json may be missing, and says nothing else.
    AutoModel.from_pretrained(options.name, {
      ...networkOptions(options),
      config: new PretrainedConfig({ model_type: 'gliner' }),
    }),
  ]);
  throwSessionFailure(model.sessions);
  checkInputs(model.sessions);

  const piecesOf = cachedPieces((text) => tokenizer.encode(text, { add_special_tokens: false }));
  const labels = PROMPT_LABELS.slice(0, config.maxTypes);
  const types = labels.map(typeName);
  const prompt = promptFor(piecesOf, specialPieces(tokenizer.encode('')), config, labels);
  const around = prompt.before.length + prompt.after.length;
  const longestWith = (pieces: number) => longestInput(config.encoder, tokenizer.model_max_length, pieces);
  if (longestInput(config.encoder, undefined, 0) <= around) throw unsupported('max_position_embeddings');
  if (longestWith(0) <= around) throw unsupported('model_max_length');
  const longestSequence = Math.min(longestWith(around), maxWords);

  const network = switchableNetwork(networkOf(library, model, config, types.length));
  const wordsOfText = wordsWith(piecesOf);
  const classifier: SpanClassifier = {
    name: options.name,
    longestSequence,
    wordsOfText,
    async spans(words) {
      if (words.length === 0) return [];
      const { labels: logits } = await network.run(spansInput(words, prompt, maxWidth));
      return spansAbove(logits, words.length, maxWidth, types);
    },
    async release() {
      network.end();
      await model.dispose();
    },
  };
  const inputOf = (text: string): NetworkInput => {
    const words = wordsOfText(text).map(({ pieces }) => pieces);
    return spansInput(words.slice(0, windowWithin(longestSequence).pieces), prompt, maxWidth);
  };
  return { classifier, network, isProcessorOnly: true, inputOf };
}
