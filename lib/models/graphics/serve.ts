// Runs in the worker of the graphics card: opens one network there, and answers runs of it.
import type * as Onnx from 'onnxruntime-web';
import { said } from '../../language/message.ts';
import { ModelError } from '../errors.ts';
import { freeBytes, splitModel } from '../external-weights.ts';
import type { ModelContent } from '../manifest.ts';
import { hasInvalidScore, type NetworkInput, type NetworkOutput, OUTPUT_NAMES } from '../network.ts';
import { isGraphFile, isWeightFile } from '../weight-files.ts';
import type { CallHandlers } from '../worker/calls.ts';
import { withFloatProducts } from './float-products.ts';
import type { GraphicsCalls, ModelOnCard } from './messages.ts';

export interface GraphicsRuntime {
  readonly onnx: Pick<typeof Onnx, 'InferenceSession' | 'Tensor'>;
  readonly providers: readonly Onnx.InferenceSession.ExecutionProviderConfig[];
  /** Resolves once the card is lost; asked after a session was created. */
  lost(): Promise<unknown>;
}

interface GraphicsParts {
  readFiles(model: ModelOnCard): Promise<ModelContent>;
  startRuntime(model: ModelOnCard): Promise<GraphicsRuntime>;
}

/** The session's input: a network whose weights lie in files beside it is passed on as it is. */
function sessionInput(files: ModelContent) {
  const weights = [...files].filter(([path]) => isWeightFile(path));
  const [, onnx] = weights.find(([path]) => isGraphFile(path)) ?? [];
  if (!onnx) throw new ModelError(said('manifestLacksFile', { file: 'onnx' }));
  const beside = weights.filter(([path]) => !isGraphFile(path));
  if (beside.length > 0) {
    const externalData = beside.map(([path, data]) => ({ path: path.slice(path.lastIndexOf('/') + 1), data }));
    return { graph: onnx, externalData };
  }
  const floats = withFloatProducts(onnx);
  freeBytes(onnx);
  const split = splitModel(floats.onnx);
  return { graph: split.graph, externalData: [...split.externalData, ...floats.externalData] };
}

function tensorsOf({ Tensor }: GraphicsRuntime['onnx'], { ids, mask, rows, width }: NetworkInput) {
  const shape = [rows, width];
  return { input_ids: new Tensor('int64', ids, shape), attention_mask: new Tensor('int64', mask, shape) };
}

function floatsOf(tensor: Onnx.Tensor | undefined): Float32Array {
  if (!tensor) return new Float32Array(0);
  if (!(tensor.data instanceof Float32Array) || hasInvalidScore(tensor.data)) {
    throw new ModelError(said('modelOutputWrong'));
  }
  return tensor.data;
}

interface OpenedNetwork {
  run(input: NetworkInput): Promise<NetworkOutput>;
}

/** A session whose run ends at once when the card is lost, even if the driver never answers. */
function networkUntilLost({ onnx, lost }: GraphicsRuntime, session: Onnx.InferenceSession): OpenedNetwork {
  let isLost = false;
  let stopRun: (error: Error) => void = () => undefined;
  const cardLost = () => new ModelError(said('modelStopped'));
  void lost().then(() => {
    isLost = true;
    stopRun(cardLost());
  });
  return {
    async run(input) {
      if (isLost) throw cardLost();
      const output = await new Promise<Onnx.InferenceSession.ReturnType>((resolve, reject) => {
        stopRun = reject;
        session.run(tensorsOf(onnx, input)).then(resolve, reject);
      });
      return { labels: floatsOf(output[OUTPUT_NAMES.labels]), roles: floatsOf(output[OUTPUT_NAMES.roles]) };
    },
  };
}

export function graphicsHandlers({ readFiles, startRuntime }: GraphicsParts): CallHandlers<GraphicsCalls> {
  let network: Promise<OpenedNetwork> | undefined;
  /** The latest run. Two runs at once would use one stack in turns. */
  let latest: Promise<unknown> = Promise.resolve();

  async function open(model: ModelOnCard): Promise<OpenedNetwork> {
    const runtime = await startRuntime(model);
    const { graph, externalData } = sessionInput(await readFiles(model));
    const session = await runtime.onnx.InferenceSession.create(graph, {
      executionProviders: runtime.providers,
      externalData,
    });
    for (const { data } of externalData) freeBytes(data);
    return networkUntilLost(runtime, session);
  }

  async function run(input: NetworkInput): Promise<NetworkOutput> {
    if (!network) throw new RangeError('This worker was asked to run a network before it had opened one.');
    return (await network).run(input);
  }

  return {
    async open(model) {
      network = open(model);
      await network;
      return {};
    },
    run(input) {
      const answer = latest.then(() => run(input));
      latest = answer.catch(() => undefined);
      return answer;
    },
  };
}
