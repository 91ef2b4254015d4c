import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf, sourcesOf } from './imports.ts';
import { ARCHITECTURE, ROOMS, type Room, withTable } from './rooms.ts';

/** "lib/page/send/verified-send.ts" is in "page", "components/panel/x.tsx" in "components". */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'lib' ? second : first;
}

const nameOf = ({ folder }: Room) => folder.replace('lib/', '');
const NAMES = new Set(ROOMS.map(nameOf));
const importsIn = (room: Room) =>
  sourcesOf(room.folder)
    .flatMap(importsOf)
    .map(({ from, to, isType }) => ({ from, room: roomOf(to), isType }))
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
