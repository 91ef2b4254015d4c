// A stand-in must not show whether its original is in our lists, nor how the original is written: a classifier that learns from many pairs
// guesses no better than chance. The same classifier nearly always recognises invented words for unlisted values.
import { expect, it } from 'vitest';
import { withCaseOf } from '../../codecs/letter-case.ts';
import type { EntityType } from '../../detect/annotation.ts';
import {
  CITY_LISTS,
  DRUG_LISTS,
  FEMALE_FIRST_NAME_LIST,
  isSurrogateCandidate,
  LAST_NAME_LISTS,
  MEDICAL_CONDITION_LISTS,
  type NameList,
  OCCUPATION_LISTS,
} from '../../privacy/lists/index.ts';
import { composedReserveWord, type ReserveKind } from '../../privacy/lists/reserve.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { run } from '../marked-text.test-support.ts';

/** A stand-in tells the culture of its original, so names are compared within one culture. */
const CULTURE = 'english';
const own = (lists: readonly NameList[]) =>
  lists.flatMap(({ entries, ownSize, cultures }) =>
    entries.slice(0, ownSize).filter((_, at) => !cultures || cultures[at] === CULTURE),
  );
const phrases = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/u)
    .filter((phrase) => !isSurrogateCandidate(phrase));

interface Kind {
  readonly name: string;
  readonly type: EntityType;
  readonly listed: readonly string[];
  readonly unlisted: readonly string[];
  readonly around: readonly [string, string];
  /** The part of the span before the value; `ending` is the part after it. */
  readonly before?: string;
  readonly ending?: string;
  /** The number of pairs; smaller for values whose stand-ins take long to draw. */
  readonly pairs?: number;
  readonly invented: ReserveKind;
}

const LASTS = phrases(
  'Ackroyd, Birkenshaw, Crabtree, Dewhirst, Earnshaw, Featherstonehaugh, Gledhill, Hebblethwaite, Inchbald, Jowett, Kenworthy, Lumley, Micklethwait, Nettleship, Oldroyd, Postlethwaite, Quackenbush, Rawnsley, Sidebottom, Tattersall, Uttley, Vickerman, Wigglesworth, Yelverton',
);

const KINDS: readonly Kind[] = [
  {
    name: 'first names',
    type: 'PERSON',
    listed: own([FEMALE_FIRST_NAME_LIST]),
    unlisted: phrases(
      'Arabella, Clementine, Euphemia, Fenella, Georgina, Jemima, Lettice, Nigella, Ophelia, Prudence, Selina, Tabitha, Verity, Winifred',
    ),
    around: ['Ask ', ' about it.'],
    invented: 'first-female',
  },
  {
    name: 'last names',
    type: 'PERSON',
    listed: own(LAST_NAME_LISTS),
    unlisted: LASTS,
    around: ['Ask ', ' about it.'],
    before: 'Natalie ',
    invented: 'last',
  },
  {
    name: 'surnames in mail addresses',
    type: 'EMAIL',
    listed: own(LAST_NAME_LISTS).map((name) => name.toLowerCase()),
    unlisted: LASTS.map((name) => name.toLowerCase()),
    around: ['Ask ', ' about it.'],
    before: 'natalie.',
    ending: '@gmail.com',
    pairs: 400,
    invented: 'last',
  },
  {
    name: 'firms',
    type: 'ORGANIZATION',
    listed: own(LAST_NAME_LISTS),
    unlisted: LASTS,
    around: ['I work at ', '.'],
    invented: 'organization',
  },
  {
    name: 'towns',
    type: 'LOCATION',
    listed: own(CITY_LISTS),
    unlisted: phrases(
      'Obernkirchen, Little Snoring, Ffestiniog, Wagga Wagga, Mazatlan, Puerto Iguazu, Skelleftea, Oberammergau, Szentendre, Kuopio, Tarifa, Nakuru, Rishikesh, Bozeman, Chiang Rai, Hattiesburg, Inuvik, Gjirokaster, Stow on Wold',
    ),
    around: ['I moved to ', ' last year.'],
    invented: 'place',
  },
  {
    name: 'illnesses',
    type: 'CONDITION',
    listed: own(MEDICAL_CONDITION_LISTS),
    unlisted: phrases(
      'PKU, lipoedema, Kawasaki disease, POTS, SIBO, tinea versicolor, nephrotic syndrome, Ehlers-Danlos syndrome, ALS, keratoconus, sarcoma, chilblains, CIDP, ringworm, hydrocephalus, Alport syndrome, TMJ',
    ),
    around: ['I have had ', ' for years.'],
    invented: 'condition',
  },
  {
    name: 'drugs',
    type: 'DRUG',
    listed: own(DRUG_LISTS),
    unlisted: phrases(
      'Ozempic, Xarelto, Humira, semaglutide, tirzepatide, Lyrica, Prozac, Zoloft, ivacaftor, Entresto, Ritalin, dupilumab, Advil, Wegovy, mepolizumab, LSD, Nexium, tofacitinib',
    ),
    around: ['I take ', ' every morning.'],
    invented: 'drug',
  },
  {
    name: 'jobs',
    type: 'OCCUPATION',
    listed: own(OCCUPATION_LISTS),
    unlisted: phrases(
      'Chief Happiness Officer, CEO, falconer, DevOps lead, glassblower, UX researcher, ghostwriter, Scrum Master, chimney sweep, GP, puppeteer, zookeeper, VP of Sales, stunt double',
    ),
    around: ['She works as ', ' in town.'],
    invented: 'job',
  },
];

/** Draws each stand-in under a different key, as in chats of many people. */
function standIns(
  { name, type, around: [opening, after], before = '', ending = '' }: Kind,
  originals: readonly string[],
  count: number,
): string[] {
  return Array.from({ length: count }, (_, i) => {
    const original = originals[(i * 7) % originals.length] ?? '';
    const secret = secretFrom(`${name} ${original} ${i}`);
    const value = before + original + ending;
    const { text } = run(opening + value + after, [[value, type]], { secret, entries: [] });
    const standIn = text.slice(opening.length, text.length - after.length).replace(/@.*/u, '');
    return before === '' ? standIn : standIn.slice(standIn.search(/[ .]/u) + 1);
  });
}

/** The features by which a stand-in may be recognised: the word, its beginning and end, its capitals, its length and how many words it has. */
const featuresOf = (text: string): readonly string[] => [
  `is ${text}`,
  `starts ${text.slice(0, 2)}`,
  `ends ${text.slice(-3)}`,
  `case ${text.replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}+/gu, 'a')}`,
  `length ${text.length}`,
  `words ${text.split(' ').length}`,
];

const isEven = (_: unknown, index: number) => index % 2 === 0;
const isOdd = (_: unknown, index: number) => index % 2 === 1;

/** The share of right answers of a naive Bayes classifier that was trained on every second pair and asked about the others. */
function classifierScore(some: readonly string[], others: readonly string[]): number {
  const countsOf = (texts: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const feature of texts.flatMap(featuresOf)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return counts;
  };
  const [a, b] = [countsOf(some.filter(isEven)), countsOf(others.filter(isEven))];
  const leaning = (text: string) =>
    featuresOf(text).reduce((sum, f) => sum + Math.log(((a.get(f) ?? 0) + 0.5) / ((b.get(f) ?? 0) + 0.5)), 0);
  const right = (texts: readonly string[], sign: 1 | -1) =>
    texts.filter(isOdd).reduce((sum, text) => {
      const lean = sign * leaning(text);
      return sum + (lean > 0 ? 1 : lean === 0 ? 0.5 : 0);
    }, 0);
  return (right(some, 1) + right(others, -1)) / (some.filter(isOdd).length + others.filter(isOdd).length);
}

const PAIRS = 1200;
/** The highest share that chance explains: it is exceeded once in thousands of runs. */
const highestByChance = (pairs: number) => 0.5 + 3.5 * Math.sqrt(0.25 / pairs);
const CHANCE = highestByChance(PAIRS);

it.each(KINDS)('does not tell from stand-ins of $name whether the originals are in our lists', (kind) => {
  const { listed, unlisted, invented, pairs = PAIRS } = kind;
  const ofListed = standIns(kind, listed, pairs);
  const score = classifierScore(ofListed, standIns(kind, unlisted, pairs));
  process.stdout.write(`${kind.name}: listed or not, guessed right ${(100 * score).toFixed(1)}% of ${pairs}\n`);
  expect(score).toBeLessThan(highestByChance(pairs));
  // The attack itself works: it tells invented words from those of the list.
  const before = Array.from({ length: pairs }, (_, i) => composedReserveWord(invented, (i * 13) % 1008));
  expect(classifierScore(ofListed, before)).toBeGreaterThan(0.85);
});

it.each(KINDS.filter(({ type }) => type === 'CONDITION'))(
  'does not tell from the capitals of $name whether the original is an abbreviation',
  (kind) => {
    const [capitals, small] = [/\p{Lu}/u, /^\P{Lu}+$/u].map((form) => kind.listed.filter((text) => form.test(text)));
    const ofCapitals = standIns(kind, capitals ?? [], PAIRS);
    expect(capitals?.length).toBeGreaterThan(5);
    expect(classifierScore(ofCapitals, standIns(kind, small ?? [], PAIRS))).toBeLessThan(CHANCE);
    const written = standIns(kind, small ?? [], PAIRS);
    const before = standIns(kind, capitals ?? [], PAIRS).map((text, i) =>
      withCaseOf(text, capitals?.[(i * 7) % capitals.length] ?? ''),
    );
    expect(classifierScore(before, written)).toBeGreaterThan(0.7);
  },
);

it('writes an illness at the beginning of a sentence with a capital, whatever the original is', () => {
  const first = (illness: string, seed: string) =>
    run(`${illness} is hard. Now what?`, [[illness, 'CONDITION']], { secret: secretFrom(seed), entries: [] }).text;
  for (let i = 0; i < 40; i += 1)
    for (const illness of ['HIV', 'asthma', 'Asthma', 'PKU']) expect(first(illness, `s${i}`)).toMatch(/^\p{Lu}/u);
});

it('never gives an illness another one that has its name in it', () => {
  for (let i = 0; i < 600; i += 1) {
    const conversation = { secret: secretFrom(`whole ${i}`), entries: [] };
    expect(run('I have diabetes.', [['diabetes', 'CONDITION']], conversation).text).not.toContain('diabetes');
  }
});

it('gives an initial another letter under another key', () => {
  const letters = Array.from(
    { length: 40 },
    (_, i) => run('Ask J. Weber.', [['J. Weber', 'PERSON']], { secret: secretFrom(`i${i}`), entries: [] }).text[4],
  );
  expect(new Set(letters).size).toBeGreaterThan(8);
  expect(letters).not.toContain('J');
});
