// Declines Russian and Ukrainian names: "Иванов", "Ивановой"; "Петрівна", "Петрівну". Patronymics are given names here. The reading of
// tables of endings serves other languages too.

import { likelyBases } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';

export interface Rules {
  readonly formsOf: (base: BaseName) => CaseForms;
  /** Names of which a word may be a form. Wrong ones among them do no harm. */
  readonly proposalsFor: (word: string) => ReadonlySet<string>;
  /** 0 for a name of a usual shape for its kind and gender, more for an odd one. */
  readonly oddnessOf: (base: BaseName) => number;
}

export function paradigmBy(language: string, { formsOf, proposalsFor, oddnessOf }: Rules): Paradigm {
  const undoings = [{ endings: [''], nominatives: [''], restsOf: (word: string) => [...proposalsFor(word)] }];
  return {
    languages: [language],
    formsOf,
    basesOf: (word) => likelyBases(word, { formsOf, undoings, oddnessOf }),
  };
}

/**
 * Names that are declined alike. The first row that fits a name counts.
 * who: "gm" for given names of men, "ff" for family names of women, and so on
 * before: source of a pattern for what stands before the end
 * end: the end of the name that the endings replace
 * endings: one for each case; "-" for none, "_" for a case that is left out, "a/b" for two ways
 */
export type Row = readonly [who: string, before: string, end: string, endings: string];

const codeOf = ({ kind, gender }: Omit<BaseName, 'name'>): string => kind.charAt(0) + gender.charAt(0);

/** "gen" for "gen2", a second way to form the case. */
const caseOf = (key: string): string => key.replace(/\d$/u, '');

/** A name of which a word may be a form, and by whom and in which case it is then used; any if the name is not declined. */
interface Proposal {
  readonly name: string;
  readonly use: string;
}
/** Double names of parts that are used alike. */
const joined = (heads: readonly Proposal[], parts: readonly Proposal[]): readonly Proposal[] =>
  heads.flatMap((head) =>
    parts
      .filter(({ use }) => head.use === use || head.use === '' || use === '')
      .map((part) => ({ name: `${head.name}-${part.name}`, use: head.use || part.use })),
  );

/** The rules of a table whose endings stand in the order of `cases`. */
export function tableRules(cases: string, rows: readonly Row[]): Omit<Rules, 'oddnessOf'> {
  const keys = cases.split(' ');
  const declensions = rows.map(([who, before, end, endings]) => ({
    who: who.split(' '),
    test: new RegExp(`(?:${before})${end}$`, 'iu'),
    end,
    endings: endings.split(' ').flatMap((ways, at) =>
      ways
        .split('/')
        .filter((ending) => ending !== '_')
        .map((ending, way) => [(keys[at] ?? '') + (way > 0 ? way + 1 : ''), ending === '-' ? '' : ending] as const),
    ),
  }));
  const byEnding = new Map<string, Set<(typeof declensions)[number]>>();
  for (const declension of declensions)
    for (const [, ending] of declension.endings)
      byEnding.set(ending, (byEnding.get(ending) ?? new Set()).add(declension));
  const longest = Math.max(...[...byEnding.keys()].map(({ length }) => length));
  const byBearer = new Map(
    ['gm', 'gf', 'fm', 'ff'].map((code) => [code, declensions.filter(({ who }) => who.includes(code))]),
  );

  const formsOfPart = (base: BaseName): CaseForms => {
    const lower = base.name.toLowerCase();
    const found = byBearer.get(codeOf(base))?.find(({ end, test }) => lower.endsWith(end) && test.test(base.name));
    const stem = base.name.slice(0, base.name.length - (found?.end.length ?? 0));
    return {
      nom: base.name,
      ...Object.fromEntries((found?.endings ?? []).map(([key, ending]) => [key, stem + ending])),
    };
  };
  const proposalsForPart = (word: string): readonly Proposal[] => {
    const proposals: Proposal[] = [{ name: word, use: '' }];
    for (let length = 0; length <= Math.min(longest, word.length - 1); length += 1) {
      const stem = word.slice(0, word.length - length);
      const ending = word.slice(stem.length);
      for (const { who, end, test, endings } of byEnding.get(ending) ?? []) {
        const name = stem + end;
        if (!test.test(name)) continue;
        const cases = new Set(endings.filter(([, own]) => own === ending).map(([key]) => caseOf(key)));
        for (const key of cases) for (const code of who) proposals.push({ name, use: `${code} ${key}` });
      }
    }
    return proposals;
  };
  return {
    // Both parts of a double name are declined.
    formsOf: (base) => {
      const [forms = { nom: base.name }, ...others] = base.name
        .split('-')
        .map((name) => formsOfPart({ ...base, name }));
      if (others.length === 0) return forms;
      const partOf = (part: CaseForms, key: string) => part[key] ?? part[caseOf(key)] ?? part.nom;
      const all = new Set([forms, ...others].flatMap((part) => Object.keys(part)));
      return Object.fromEntries(
        [...all].map((key) => [key, [forms, ...others].map((part) => partOf(part, key)).join('-')]),
      );
    },
    proposalsFor: (word) =>
      new Set(
        word
          .split('-')
          .map(proposalsForPart)
          .reduce(joined)
          .map(({ name }) => name),
      ),
  };
}

const CASES = 'nom gen dat acc ins loc voc plnom plgen pldat plins plloc';
const V = '[аеёиоуыэюяіїє]';
const C = '[бвгґджзйклмнпрстфхцчшщ]';
const SOFT = '[бвдзлмнпрстф]';
const ALL = 'gm gf fm ff';
/** For a condition on what stands before, without which a name has too few syllables. */
const LATER = `(?<=${V}.{0,24})`;
const NOUN_PLURAL = 'и ів ам ами ах';

const RUSSIAN: readonly Row[] = [
  // A case that sounds like a bare stem is how people call those they know: "Маш", "Тань".
  ['gm gf', `${V}[гкх]`, 'а', 'а и е у ой/ою е -'],
  ['gm gf', `${V}[жшчщ]`, 'а', 'а и е у ей/ею е -'],
  ['gm gf', `${V}[бвдзлмнпрстф]`, 'а', 'а ы е у ой/ою е -'],
  ['gm gf', `${V}[бвдзлмнпрст]`, 'я', 'я и е ю ей/ею е ь'],
  [ALL, 'и', 'я', 'я и и ю ей/ею и'],
  ['gm', '^иль', 'я', 'я и е ю ёй/ей е'],
  [ALL, `${V}|ь|й|${SOFT}`, 'я', 'я и е ю ей/ею е'],
  ['fm ff', '^дюм|^золи|^петип|^том|^дег', 'а', 'а'],
  [ALL, '[гкх]', 'а', 'а и е у ой/ою е'],
  ['gm gf', '[жшчщ]', 'а', 'а и е у ей/ею е'],
  ['fm ff', '[жшчщ]', 'а', 'а и е у ей/ой е'],
  [ALL, 'ц', 'а', 'а ы е у ей/ой е'],
  [ALL, C, 'а', 'а ы е у ой/ою е'],

  ['gf', '^(?:любов|нинел|рахил|эсфир|юдиф|руф|суламиф|ассол)', 'ь', 'ь и и ь ью и'],
  ['gm', '^п', 'авел', 'авел авла авлу авла авлом авле'],
  ['gm', '^п', 'ётр', 'ётр етра етру етра етром етре'],
  ['gm', '^л', 'ев', 'ев ьва ьву ьва ьвом ьве'],
  ['gm', '^(?:ильич|кузьмич|лукич|фомич)', '', '- а у а ом е'],
  ['gm', '[жшчщц]', '', '- а у а ем е'],

  // "Черных", "Живаго"; but "Эрлих" is a noun.
  ['fm ff', 'ых|[гкжшч]их|[ая]го|ово', '', '-'],
  ['fm', '^(?:чаплин|дарвин|франклин|гершвин|кронин|остин|бюлов|вирхов|[^аеёиоуыэюя]+ин)', '', '- а у а ом е'],
  ['ff', '^(?:чаплин|дарвин|франклин|гершвин|кронин|остин|бюлов|вирхов|[^аеёиоуыэюя]+ин)', '', '-'],
  ['fm', '[оеё]в|[иы]н', '', '- а у а ым е _ ы ых ым ыми ых'],
  ['ff', '[оеё]в|[иы]н', '', 'а ой ой у ой/ою ой _ ы ых ым ыми ых'],
  ['fm', '[гкх]', 'ий', 'ий ого ому ого им ом _ ие их им ими их'],
  ['ff', '[гкх]', 'ий', 'ая ой ой ую ой/ою ой _ ие их им ими их'],
  ['fm', '[жшчщн]', 'ий', 'ий его ему его им ем _ ие их им ими их'],
  ['ff', '[жшчщ]', 'ий', 'ая ей ей ую ей/ею ей _ ие их им ими их'],
  ['ff', 'н', 'ий', 'яя ей ей юю ей/ею ей _ ие их им ими их'],
  ['fm', '[бвдзлмнпрстф]', 'ый', 'ый ого ому ого ым ом _ ые ых ым ыми ых'],
  ['ff', '[бвдзлмнпрстф]', 'ый', 'ая ой ой ую ой/ою ой _ ые ых ым ыми ых'],
  ['fm', `${LATER}[гкхжшчщ]`, 'ой', 'ой ого ому ого им ом _ ие их им ими их'],
  ['ff', `${LATER}[гкхжшчщ]`, 'ой', 'ая ой ой ую ой/ою ой _ ие их им ими их'],
  ['fm', `^толст|${LATER}${C}`, 'ой', 'ой ого ому ого ым ом _ ые ых ым ыми ых'],
  ['ff', `^толст|${LATER}${C}`, 'ой', 'ая ой ой ую ой/ою ой _ ые ых ым ыми ых'],
  // Families differ in whether the vowel stays.
  ['fm', `${LATER}л`, 'ец', 'ец ьца/еца ьцу/ецу ьца/еца ьцом/ецом/ьцем ьце/еце'],
  ['fm', V, 'ец', 'ец йца/еца йцу/ецу йца/еца йцом/ецом/йцем йце/еце'],
  ['fm', `${LATER}${C}`, 'ец', 'ец ца/еца цу/ецу ца/еца цом/ецом/цем це/еце'],
  ['fm', `${LATER}${C}`, 'ок', 'ок ка/ока ку/оку ка/ока ком/оком ке/оке'],
  ['fm', '^(?:солов|вороб|мурав)', 'ей', 'ей ья/ея ью/ею ья/ея ьём/ьем/еем ье/ее'],
  ['fm', `${LATER}ич`, '', '- а у а ем е'],
  ['fm', '[жшчщц]', '', '- а у а ом/ем е'],

  ['gm fm', 'и', 'й', 'й я ю я ем и'],
  ['gm fm', V, 'й', 'й я ю я ем е'],
  ['gm fm', SOFT, 'ь', 'ь я ю я ем е'],
  ['gm fm', C, '', '- а у а ом е'],
];

const UKRAINIAN: readonly Row[] = [
  [ALL, '', 'га', 'га ги зі гу гою зі го'],
  [ALL, '', 'ка', 'ка ки ці ку кою ці ко'],
  [ALL, '', 'ха', 'ха хи сі ху хою сі хо'],
  [ALL, '[жшчщ]', 'а', 'а і і у ею і о'],
  [ALL, C, 'а', 'а и і у ою і о'],
  [ALL, `${V}|[й'’ʼ]`, 'я', 'я ї ї ю єю ї є'],
  [ALL, '^ілл', 'я', 'я і і ю ею і е'],
  [ALL, '[дзлнрстц]', 'я', 'я і і ю ею і ю'],

  ['gf', '^люб', 'ов', "ов ові ові ов ов'ю/ов’ю ові ове"],
  ['gf', '^(?:нінел|адел|рахіл)', 'ь', 'ь і і ь лю і е'],
  ['gm', '^ант', 'ін', 'ін она онові/ону она оном онові/оні оне'],
  ['gm', '^прок', 'іп', 'іп опа опові/опу опа опом опові/опі опе'],
  ['gm', '^(?:фед|сид|тод|ничип)', 'ір', 'ір ора орові/ору ора ором орові/орі оре'],
  ['gm', '^як', 'ів', 'ів ова ову/ові ова овом ові/ову ове'],
  ['gm', '^тим', 'іш', 'іш оша ошеві/ошу оша ошем ошеві/оші оше'],
  ['gm', '^(?:ігор|лазар)', '', '- я еві/ю я ем еві/і е'],

  ['fm ff', '[гкнчшжл]их', '', '-'],
  ['fm', '[бвгґджклмнрстхчш]', 'ий', 'ий ого ому ого им ому/ім ий і их им ими их'],
  ['ff', '[бвгґджклмнрстхчш]', 'ий', 'а ої ій у ою ій а і их им ими их'],
  ['fm', 'толст', 'ой', 'ой ого ому ого им ому ой'],
  ['ff', 'толст', 'ой', 'а ої ій у ою ій а'],
  ['ff', '[иі]шин', '', '-'],
  ['fm', '', 'їв', 'їв їва/єва їву/єву їва/єва ївим/євим їві/єві їве/єве'],
  ['fm', '', 'ів', 'ів іва/ова/ева іву/ову/еву іва/ова/ева івим/овим/евим іві/ові/еві іве/ове/еве'],
  ['fm', '[оеє]в|[иії]н', '', '- а у/ові а им і/у е и их им ими их'],
  ['ff', '[оеє]в|[иії]н', '', 'а ої ій у ою ій а и их им ими их'],
  ['fm', '^ш', 'вець', 'вець евця/веця евцеві/евцю/вецю евця/веця евцем/вецем евцеві/евці/веці евцю/вецю'],
  ['fm', 'л', 'ець', 'ець ьця ьцеві/ьцю ьця ьцем ьцеві/ьці ьцю'],
  ['fm', '', 'єць', 'єць йця йцеві/йцю йця йцем йцеві/йці йцю'],
  ['fm', `${LATER}${C}`, 'ець', 'ець ця цеві/цю ця цем цеві/ці цю/че'],
  ['fm', `${LATER}${C}`, 'ок', 'ок ка/ока кові/окові/ку ка/ока ком/оком кові/окові/ку ку'],
  ['fm', '^солов', 'ей', "ей 'я/’я 'єві/’єві 'я/’я 'єм/’єм 'єві/’єві 'ю/’ю"],
  ['fm', 'чорнов', 'іл', 'іл ола олові/олу ола олом олові/олі оле'],
  ['fm', 'ар', '', '- я/а еві/ові/ю/у я/а ем/ом еві/ові/і ю/е'],

  ['gm', '[гкх]', 'о', 'о а ові/у а ом ові/у у'],
  ['fm', '[гкх]', 'о', `о а ові/у а ом ові/у у/о ${NOUN_PLURAL}`],
  ['gm fm', C, 'о', 'о а ові/у а ом ові/і е'],
  ['gm', '[гкх]', '', '- а ові/у а ом ові/у у'],
  ['fm', '[гкх]', '', `- а ові/у а ом ові/у у ${NOUN_PLURAL}`],
  ['gm fm', '[жшчщ]', '', '- а еві/у а ем еві/у/і у'],
  ['gm fm', V, 'й', 'й я єві/ю я єм єві/ї ю'],
  ['gm fm', '[дзлнстц]', 'ь', 'ь я еві/ю я ем еві/і ю'],
  ['gm fm', C, '', '- а ові/у а ом ові/і е'],
];

const SURNAME = /(?:[оеёє]в|[їі]в|[иыії]н|[зсц]ь?кий|[чщ]ук|юк|нко|вич)$/iu;
const ADJECTIVE = /(?:[гкхнвтд]ий|ый)$/iu;
const PATRONYMIC = /(?:[оеєё]вич|[оеё]вна|[ії]вна|ична)$/iu;
/** Short, without a vowel, against the rules of spelling, or more like another case. */
const CLUMSY =
  /^.{1,2}$|^[^аеёиоуыэюяіїє]+$|(?:(?!ндр)[бвгджзклмнпрстфхц]{3}|дрь)$|[гкхжшчщц](?:я|ы[йх]?)$|(?:[иь]ей|[оеєь]ю|ого|ому|ыми|ими|ами)$/iu;
const FOREIGN_VOWEL = /(?<!дз|швил|швіл)[иіуюеєыэ]$/iu;
const RARE_END = /[бвгґдзкмпстфх][рлмн]$|ц[оа]?$/iu;

function oddnessOfGiven(name: string, isFemale: boolean, inO: number): number {
  if (PATRONYMIC.test(name)) return /а$/iu.test(name) === isFemale ? -0.5 : 2;
  if (isFemale && /^любовь?$|ель$/iu.test(name)) return 0.25;
  if (SURNAME.test(name) && !/(?:[нт]ин|[нт]ін|лев|яків|яков)$/iu.test(name)) return 2.5;
  if (ADJECTIVE.test(name) && !/(?:[днг]|ит)ий$/iu.test(name)) return 2.5;
  const isInA = /[ая]$/iu.test(name);
  if (isFemale) return isInA ? 0 : 2;
  return isInA ? (name.length < 7 ? 0.95 : 1.25) : /о$/iu.test(name) ? inO : /ь$/iu.test(name) ? 0.25 : 0;
}
function oddnessOfFamily(name: string, isFemale: boolean): number {
  if (SURNAME.test(name)) return isFemale ? 0 : -0.25;
  if (ADJECTIVE.test(name)) return isFemale ? 0.25 : 0;
  return /[ая]$/iu.test(name) ? 1.1 : isFemale ? 1.5 : /о$/iu.test(name) ? 0.5 : 0.4;
}
/** What is rare: women whose names end in a consonant, men's names in -а, Russian names in -о. */
const oddnessBy =
  (inO: number) =>
  ({ name, kind, gender }: BaseName): number => {
    const hasRareEnd = RARE_END.test(name) && !/[аеё]ндр$|п[её]тр$/iu.test(name);
    const shape = (CLUMSY.test(name) ? 2 : 0) + (FOREIGN_VOWEL.test(name) ? 1.5 : 0) + (hasRareEnd ? 0.75 : 0);
    const isFemale = gender === 'female';
    return shape + (kind === 'given' ? oddnessOfGiven(name, isFemale, inO) : oddnessOfFamily(name, isFemale));
  };

export const russian: Paradigm = paradigmBy('ru', { ...tableRules(CASES, RUSSIAN), oddnessOf: oddnessBy(1.5) });
export const ukrainian: Paradigm = paradigmBy('uk', { ...tableRules(CASES, UKRAINIAN), oddnessOf: oddnessBy(0.3) });
