// Where a model runs: the one place that decides. WebAssembly is always there.
import type { Weights } from './hub.ts';
import { shipsGraphicsRuntime } from './runtime-files.ts';

export type Device = 'wasm' | 'webgpu';

/** The part of `navigator.gpu` that is asked. */
export interface Gpu {
  requestAdapter(): Promise<object | null>;
}

/** ONNX Runtime's WebGPU kernels multiply floats and 4-bit weights; 8-bit models would hop to the CPU at every layer. */
const ON_GPU: ReadonlySet<Weights> = new Set(['q4', 'fp32']);

const browserGpu = (): Gpu | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { gpu?: Gpu }).gpu;

/** ONNX Runtime waits for the graphics card by WebAssembly's promise integration, the smallest of its builds that can. */
const canWait = (): boolean => 'Suspending' in WebAssembly;

/** `webgpu` where its runtime is shipped, the weights gain by it, the browser can, and there is an adapter; never rejects. */
export async function deviceFor(
  weights: Weights,
  gpu: Gpu | undefined = browserGpu(),
  waits = canWait(),
  isShipped = shipsGraphicsRuntime,
): Promise<Device> {
  if (!isShipped || !gpu || !waits || !ON_GPU.has(weights)) return 'wasm';
  const adapter = await gpu.requestAdapter().catch(() => null);
  return adapter ? 'webgpu' : 'wasm';
}
