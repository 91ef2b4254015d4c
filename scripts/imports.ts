// What a source file imports, and the folders that import each other. As a command it draws the folders of a room:
// `npx tsx scripts/imports.ts lib/page lib/sanitize` counts boxes and arrows; `--mermaid` prints the picture itself.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AstNode, isNode, nodesIn, parseSource } from './syntax.ts';

interface Import {
  readonly from: string;
  readonly to: string;
  /** It leaves nothing in the built code. */
  readonly isType: boolean;
}

/** Source files below `folder`, without tests. */
export const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-support)?\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort();

function isTypeOnly({ importKind, exportKind, specifiers }: AstNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one: AstNode) => one.importKind === 'type' || one.exportKind === 'type')
  );
}

/** Imports by a relative address; packages are not counted. */
export function importsOf(path: string): Import[] {
  const { body } = parseSource(path, readFileSync(path, 'utf8'));
  return [...nodesIn(body)].flatMap((node): Import[] => {
    if (!/^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration)$/.test(node.type)) return [];
    const address = isNode(node.source) ? node.source.value : undefined;
    if (typeof address !== 'string' || !address.startsWith('.')) return [];
    return [{ from: path, to: normalize(join(dirname(path), address)), isType: isTypeOnly(node) }];
  });
}

interface ImportArrow {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
  /** No import of it is left in the built code. */
  readonly isType: boolean;
}

/** One box per subfolder. Files at the top of `room` stand in a box each: in one, they would seem to import in a circle. */
export function boxOf(room: string, path: string): string {
  const [first = '', ...rest] = relative(room, path).split('/');
  return rest.length > 0 ? `${first}/` : first;
}

export function arrowsIn(room: string, imports: readonly Import[]): readonly ImportArrow[] {
  const arrows = new Map<string, ImportArrow>();
  for (const { from, to, isType } of imports) {
    if (!to.startsWith(`${room}/`)) continue;
    const [start, end] = [boxOf(room, from), boxOf(room, to)];
    if (start === end) continue;
    const before = arrows.get(`${start} ${end}`);
    arrows.set(`${start} ${end}`, {
      from: start,
      to: end,
      imports: (before?.imports ?? 0) + 1,
      isType: isType && before?.isType !== false,
    });
  }
  return [...arrows.values()];
}

/** Groups of names of which each reaches each other by arrows. */
export function circlesIn(arrows: readonly Pick<ImportArrow, 'from' | 'to'>[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>();
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const other of next.get(at) ?? []) {
        if (reached.has(other)) continue;
        reached.add(other);
        open.push(other);
      }
    }
    return reached;
  };
  const reach = new Map([...next.keys()].map((name) => [name, reachedFrom(name)]));
  const circles = new Map<string, readonly string[]>();
  for (const [name, reached] of reach) {
    if (!reached.has(name)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(name)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/** https://mermaid.js.org/syntax/flowchart.html; a dotted arrow stands for types only. */
function mermaid(boxes: readonly string[], arrows: readonly ImportArrow[]): string {
  const id = (name: string) => `b${boxes.indexOf(name)}`;
  const drawn = arrows.map(
    ({ from, to, imports, isType }) => `  ${id(from)} ${isType ? '-.->' : '-->'}|${imports}| ${id(to)}`,
  );
  return ['flowchart LR', ...boxes.map((name) => `  ${id(name)}["${name}"]`), ...drawn].join('\n');
}

function report(room: string, asPicture: boolean): string {
  const sources = sourcesOf(room);
  const imports = sources.flatMap(importsOf);
  const arrows = arrowsIn(room, imports);
  const boxes = [...new Set(sources.map((path) => boxOf(room, path)))];
  if (asPicture) return mermaid(boxes, arrows);
  const values = arrows.filter(({ isType }) => !isType);
  const circleLines = (title: string, circles: readonly (readonly string[])[]) => [
    `${title}: ${circles.length}`,
    ...circles.map((circle) => `  ${circle.join(', ')}`),
  ];
  const fileValues = imports.filter(({ isType }) => !isType);
  return [
    `${room}: ${sources.length} files, ${boxes.length} boxes, ${arrows.length} arrows (${arrows.length - values.length} of types only)`,
    ...arrows.map(({ from, to, imports, isType }) => `  ${from} -> ${to} ${imports}${isType ? ' types' : ''}`).sort(),
    ...circleLines('circles of boxes', circlesIn(arrows)),
    ...circleLines('circles of boxes in the built code', circlesIn(values)),
    ...circleLines('circles of files', circlesIn(imports)),
    ...circleLines('circles of files in the built code', circlesIn(fileValues)),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rooms = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  for (const room of rooms) process.stdout.write(`${report(room, process.argv.includes('--mermaid'))}\n`);
}
