// ONNX Runtime has kernels for every operator, and the shipped models call less than a quarter of its functions. Firefox compiles all functions
// before the first one runs: 37 MB of code. So the bodies of functions that the shipped models never call are dropped before it is compiled.
// If such a function is called after all, it traps, and the model is loaded again with the whole runtime (`client.ts`).
import { joined, readVarint, varint } from '../binary.ts';

export interface UsedFunctions {
  /** The size of the runtime's file for which the functions were listed. */
  readonly fileBytes: number;
  /** A bit for each function of the file, base64. */
  readonly bits: string;
}

const CODE_SECTION = 10;
/** After the magic number and the version. */
const FIRST_SECTION = 8;
/** A function body of three bytes: no local variables, `unreachable`, `end`. */
const TRAP = Uint8Array.of(3, 0x00, 0x00, 0x0b);

interface Section {
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

function codeSection(wasm: Uint8Array): Section {
  for (let at = FIRST_SECTION; at < wasm.length; ) {
    const { value, end } = readVarint(wasm, at + 1);
    if (wasm[at] === CODE_SECTION) return { start: at, content: end, end: end + value };
    at = end + value;
  }
  throw new RangeError('The WebAssembly file holds no code.');
}

const bitsOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The runtime without the bodies of unused functions; the whole runtime if the list was made for another file. */
export function reducedRuntime(wasm: Uint8Array<ArrayBuffer>, { fileBytes, bits }: UsedFunctions) {
  if (wasm.length !== fileBytes) return wasm;
  const isUsed = bitsOf(bits);
  const section = codeSection(wasm);
  const count = readVarint(wasm, section.content);
  const parts: Uint8Array[] = [Uint8Array.from(varint(count.value))];
  let at = count.end;
  for (let index = 0; index < count.value; index += 1) {
    const size = readVarint(wasm, at);
    const end = size.end + size.value;
    parts.push(((isUsed[index >> 3] ?? 0) >> (index & 7)) & 1 ? wasm.subarray(at, end) : TRAP);
    at = end;
  }
  const code = joined(parts);
  return joined([
    wasm.subarray(0, section.start),
    Uint8Array.from([CODE_SECTION, ...varint(code.length)]),
    code,
    wasm.subarray(section.end),
  ]);
}
