// Preempt, section 5.1 (RAG): contexts with card numbers, names, balances, orders and dates, and questions to compare and to look up.
import type { Detector } from '../../../lib/detect/annotation.ts';
import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { policyFor } from '../../../lib/sanitize/policy/policy.ts';
import type { Table } from '../../privacy/tables.ts';
import { percent } from '../../table.ts';
import type { ExperimentOptions } from '../experiment.ts';
import { type Generator, generatorFrom, numberIn } from '../generator.ts';
import { isMarkedAt, shownText, startChat, type Treatment } from '../sanitized-chat.ts';

const TREATMENTS: readonly Treatment[] = [
  { name: 'As in Preempt, eps 2 for all numbers', policy: policyFor('preempt') },
  { name: 'Balanced', policy: policyFor('balanced') },
  { name: 'Balanced, placeholders', policy: policyFor('balanced', 'placeholder') },
];

const NAMES = ['Priya Natarajan', 'Tom Whitfield', 'Lucía Herrero', 'Marek Wilczek', 'Joanne Ashdown', 'Kofi Mensah'];
const MONTHS = ['March', 'April', 'May', 'June', 'September', 'October'];

/** A context of lines "label: value", and a question that its lines answer. */
interface Lookup {
  readonly kind: string;
  readonly context: string;
  /** The restored answer must be this one. */
  readonly truth: string;
  /** Answers from the sanitized lines. */
  readonly solve: (line: (label: string) => string) => string;
}

function luhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}

const cardNumber = ({ digits }: Generator) => (luhn(`4${digits(14)}`).match(/.{4}/gu) ?? []).join(' ');
const price = ({ number }: Generator, most: number) => `$${number(3, most)}.${String(number(0, 99)).padStart(2, '0')}`;
const cents = (amount: string) => Math.round((numberIn(amount) ?? Number.NaN) * 100);

function comparison(generator: Generator): Lookup {
  const { one, digits } = generator;
  const cards = [cardNumber(generator), cardNumber(generator)];
  const balances = cards.map(() => `$${generator.number(200, 9_900).toLocaleString('en')}`);
  const context = [
    `Customer: ${one(NAMES)}`,
    `Social security number: ${generator.number(100, 665)}-${digits(1)}${generator.number(1, 9)}-${digits(3)}${generator.number(1, 9)}`,
    ...cards.flatMap((card, at) => [`Credit card ${at + 1}: ${card}`, `Balance of card ${at + 1}: ${balances[at]}`]),
  ].join('\n');
  const higher = (of: readonly string[]) => ((numberIn(of[0] ?? '') ?? 0) >= (numberIn(of[1] ?? '') ?? 0) ? 0 : 1);
  return {
    kind: 'which balance is higher',
    context: `${context}\nWhich card has the higher balance?`,
    truth: cards[higher(balances)] ?? '',
    solve: (line) => line(`Credit card ${higher([line('Balance of card 1'), line('Balance of card 2')]) + 1}`),
  };
}

const LOOKED_UP = ['Order', 'Customer', 'Price', 'Total with shipping', 'Delivery', 'Shipping ZIP code'] as const;

function order(generator: Generator): Record<(typeof LOOKED_UP)[number], string> & { readonly placed: string } {
  const { one, number, digits } = generator;
  const [first, days, month] = [number(1, 12), number(2, 14), one(MONTHS)];
  const net = price(generator, 400);
  const total = (cents(net) + number(400, 1_500)) / 100;
  return {
    Order: `#${digits(9)}`,
    Customer: one(NAMES),
    Price: net,
    'Total with shipping': `$${total.toFixed(2)}`,
    Delivery: `${month} ${first + days}, 2026`,
    'Shipping ZIP code': `${number(10_000, 99_899)}`,
    placed: `${month} ${first}, 2026`,
  };
}

function contextOf(own: ReturnType<typeof order>, question: string): string {
  const lines = [`Placed: ${own.placed}`, ...LOOKED_UP.map((label) => `${label}: ${own[label]}`)];
  return `${lines.join('\n')}\n${question}`;
}

function fact(generator: Generator): Lookup {
  const [own, label] = [order(generator), generator.one(LOOKED_UP)];
  const context = contextOf(own, `What does the order say under "${label}"?`);
  return { kind: 'look up one fact', context, truth: own[label], solve: (line) => line(label) };
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function interval(generator: Generator): Lookup {
  const own = order(generator);
  return {
    kind: 'days between two dates',
    context: contextOf(own, 'How many days after the order does it arrive?'),
    truth: String(daysBetween(own.placed, own.Delivery)),
    solve: (line) => String(daysBetween(line('Placed'), line('Delivery'))),
  };
}

function shipping(generator: Generator): Lookup {
  const own = order(generator);
  const asked = (price: string, total: string) => `$${((cents(total) - cents(price)) / 100).toFixed(2)}`;
  return {
    kind: 'shipping: total less price',
    context: contextOf(own, 'How much is the shipping alone?'),
    truth: asked(own.Price, own['Total with shipping']),
    solve: (line) => asked(line('Price'), line('Total with shipping')),
  };
}

const KINDS = [comparison, fact, interval, shipping];
/** Preempt, section 5.1: 20 comparisons and 30 look-ups, GPT-4. It has no question of the other kinds. */
const PRINTED: Readonly<Record<string, string>> = { 'which balance is higher': '100.0', 'look up one fact': '100.0' };

type Outcome = 'right' | 'marked' | 'wrong' | 'not sent';

async function outcomeOf(
  { context, truth, solve }: Lookup,
  treatment: Treatment,
  detectors: readonly Detector[],
  random: ReturnType<typeof seededRandom>,
): Promise<Outcome> {
  const chat = await startChat(context, treatment, detectors, random);
  if (!chat) return 'not sent';
  const lines = chat.sanitized.text.split('\n');
  const line = (label: string) => lines.find((one) => one.startsWith(`${label}: `))?.slice(label.length + 2) ?? '';
  const before = 'The answer is ';
  const segments = chat.restored(`${before}${solve(line)}.`);
  const answer = shownText(segments).slice(before.length, -1);
  if (answer === truth) return 'right';
  // The assistant does not find what it was asked for, because a label was changed too, and says so.
  if (answer === '') return 'marked';
  return isMarkedAt(segments, before.length, before.length + answer.length) || /\[/u.test(answer) || /NaN/u.test(answer)
    ? 'marked'
    : 'wrong';
}

export async function orderTable(
  { limit, seed, say }: ExperimentOptions,
  detectors: readonly Detector[],
): Promise<Table> {
  const rows: string[][] = [];
  for (const make of KINDS) {
    const generator = generatorFrom(`${seed} ${make.name}`);
    const lookups = Array.from({ length: limit }, () => make(generator));
    for (const treatment of TREATMENTS) {
      const random = seededRandom(`${seed} ${make.name} ${treatment.name}`);
      const outcomes: Outcome[] = [];
      for (const lookup of lookups) outcomes.push(await outcomeOf(lookup, treatment, detectors, random));
      const share = (wanted: Outcome) => percent(outcomes.filter((one) => one === wanted).length / outcomes.length);
      const kind = lookups[0]?.kind ?? '';
      rows.push([
        kind,
        treatment.name,
        share('right'),
        share('marked'),
        share('wrong'),
        share('not sent'),
        PRINTED[kind] ?? '',
      ]);
      say(`${kind}, ${treatment.name}`);
    }
  }
  return {
    title: `Questions about generated contexts, ${limit} of each kind: the restored answer`,
    head: ['question', '', 'right', 'wrong, seen', 'wrong, not seen', 'not sent', 'Preempt, section 5.1 (GPT-4)'],
    rows,
    texts: [0, 1],
  };
}
