// Measures how long the egress guard searches a body of one megabyte, by the kind of body. The page waits meanwhile. Time of the processor, which does
// not depend on what else the machine does.
import { originalFinderFor } from '../../lib/egress/original-finder.ts';
import { searchTermFor } from '../../lib/egress/search-term.ts';
import { uncheckedStretchesOf } from '../../lib/egress/stretches.ts';

const MEGABYTE = 1_000_000;
const ROUNDS = 15;
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
const finder = originalFinderFor(
  originals.map((one) => searchTermFor(one)),
  {
    stretches: uncheckedStretchesOf('My name is Annika Lindqvist and I live in Portland', '', []),
  },
);

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

process.stdout.write(`${originals.length} originals, ${ROUNDS} rounds, ms of the processor per body\n`);
for (const [name, body] of Object.entries(BODIES)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    finder.find({ text: body });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const [least, middle] = [Math.min(...times), median(times)].map((ms) => ms.toFixed(1));
  process.stdout.write(`${name.padEnd(22)} ${String(body.length).padStart(8)}  least ${least}  median ${middle}\n`);
}
