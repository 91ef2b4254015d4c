// What the plugins of the build need of a syntax tree in the ESTree format.

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Parts of a module that run after it was loaded. */
export const MADE_LATER: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'PropertyDefinition',
  'StaticBlock',
]);

/** Applies edits that do not overlap. Those at the same position are applied in their order, so an inner one comes before the one around it. */
export const withEdits = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
