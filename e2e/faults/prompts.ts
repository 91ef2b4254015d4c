// Prompts as people write them, from templates. Every value is generated, so that each run knows what must not leave.
import { germanIban, withLuhnDigit } from './checked-numbers.ts';
import type { Chance } from './random.ts';

export interface Prompt {
  readonly text: string;
  /** What stands in it that is replaced at level 4 or 5: in no request, in no form. */
  readonly originals: readonly string[];
}

interface Person {
  readonly first: string;
  readonly last: string;
}

const FIRST =
  'Annika Tobias Margaret Priya Fernando Ingrid Sebastian Rosalind Dimitri Yasmin Bernard Katarzyna Leopold Miriam Anselm Beatrix Cornelius Dorothea Ezekiel Francesca'.split(
    ' ',
  ) as [string, ...string[]];
const LAST =
  'Lindqvist Castellanos Whitfield Ramanathan Oyelaran Bergstrom Kowalczyk Fitzgerald Papadakis Haddad Villanueva Thorvaldsen Okonkwo Szymanski Abernathy Delacroix Guerrero Hutchinson Ivanova Jorgensen'.split(
    ' ',
  ) as [string, ...string[]];
const MAIL_HOSTS: [string, ...string[]] = ['posteo.de', 'gmail.com', 'outlook.com', 'fastmail.com', 'web.de'];

const iban = (random: Chance): string =>
  germanIban(random.digits(18))
    .replace(/(.{4})/g, '$1 ')
    .trim();

/** One prompt's own cast and numbers; what is asked for is noted as an original. */
function castOf(random: Chance) {
  const originals = new Set<string>();
  const note = <T extends string>(value: T): T => {
    originals.add(value);
    return value;
  };
  function person(): Person {
    const one = { first: random.pick(FIRST), last: random.pick(LAST) };
    note(one.first);
    note(one.last);
    return one;
  }
  return {
    originals,
    name() {
      const { first, last } = person();
      return `${first} ${last}`;
    },
    mail: () =>
      note(
        `${random.pick(FIRST).toLowerCase()}.${random.pick(LAST).toLowerCase()}${random.digits(2)}@${random.pick(MAIL_HOSTS)}`,
      ),
    phone: () =>
      note(
        `+1 ${random.pick(['503', '415', '212'])} ${random.whole(200, 999)} ${random.digits(4)}`.replace('555', '556'),
      ),
    iban: () => note(iban(random)),
    card: () =>
      note(
        withLuhnDigit(`4${random.digits(14)}`)
          .replace(/(.{4})/g, '$1 ')
          .trim(),
      ),
  };
}

type Cast = ReturnType<typeof castOf>;
type Template = (cast: Cast) => string;

const SHORT: [Template, ...Template[]] = [
  (c) => `My name is ${c.name()} and my mail is ${c.mail()}.`,
  (c) => `Write to ${c.mail()} that I am late.`,
  (c) => `Call me at ${c.phone()} after six.`,
  (c) => `Pay the rent to ${c.iban()}.`,
  (c) => `My landlord is ${c.name()}, his phone is ${c.phone()}.`,
  (c) => `Is ${c.card()} a valid card number?`,
  (c) => `Dear ${c.name()}, thank you for your letter. Answer to ${c.mail()}, please.`,
];

const LINES: [Template, ...Template[]] = [
  (c) => `Please answer this letter.\n\nDear ${c.name()},\nmy phone is ${c.phone()}.\n\nBest wishes\n${c.name()}`,
  (c) => `Make a table of these:\n${c.mail()}\n${c.mail()}\n${c.phone()}`,
  (c) => `Two things:\n\n- my account is ${c.iban()}\n- my mail is ${c.mail()} 🙂`,
];

const HARMLESS: [string, ...string[]] = [
  'Write a haiku about rain in autumn.',
  'Why is the sky blue?',
  'Explain recursion to a child, in a few words.',
  'Which is better for bread, rye or wheat?',
  'Give me a list:\n- of birds\n- of trees',
  'What does the word serendipity mean? 🙂',
];

const FILLING: [string, ...string[]] = [
  'The weather has been mild and the garden is doing well. ',
  'We talked about the plan again and found no reason to change it. ',
  'After that there was tea, and nobody wanted to go home early. ',
  'I would like this to sound friendly but not too friendly. ',
  'It should be short enough to read while waiting for a bus. ',
];

function long(random: Chance, cast: Cast): string {
  const parts: string[] = [];
  for (let i = random.whole(8, 16); i > 0; i -= 1)
    parts.push(random.isTrue(0.3) ? `${random.pick(SHORT)(cast)} ` : random.pick(FILLING));
  return parts.join('').trim();
}

/** A number in the words keeps prompts apart that say the same. */
export function randomPrompt(random: Chance): Prompt {
  const cast = castOf(random);
  const kind = random.next();
  const text =
    kind < 0.2
      ? `${random.pick(HARMLESS)}`
      : kind < 0.75
        ? random.pick(SHORT)(cast)
        : kind < 0.95
          ? random.pick(LINES)(cast)
          : long(random, cast);
  return { text, originals: [...cast.originals] };
}

/** What somebody adds while the prompt is being checked. */
export function randomAddition(random: Chance): Prompt {
  const cast = castOf(random);
  const text = random.isTrue(0.5) ? ` Also write to ${cast.mail()}.` : ' Keep it short.';
  return { text, originals: [...cast.originals] };
}
