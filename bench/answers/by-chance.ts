// npx tsx bench/answers/by-chance.ts [--data DIR] [--people N] [--show N]
// How often does a reply that knows nothing of a conversation use its stand-ins for somebody or something else, and how often is that
// restored? Names and towns are replaced as in a prompt; texts of general knowledge that other people wrote serve as replies.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { secretFrom } from '../../lib/privacy/random.seeded.test-support.ts';
import { restored, run } from '../../lib/sanitize/marked-text.test-support.ts';

const TEXTS = [
  'en_wiki',
  'en_factbook',
  'en_chat_topical',
  'en_chat_hh',
  'en_textbooks',
  'fr_web',
  'es_web',
  'fi_web',
  'nl_wiki',
];
const PASSAGES_OF_EACH = 1200;
const LONGEST_PASSAGE = 1500;

/** By language, a sentence and its names; each conversation takes the next ones. */
const PROMPTS = [
  {
    sentence: 'I work with # and moved to @ last year.',
    people: 'Nora Fielding, Ivan Petrosyan, Grace Omotola, Simon Ashcombe, Julie Kessel',
    towns: 'Norwich, Boulder, Swindon, Fresno',
  },
  {
    sentence: 'Ich arbeite mit # und wohne seit einem Jahr in @.',
    people: 'Jörg Halbritter, Anke Dahlmann, Sabine Krüger, Uwe Steinbrenner',
    towns: 'Kassel, Erfurt, Graz, Münster',
  },
  {
    sentence: 'Je travaille avec # et j’habite à @ depuis un an.',
    people: 'Élodie Garnier, Hugo Castelnau, Sylvie Rocher, Bruno Delmas',
    towns: 'Dijon, Angers, Nantes, Namur',
  },
  {
    sentence: 'Trabajo con # y vivo en @ desde hace un año.',
    people: 'Lucía Herranz, Javier Olmedo, Marta Quesada, Tomás Arrieta',
    towns: 'Burgos, Murcia, Rosario, Puebla',
  },
  {
    sentence: 'Lavoro con # e abito a @ da un anno.',
    people: 'Paolo Ferrandi, Elena Tozzi, Marco Sabatelli, Giulia Renzi',
    towns: 'Verona, Parma, Ferrara, Lecce',
  },
] as const;

function passagesOf(file: string): readonly string[] {
  const text = execFileSync('xzcat', [file], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const all = text.split(/\n+/u).filter((line) => line.length > 150);
  const step = Math.max(1, Math.floor(all.length / PASSAGES_OF_EACH));
  return all.filter((_, at) => at % step === 0).map((line) => line.slice(0, LONGEST_PASSAGE));
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.COATCHECK_DATA ?? '../shared/data' },
    people: { type: 'string', default: '200' },
    show: { type: 'string', default: '0' },
  },
});

const passages = TEXTS.flatMap((name) => passagesOf(join(values.data, 'text', `${name}.txt.xz`)));
const texts = new Map<string, number[]>();
passages.forEach((text, at) => {
  for (const word of new Set(text.match(/\p{Lu}[\p{L}\p{M}]+/gu))) texts.set(word, [...(texts.get(word) ?? []), at]);
});

const counts = { name: { used: 0, restored: 0 }, town: { used: 0, restored: 0 } };
const shown: string[] = [];
for (let at = 0; at < Number(values.people); at += 1) {
  const { sentence, people, towns } = PROMPTS[at % PROMPTS.length] ?? PROMPTS[0];
  const of = (list: string) => list.split(', ')[Math.floor(at / PROMPTS.length) % list.split(', ').length] ?? '';
  const [person, town] = [of(people), of(towns)];
  const prompt = sentence.replace('#', person).replace('@', town);
  const conversation = { secret: secretFrom(`chance ${at}`), entries: [] };
  const { vault, replacements } = run(
    prompt,
    [
      [person, 'PERSON'],
      [town, 'LOCATION'],
    ],
    conversation,
  );
  for (const { surrogate, type } of replacements) {
    const count = type === 'PERSON' ? counts.name : counts.town;
    const words = surrogate.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
    for (const place of new Set(words.flatMap((word) => texts.get(word) ?? []))) {
      const text = passages[place] ?? '';
      const isMeant = type === 'LOCATION' ? text.includes(surrogate) : true;
      if (!isMeant) continue;
      count.used += 1;
      const back = restored(text, { ...conversation, entries: vault });
      if (back === text) continue;
      count.restored += 1;
      shown.push(
        `${surrogate}: ${text.slice(Math.max(0, text.search(words[0] ?? '') - 60), text.search(words.at(-1) ?? '') + 60)}`,
      );
    }
  }
}
const perMille = (count: number) => (((1000 * count) / (passages.length * Number(values.people))) * 100).toFixed(2);
for (const [kind, { used, restored: back }] of Object.entries(counts))
  process.stdout.write(
    `${kind}: of 100,000 replies ${perMille(used)} use it for something else, ${perMille(back)} are restored wrongly\n`,
  );
if (Number(values.show) > 0) process.stdout.write(`${shown.slice(0, Number(values.show)).join('\n')}\n`);
