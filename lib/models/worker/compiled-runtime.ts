// Each model has a separate worker, and each worker would compile ONNX Runtime again: 49 MB of code. So the engine compiles it once, and
// all workers use the same code.
import { runtimeFor } from '../runtime-files.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';

export type CompiledRuntime = WebAssembly.Module;

/** Compiles the runtime; undefined if that fails, so that the worker tries it and reports the error. */
export const compiledRuntime = ({ runtime }: ModelFolderAddresses): Promise<CompiledRuntime | undefined> =>
  WebAssembly.compileStreaming(fetch(`${runtime}${runtimeFor(import.meta.env.BROWSER)}.wasm`)).catch(() => undefined);

/** The functions of `WebAssembly` with which a runtime starts. */
export type RuntimeStart = Pick<typeof WebAssembly, 'instantiate' | 'instantiateStreaming'>;

/**
 * Makes the runtime of this thread start from the compiled code once it arrives. ONNX Runtime has no option for that, so the functions with
 * which it starts are replaced.
 */
export function startFromCompiled(start: RuntimeStart, arrives: Promise<CompiledRuntime | undefined>): void {
  const compileHere = start.instantiateStreaming.bind(start);
  start.instantiateStreaming = async (source, imports) => {
    const compiled = await arrives;
    if (!compiled) return compileHere(source, imports);
    await (await source).body?.cancel();
    return { module: compiled, instance: await start.instantiate(compiled, imports) };
  };
}
