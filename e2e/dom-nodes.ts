// The nodes of a document as the debugger gives them, closed shadow roots and frames included.
export interface DomNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
  readonly contentDocument?: DomNode;
}

export function attributesOf({ attributes = [] }: DomNode): Record<string, string> {
  return Object.fromEntries(attributes.flatMap((name, i) => (i % 2 === 0 ? [[name, attributes[i + 1] ?? '']] : [])));
}

export function* nodesIn(node: DomNode): Generator<DomNode> {
  yield node;
  const inside = [...(node.shadowRoots ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  for (const child of [...inside, ...(node.children ?? [])]) yield* nodesIn(child);
}

/** From a part to one inside of it. */
export const nodesOver = (outer: DomNode, inner: DomNode): readonly DomNode[] =>
  [...nodesIn(outer)].filter((node) => [...nodesIn(node)].includes(inner));

export const textIn = (node: DomNode) =>
  [...nodesIn(node)]
    .filter((n) => n.nodeName === '#text')
    .map((n) => n.nodeValue)
    .join('');
