// Preempt, table 3: translation. A letter in eight languages stands in place of the translating model: the reply is the letter in the target
// language with the stand-ins, in the forms that this language gives to names.
import { readFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import type { Detector, EntityType } from '../../../lib/detect/annotation.ts';
import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { policyFor } from '../../../lib/sanitize/policy/policy.ts';
import {
  type FilledReply,
  type FilledToken,
  type IssuedSurrogate,
  issuedSurrogatesOf,
  standInFor,
} from '../../answers/fill.ts';
import { isNameForm, nameInForm } from '../../answers/name-forms.ts';
import { scoreReply } from '../../answers/score.ts';
import { type BleuCounts, bleu, bleuCounts } from '../../privacy/bleu.ts';
import type { Table } from '../../privacy/tables.ts';
import { percent } from '../../table.ts';
import type { ExperimentOptions } from '../experiment.ts';
import { type SanitizedChat, shownText, startChat, type Treatment } from '../sanitized-chat.ts';

const TREATMENTS: readonly Treatment[] = [
  { name: 'Balanced', policy: policyFor('balanced') },
  { name: 'As in Preempt', policy: policyFor('preempt') },
];

type Row = readonly string[];
const rowsOf = (file: string): Row[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));

interface Letter {
  readonly instruction: string;
  readonly text: string;
}
const LETTERS: ReadonlyMap<string, Letter> = new Map(
  rowsOf('sentences.tsv').map(([language = '', instruction = '', text = '']) => [language, { instruction, text }]),
);
const LANGUAGES: readonly string[] = [...LETTERS.keys()];

interface Neighbour {
  readonly language: string;
  readonly given: string;
  readonly family: string;
  readonly age: string;
  readonly rent: number;
}

const NEIGHBOURS: readonly Neighbour[] = rowsOf('neighbours.tsv').map(
  ([language = '', given = '', family = '', age = ''], at) => ({ language, given, family, age, rent: 640 + 37 * at }),
);

const fullName = ({ language, given, family }: Neighbour) =>
  language === 'zh' ? family + given : `${given} ${family}`;

/** As a text of the language writes euros. */
const amountIn = (language: string, euros: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    .format(euros)
    .replaceAll(/[  ]/gu, ' ');

const CYRILLIC =
  'а a,б b,в v,г g,д d,е e,ё yo,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,ъ ,ы y,ь ,э e,ю yu,я ya';
const LATIN_OF = new Map(CYRILLIC.split(',').map((pair) => [pair.charAt(0), pair.slice(2)]));
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

const pinyinOf = (signs: string) => pinyin(signs, { toneType: 'none', type: 'array' }).join('').replace('ü', 'u');

/** In Latin letters, as a passport writes the name. Chinese names keep their order. */
function romanised(name: string, slot: string): string {
  if (/\p{Script=Han}/u.test(name)) {
    const family = slot === 'N' ? name.slice(0, 1) : '';
    return [family, name.slice(family.length)]
      .filter((part) => part !== '')
      .map((part) => capitalized(pinyinOf(part)))
      .join(' ');
  }
  const letters = [...name.toLowerCase()].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
  return letters.split(' ').map(capitalized).join(' ');
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
const NEEDS_LATIN = /\p{Script=Cyrillic}|\p{Script=Han}/u;

/** The form in which a text of the language writes a name that another language gave. */
function inLanguage(name: string, slot: string, grammaticalCase: string | undefined, language: string): string {
  const isForeign = NEEDS_LATIN.test(name) && language !== (isCyrillic(name) ? 'ru' : 'zh');
  const written = isForeign ? romanised(name, slot) : name;
  if (grammaticalCase === undefined || (language === 'ru' && !isCyrillic(written))) return written;
  const forms: Readonly<Record<string, string>> = {
    en: 'en-possessive',
    de: 'de-genitive',
    fr: 'fr-de',
    pl: 'pl-genitive',
  };
  const form = language === 'ru' ? (grammaticalCase === 'dat' ? 'ru-dative' : 'ru-genitive') : (forms[language] ?? '');
  return isNameForm(form) ? nameInForm(written, form) : written;
}

const SLOT = /\{([NGFAM])(?::(gen|dat))?\}/gu;
const TYPES: Readonly<Record<string, EntityType>> = { A: 'AGE', M: 'MONEY' };

/** The letter with the values that an assistant saw, and what it should be restored to. */
function filledLetter(language: string, who: Neighbour, issued: readonly IssuedSurrogate[]): FilledReply {
  const letter = LETTERS.get(language)?.text ?? '';
  const originals: Readonly<Record<string, string>> = {
    N: fullName(who),
    G: who.given,
    F: who.family,
    A: who.age,
    M: amountIn(who.language, who.rent),
  };
  const asWritten = (value: string, slot: string, of: string | undefined) =>
    slot === 'M'
      ? amountIn(language, Number(value.replace(/\D/gu, '')))
      : slot === 'A'
        ? value
        : inLanguage(value, slot, of, language);
  let [text, expected, at] = ['', '', 0];
  const tokens: FilledToken[] = [];
  for (const { index, 0: whole, 1: slot = '', 2: grammaticalCase } of letter.matchAll(SLOT)) {
    const between = letter.slice(at, index);
    const original = originals[slot] ?? '';
    const standIn = standInFor(original, issued).text;
    const [shown, wanted] = [asWritten(standIn, slot, grammaticalCase), asWritten(original, slot, grammaticalCase)];
    text += between;
    expected += between;
    const isReplaced = standIn !== original ? { type: TYPES[slot] ?? ('PERSON' as const) } : {};
    tokens.push({
      kind: 'mention',
      start: text.length,
      end: text.length + shown.length,
      expected: wanted,
      ...isReplaced,
    });
    text += shown;
    expected += wanted;
    at = index + whole.length;
  }
  return { text: text + letter.slice(at), expected: expected + letter.slice(at), tokens };
}

/** The prompt: the letter in the neighbour's language with her own values. */
const promptOf = (who: Neighbour) =>
  `${LETTERS.get(who.language)?.instruction ?? ''}\n\n${filledLetter(who.language, who, []).text}`;

interface Translated {
  readonly treatment: string;
  readonly from: string;
  readonly to: string;
  /** Right and all of the names, ages and amounts that were replaced. */
  readonly byType: ReadonlyMap<EntityType, readonly [right: number, all: number]>;
  readonly bleu: BleuCounts;
}

function translated(treatment: string, who: Neighbour, to: string, chat: SanitizedChat): Translated {
  const issued = issuedSurrogatesOf(chat.sanitized);
  const filled = filledLetter(to, who, issued);
  const segments = chat.restored(filled.text);
  const byType = new Map<EntityType, readonly [number, number]>();
  for (const type of ['PERSON', 'AGE', 'MONEY'] as const) {
    const tokens = filled.tokens.map((token) => (token.type === type ? token : { ...token, type: undefined }));
    const own = tokens.map(({ type: one, ...rest }) => (one === undefined ? rest : { ...rest, type: one }));
    const { right, all } = scoreReply({ ...filled, tokens: own }, segments).tokens.mention;
    byType.set(type, [right, all]);
  }
  return { treatment, from: who.language, to, byType, bleu: bleuCounts(filled.expected, shownText(segments)) };
}

function rate(results: readonly Translated[], type: EntityType): string {
  const [right, all] = results.reduce(
    ([sum, of], { byType }) => [sum + (byType.get(type)?.[0] ?? 0), of + (byType.get(type)?.[1] ?? 0)],
    [0, 0],
  );
  return all === 0 ? 'kept' : percent(right / all);
}

function pairTable(treatment: string, results: readonly Translated[]): Table {
  const own = results.filter((one) => one.treatment === treatment);
  return {
    title: `${treatment}: names restored in the translated letter, from the language of the row into that of the column`,
    head: ['', ...LANGUAGES, 'all'],
    rows: LANGUAGES.map((from) => [
      from,
      ...LANGUAGES.map((to) =>
        from === to
          ? ''
          : rate(
              own.filter((one) => one.from === from && one.to === to),
              'PERSON',
            ),
      ),
      rate(
        own.filter((one) => one.from === from),
        'PERSON',
      ),
    ]),
    texts: [0],
  };
}

/** Preempt, table 3: BLEU of GPT-4o against reference translations, without and with its sanitizing. */
const PRINTED: Readonly<Record<string, string>> = {
  'en to de': 'name 0.287 / 0.278, age 0.243 / 0.231, money 0.217 / 0.200',
  'en to fr': 'name 0.432 / 0.419, age 0.480 / 0.479',
};

function summaryTable(results: readonly Translated[]): Table {
  const pairs = [
    ['en', 'de'],
    ['en', 'fr'],
    ['de', 'en'],
    ['ru', 'en'],
    ['zh', 'en'],
  ] as const;
  const groups = [
    ...pairs.map(([from, to]) => ({
      name: `${from} to ${to}`,
      is: (one: Translated) => one.from === from && one.to === to,
    })),
    { name: 'all 56 pairs', is: () => true },
  ];
  const rows = TREATMENTS.flatMap(({ name: treatment }) =>
    groups.map(({ name, is }) => {
      const own = results.filter((one) => one.treatment === treatment && is(one));
      const rates = (['PERSON', 'AGE', 'MONEY'] as const).map((type) => rate(own, type));
      return [treatment, name, ...rates, percent(bleu(own.map((one) => one.bleu))), PRINTED[name] ?? ''];
    }),
  );
  return {
    title: 'Names, ages and amounts restored, and BLEU against the translation of the original',
    head: ['', 'pair', 'names', 'ages', 'amounts', 'BLEU', 'Preempt, table 3: BLEU of plain / sanitized'],
    rows,
    texts: [0, 1, 6],
  };
}

export async function translationTables(
  { seed, say }: ExperimentOptions,
  detectors: readonly Detector[],
): Promise<readonly Table[]> {
  const results: Translated[] = [];
  for (const treatment of TREATMENTS) {
    const random = seededRandom(`${seed} ${treatment.name} letters`);
    for (const who of NEIGHBOURS) {
      const chat = await startChat(promptOf(who), treatment, detectors, random);
      if (!chat) continue;
      for (const to of LANGUAGES) if (to !== who.language) results.push(translated(treatment.name, who, to, chat));
    }
    say(`${treatment.name}, letters`);
  }
  return [summaryTable(results), ...TREATMENTS.map(({ name }) => pairTable(name, results))];
}
