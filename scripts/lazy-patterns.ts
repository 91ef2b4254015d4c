// Replaces regular expressions in `lib` by lazy ones: literals that a module would make when it is loaded, and every `new RegExp`. The browser
// makes a literal inside a function when the function first runs, so it stays. Code in a `try` block stays too, because it makes an expression
// to find out whether its source is valid.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Node;
  readonly name?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const MADE_LATER = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'PropertyDefinition',
  'StaticBlock',
]);
const NAME = 'lazyPatternOfBuild';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

function editsIn(node: Node, isLater: boolean): readonly Edit[] {
  if (node.type === 'TryStatement') return [];
  if (node.regex && !isLater) {
    const { pattern, flags } = node.regex;
    return [{ start: node.start, end: node.end, by: `${NAME}(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})` }];
  }
  const inner = childrenOf(node).flatMap((child) => editsIn(child, isLater || MADE_LATER.has(child.type)));
  const isMadeFromText = node.type === 'NewExpression' && node.callee?.name === 'RegExp';
  return isMadeFromText && node.callee ? [{ start: node.start, end: node.callee.end, by: NAME }, ...inner] : inner;
}

/** The code with lazy patterns; undefined if there is nothing to change. `program` is its syntax tree. */
export function withLazyPatterns(code: string, program: unknown, module: string): string | undefined {
  const edits = isNode(program) ? [...editsIn(program, false)].sort((a, b) => b.start - a.start) : [];
  if (edits.length === 0) return undefined;
  const edited = edits.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
  return `import { lazyPattern as ${NAME} } from ${JSON.stringify(module)};\n${edited}`;
}

const LIB = resolve('lib');
/** The guard calls its own copies of the browser's functions, which take no lazy patterns, in pages of ours and in other people's. */
const GUARD = resolve('lib/egress');
const LAZY_PATTERN = resolve('lib/text/lazy-pattern.ts');

/** @param apply `serve` in tests */
export function lazyPatterns(apply: 'build' | 'serve' = 'build'): Plugin {
  /** A page may have replaced `RegExp` before a content script in its world makes a pattern. */
  let isContentScript = false;
  return {
    name: 'coatcheck:lazy-patterns',
    apply,
    enforce: 'post',
    configResolved({ build }) {
      isContentScript = build.lib !== false;
    },
    transform(code, id) {
      const isOurs = id.startsWith(LIB) && !id.startsWith(GUARD) && id.endsWith('.ts') && id !== LAZY_PATTERN;
      if (isContentScript || !isOurs) return undefined;
      const edited = withLazyPatterns(code, this.parse(code), LAZY_PATTERN);
      return edited === undefined ? undefined : { code: edited, map: null };
    },
  };
}
