// Group phrases must fit the grammar of their sentences.
import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { findIssuedPairs } from '../../restore/pairs.ts';
import { restoreWithPairs } from '../../restore/surrogate-matcher.ts';
import { annotated, restored, SECRET } from '../marked-text.test-support.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

function hidden(text: string, value: string, type: EntityType) {
  const planned = planPrompt(annotated(text, [[value, type]]), policyFor('balanced'), text);
  return sanitize(text, planned, { secret: SECRET, entries: [], known: [] }, seededRandom('inflection'));
}

type Case = readonly [text: string, value: string, type: EntityType, expected: string];

// Cases for each gender of the group (Blutverdünner m., Erkrankung f., Mittel n.), each grammatical case and both articles.
const GERMAN: readonly Case[] = [
  ['Der Warfarin ist neu, und ich nehme ihn.', 'Warfarin', 'DRUG', 'Der Blutverdünner ist neu, und ich nehme ihn.'],
  ['Ich nehme den Warfarin nicht.', 'Warfarin', 'DRUG', 'Ich nehme den Blutverdünner nicht.'],
  ['Mir ist mit dem Warfarin schlecht.', 'Warfarin', 'DRUG', 'Mir ist mit dem Blutverdünner schlecht.'],
  ['Ich nehme einen Warfarin nicht.', 'Warfarin', 'DRUG', 'Ich nehme einen Blutverdünner nicht.'],
  ['Was ist mit einem Warfarin?', 'Warfarin', 'DRUG', 'Was ist mit einem Blutverdünner?'],
  ['Ich nehme Warfarin und trinke.', 'Warfarin', 'DRUG', 'Ich nehme einen Blutverdünner und trinke.'],
  ['Warfarin hilft mir nicht.', 'Warfarin', 'DRUG', 'Ein Blutverdünner hilft mir nicht.'],
  ['Das Metformin ist neu, und ich nehme es.', 'Metformin', 'DRUG', 'Das Diabetesmittel ist neu, und ich nehme es.'],
  ['Ich nehme das Metformin nicht.', 'Metformin', 'DRUG', 'Ich nehme das Diabetesmittel nicht.'],
  ['Ich bin mit dem Metformin nicht froh.', 'Metformin', 'DRUG', 'Ich bin mit dem Diabetesmittel nicht froh.'],
  ['Ich nehme ein Metformin.', 'Metformin', 'DRUG', 'Ich nehme ein Diabetesmittel.'],
  ['Seit meinem Metformin bin ich müde.', 'Metformin', 'DRUG', 'Seit meinem Diabetesmittel bin ich müde.'],
  ['Ich gehe vom Metformin nicht ab.', 'Metformin', 'DRUG', 'Ich gehe vom Diabetesmittel nicht ab.'],
  ['Die Migräne ist bei mir neu.', 'Migräne', 'CONDITION', 'Die Erkrankung des Nervensystems ist bei mir neu.'],
  ['Ich habe die Migräne seit Mai.', 'Migräne', 'CONDITION', 'Ich habe die Erkrankung des Nervensystems seit Mai.'],
  ['Was hilft bei der Migräne?', 'Migräne', 'CONDITION', 'Was hilft bei der Erkrankung des Nervensystems?'],
  ['Ich habe eine Depression.', 'Depression', 'CONDITION', 'Ich habe eine psychische Erkrankung.'],
  ['Ich lebe mit einer Depression.', 'Depression', 'CONDITION', 'Ich lebe mit einer psychischen Erkrankung.'],
  ['Ich lebe mit der Depression.', 'Depression', 'CONDITION', 'Ich lebe mit der psychischen Erkrankung.'],
  ['Meine Depression ist nicht neu.', 'Depression', 'CONDITION', 'Meine psychische Erkrankung ist nicht neu.'],
  ['Mein Diabetes ist nicht neu.', 'Diabetes', 'CONDITION', 'Meine Stoffwechselerkrankung ist nicht neu.'],
  ['Ich habe den Diabetes im Griff.', 'Diabetes', 'CONDITION', 'Ich habe die Stoffwechselerkrankung im Griff.'],
  ['Er hat einen Herzinfarkt gehabt.', 'Herzinfarkt', 'CONDITION', 'Er hat eine Herz-Kreislauf-Erkrankung gehabt.'],
  [
    'Ich bin nach dem Herzinfarkt müde.',
    'Herzinfarkt',
    'CONDITION',
    'Ich bin nach der Herz-Kreislauf-Erkrankung müde.',
  ],
  [
    'Ich war beim Schlaganfall allein.',
    'Schlaganfall',
    'CONDITION',
    'Ich war bei der Herz-Kreislauf-Erkrankung allein.',
  ],
  [
    'Ich leide an Asthma und rauche nicht.',
    'Asthma',
    'CONDITION',
    'Ich leide an einer Lungenerkrankung und rauche nicht.',
  ],
  [
    'Wegen der Migräne bin ich nicht da.',
    'Migräne',
    'CONDITION',
    'Wegen der Erkrankung des Nervensystems bin ich nicht da.',
  ],
  ['Ich nehme das für mein Asthma.', 'Asthma', 'CONDITION', 'Ich nehme das für meine Lungenerkrankung.'],
  ['Ich wohne in Norwegen.', 'Norwegen', 'LOCATION', 'Ich wohne in einem europäischen Land.'],
  ['Ich ziehe nach Norwegen.', 'Norwegen', 'LOCATION', 'Ich ziehe in ein europäisches Land.'],
  ['Ich komme aus Norwegen.', 'Norwegen', 'LOCATION', 'Ich komme aus einem europäischen Land.'],
  ['Ich ziehe in die Schweiz.', 'Schweiz', 'LOCATION', 'Ich ziehe in ein europäisches Land.'],
  ['Ich lebe in der Schweiz.', 'Schweiz', 'LOCATION', 'Ich lebe in einem europäischen Land.'],
  ['Ich wohne nicht im Iran.', 'Iran', 'LOCATION', 'Ich wohne nicht in einem Land im Nahen Osten.'],
  ['Ich bin für Norwegen.', 'Norwegen', 'LOCATION', 'Ich bin für ein europäisches Land.'],
  ['Norwegen ist nicht in der EU.', 'Norwegen', 'LOCATION', 'Ein europäisches Land ist nicht in der EU.'],
];

const FRENCH: readonly Case[] = [
  ['Mon diabète est stable depuis mai.', 'diabète', 'CONDITION', 'Ma maladie métabolique est stable depuis mai.'],
  ['Je vis avec le diabète.', 'diabète', 'CONDITION', 'Je vis avec la maladie métabolique.'],
  ["J'ai de l'asthme et je fume.", 'asthme', 'CONDITION', "J'ai une maladie pulmonaire et je fume."],
  ["Je suis traité à cause de l'asthme.", 'asthme', 'CONDITION', 'Je suis traité à cause d’une maladie pulmonaire.'],
  ['Je souffre du diabète.', 'diabète', 'CONDITION', 'Je souffre d’une maladie métabolique.'],
  ["La warfarine n'est pas pour moi.", 'warfarine', 'DRUG', "L’anticoagulant n'est pas pour moi."],
  ['Je suis passé à la metformine.', 'metformine', 'DRUG', 'Je suis passé à un médicament contre le diabète.'],
  ['Je vis en Norvège avec ma sœur.', 'Norvège', 'LOCATION', 'Je vis dans un pays d’Europe avec ma sœur.'],
];
const SPANISH: readonly Case[] = [
  ['Mi diabetes no es nueva.', 'diabetes', 'CONDITION', 'Mi enfermedad metabólica no es nueva.'],
  ['No duermo por el asma que tengo.', 'asma', 'CONDITION', 'No duermo por la enfermedad pulmonar que tengo.'],
  ['Es un síntoma del asma que tengo.', 'asma', 'CONDITION', 'Es un síntoma de la enfermedad pulmonar que tengo.'],
  ['La metformina no es para mí.', 'metformina', 'DRUG', 'El medicamento para la diabetes no es para mí.'],
];

it.each([...GERMAN, ...FRENCH, ...SPANISH])(
  'says in "%s" the group of %s in its case',
  (text, value, type, expected) => {
    const { text: sent, vault } = hidden(text, value, type);
    expect(sent).toBe(expected);
    expect(restored(sent, { secret: SECRET, entries: vault })).not.toContain('[');
  },
);

/** A placeholder is used if the case or gender is not known, or if the verb would have to change. */
it.each<readonly [string, string, EntityType]>([
  ['Ich bin auf Metformin nicht stolz.', 'Metformin', 'DRUG'],
  ['Ich habe Angst vor Diabetes.', 'Diabetes', 'CONDITION'],
  ['Ich nehme mit Wein und Metformin nichts.', 'Metformin', 'DRUG'],
  ['Ich habe schwere Migräne.', 'Migräne', 'CONDITION'],
  ['Ich nehme 500 mg Metformin.', 'Metformin', 'DRUG'],
  ['Wegen des Asthmas und statt Metformin nehme ich nichts.', 'Metformin', 'DRUG'],
  ['Mes migraines sont pour moi dures.', 'migraines', 'CONDITION'],
  ['Mis migrañas no son nuevas.', 'migrañas', 'CONDITION'],
])('takes a placeholder in "%s"', (text, value, type) => {
  expect(hidden(text, value, type).text).toBe(text.replace(value, `[${type}_1]`));
});

it('puts the original back with the article that it had', () => {
  const { vault } = hidden('Mein Diabetes ist nicht neu.', 'Diabetes', 'CONDITION');
  const segments = restoreWithPairs(
    'Meine Stoffwechselerkrankung ist nicht neu.',
    findIssuedPairs('', { secret: SECRET, entries: vault }),
  );
  expect(segments.map((segment) => segment.text).join('')).toBe('Mein Diabetes ist nicht neu.');
});
