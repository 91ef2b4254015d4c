// The devices that a model can run on, and the browser's graphics card.

/** `wasm`: the processor, by WebAssembly, which is always available. */
export type Device = 'wasm' | 'webgpu';

interface AdapterInfo {
  readonly vendor?: string;
  readonly architecture?: string;
  readonly device?: string;
  readonly description?: string;
  readonly isFallbackAdapter?: boolean;
}

/** The part of `navigator.gpu` that is used here. */
export interface Gpu {
  requestAdapter(): Promise<{ readonly info: AdapterInfo } | null>;
}

export interface GraphicsCard {
  /** As much as the browser tells about the card. */
  readonly name: string;
  /** Only an imitation of a card, which the processor computes. */
  readonly isSoftware: boolean;
}

const browserGpu = (): Gpu | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { gpu?: Gpu }).gpu;

/** Whether the browser has WebAssembly's promise integration, with which our build of ONNX Runtime waits for the card: Chrome 137. */
const hasPromiseIntegration = (): boolean => 'Suspending' in WebAssembly;

/** The graphics card of this device that ONNX Runtime can use; undefined if there is none. Never rejects. */
export async function graphicsCard(
  gpu: Gpu | undefined = browserGpu(),
  canWait = hasPromiseIntegration(),
): Promise<GraphicsCard | undefined> {
  if (!gpu || !canWait) return undefined;
  const info = (await gpu.requestAdapter().catch(() => null))?.info;
  if (!info) return undefined;
  const { vendor = '', architecture = '', device = '', description = '', isFallbackAdapter = false } = info;
  return { name: [vendor, architecture, device, description].join(' ').trim(), isSoftware: isFallbackAdapter };
}
