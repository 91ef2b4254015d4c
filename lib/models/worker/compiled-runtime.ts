// Each model has a worker, and each worker would compile ONNX Runtime for itself: 49 MB of code. So the engine compiles it once, without the
// functions that the shipped models never call, and all workers of shipped models use the same code.
import { freeBytes } from '../external-weights.ts';
import { RUNTIME_NAMES } from '../runtime-files.ts';
import { fetchBytes, type ModelFolderAddresses } from '../shipped-files.ts';
import { reducedRuntime } from './reduced-runtime.ts';
import { USED_FUNCTIONS } from './used-functions.ts';

export type CompiledRuntime = WebAssembly.Module;

async function compileReduced({ runtime }: ModelFolderAddresses): Promise<CompiledRuntime> {
  const whole = await fetchBytes(`${runtime}${RUNTIME_NAMES.wasm}.wasm`);
  const reduced = reducedRuntime(whole, USED_FUNCTIONS);
  const compiled = await WebAssembly.compile(reduced);
  for (const bytes of [whole, reduced]) freeBytes(bytes);
  return compiled;
}

/** Compiles what the shipped models use of the runtime; undefined if that fails, so that the worker tries it and reports the error. */
export const compiledRuntime = (place: ModelFolderAddresses): Promise<CompiledRuntime | undefined> =>
  compileReduced(place).catch(() => undefined);

/** The functions of `WebAssembly` with which a runtime starts. */
export type RuntimeStart = Pick<typeof WebAssembly, 'instantiate' | 'instantiateStreaming'>;

/** Lets the runtime of this thread start from the code that arrives. ONNX Runtime has no option for that, so its way to start is replaced. */
export function startFromCompiled(start: RuntimeStart, arrives: Promise<CompiledRuntime | undefined>): void {
  const compileHere = start.instantiateStreaming.bind(start);
  start.instantiateStreaming = async (source, imports) => {
    const compiled = await arrives;
    if (!compiled) return compileHere(source, imports);
    await (await source).body?.cancel();
    return { module: compiled, instance: await start.instantiate(compiled, imports) };
  };
}
