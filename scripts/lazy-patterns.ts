// Replaces regular expressions in `lib` by lazy ones: literals that a module would make when it is loaded, and every `new RegExp`. Where a module
// would join the source of one when it is loaded, that is done at the first use too. The browser makes a literal inside a function when the
// function first runs, so it stays. Code in a `try` block stays too, because it makes an expression to find out whether its source is valid.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lazyModules } from './lazy-modules.ts';
import { childrenOf, type Edit, isNode, MADE_LATER, type Node, withEdits } from './syntax-tree.ts';

/** The fields of the nodes that are read here. */
interface Fields {
  readonly callee?: Node & { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

const NAME = 'lazyPatternOfBuild';

function editsIn(node: Node, isLater: boolean): readonly Edit[] {
  if (node.type === 'TryStatement') return [];
  const { regex, callee, arguments: [source] = [] } = node as Fields;
  if (regex && !isLater) {
    const { pattern, flags } = regex;
    return [{ start: node.start, end: node.end, by: `${NAME}(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})` }];
  }
  const inner = childrenOf(node).flatMap((child) => editsIn(child, isLater || MADE_LATER.has(child.type)));
  if (node.type !== 'NewExpression' || callee?.name !== 'RegExp') return inner;
  const made = { start: node.start, end: callee.end, by: NAME };
  return isLater ? [made, ...inner] : [made, ...inner, ...laterSource(source)];
}

/** The source becomes what a function returns. */
const laterSource = (source: Node | undefined): readonly Edit[] =>
  source
    ? [
        { start: source.start, end: source.start, by: '() => (' },
        { start: source.end, end: source.end, by: ')' },
      ]
    : [];

/** The code with lazy patterns; undefined if there is nothing to change. `program` is its syntax tree. */
export function withLazyPatterns(code: string, program: unknown, module: string): string | undefined {
  const edits = isNode(program) ? editsIn(program, false) : [];
  if (edits.length === 0) return undefined;
  return `import { lazyPattern as ${NAME} } from ${JSON.stringify(module)};\n${withEdits(code, edits)}`;
}

const LAZY_PATTERN = resolve('lib/text/lazy-pattern.ts');

/** @param apply `serve` in tests */
export function lazyPatterns(apply: 'build' | 'serve' = 'build'): Plugin {
  let isLazy = lazyModules(false);
  return {
    name: 'coatcheck:lazy-patterns',
    apply,
    enforce: 'post',
    configResolved({ build }) {
      isLazy = lazyModules(build.lib);
    },
    transform(code, id) {
      if (!isLazy(id) || id === LAZY_PATTERN) return undefined;
      const edited = withLazyPatterns(code, this.parse(code), LAZY_PATTERN);
      return edited === undefined ? undefined : { code: edited, map: null };
    },
  };
}
