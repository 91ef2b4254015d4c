// The length of files and functions, and the number of positional parameters. `npx tsx scripts/sizes.ts` lists those above the limits.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AstNode, isNode, nodesIn, parseSource } from './syntax.ts';

export const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 80;
const MAX_PARAMETERS = 5;

/** Tables and texts, which a reader looks up and does not follow. */
const DATA = [/^lib\/language\/texts\//, /^lib\/sanitize\/generalise\/(?:drugs|places)\.ts$/];

interface FunctionSize {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined;

/** A function without a name of its own takes the name of the variable, property or call that holds it. */
function nameOf(node: AstNode, parent: AstNode | undefined): string {
  return nameIn(node.id) ?? nameIn(parent?.id) ?? nameIn(parent?.key) ?? nameIn(parent?.callee) ?? 'anonymous';
}

export function functionsIn(path: string, source: string): FunctionSize[] {
  const { body } = parseSource(path, source);
  const parents = new Map<AstNode, AstNode>();
  const found: FunctionSize[] = [];
  for (const node of nodesIn(body)) {
    for (const child of Object.values(node).flat()) if (isNode(child)) parents.set(child, node);
    if (!FUNCTIONS.has(node.type)) continue;
    const lines = source.slice(Number(node.start), Number(node.end)).split('\n').length;
    const parameters = Array.isArray(node.params) ? node.params.length : 0;
    found.push({ name: nameOf(node, parents.get(node)), lines, parameters });
  }
  return found;
}

export const linesOf = (source: string): number => source.trimEnd().split('\n').length;

const trackedSources = (): string[] =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' }).trim().split('\n');

export interface TooLong {
  /** "path" or "path name", as the list of exceptions writes it. */
  readonly key: string;
  readonly size: number;
}

interface Sizes {
  readonly files: readonly TooLong[];
  readonly functions: readonly TooLong[];
  readonly parameters: readonly TooLong[];
}

/** Everything above the limits in the repository's code; data is left out, and so are tests' bodies. */
export function sizes(): Sizes {
  const files: TooLong[] = [];
  const functions: TooLong[] = [];
  const parameters: TooLong[] = [];
  for (const path of trackedSources()) {
    const source = readFileSync(path, 'utf8');
    const isData = DATA.some((pattern) => pattern.test(path));
    if (linesOf(source) > MAX_FILE_LINES && !isData) files.push({ key: path, size: linesOf(source) });
    if (!/\.tsx?$/.test(path)) continue;
    for (const { name, lines, parameters: count } of functionsIn(path, source)) {
      if (lines > MAX_FUNCTION_LINES) functions.push({ key: `${path} ${name}`, size: lines });
      if (count > MAX_PARAMETERS) parameters.push({ key: `${path} ${name}`, size: count });
    }
  }
  return { files, functions, parameters };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [title, all] of Object.entries(sizes())) {
    process.stdout.write(`${title}: ${all.length}\n`);
    for (const { key, size } of all.toSorted((a: TooLong, b: TooLong) => b.size - a.size))
      process.stdout.write(`  ${size} ${key}\n`);
  }
}
