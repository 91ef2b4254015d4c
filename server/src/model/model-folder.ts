import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Type } from 'typebox';
import { ModelFolderError, readJson, readJsonIfThere } from './files.ts';
import { loadVectorSet, type VectorSet } from './vector-set.ts';

const Size = Type.Integer({ minimum: 1 });
const TokenIds = Type.Union([Type.Integer(), Type.Array(Type.Integer()), Type.Null()]);

const Config = Type.Object({
  hidden_size: Size,
  num_hidden_layers: Size,
  num_attention_heads: Size,
  num_key_value_heads: Type.Optional(Size),
  head_dim: Type.Optional(Type.Union([Size, Type.Null()])),
  vocab_size: Size,
  max_position_embeddings: Size,
  eos_token_id: Type.Optional(TokenIds),
});
const GenerationConfig = Type.Object({ eos_token_id: Type.Optional(TokenIds) });
const SteerFile = Type.Object({
  heads: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
  head_dim: Size,
  padding: Type.Union([Type.Literal('left'), Type.Literal('right')]),
});
const AnyObject = Type.Record(Type.String(), Type.Unknown());

/** The sizes that must be known to feed the decoder. */
export interface DecoderShape {
  layers: number;
  cacheHeads: number;
  headDim: number;
  vocabulary: number;
  /** The side on which shorter rows of a batch are padded. */
  padding: 'left' | 'right';
  /** The number of attention heads that can be steered. */
  edited: number;
}

export interface ModelFolder {
  id: string;
  decoderPath: string;
  shape: DecoderShape;
  contextLength: number;
  endTokens: ReadonlySet<number>;
  tokenizer: { json: object; config: Record<string, unknown>; template: string };
  vectorSet: VectorSet | undefined;
}

function findDecoder(folder: string): string {
  const found = ['onnx/model.onnx', 'model.onnx'].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new ModelFolderError('onnx/model.onnx is missing');
  return found;
}

function readTemplate(folder: string, config: Record<string, unknown>): string {
  const beside = join(folder, 'chat_template.jinja');
  const template = existsSync(beside) ? readFileSync(beside, 'utf8') : config.chat_template;
  if (typeof template === 'string') return template;
  throw new ModelFolderError('tokenizer_config.json has no chat_template, and there is no chat_template.jinja');
}

function checkHeads(vectorSet: VectorSet | undefined, steer: Type.Static<typeof SteerFile> | undefined): void {
  if (!vectorSet) return;
  if (!steer) throw new ModelFolderError('there is a restore.json but no steer.json: run steer.py on the decoder');
  if (JSON.stringify(steer.heads) !== JSON.stringify(vectorSet.heads) || steer.head_dim !== vectorSet.headDim)
    throw new ModelFolderError('restore.json and steer.json name different heads');
}

function endTokensOf(...sources: ({ eos_token_id?: number | number[] | null } | undefined)[]): ReadonlySet<number> {
  const found = sources.map((each) => each?.eos_token_id).find((each) => each !== undefined && each !== null);
  return new Set(typeof found === 'number' ? [found] : found);
}

/** Reads everything but the decoder itself. @throws ModelFolderError that names the file with the error */
export function loadModelFolder(path: string, id?: string): ModelFolder {
  const folder = resolve(path);
  if (!existsSync(folder)) throw new ModelFolderError(`there is no folder ${folder}`);
  const config = readJson(folder, 'config.json', Config);
  const steer = readJsonIfThere(folder, 'steer.json', SteerFile);
  const vectorSet = existsSync(join(folder, 'restore.json')) ? loadVectorSet(folder) : undefined;
  checkHeads(vectorSet, steer);
  const tokenizerConfig = readJson(folder, 'tokenizer_config.json', AnyObject);
  return {
    id: id ?? vectorSet?.published().model ?? basename(folder),
    decoderPath: findDecoder(folder),
    shape: {
      layers: config.num_hidden_layers,
      cacheHeads: config.num_key_value_heads ?? config.num_attention_heads,
      headDim: config.head_dim ?? config.hidden_size / config.num_attention_heads,
      vocabulary: config.vocab_size,
      padding: steer?.padding ?? 'left',
      edited: steer?.heads.length ?? 0,
    },
    contextLength: config.max_position_embeddings,
    endTokens: endTokensOf(readJsonIfThere(folder, 'generation_config.json', GenerationConfig), config),
    tokenizer: {
      json: readJson(folder, 'tokenizer.json', AnyObject),
      config: tokenizerConfig,
      template: readTemplate(folder, tokenizerConfig),
    },
    vectorSet,
  };
}
