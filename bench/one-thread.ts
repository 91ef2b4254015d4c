import { env } from 'onnxruntime-web';

/** The runtime takes as many threads as the machine has; figures of different machines could not be compared. */
export function limitToOneThread(): void {
  env.wasm.numThreads = 1;
}
