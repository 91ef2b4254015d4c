// Measures the egress guard's search: how many ordinary requests it stops without reason, which spellings of an original it finds, and how long a
// megabyte takes. `npm run bench:egress [-- --seed 38 --bodies 20000]`; the same seed gives the same figures.
import { parseArgs } from 'node:util';
import { isCommonWord } from '../../lib/detect/common-words.ts';
import { isCommonName } from '../../lib/egress/common-names.ts';
import { originalFinderFor } from '../../lib/egress/original-finder.ts';
import { searchTermFor } from '../../lib/egress/search-term.ts';
import { table } from '../table.ts';
import { BODY_KINDS, type BodyKind } from './bodies.ts';
import { drawPerson, type Original, type Person } from './originals.ts';
import { type Draws, drawsFrom } from './seeded.ts';
import { originalOf, PERSON_FORMS, VALUE_FORMS, WRAPPINGS } from './transformations.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '38' }, bodies: { type: 'string', default: '20000' } },
});
const BODIES_OF_ONE_SET = 50;
const ENTITIES_OF_ONE_FORM = 40;
const SHOWN_EXAMPLES = 12;

const finderFor = (originals: readonly Original[]) =>
  originalFinderFor(originals.map(({ text, type }) => searchTermFor(text, type)));

function drawKind(draws: Draws): BodyKind {
  const all = BODY_KINDS.reduce((sum, { share }) => sum + share, 0);
  let left = draws.below(all);
  for (const kind of BODY_KINDS) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  throw new Error('The shares do not add up');
}

/** Whether the whole original stands in the body by chance: a stop is right then. */
const holdsIt = (body: string, original: string) => body.toLowerCase().includes(original.toLowerCase());

function falseStops(draws: Draws, bodies: number): void {
  const counts = new Map(BODY_KINDS.map(({ name }) => [name, { bodies: 0, stops: 0 }]));
  const examples: string[] = [];
  let finder = finderFor([]);
  for (let i = 0; i < bodies; i += 1) {
    if (i % BODIES_OF_ONE_SET === 0)
      finder = finderFor([drawPerson(draws), drawPerson(draws)].flatMap(({ originals }) => originals));
    const kind = drawKind(draws);
    const body = kind.draw(draws);
    const found = finder
      .find({ text: body, isBinary: kind.isBinary === true })
      .originals.filter((one) => !holdsIt(body, one));
    const count = counts.get(kind.name);
    if (!count) continue;
    count.bodies += 1;
    if (found.length === 0) continue;
    count.stops += 1;
    examples.push(`${kind.name}: ${found.join('; ')}`);
  }
  const rows = [...counts].map(([name, { bodies: of, stops }]) => [
    name,
    `${of}`,
    `${stops}`,
    ((10_000 * stops) / Math.max(1, of)).toFixed(1),
  ]);
  const stops = [...counts.values()].reduce((sum, one) => sum + one.stops, 0);
  rows.push(['all', `${bodies}`, `${stops}`, ((10_000 * stops) / bodies).toFixed(2)]);
  process.stdout.write(`False stops\n${table(['kind of request', 'requests', 'stopped', 'per 10,000'], rows)}\n`);
  if (examples.length > 0) process.stdout.write(`${examples.slice(0, SHOWN_EXAMPLES).join('\n')}\n`);
}

const isOrdinary = ({ family }: Person) => isCommonWord(family) || isCommonName(family.toLowerCase());

/** A person whose family name is as the form asks for. */
function personFor(form: string, draws: Draws): Person {
  for (;;) {
    const person = drawPerson(draws);
    if (!form.includes('ordinary') || isOrdinary(person) === form.includes('an ordinary')) return person;
  }
}

function detection(draws: Draws): void {
  const wrappings = Object.keys(WRAPPINGS);
  const forms: readonly (readonly [string, (person: Person) => readonly [original: Original, written: string]])[] = [
    ...Object.entries(PERSON_FORMS).map(([name, write]) => {
      const type = name.startsWith('date') ? 'DATE' : 'PERSON';
      return [name, (person: Person) => [originalOf(person, type), write(person)] as const] as const;
    }),
    ...Object.entries(VALUE_FORMS).map(([name, [type, write]]) => {
      return [
        name,
        (person: Person) => [originalOf(person, type), write(originalOf(person, type).text)] as const,
      ] as const;
    }),
  ];
  const rows = forms.map(([name, write]) => {
    const rates = wrappings.map((wrapping) => {
      let found = 0;
      for (let i = 0; i < ENTITIES_OF_ONE_FORM; i += 1) {
        const [original, written] = write(personFor(name, draws));
        const body = WRAPPINGS[wrapping]?.(written, draws) ?? '';
        if (finderFor([original]).find({ text: body }).originals.length > 0) found += 1;
      }
      return `${Math.round((100 * found) / ENTITIES_OF_ONE_FORM)}`;
    });
    return [name, ...rates];
  });
  process.stdout.write(`\nFound, in percent\n${table(['form', ...wrappings], rows)}\n`);
}

falseStops(drawsFrom(Number(values.seed)), Number(values.bodies));
detection(drawsFrom(Number(values.seed) + 1));
process.stdout.write('\n');
await import('./speed.ts');
