// Makes the constants of modules in `lib` when they are first used: `const NAMES = new Set(words())` becomes `const NAMES = once(() => new Set(words()))`,
// and each use of it `NAMES()`. The engine's modules are loaded at each of its starts, and most texts need few of their tables. Only constants in capitals
// that their module does not export and that something is computed for are changed.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lazyModules } from './lazy-modules.ts';
import { childrenOf, type Edit, isNode, MADE_LATER, type Node, withEdits } from './syntax-tree.ts';

/** The fields of the nodes that are read here. */
interface Fields {
  readonly name?: string;
  readonly kind?: string;
  readonly body?: readonly Node[];
  readonly declarations?: readonly Node[];
  readonly id?: Node;
  readonly init?: Node | null;
  readonly callee?: Node;
  readonly params?: readonly Node[];
  readonly param?: Node;
  readonly left?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly property?: Node;
  readonly local?: Node;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}
const read = (node: Node): Fields => node as Fields;

const ONCE = 'onceOfBuild';
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d_]*$/u;

const isPattern = (node: Node): boolean => {
  const { callee } = read(node);
  return node.type === 'NewExpression' && callee !== undefined && read(callee).name === 'RegExp';
};

/** Whether something is computed when the module is loaded. Regular expressions are lazy by themselves (lazy-patterns.ts). */
function computes(node: Node): boolean {
  if (MADE_LATER.has(node.type) || isPattern(node)) return false;
  if (node.type === 'CallExpression' || node.type === 'NewExpression' || node.type === 'SpreadElement') return true;
  return childrenOf(node).some(computes);
}

interface Constant {
  readonly id: Node;
  readonly init: Node;
}

/** The constants of the module by their names. */
function constantsOf(program: Node): ReadonlyMap<string, Constant> {
  const constants = new Map<string, Constant>();
  for (const statement of read(program).body ?? []) {
    const { kind, declarations = [] } = read(statement);
    if (statement.type !== 'VariableDeclaration' || kind !== 'const') continue;
    for (const declaration of declarations) {
      const { id, init } = read(declaration);
      const name = id && read(id).name;
      if (name && init && IN_CAPITALS.test(name) && computes(init)) constants.set(name, { id, init });
    }
  }
  return constants;
}

interface Use extends Edit {
  readonly name: string;
}

interface Uses {
  readonly uses: readonly Use[];
  /** Names that are declared elsewhere in the module too, or exported: their uses cannot be told apart, or are not all here. */
  readonly unclear: ReadonlySet<string>;
}

/** The uses of names as values. */
function usesOf(program: Node, names: ReadonlyMap<string, Constant>): Uses {
  const uses: Use[] = [];
  const unclear = new Set<string>();
  const nameOf = (node: Node | undefined) => (node && names.has(read(node).name ?? '') ? read(node).name : undefined);

  function declare(pattern: Node): void {
    const name = nameOf(pattern);
    if (name !== undefined && names.get(name)?.id !== pattern) unclear.add(name);
  }

  function visit(node: Node, isDeclared: boolean): void {
    const { key, value, property, computed = false, shorthand = false } = read(node);
    if (node.type === 'Identifier') {
      const name = nameOf(node);
      if (isDeclared) declare(node);
      else if (name !== undefined) uses.push({ name, start: node.end, end: node.end, by: '()' });
      return;
    }
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportSpecifier') {
      const name = nameOf(read(node).local);
      if (name !== undefined) unclear.add(name);
      if (node.type === 'ExportSpecifier') return;
    }
    if (node.type === 'Property' && shorthand && value) {
      const name = isDeclared ? undefined : nameOf(value);
      if (name !== undefined) uses.push({ name, start: value.start, end: value.start, by: `${name}: ` });
      visit(value, isDeclared);
      return;
    }
    for (const child of childrenOf(node)) {
      if ((child === key || child === property) && !computed) continue;
      visit(child, isDeclaration(node, child, isDeclared));
    }
  }
  visit(program, false);
  return { uses, unclear };
}

/** Whether the child of a node declares names, or is a part of what does. */
function isDeclaration(node: Node, child: Node, isDeclared: boolean): boolean {
  const { id, params = [], param, left } = read(node);
  if (node.type === 'VariableDeclarator') return child === id;
  if (MADE_LATER.has(node.type) || node.type === 'ClassDeclaration') return child === id || params.includes(child);
  if (node.type === 'CatchClause') return child === param;
  return isDeclared && (node.type !== 'AssignmentPattern' || child === left);
}

/** The code with lazy constants; undefined if there is nothing to change. `program` is its syntax tree. */
export function withLazyConstants(code: string, program: unknown, module: string): string | undefined {
  if (!isNode(program)) return undefined;
  const found = constantsOf(program);
  if (found.size === 0) return undefined;
  const { uses, unclear } = usesOf(program, found);
  const constants = [...found].filter(([name]) => !unclear.has(name));
  if (constants.length === 0) return undefined;
  const made = constants.flatMap(([, { init }]): readonly Edit[] => [
    { start: init.end, end: init.end, by: '))' },
    { start: init.start, end: init.start, by: `${ONCE}(() => (` },
  ]);
  // A use at the end of a constant's value comes before what closes the value.
  const edited = withEdits(code, [...made, ...uses.filter(({ name }) => !unclear.has(name))]);
  return `import { once as ${ONCE} } from ${JSON.stringify(module)};\n${edited}`;
}

const ONCE_MODULE = resolve('lib/lexicon/once.ts');

/** @param apply `serve` in tests */
export function lazyConstants(apply: 'build' | 'serve' = 'build'): Plugin {
  let isLazy = lazyModules(false);
  return {
    name: 'coatcheck:lazy-constants',
    apply,
    enforce: 'post',
    configResolved({ build }) {
      isLazy = lazyModules(build.lib);
    },
    transform(code, id) {
      if (!isLazy(id) || id === ONCE_MODULE) return undefined;
      const edited = withLazyConstants(code, this.parse(code), ONCE_MODULE);
      return edited === undefined ? undefined : { code: edited, map: null };
    },
  };
}
