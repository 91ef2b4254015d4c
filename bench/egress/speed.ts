// Measures how long the egress guard searches a body of one megabyte, and a megabyte of ordinary requests, by the kind of body. The page waits
// meanwhile. Time of the processor, which does not depend on what else the machine does.
import { originalFinderFor } from '../../lib/egress/original-finder.ts';
import { searchTermFor } from '../../lib/egress/search-term.ts';
import { uncheckedStretchesOf } from '../../lib/egress/stretches.ts';
import { BODY_KINDS, type BodyKind } from './bodies.ts';
import { drawPerson } from './originals.ts';
import { drawsFrom } from './seeded.ts';

const MEGABYTE = 1_000_000;
const ROUNDS = 15;
/** Enough requests of one kind for its mean. */
const SIZE_OF_KIND = 300_000;
const ROUNDS_OF_KIND = 5;
const PROSE = 'The quick draft of a reply was kept for you, and the weather report for Tuesday says “rain” again.\n';
const NAMES = ['Annika', 'Tobias', 'Ingrid', 'Marek', 'Zoë', 'Jürgen', 'Beatriz', 'Oluwaseun'];
const SURNAMES = ['Lindqvist', 'Castellanos', 'Nowakowska', 'O’Brien', 'Vandenberghe'];

const prose = PROSE.repeat(Math.ceil(MEGABYTE / PROSE.length)).slice(0, MEGABYTE);
const events = JSON.stringify(
  Array.from({ length: 9000 }, (_, i) => ({
    id: `evt_${i * 7919}`,
    at: 1_760_000_000_000 + i * 37,
    name: 'key_down',
    target: '#composer',
  })),
).slice(0, MEGABYTE);
const base64 = Buffer.from(prose).toString('base64').slice(0, MEGABYTE);
const BODIES: Readonly<Record<string, string>> = {
  prose,
  'JSON of prose': JSON.stringify({ draft: prose }),
  'JSON of events': events,
  'form field of prose': new URLSearchParams({ q: prose }).toString().slice(0, MEGABYTE),
  base64,
};

const originals = NAMES.flatMap((name) => SURNAMES.map((surname) => `${name} ${surname}`)).concat([
  '+1 503 555 0142',
  'DE89 3704 0044 0532 0130 00',
]);
const stretches = uncheckedStretchesOf('My name is Annika Lindqvist and I live in Portland', '', []);
const finder = originalFinderFor(
  originals.map((one) => searchTermFor(one)),
  { stretches },
);

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function report(name: string, size: number, rounds: number, search: () => void): void {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    search();
    const { user, system } = process.cpuUsage(before);
    return ((user + system) / 1000 / size) * MEGABYTE;
  });
  const [least, middle] = [Math.min(...times), median(times)].map((ms) => ms.toFixed(1));
  process.stdout.write(`${name.padEnd(22)} ${String(size).padStart(8)}  least ${least}  median ${middle}\n`);
}

process.stdout.write(`${originals.length} originals, ${ROUNDS} rounds, ms of the processor per megabyte\n`);
for (const [name, body] of Object.entries(BODIES))
  report(name, body.length, ROUNDS, () => void finder.find({ text: body }));

const draws = drawsFrom(38);
const ofPersons = originalFinderFor(
  [drawPerson(draws), drawPerson(draws)].flatMap((one) =>
    one.originals.map(({ text, type }) => searchTermFor(text, type)),
  ),
  { stretches },
);

function drawBodies(kind: BodyKind): readonly string[] {
  const bodies: string[] = [];
  for (let size = 0; size < SIZE_OF_KIND; size += bodies.at(-1)?.length ?? 0) bodies.push(kind.draw(draws));
  return bodies;
}

process.stdout.write('Ordinary requests, against the 18 originals of two persons\n');
for (const kind of BODY_KINDS) {
  const bodies = drawBodies(kind);
  const size = bodies.reduce((sum, { length }) => sum + length, 0);
  report(kind.name, size, ROUNDS_OF_KIND, () => {
    for (const text of bodies) ofPersons.find({ text, isBinary: kind.isBinary === true });
  });
}
