import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { DRUG_LISTS, MEDICAL_CONDITION_LISTS, PLACE_LISTS } from '../../privacy/lists/index.ts';
import { attributes } from '../../privacy/lists/tables.ts';
import { restoreWithPairs } from '../../restore/surrogate-matcher.ts';
import { annotated, restored, SECRET } from '../marked-text.test-support.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { conditionGroup } from './conditions.ts';
import { drugClass } from './drugs.ts';
import { containsAnyOriginal } from './generalise.ts';
import { sanitizeHiding } from './hidden.test-support.ts';
import { regionOf } from './places.ts';

const CASES: readonly (readonly [text: string, value: string, type: EntityType, expected: string])[] = [
  ['I am 67 and live alone.', '67', 'AGE', 'I am in my sixties and live alone.'],
  ["I'm 67 years old.", '67 years old', 'AGE', "I'm in my sixties."],
  ['You are 25.', '25', 'AGE', 'You are in your twenties.'],
  ['My father is 91.', '91', 'AGE', 'My father is in his nineties.'],
  ['My wife is 34.', '34', 'AGE', 'My wife is in her thirties.'],
  ['I know a 67-year-old man.', '67-year-old', 'AGE', 'I know a sixty-something man.'],
  ['Retire at 67?', '67', 'AGE', 'Retire at sixty-something?'],
  ['My son is 7.', '7', 'AGE', 'My son is a child.'],
  ['I am 16.', '16', 'AGE', 'I am in my teens.'],
  ['Ich bin 67.', '67', 'AGE', 'Ich bin in den Sechzigern.'],
  ['Ich bin 67 Jahre alt.', '67 Jahre alt', 'AGE', 'Ich bin in den Sechzigern.'],
  ['Ein 45-jähriger Mann ist da.', '45-jähriger', 'AGE', 'Ein über vierzigjähriger Mann ist da.'],
  ['Rente mit 63 ist für mich gut.', '63', 'AGE', 'Rente mit über sechzig ist für mich gut.'],
  ["J'ai 67 ans et je suis seul.", '67 ans', 'AGE', "J'ai la soixantaine et je suis seul."],
  ['Je suis un homme de 72 ans.', '72 ans', 'AGE', 'Je suis un homme de plus de soixante-dix ans.'],
  ['Tengo 67 años y vivo solo.', '67 años', 'AGE', 'Tengo sesenta y tantos años y vivo solo.'],
  ['我67岁，有高血压。', '67岁', 'AGE', '我六十多岁，有高血压。'],
  ['I live in Leeds.', 'Leeds', 'LOCATION', 'I live in a city in northern England.'],
  ['I rent in Berlin.', 'Berlin', 'LOCATION', 'I rent in a city in eastern Germany.'],
  ['Ich wohne in Berlin.', 'Berlin', 'LOCATION', 'Ich wohne in einer Stadt in Deutschland.'],
  ['Ich wohne in Zürich.', 'Zürich', 'LOCATION', 'Ich wohne in einer Stadt in der Schweiz.'],
  ['Vivo en Sevilla con mi padre.', 'Sevilla', 'LOCATION', 'Vivo en una ciudad de España con mi padre.'],
  ['我住在上海。', '上海', 'LOCATION', '我住在中国的一座城市。'],
  ['I moved to Norway.', 'Norway', 'LOCATION', 'I moved to a European country.'],
  ['I take metformin.', 'metformin', 'DRUG', 'I take a diabetes medicine.'],
  ['Is my warfarin safe?', 'warfarin', 'DRUG', 'Is my blood thinner safe?'],
  ['Metformin makes me sick.', 'Metformin', 'DRUG', 'A diabetes medicine makes me sick.'],
  ['Ich nehme Metformin und Wein.', 'Metformin', 'DRUG', 'Ich nehme ein Diabetesmittel und Wein.'],
  ['Mit Metformin ist mir schlecht.', 'Metformin', 'DRUG', 'Mit einem Diabetesmittel ist mir schlecht.'],
  [
    'Je prends de la metformine avec du vin.',
    'metformine',
    'DRUG',
    'Je prends un médicament contre le diabète avec du vin.',
  ],
  ['Tomo metformina con vino.', 'metformina', 'DRUG', 'Tomo un medicamento para la diabetes con vino.'],
  ['我在吃二甲双胍。', '二甲双胍', 'DRUG', '我在吃一种降糖药。'],
  ['I have type 2 diabetes.', 'type 2 diabetes', 'CONDITION', 'I have a metabolic condition.'],
  ['Ich habe Migräne.', 'Migräne', 'CONDITION', 'Ich habe eine Erkrankung des Nervensystems.'],
  ["J'ai une sclérose en plaques.", 'sclérose en plaques', 'CONDITION', "J'ai une maladie neurologique."],
  ['My son has a migraine.', 'migraine', 'CONDITION', 'My son has a condition of the nervous system.'],
  ['Er hat einen Herzinfarkt gehabt.', 'Herzinfarkt', 'CONDITION', 'Er hat eine Herz-Kreislauf-Erkrankung gehabt.'],
  ['Je vis à Lyon avec ma sœur.', 'Lyon', 'LOCATION', 'Je vis dans une ville (France) avec ma sœur.'],
  ['Tengo depresión y no duermo.', 'depresión', 'CONDITION', 'Tengo un trastorno psíquico y no duermo.'],
  ['我有糖尿病。', '糖尿病', 'CONDITION', '我有一种代谢性疾病。'],
  ['We meet on 3 March 2027.', '3 March 2027', 'DATE', 'We meet in spring 2027.'],
  ['Due by 3 July 2027.', '3 July 2027', 'DATE', 'Due by summer 2027.'],
  ['Wir treffen uns am 3. März 2027.', '3. März 2027', 'DATE', 'Wir treffen uns im Frühjahr 2027.'],
  ['Nous partons le 3 mars 2027 avec eux.', '3 mars 2027', 'DATE', 'Nous partons au printemps 2027 avec eux.'],
  ['Nos vemos el 3 de marzo de 2027.', '3 de marzo de 2027', 'DATE', 'Nos vemos en la primavera de 2027.'],
];

it.each(CASES)('generalises in "%s" %s', (text, value, type, expected) => {
  const done = sanitizeHiding(text, [[value, type]]);
  expect(done.text).toBe(expected);
  expect(done.replacements[0]).toMatchObject({ standIn: 'generalised', mechanism: 'generalise' });
  expect(done.guarantee.values[0]?.kind).toBe('class');
  expect(done.guarantee.takenAsPublic).toContainEqual({ key: 'publicGroup' });
});

it('puts the original back where a reply repeats the phrase, in its own grammar, and not where it says something of the group', () => {
  const age = sanitizeHiding('I am 67.', [['67', 'AGE']]);
  const reply = 'You are in your sixties. People in your sixties should eat less salt.';
  expect(restored(reply, { secret: SECRET, entries: age.vault })).toBe(
    'You are 67. People in your sixties should eat less salt.',
  );
  const drug = sanitizeHiding('I take metformin.', [['metformin', 'DRUG']]);
  expect(
    restored('You take a diabetes medicine. Your diabetes medicine can cause nausea.', {
      secret: SECRET,
      entries: drug.vault,
    }),
  ).toBe('You take metformin. Your diabetes medicine can cause nausea.');
});

it.each<readonly [string, string, EntityType, string]>([
  ['I have HIV.', 'HIV', 'CONDITION', 'Your doctor looks for signs of infection.'],
  ['I moved to Norway.', 'Norway', 'LOCATION', 'Portugal is a European country.'],
  ['I moved to Norway.', 'Norway', 'LOCATION', 'I suggest a European country such as Spain.'],
  ['We meet on 3 March 2027.', '3 March 2027', 'DATE', 'The new law starts in spring 2027.'],
  ['Due by 3 March 2027.', '3 March 2027', 'DATE', 'Your work is due in spring 2027.'],
  ['My son is 7.', '7', 'AGE', 'Having a child changes your life.'],
])('leaves after "%s" a phrase that speaks of the group: %s %s %s', (prompt, value, type, reply) => {
  const { vault } = sanitizeHiding(prompt, [[value, type]]);
  expect(restored(reply, { secret: SECRET, entries: vault })).toBe(reply);
});

it.each<readonly [string, string, EntityType, string, string]>([
  ['I have HIV.', 'HIV', 'CONDITION', 'Tell them about your infection.', 'Tell them about your HIV.'],
  ['I moved to Norway.', 'Norway', 'LOCATION', 'Your move to a European country.', 'Your move to Norway.'],
  ['We meet on 3 March 2027.', '3 March 2027', 'DATE', 'You meet me in spring 2027.', 'You meet me on 3 March 2027.'],
  ['My son is 7.', '7', 'AGE', 'Your son is a child.', 'Your son is 7.'],
])('restores after "%s" a phrase that speaks of the person: %s %s %s', (prompt, value, type, reply, expected) => {
  const { vault } = sanitizeHiding(prompt, [[value, type]]);
  expect(restored(reply, { secret: SECRET, entries: vault })).toBe(expected);
});

it('takes a placeholder where the person says the phrase of something else', () => {
  const { text, vault } = sanitizeHiding('My mother takes a diabetes medicine; I take metformin.', [
    ['metformin', 'DRUG'],
  ]);
  expect(text).toBe('My mother takes a diabetes medicine; I take [DRUG_1].');
  const reply = 'Your mother takes a diabetes medicine.';
  expect(restored(reply, { secret: SECRET, entries: vault })).toBe(reply);
});

it('lets two originals share a phrase, which stands for neither but where the reply repeats the prompt', () => {
  const text = 'I take metformin and gliclazide.';
  const done = sanitizeHiding(text, [
    ['metformin', 'DRUG'],
    ['gliclazide', 'DRUG'],
  ]);
  expect(done.text).toBe('I take a diabetes medicine and a diabetes medicine.');
  expect(restoreWithPairs(done.text, done.pairs)).toEqual([{ text: done.text }]);
  const conversation = { secret: SECRET, entries: done.vault };
  expect(restored(done.text, conversation)).toBe(text);
  expect(restored('You take a diabetes medicine.', conversation)).toBe('You take a diabetes medicine.');
});

it.each<readonly [string, string, EntityType]>([
  ['私は糖尿病です。', '糖尿病', 'CONDITION'],
  ['Prendo metformina da due mesi, posso bere vino?', 'metformina', 'DRUG'],
  ['Io prendo la metformina.', 'metformina', 'DRUG'],
  ['Biorę Metformin codziennie.', 'Metformin', 'DRUG'],
  ['Я принимаю Metformin каждый день.', 'Metformin', 'DRUG'],
  ['What is the sales tax in Georgia, near Atlanta?', 'Georgia', 'LOCATION'],
])('has no phrase for a language or place that it does not know: "%s"', (text, value, type) => {
  expect(sanitizeHiding(text, [[value, type]]).text).toBe(text.replace(value, `[${type}_1]`));
});

it.each([
  ['Min son är 18 månader gammal.', '18'],
  ['My son is 18 mo old.', '18 mo old'],
  ['My son is 18 mo old.', '18'],
  ['I am 104.', '104'],
  ['Ich bin 100 Jahre alt.', '100 Jahre alt'],
  ['Ho 67 anni e vivo da solo.', '67 anni'],
  ['Мне 67 лет.', '67 лет'],
  ['67歳です。', '67歳'],
])('hides an age without a phrase behind a placeholder: "%s"', (text, value) => {
  expect(sanitizeHiding(text, [[value, 'AGE']]).text).toBe(text.replace(value, '[AGE_1]'));
});

it('noises an age without a phrase where the person or the profile says so', () => {
  expect(sanitizeHiding('I am 104.', [['104', 'AGE']], { hideAs: 'noise' }).replacements[0]?.standIn).toBe('noise');
  const marks = annotated('Ho 67 anni.', [['67', 'AGE']]);
  const preempt = planPrompt(marks, policyFor('preempt'), 'Ho 67 anni.');
  expect(preempt.spans[0]?.mechanism).toBe('metric-dp');
});

it('knows a cancer medicine by its name in German', () => {
  expect(drugClass('Letrozol', 'de')).toBe('ein Krebsmittel');
});

it('fits the phrase to each sentence, where nobody found the value there', () => {
  const { text } = sanitizeHiding('I take metformin. Is my metformin safe?', [['metformin', 'DRUG']]);
  expect(text).toBe('I take a diabetes medicine. Is my diabetes medicine safe?');
});

it('leaves no second number of a span as it is', () => {
  for (let i = 0; i < 20; i += 1) {
    const done = sanitizeHiding('I am 64 or 65.', [['64 or 65', 'AGE']], { hideAs: 'noise' });
    expect(done.text).not.toMatch(/ 65\./);
  }
});

it('knows the drugs, conditions and towns of its lists in five languages', () => {
  for (const name of [
    'metformine',
    'Metformina',
    'METFORMIN',
    'atorvastatine',
    'ibuprofeno',
    'Methotrexat',
    'levotiroxina',
  ])
    expect(drugClass(name, 'en'), name).toBeDefined();
  expect(conditionGroup('severe asthma', 'en')).toBe('a lung condition');
  const share = (words: readonly string[], find: (word: string) => string | undefined) =>
    words.filter((word) => find(word) !== undefined).length / words.length;
  expect(share(attributes('drug'), (word) => drugClass(word, 'en'))).toBeGreaterThan(0.9);
  expect(share(attributes('condition'), (word) => conditionGroup(word, 'en'))).toBeGreaterThan(0.7);
  const places = PLACE_LISTS.flatMap(({ entries, ownSize }) => entries.slice(0, ownSize));
  expect(share(places, (word) => regionOf(word, 'en'))).toBeGreaterThan(0.9);
});

it('never sends the original, whatever the sentence', () => {
  const values = fc.oneof(
    fc.integer({ min: 1, max: 110 }).map((age) => [String(age), 'AGE'] as const),
    fc.constantFrom(...(DRUG_LISTS[0]?.entries ?? [])).map((drug) => [drug, 'DRUG'] as const),
    fc
      .constantFrom(...(MEDICAL_CONDITION_LISTS[0]?.entries ?? []))
      .map((condition) => [condition, 'CONDITION'] as const),
    fc.constantFrom(...PLACE_LISTS.flatMap(({ entries }) => entries)).map((place) => [place, 'LOCATION'] as const),
  );
  const sentences = fc.constantFrom(
    'I am # now.',
    'Mein Fall: #.',
    'About my #, please',
    'en #',
    'J’ai # ici',
    '我#了',
    '#',
  );
  fc.assert(
    fc.property(values, sentences, ([value, type], sentence) => {
      const done = sanitizeHiding(sentence.replace('#', value), [[value, type]]);
      // The number in a placeholder is not an age.
      const withoutPlaceholders = (text: string) => text.replace(/\[[A-Z]+_\d+\]/gu, '');
      expect(withoutPlaceholders(done.text).toLowerCase()).not.toMatch(
        new RegExp(`(?<![\\p{L}\\p{N}])${value.toLowerCase().replace(/[.]/g, '\\.')}(?![\\p{L}\\p{N}])`, 'u'),
      );
      expect(containsAnyOriginal(withoutPlaceholders(done.replacements[0]?.surrogate ?? ''), [value])).toBe(false);
    }),
    { numRuns: 400 },
  );
});
