// npx tsx scripts/used-functions.ts
// lib/models/worker/used-functions.ts: the functions of ONNX Runtime that the shipped models call. To be run after an update of the runtime or
// of a model; `reduced-runtime.test.ts` fails until then. V8 compiles a function when it is first called, and can report each one.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVarint } from '../lib/models/binary.ts';
import { runShippedModels } from '../lib/models/worker/shipped-runs.ts';

const LIST = fileURLToPath(new URL('../lib/models/worker/used-functions.ts', import.meta.url));
const REPORTING = ['--wasm-lazy-compilation', '--liftoff-only', '--trace-wasm-compilation-times'];
const COMPILED = /#(\d+) using Liftoff/g;

const IMPORT_SECTION = 2;
const CODE_SECTION = 10;
const FUNCTION = 0;
const MEMORY = 2;

/** The numbers of imported functions and of functions with a body. The runtime imports functions and one memory. */
function functionCounts(wasm: Uint8Array): { readonly imported: number; readonly own: number } {
  let [imported, own] = [0, 0];
  for (let at = 8; at < wasm.length; ) {
    const size = readVarint(wasm, at + 1);
    const count = readVarint(wasm, size.end);
    if (wasm[at] === CODE_SECTION) own = count.value;
    let field = count.end;
    for (let index = 0; wasm[at] === IMPORT_SECTION && index < count.value; index += 1) {
      for (let name = 0; name < 2; name += 1) {
        const length = readVarint(wasm, field);
        field = length.end + length.value;
      }
      const kind = wasm[field];
      if (kind !== FUNCTION && kind !== MEMORY) throw new RangeError(`An import of kind ${kind} was not expected.`);
      imported += kind === FUNCTION ? 1 : 0;
      const first = readVarint(wasm, field + 1);
      // A memory has flags, a least size and a greatest size.
      field = kind === FUNCTION ? first.end : readVarint(wasm, readVarint(wasm, first.end).end).end;
    }
    at = size.end + size.value;
  }
  return { imported, own };
}

/** The report goes to a file, because V8 loses lines that a pipe does not take at once. */
function reportOfRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coatcheck-functions-'));
  const path = join(folder, 'report.txt');
  const report = openSync(path, 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    [...REPORTING, '--import', 'tsx', fileURLToPath(import.meta.url), 'run'],
    { encoding: 'utf8', stdio: ['ignore', report, 'pipe'] },
  );
  closeSync(report);
  const text = readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`The models could not be run: ${stderr.slice(-500)}`);
  return text;
}

function writeList(): void {
  const report = reportOfRun();
  const wasm = readFileSync(createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  const { imported, own } = functionCounts(wasm);
  const bits = new Uint8Array(Math.ceil(own / 8));
  let used = 0;
  for (const index of new Set(Array.from(report.matchAll(COMPILED), ([, index]) => Number(index) - imported))) {
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
    used += 1;
  }
  writeFileSync(
    LIST,
    `// Written by scripts/used-functions.ts: ${used} of ${own} functions.
import type { UsedFunctions } from './reduced-runtime.ts';

export const USED_FUNCTIONS: UsedFunctions = {
  fileBytes: ${wasm.length},
  bits: '${Buffer.from(bits).toString('base64')}',
};
`,
  );
}

if (process.argv[2] === 'run') await runShippedModels({ every: 1 });
else writeList();
