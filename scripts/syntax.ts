// The syntax tree of a source file.
import { parseAst } from 'vite';

export interface AstNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** All nodes in `value`, each before its children. */
export function* nodesIn(value: unknown): Generator<AstNode> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

export const parseSource = (path: string, source: string) =>
  parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
