// Collects the regular expressions of the product: the literals of its source, and those that it builds while its modules load and its
// pipeline runs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodesIn, parseSource } from '../syntax.ts';

export interface ProductPattern {
  readonly pattern: RegExp;
  /** "path:line" */
  readonly where: string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = [
  'lib/*.ts',
  'components/*.ts',
  'components/*.tsx',
  'entrypoints/*.ts',
  'entrypoints/*.tsx',
  'cli/*.ts',
];

/** Stands for patterns of other modules. */
const LAZY_PATTERN = 'lib/text/lazy-pattern.ts';

export function shippedSources(globs: readonly string[] = SOURCES): string[] {
  const files = execFileSync('git', ['ls-files', ...globs], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  return files.filter((file) => !/\.test(?:-support)?\.tsx?$/.test(file) && file !== LAZY_PATTERN);
}

const isRegExpCall = (callee: unknown): boolean => (callee as { readonly name?: unknown }).name === 'RegExp';

interface SourcePatterns {
  readonly literals: readonly ProductPattern[];
  /** The places of all calls of `RegExp`. */
  readonly builders: readonly string[];
}

export function sourcePatterns(): SourcePatterns {
  const literals: ProductPattern[] = [];
  const builders: string[] = [];
  for (const file of shippedSources()) {
    const source = readFileSync(resolve(ROOT, file), 'utf8');
    for (const node of nodesIn(parseSource(file, source).body)) {
      const where = () => `${file}:${source.slice(0, Number(node.start)).split('\n').length}`;
      const literal = node.regex as { readonly pattern: string; readonly flags: string } | undefined;
      if (node.type === 'Literal' && literal)
        literals.push({ pattern: new RegExp(literal.pattern, literal.flags), where: where() });
      if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isRegExpCall(node.callee))
        builders.push(where());
    }
  }
  return { literals, builders };
}

/** The place that called `RegExp`; undefined if a library did. */
function callerIn(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, path = '', at] = /\(?((?:file:\/\/)?\/[^():]+):(\d+):\d+\)?$/.exec(line) ?? [];
    const file = path.startsWith('file:') ? fileURLToPath(path) : path;
    if (!path || file === import.meta.filename) continue;
    const own = file.replace(`${ROOT}/`, '');
    return /^(?:lib|components|entrypoints|cli)\//.test(own) ? `${own}:${at}` : undefined;
  }
  return undefined;
}

/** Runs `work` and returns every pattern that it builds by a call of `RegExp`. */
export async function patternsBuiltBy(work: () => Promise<void>): Promise<ProductPattern[]> {
  const built = new Map<string, ProductPattern>();
  const original = globalThis.RegExp;
  const record = (pattern: RegExp): RegExp => {
    const key = String(pattern);
    const where = built.has(key) ? undefined : callerIn(new Error().stack ?? '');
    if (where) built.set(key, { pattern, where });
    return pattern;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, values, caller) => record(Reflect.construct(target, values, caller)),
    apply: (target, self, values) => record(Reflect.apply(target, self, values)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return [...built.values()];
}
