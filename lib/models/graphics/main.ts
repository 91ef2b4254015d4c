// The entry point of the worker that runs a network on the graphics card.
import * as onnx from 'onnxruntime-web/jspi';
import { modelFiles } from '../model-files.ts';
import { modelStore } from '../model-store.ts';
import { runtimeFor } from '../runtime-files.ts';
import { type AnsweringScope, type CallMessage, callAnswerer } from '../worker/calls.ts';
import { allowOwnFilesOnly } from '../worker/own-files-only.ts';
import type { GraphicsCalls, ModelOnCard } from './messages.ts';
import { type GraphicsRuntime, graphicsHandlers } from './serve.ts';

allowOwnFilesOnly(globalThis);

/** The part of a `GPUDevice` that is used here. */
interface Device {
  readonly lost: Promise<unknown>;
}

/** ONNX Runtime makes the device with the first session, and keeps it. */
const lost = async () => ((await onnx.env.webgpu.device) as unknown as Device).lost;

async function startRuntime({ place }: ModelOnCard): Promise<GraphicsRuntime> {
  onnx.env.logLevel = 'fatal';
  const { wasm } = onnx.env;
  wasm.numThreads = 1;
  const files = `${place.runtime}${runtimeFor(import.meta.env.BROWSER)}`;
  wasm.wasmPaths = { mjs: `${files}.mjs`, wasm: `${files}.wasm` };
  return { onnx, providers: ['webgpu'], lost };
}

const store = modelStore();
const handlers = graphicsHandlers({
  startRuntime,
  readFiles: ({ place, name, isShipped }) => modelFiles(place, store, { name, isShipped }).then(({ files }) => files),
});
// TypeScript types `self` as a window.
const scope = self as unknown as AnsweringScope & {
  onmessage: ((event: { readonly data: CallMessage }) => void) | null;
};
const answer = callAnswerer<GraphicsCalls>(scope, handlers, () => []);
scope.onmessage = ({ data }) => answer(data);
