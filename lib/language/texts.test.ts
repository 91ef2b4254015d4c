import { expect, it } from 'vitest';
import type { LanguageParts } from './language.ts';
import { LANGUAGE_TAGS } from './language-tags.ts';
import { GAP_PATTERN, type PluralText } from './message.ts';
import { germanParts as german } from './texts/de/index.ts';
import { englishTexts } from './texts/en/index.ts';
import { spanishParts as spanish } from './texts/es/index.ts';
import { frenchParts as french } from './texts/fr/index.ts';
import { chineseParts as chinese } from './texts/zh-CN/index.ts';

type AllTexts = Readonly<Record<string, string | PluralText>>;

const SOURCE: AllTexts = englishTexts;
const OTHERS: readonly LanguageParts[] = [german, french, spanish, chinese];
const each = OTHERS.map((parts) => [parts.tag, parts] as const);

const gapsIn = (text: string) => [...text.matchAll(GAP_PATTERN)].map(([gap]) => gap).sort();
const formsOf = (text: string | PluralText | undefined) =>
  typeof text === 'object' ? [text.one, text.other].filter((form) => form !== undefined) : [text ?? ''];
/** The singular form may leave out `{count}`: "the last prompt". */
const mayLack = (gap: string, form: string, text: string | PluralText | undefined) =>
  gap === '{count}' && typeof text === 'object' && form === text.one;

it('has every language', () => {
  expect(['en', ...OTHERS.map(({ tag }) => tag)]).toEqual([...LANGUAGE_TAGS]);
});

it.each(each)('%s has every text, and no other', (_, { texts }) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(SOURCE).sort());
  for (const [key, text] of Object.entries(texts)) {
    for (const form of formsOf(text)) expect(form.trim(), key).not.toBe('');
  }
});

it.each(each)('%s has the gaps of English in every form', (_, { texts }) => {
  for (const [key, text] of Object.entries(texts as AllTexts)) {
    // Some English templates are one bare gap; a translation may put words around it.
    const [source = ''] = formsOf(SOURCE[key]).slice(-1);
    for (const form of formsOf(text)) {
      const missing = gapsIn(source).filter((gap) => !form.includes(gap) && !mayLack(gap, form, text));
      expect([key, missing]).toEqual([key, []]);
      expect([key, gapsIn(form).filter((gap) => !source.includes(gap))]).toEqual([key, []]);
    }
  }
});

it.each(each)('%s has a form for each number that its grammar tells apart', (tag, { texts }) => {
  const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  for (const [key, text] of Object.entries(texts as AllTexts)) {
    expect([key, typeof text]).toEqual([key, typeof SOURCE[key]]);
    if (typeof text === 'object') expect([key, text.one !== undefined]).toEqual([key, known.includes('one')]);
  }
});

it('has plural forms wherever a count stands before a word', () => {
  // These texts are shown only for a count above one, so they need no singular.
  const several = ['cluesMany', 'equationShortened'];
  const counted = Object.entries(SOURCE).flatMap(([key, text]) =>
    typeof text === 'string' && /\{(count|entries|minutes|days)\} \p{L}/u.test(text) ? [key] : [],
  );
  // These are given counts that have their forms already.
  expect(counted.filter((key) => !several.includes(key)).sort()).toEqual([
    'backupRestored',
    'vaultHolds',
    'vaultHoldsSince',
  ]);
});

it('gives no language a text of another', () => {
  const isSentence = (text: string) => /\p{L}{3}\s+\p{L}{3}/u.test(text.replace(GAP_PATTERN, ''));
  for (const { tag, texts } of OTHERS) {
    const same = Object.entries(texts as AllTexts)
      .filter(([key, text]) => formsOf(text).some((form) => isSentence(form) && formsOf(SOURCE[key]).includes(form)))
      .map(([key]) => key);
    expect([tag, same]).toEqual([tag, []]);
  }
});

it('writes Chinese with Chinese punctuation', () => {
  const { texts } = chinese as LanguageParts;
  for (const text of Object.values(texts as AllTexts).flatMap(formsOf))
    expect(text).not.toMatch(/\p{Script=Han}\s*[,;:!?.](?!\d)/u);
});

it('says in every language that several scaled amounts can give the factor away', () => {
  const three = {
    en: /three or more/,
    de: /drei oder mehr/,
    es: /tres o más/,
    fr: /trois montants ou plus/,
    'zh-CN': /三个或更多/,
  };
  for (const { tag, texts } of [{ tag: 'en', texts: SOURCE }, ...OTHERS] as const) {
    expect((texts as AllTexts).hideScaleMeans, tag).toMatch(three[tag as keyof typeof three]);
  }
});

it('keeps the terms of experts to the advanced options', () => {
  const shownToExperts = /^(promised|released|epsilon|chartBudget|ledgerFormula|modelServerFound)/;
  const terms =
    /ε|epsilon|tweak|surrogate|\bnois[ey]|FF1|permutation|cipher|Rauschen|rauscht|\bbruit|\bruido|噪|Schranke|\bborne|\bcota\b/i;
  for (const { tag, texts } of [{ tag: 'en', texts: SOURCE }, ...OTHERS] as const) {
    const spoken = Object.entries(texts as AllTexts)
      .filter(
        ([key, text]) => !shownToExperts.test(key) && terms.test(formsOf(text).join(' ').replace(GAP_PATTERN, '')),
      )
      .map(([key]) => key);
    expect([tag, spoken]).toEqual([tag, []]);
  }
});

it('writes apostrophes as printers do', () => {
  const straight = [SOURCE, ...OTHERS.map(({ texts }) => texts as AllTexts)].flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (formsOf(text).some((form) => /\p{L}'/u.test(form)) ? [key] : [])),
  );
  expect(straight).toEqual([]);
});

it('breaks no French line before a sign or inside guillemets', () => {
  const breaking = Object.entries(french.texts as AllTexts).flatMap(([key, text]) =>
    formsOf(text).some((form) => / [:;!?»]|« /.test(form)) ? [key] : [],
  );
  expect(breaking).toEqual([]);
  expect(french.texts.howWhole).toContain('«\u00a0{found}\u00a0»');
});
