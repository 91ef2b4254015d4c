import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { ARCHITECTURE, ROOMS, type Room, withTable } from './rooms.ts';

interface AstNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Import {
  readonly from: string;
  readonly room: string;
  readonly isType: boolean;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function* nodesIn(value: unknown): Generator<AstNode> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** "lib/page/send/send.ts" is in "page", "components/panel/x.tsx" in "components". */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'lib' ? second : first;
}

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-support)?\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** An import or export that names types only leaves nothing in the built code. */
function isTypeOnly({ importKind, exportKind, specifiers }: AstNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one: AstNode) => one.importKind === 'type' || one.exportKind === 'type')
  );
}

function importsOf(path: string): Import[] {
  const { body } = parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  return [...nodesIn(body)].flatMap((node): Import[] => {
    if (!/^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration)$/.test(node.type)) return [];
    const address = isNode(node.source) ? node.source.value : undefined;
    if (typeof address !== 'string' || !address.startsWith('.')) return [];
    return [{ from: path, room: roomOf(normalize(join(dirname(path), address))), isType: isTypeOnly(node) }];
  });
}

const nameOf = ({ folder }: Room) => folder.replace('lib/', '');
const NAMES = new Set(ROOMS.map(nameOf));
const importsIn = (room: Room) =>
  sourcesOf(room.folder)
    .flatMap(importsOf)
    .filter(({ room: other }) => other !== nameOf(room) && NAMES.has(other));

it.each(ROOMS.map((room) => [room.folder, room] as const))('%s imports only what the table allows', (_, room) => {
  const { imports, types = [] } = room;
  const forbidden = importsIn(room).filter(
    ({ room: other, isType }) => !imports.includes(other) && !(isType && types.includes(other)),
  );
  expect(forbidden).toEqual([]);
});

it.each(ROOMS.map((room) => [room.folder, room] as const))('%s uses each import that it is allowed', (_, room) => {
  const { imports, types = [] } = room;
  const used = importsIn(room);
  const usesValue = (name: string) => used.some(({ room: other, isType }) => other === name && !isType);
  const uses = (name: string) => used.some(({ room: other }) => other === name);
  expect([...imports.filter((name) => !usesValue(name)), ...types.filter((name) => !uses(name))]).toEqual([]);
});

it('has a row for each room', () => {
  const rooms = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).filter((name) => !NAMES.has(name))).toEqual([]);
});

it('is what ARCHITECTURE.md shows: npx tsx scripts/rooms.ts', () => {
  const document = readFileSync(ARCHITECTURE, 'utf8');
  expect(document).toBe(withTable(document));
});

it('agrees with the lint rules of the pure rooms', () => {
  const rules = readFileSync('biome.json', 'utf8');
  const pure = ROOMS.filter(({ isPure }) => isPure);
  expect(rules).toContain(`"lib/{${pure.map(nameOf).join(',')}}/**"`);
  const reached = new Set(pure.flatMap(({ imports, types = [] }) => [...imports, ...types]));
  const closed = [...NAMES].filter((name) => !reached.has(name) && !pure.some((room) => nameOf(room) === name));
  const lint = [...rules.matchAll(/"\*\*\/(\w+)\/\*\*"/g)].map(([, name]) => name);
  expect(lint.sort()).toEqual(closed.sort());
});
