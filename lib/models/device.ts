// The only place that decides whether a model runs on WebAssembly, which is always available, or on the graphics card.
import type { WeightFormat } from './hub.ts';
import { shipsGraphicsRuntime } from './runtime-files.ts';

export type Device = 'wasm' | 'webgpu';

/** The part of `navigator.gpu` that is used here. */
export interface Gpu {
  requestAdapter(): Promise<object | null>;
}

/** Weight formats that ONNX Runtime multiplies on WebGPU. An 8-bit model would be copied back to the CPU at every layer. */
const WEIGHTS_FOR_GPU: ReadonlySet<WeightFormat> = new Set(['q4', 'fp32']);

const browserGpu = (): Gpu | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { gpu?: Gpu }).gpu;

/** Whether the browser has WebAssembly's promise integration, with which our build of ONNX Runtime waits for the graphics card. */
const hasPromiseIntegration = (): boolean => 'Suspending' in WebAssembly;

/** `webgpu` if its runtime is shipped, the weights and the browser suit it, and there is an adapter. Never rejects. */
export async function deviceFor(
  weights: WeightFormat,
  gpu: Gpu | undefined = browserGpu(),
  waits = hasPromiseIntegration(),
  isShipped = shipsGraphicsRuntime,
): Promise<Device> {
  if (!isShipped || !gpu || !waits || !WEIGHTS_FOR_GPU.has(weights)) return 'wasm';
  const adapter = await gpu.requestAdapter().catch(() => null);
  return adapter ? 'webgpu' : 'wasm';
}
