// A German phrase in the case of its sentence: "in einem europäischen Land", "mein Diabetes" -> "meine Stoffwechselerkrankung". The value's
// preposition and determiner tell the case, often only partly ("der" may be three cases). The phrase is used if all possible cases give the
// same words; otherwise a placeholder is.
import type { Annotation } from '../../detect/annotation.ts';
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsUnder } from '../../lexicon/words.ts';
import { withCapital } from '../../text/letter-case.ts';
import { type FittedPhrase, isSentenceStart, type Surroundings } from './phrase.ts';

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Gender = 'masculine' | 'feminine' | 'neuter';

interface Noun {
  readonly gender: Gender;
  /** The adjective without its ending; empty if the phrase has no adjective. */
  readonly adjective: string;
  readonly rest: string;
}

/** Nouns that are masculine; every other phrase with "ein" is neuter. */
const MASCULINE = /(?:verdünner|senker)$/u;

function nounOf(phrase: string): Noun | undefined {
  const [, article, adjective = '', rest] = /^(eine?) (?:(\p{Ll}+?)(?:e|es|er) )?(\p{Lu}.*)$/u.exec(phrase) ?? [];
  if (article === undefined || rest === undefined) return undefined;
  const gender = article === 'eine' ? 'feminine' : MASCULINE.test(rest) ? 'masculine' : 'neuter';
  return { gender, adjective, rest };
}

type Forms = Readonly<Record<Gender, Readonly<Partial<Record<Case, string>>>>>;
/** Endings of "ein", "kein", "mein" …. The genitive of masculine and neuter nouns is left out, because it would change the noun too. */
const EIN_ENDINGS: Forms = {
  masculine: { nominative: '', accusative: 'en', dative: 'em' },
  neuter: { nominative: '', accusative: '', dative: 'em' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
};
const DIES_ENDINGS: Forms = {
  masculine: { nominative: 'er', accusative: 'en', dative: 'em' },
  neuter: { nominative: 'es', accusative: 'es', dative: 'em' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
};
const DER_FORMS: Forms = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
};

function adjectiveEnding({ gender }: Noun, wanted: Case, isDefinite: boolean): string {
  if (wanted === 'dative' || wanted === 'genitive') return 'en';
  if (gender === 'masculine') return wanted === 'accusative' ? 'en' : isDefinite ? 'e' : 'er';
  return gender === 'neuter' && !isDefinite ? 'es' : 'e';
}

const ALL_CASES: readonly Case[] = ['nominative', 'accusative', 'dative', 'genitive'];
const SUBJECT_OR_OBJECT: readonly Case[] = ['nominative', 'accusative'];

/** The cases that each form of "der" can be in. The gender of the original's noun is unknown, so the cases of all genders count. */
const CASES_OF_DER: Readonly<Record<string, readonly Case[]>> = {
  der: ['nominative', 'dative', 'genitive'],
  die: SUBJECT_OR_OBJECT,
  das: SUBJECT_OR_OBJECT,
  den: ['accusative', 'dative'],
  dem: ['dative'],
  des: ['genitive'],
};
const CASES_OF_EIN: Readonly<Record<string, readonly Case[]>> = {
  '': SUBJECT_OR_OBJECT,
  e: SUBJECT_OR_OBJECT,
  en: ['accusative', 'dative'],
  em: ['dative'],
  er: ['dative', 'genitive'],
  es: ['genitive'],
};
const CASES_OF_DIES: Readonly<Record<string, readonly Case[]>> = {
  ...CASES_OF_EIN,
  er: ['nominative', 'dative', 'genitive'],
  es: ['nominative', 'accusative', 'genitive'],
};

const words = wordsUnder(readData('facts/german-words.tsv'));
const CASES_AFTER: Readonly<Record<string, readonly Case[]>> = {
  dative: ['dative'],
  accusative: ['accusative'],
  genitive: ['dative', 'genitive'],
  either: ['accusative', 'dative'],
};
const PREPOSITIONS: ReadonlyMap<string, readonly Case[]> = new Map(
  Object.entries(CASES_AFTER).flatMap(([kind, cases]) => words(kind).map((word) => [word, cases] as const)),
);
/** Prepositions that express a state if no determiner follows: "in Berlin", "leide an Asthma", "unter Metformin". */
const STATE_PREPOSITIONS: Readonly<Partial<Record<Annotation['type'], ReadonlySet<string>>>> = {
  LOCATION: new Set(['in']),
  CONDITION: new Set(['an', 'unter']),
  DRUG: new Set(['unter']),
};

const CONTRACTED: Readonly<Record<string, string>> = {
  im: 'in dem',
  am: 'an dem',
  vom: 'von dem',
  zum: 'zu dem',
  beim: 'bei dem',
  zur: 'zu der',
  ins: 'in das',
  ans: 'an das',
};
const contraction = (words: string) =>
  Object.entries(CONTRACTED).find(([, long]) => long === words.toLowerCase())?.[0] ?? words;

const DETERMINER = '(?:(?:mein|dein|sein|ihr|unser|euer|kein|ein)(?:e[nrms]?)?|d(?:er|ie|as|en|em|es)|diese[nrms]?)';
const LEAD_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?<short>${anyOf(Object.keys(CONTRACTED))})` +
    `|(?:(?<preposition>${anyOf(PREPOSITIONS.keys())})(?: |$))?(?<determiner>${DETERMINER}?)) ?$`,
  'iu',
);
/**
 * Words before the value with which no phrase fits: an adjective that would have to change, or words that make the value a genitive or an
 * apposition.
 */
const UNFIT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(words('adjective'))}e[nrms]?|\\d ?(?:mg|g|ml|µg|I\\.?E\\.?)|(?!Dieses )\\p{Lu}\\p{Ll}{3,}s) $`,
  'u',
);
const LIST_BEFORE = /(?<!\p{L})(?:und|oder|sowie|bzw\.|noch) $|, $/iu;
const TAKING_VERB =
  /(?<!\p{L})(?:nehm\p{L}*|nimm\p{L}*|nahm\p{L}*|bekomm\p{L}*|brauch\p{L}*|hab\p{L}*|hat\p{L}*|schluck\p{L}*)(?: (?:ich|er|sie|wir|es|jetzt|seit gestern|auch|noch|täglich))? $/iu;
/** Countries that are plural in German, so that "den" before them is a dative. */
const PLURAL = /^(?:USA|Vereinigten? Staaten\p{L}*|Niederlanden?|Philippinen|Emiraten?)/iu;

interface Lead {
  readonly text: string;
  readonly preposition: string;
  readonly determiner: string;
}

function leadOf(before: string): Lead {
  const match = LEAD_BEFORE.exec(before);
  const { short, preposition = '', determiner = '' } = match?.groups ?? {};
  const text = match?.[0].trimStart() ?? '';
  if (short === undefined)
    return { text, preposition: preposition.toLowerCase(), determiner: determiner.toLowerCase() };
  const [long = '', article = ''] = (CONTRACTED[short.toLowerCase()] ?? '').split(' ');
  return { text, preposition: long, determiner: article };
}

const endingOf = (determiner: string, stem: RegExp) => stem.exec(determiner)?.[1];
const EIN_STEM = /^(?:mein|dein|sein|ihr|unser|euer|kein|ein)(e[nrms]?|)$/u;
const DIES_STEM = /^dies(e[nrms]?)$/u;

function casesOf({ preposition, determiner }: Lead, type: Annotation['type'], original: string, isHead: boolean) {
  const byPreposition = PREPOSITIONS.get(preposition);
  if (determiner === '') {
    if (STATE_PREPOSITIONS[type]?.has(preposition)) return ['dative'] as const;
    return byPreposition ?? SUBJECT_OR_OBJECT;
  }
  const ein = endingOf(determiner, EIN_STEM);
  const dies = endingOf(determiner, DIES_STEM);
  const own =
    (ein !== undefined ? CASES_OF_EIN[ein] : dies !== undefined ? CASES_OF_DIES[dies] : CASES_OF_DER[determiner]) ??
    ALL_CASES;
  if (byPreposition) {
    if (determiner === 'den' && PLURAL.test(original)) return ['dative'] as const;
    const both = own.filter((one) => byPreposition.includes(one));
    return both.length > 0 ? both : byPreposition;
  }
  if (isHead && own.includes('nominative')) return ['nominative'] as const;
  // "Den" without a preposition is an object far more often than a dative plural.
  return own.includes('accusative') ? own.filter((one) => one !== 'dative') : own;
}

interface Words {
  readonly determiner: string;
  readonly phrase: string;
}

function wordsInCase(noun: Noun, determiner: string, wanted: Case): Words | undefined {
  const [isEin, isDies] = [EIN_STEM.test(determiner), DIES_STEM.test(determiner)];
  const forms = isEin ? EIN_ENDINGS : isDies ? DIES_ENDINGS : DER_FORMS;
  const form = forms[noun.gender][wanted];
  if (form === undefined) return undefined;
  const stem = isEin ? determiner.replace(/(?<=n|r)e[nrms]?$/u, '') : isDies ? 'dies' : '';
  const adjective = noun.adjective && `${noun.adjective}${adjectiveEnding(noun, wanted, !isEin)} `;
  return { determiner: stem + form, phrase: adjective + noun.rest };
}

/** The phrase in its sentence. Undefined if the case is not known and matters. */
export function germanPhrase(
  phrase: string,
  type: Annotation['type'],
  original: string,
  { before, after }: Surroundings,
): (FittedPhrase & { readonly alsoSaid: readonly string[] }) | undefined {
  const noun = nounOf(phrase);
  const near = before.replace(/[^\S\n]+/gu, ' ');
  if (!noun || UNFIT_BEFORE.test(near)) return undefined;
  const lead = leadOf(near);
  const isHead = isSentenceStart(near.slice(0, near.length - lead.text.length));
  if (LIST_BEFORE.test(near) && PREPOSITION_BEFORE.test(near)) return undefined;
  const isPlace = type === 'LOCATION';
  // "nach Berlin" is a direction. A phrase needs another preposition for that: "in eine Stadt".
  const isWay = isPlace && lead.preposition === 'nach' && lead.determiner === '';
  const cases = isWay
    ? (['accusative'] as const)
    : lead.text === '' && TAKING_VERB.test(near)
      ? (['accusative'] as const)
      : lead.text === '' && isHead && /^ \p{Ll}/u.test(after)
        ? (['nominative'] as const)
        : casesOf(lead, type, original, isHead);
  // The phrase of a group is indefinite: "die Schweiz" becomes "ein europäisches Land".
  const own = isPlace && !EIN_STEM.test(lead.determiner) ? 'ein' : lead.determiner || 'ein';
  const written = cases.map((one) => wordsInCase(noun, own, one));
  const [first] = written;
  if (!first || written.some((one) => one?.determiner !== first.determiner || one.phrase !== first.phrase))
    return undefined;
  const dative = wordsInCase(noun, 'ein', 'dative');
  const definite = wordsInCase(noun, 'der', 'nominative');
  const alsoSaid = [phrase, dative && `${dative.determiner} ${dative.phrase}`, first.phrase, definite?.phrase].filter(
    (said) => said !== undefined,
  );
  const others = (said: string) =>
    [...new Set(isPlace ? alsoSaid.slice(0, 2) : alsoSaid)].filter((one) => one !== said);
  if (lead.determiner === '') {
    const whole = `${first.determiner} ${first.phrase}`;
    const said = isHead && lead.text === '' && /^\p{Lu}/u.test(original) ? withCapital(whole) : whole;
    const text = isWay ? before.slice(before.length - lead.text.length) : '';
    const preposition = { original: text, surrogate: /^N/u.test(text) ? 'In ' : 'in ' };
    return { phrase: said, alsoSaid: others(said), ...(isWay ? { preposition } : {}) };
  }
  const words = contraction(`${lead.preposition} ${first.determiner}`.trim());
  const surrogate = `${/^\p{Lu}/u.test(lead.text) ? withCapital(words) : words} `;
  const text = before.slice(before.length - lead.text.length);
  const changed = surrogate === text ? {} : { preposition: { original: text, surrogate } };
  return { phrase: first.phrase, alsoSaid: others(first.phrase), ...changed };
}

/** A preposition earlier in the sentence. In a list it decides the case of all members, but it is too far away to be sure. */
const PREPOSITION_BEFORE = new RegExp(
  `(?<!\\p{L})${anyOf([...PREPOSITIONS.keys(), ...Object.keys(CONTRACTED)])} [^.!?\\n]{0,40}$`,
  'iu',
);
