// Declines Lithuanian and Latvian names: "Jonas", "Jonui"; "Bērziņš", "Bērziņam", and the woman's "Bērziņa", "Bērziņai".

import { paradigmBy } from './likely-bases.ts';
import type { BaseName, Paradigm } from './paradigm.ts';
import { type Row, tableRules } from './table-rules.ts';

const ALL = 'gm gf fm ff';

/** Endings of men: singular, and the plural that a family has. The longer ends come first. */
const LITHUANIAN_MEN: readonly (readonly [before: string, end: string, singular: string, plural: string])[] = [
  ['j', 'as', 'as o ui ą u uje/yje au', 'ai ų ams ais us uose'],
  ['', 'ias', 'ias io iui ią iu yje iau', 'iai ių iams iais ius iuose'],
  ['', 'as', 'as o ui ą u e ai', 'ai ų ams ais us uose'],
  ['', 'tis', 'tis čio čiui tį čiu tyje ti', 'čiai čių čiams čiais čius čiuose'],
  ['', 'dis', 'dis džio džiui dį džiu dyje di', 'džiai džių džiams džiais džius džiuose'],
  ['', 'is', 'is io iui į iu yje i', 'iai ių iams iais ius iuose'],
  ['', 'tys', 'tys čio čiui tį čiu tyje ty', 'čiai čių čiams čiais čius čiuose'],
  ['', 'dys', 'dys džio džiui dį džiu dyje dy', 'džiai džių džiams džiais džius džiuose'],
  ['', 'ys', 'ys io iui į iu yje y', 'iai ių iams iais ius iuose'],
  ['', 'ius', 'ius iaus iui ių iumi iuje iau', 'iai ių iams iais ius iuose'],
  ['j', 'us', 'us aus ui ų umi uje au', 'ai ų ams ais us uose'],
  ['', 'us', 'us aus ui ų umi uje au', 'ai ų ams ais us uose'],
];
// A woman's surname is declined by itself: "Kazlauskienė", "Kazlauskaitė", "Kazlauskė".
const LITHUANIAN: readonly Row[] = [
  ...LITHUANIAN_MEN.flatMap(([before, end, singular, plural]): readonly Row[] => [
    ['gm', before, end, singular],
    ['fm', before, end, `${singular} ${plural}`],
  ]),
  [ALL, '', 'a', 'a os ai ą a oje a'],
  [ALL, '', 'ė', 'ė ės ei ę e ėje e'],
];

/** How a consonant changes before the "ja" of the genitive: "Kārlis", "Kārļa". The longer ends come first. */
const SOFTENED = 'lln-ļļņ ll-ļļ nn-ņņ ln-ļņ sn-šņ zn-žņ sl-šļ zl-žļ dz-dž l-ļ n-ņ s-š z-ž c-č p-pj b-bj m-mj v-vj'
  .split(' ')
  .map((pair) => pair.split('-'));
const inIs = (hard: string, soft: string): string => `${hard}is ${soft}a ${hard}im ${hard}i ${hard}ī ${hard}i`;
const pluralInIs = (soft: string): string => `${soft}i ${soft}u ${soft}iem ${soft}us ${soft}os`;
const V = '[aāeēiīouū]';
/** "t" and "d" stay in given names of two syllables, "Gatis", "Gata", and in some surnames. */
const TWO_WAYS = [
  ['t', 'š'],
  ['d', 'ž'],
] as const;

const LATVIAN: readonly Row[] = [
  ['fm', '', 'ais', 'ais ā ajam o ajā ais ie o ajiem os ajos'],
  ['ff', '', 'ais', 'ā ās ajai o ajā ā ie o ajiem os ajos'],
  ['gm fm', '[sc]k', 'is', 'is a im i ī i i u iem us os'],
  ['ff', '[sc]k', 'is', 'a as ai u ā a i u iem us os'],
  ...TWO_WAYS.flatMap(([hard, soft]): readonly Row[] => [
    ['gm', '', `${hard}is`, inIs(hard, hard)],
    ['fm', `${V}[^aāeēiīouū]+${V}+`, `${hard}is`, `${inIs(hard, soft)} ${pluralInIs(soft)}`],
    [
      'fm',
      '',
      `${hard}is`,
      `${inIs(hard, `${soft}a/${hard}`)} ${soft}i/${hard}i ${soft}u/${hard}u ${soft}iem/${hard}iem`,
    ],
  ]),
  ...SOFTENED.flatMap(([hard = '', soft = '']): readonly Row[] => [
    ['gm', '', `${hard}is`, inIs(hard, soft)],
    ['fm', '', `${hard}is`, `${inIs(hard, soft)} ${pluralInIs(soft)}`],
  ]),
  ['gm', '', 'is', inIs('', '')],
  ['fm', '', 'is', `${inIs('', '')} ${pluralInIs('')}`],
  ['ff', '', 'is', 'e es ei i ē e'],
  ['gm fm', '', 'us', 'us us um u ū u'],
  ['ff', '', 'us', 'us'],
  ['gm', '', 's', 's a am u ā -/s'],
  ['fm', '', 's', 's a am u ā -/s i u iem us os'],
  ['gm', '', 'š', 'š a am u ā -'],
  ['fm', '', 'š', 'š a am u ā - i u iem us os'],
  ['ff', '', 's', 'a as ai u ā a i u iem us os'],
  ['ff', '', 'š', 'a as ai u ā a i u iem us os'],
  ['gm fm', '', 'a', 'a as am u ā a'],
  ['gf ff', '', 'a', 'a as ai u ā a'],
  ['gm fm', '', 'e', 'e es em i ē e'],
  ['gf ff', '', 'e', 'e es ei i ē e'],
];

const WOMANS = /(?:ienė|(?:ai|u|y)tė)$/iu;
function oddnessInLithuanian({ name, kind, gender }: BaseName): number {
  const clumsy = name.length < 3 ? 2 : 0;
  if (WOMANS.test(name)) return gender === 'female' && kind === 'family' ? -0.25 : clumsy + 1;
  const isMans = /[aiyu]s$/iu.test(name);
  const ofGender = gender === 'male' ? (isMans ? 0 : 1.5) : isMans ? 2.5 : /[aė]$/iu.test(name) ? 0 : 2;
  const isFamily = /(?:auskas|inskas|evičius|avičius|aitis|ėnas|ūnas|onis|utis)$/iu.test(name);
  return clumsy + ofGender + (isFamily === (kind === 'family') ? 0 : 0.5);
}
function oddnessInLatvian({ name, kind, gender }: BaseName): number {
  // A soft consonant before "s" or "is" is the mark of another case.
  const clumsy =
    name.length < 3 ||
    /[^aāeēiīouū]{5}$|[ņļšžč]i?s$|(?<!iņ)š$|(?<!liel|zaļ|balt|maz|plat|meln|jaun)ais$|ae$/iu.test(name)
      ? 2
      : 0;
  const isMans = /[sš]$/iu.test(name);
  const isFamily = /(?:iņš|sons|skis|ītis)$/iu.test(name);
  const ofKind = isFamily === (kind === 'family') ? 0 : 0.5;
  if (kind === 'family') return clumsy + ofKind + (isMans ? 0 : /[ae]$/iu.test(name) ? 0.6 : 2);
  return clumsy + ofKind + (isMans === (gender === 'male') ? (isMans || /[ae]$/iu.test(name) ? 0 : 2) : 1.5);
}

export const lithuanian: Paradigm = paradigmBy('lt', {
  ...tableRules('nom gen dat acc ins loc voc plnom plgen pldat plins placc plloc', LITHUANIAN),
  oddnessOf: oddnessInLithuanian,
});
export const latvian: Paradigm = paradigmBy('lv', {
  ...tableRules('nom gen dat acc loc voc plnom plgen pldat placc plloc', LATVIAN),
  oddnessOf: oddnessInLatvian,
});
