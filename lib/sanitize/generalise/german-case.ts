// A German phrase in the case of its sentence: "in einem europäischen Land", "mein Diabetes" -> "meine Stoffwechselerkrankung".
// The value's preposition and determiner tell the case, often only partly ("der" is three cases). The phrase leaves if all cases
// that are possible give the same words; otherwise a placeholder does.
import type { Annotation } from '../../detect/annotation.ts';
import { capitalised, type FittedPhrase, isSentenceStart, type Surroundings } from './phrase.ts';

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Gender = 'masculine' | 'feminine' | 'neuter';

interface Noun {
  readonly gender: Gender;
  /** Without its ending; empty where the phrase has none. */
  readonly adjective: string;
  readonly rest: string;
}

/** Heads that are masculine; every other phrase with "ein" is neuter. */
const MASCULINE = /(?:verdünner|senker)$/u;

function nounOf(phrase: string): Noun | undefined {
  const [, article, adjective = '', rest] = /^(eine?) (?:(\p{Ll}+?)(?:e|es|er) )?(\p{Lu}.*)$/u.exec(phrase) ?? [];
  if (article === undefined || rest === undefined) return undefined;
  const gender = article === 'eine' ? 'feminine' : MASCULINE.test(rest) ? 'masculine' : 'neuter';
  return { gender, adjective, rest };
}

type Forms = Readonly<Record<Gender, Readonly<Partial<Record<Case, string>>>>>;
/** "ein", "kein", "mein" …; the genitive of masculine and neuter nouns would change the noun too, and is left out. */
const EIN: Forms = {
  masculine: { nominative: '', accusative: 'en', dative: 'em' },
  neuter: { nominative: '', accusative: '', dative: 'em' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
};
const DIES: Forms = {
  masculine: { nominative: 'er', accusative: 'en', dative: 'em' },
  neuter: { nominative: 'es', accusative: 'es', dative: 'em' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
};
const DER: Forms = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
};

function adjectiveEnding({ gender }: Noun, wanted: Case, isDefinite: boolean): string {
  if (wanted === 'dative' || wanted === 'genitive') return 'en';
  if (gender === 'masculine') return wanted === 'accusative' ? 'en' : isDefinite ? 'e' : 'er';
  return gender === 'neuter' && !isDefinite ? 'es' : 'e';
}

const ALL: readonly Case[] = ['nominative', 'accusative', 'dative', 'genitive'];
const SUBJECT_OR_OBJECT: readonly Case[] = ['nominative', 'accusative'];

/** The cases that a determiner's form may be, whatever the gender of the word that it stood before. */
const OF_DER: Readonly<Record<string, readonly Case[]>> = {
  der: ['nominative', 'dative', 'genitive'],
  die: SUBJECT_OR_OBJECT,
  das: SUBJECT_OR_OBJECT,
  den: ['accusative', 'dative'],
  dem: ['dative'],
  des: ['genitive'],
};
const OF_EIN: Readonly<Record<string, readonly Case[]>> = {
  '': SUBJECT_OR_OBJECT,
  e: SUBJECT_OR_OBJECT,
  en: ['accusative', 'dative'],
  em: ['dative'],
  er: ['dative', 'genitive'],
  es: ['genitive'],
};
const OF_DIES: Readonly<Record<string, readonly Case[]>> = {
  ...OF_EIN,
  er: ['nominative', 'dative', 'genitive'],
  es: ['nominative', 'accusative', 'genitive'],
};

const DATIVE = 'mit bei von aus zu nach seit gegenüber ab außer';
const ACCUSATIVE = 'für ohne gegen durch um bis';
const GENITIVE = 'wegen trotz während statt anstatt aufgrund';
const EITHER = 'in an auf unter vor über hinter neben zwischen';
const PREPOSITIONS: ReadonlyMap<string, readonly Case[]> = new Map<string, readonly Case[]>([
  ...DATIVE.split(' ').map((word) => [word, ['dative']] as const),
  ...ACCUSATIVE.split(' ').map((word) => [word, ['accusative']] as const),
  ...GENITIVE.split(' ').map((word) => [word, ['dative', 'genitive']] as const),
  ...EITHER.split(' ').map((word) => [word, ['accusative', 'dative']] as const),
]);
/** Without a determiner these say a state: "in Berlin", "leide an Asthma", "unter Metformin". */
const STATE: Readonly<Partial<Record<Annotation['type'], ReadonlySet<string>>>> = {
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
const contracted = (words: string) =>
  Object.entries(CONTRACTED).find(([, long]) => long === words.toLowerCase())?.[0] ?? words;

const LEAD = new RegExp(
  `(?<!\\p{L})(?:(?<short>${Object.keys(CONTRACTED).join('|')})|(?:(?<preposition>${[...PREPOSITIONS.keys()].join('|')})(?: |$))?(?<determiner>(?:(?:mein|dein|sein|ihr|unser|euer|kein|ein)(?:e[nrms]?)?|d(?:er|ie|as|en|em|es)|diese[nrms]?)?)) ?$`,
  'iu',
);
/** An adjective that would have to change with the phrase, and words that make a genitive or an apposition of it. */
const UNFIT =
  /(?<!\p{L})(?:(?:stark|schwer|leicht|akut|chronisch|schlimm|heftig|häufig|plötzlich|ständig|täglich|neu|alt|eigen|unbehandelt|wiederkehrend)e[nrms]?|\d+ ?(?:mg|g|ml|µg|I\.?E\.?)|(?!Dieses )\p{Lu}\p{Ll}{3,}s) $/u;
const JOINED = /(?<!\p{L})(?:und|oder|sowie|bzw\.|noch) $|, $/iu;
const TAKES =
  /(?<!\p{L})(?:nehm\p{L}*|nimm\p{L}*|nahm\p{L}*|bekomm\p{L}*|brauch\p{L}*|hab\p{L}*|hat\p{L}*|schluck\p{L}*)(?: (?:ich|er|sie|wir|es|jetzt|seit gestern|auch|noch|täglich))? $/iu;
/** Countries that are plural in German, whose "den" is a dative. */
const PLURAL = /^(?:USA|Vereinigten? Staaten\p{L}*|Niederlanden?|Philippinen|Emiraten?)/iu;

interface Lead {
  readonly text: string;
  readonly preposition: string;
  readonly determiner: string;
}

function leadOf(before: string): Lead {
  const match = LEAD.exec(before);
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
    if (STATE[type]?.has(preposition)) return ['dative'] as const;
    return byPreposition ?? SUBJECT_OR_OBJECT;
  }
  const ein = endingOf(determiner, EIN_STEM);
  const dies = endingOf(determiner, DIES_STEM);
  const own = (ein !== undefined ? OF_EIN[ein] : dies !== undefined ? OF_DIES[dies] : OF_DER[determiner]) ?? ALL;
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

function inCase(noun: Noun, determiner: string, wanted: Case): Words | undefined {
  const [isEin, isDies] = [EIN_STEM.test(determiner), DIES_STEM.test(determiner)];
  const forms = isEin ? EIN : isDies ? DIES : DER;
  const form = forms[noun.gender][wanted];
  if (form === undefined) return undefined;
  const stem = isEin ? determiner.replace(/(?<=n|r)e[nrms]?$/u, '') : isDies ? 'dies' : '';
  const adjective = noun.adjective && `${noun.adjective}${adjectiveEnding(noun, wanted, !isEin)} `;
  return { determiner: stem + form, phrase: adjective + noun.rest };
}

/** Undefined if the case is not known and matters. */
export function germanPhrase(
  phrase: string,
  type: Annotation['type'],
  original: string,
  { before, behind }: Surroundings,
): (FittedPhrase & { readonly alsoSaid: readonly string[] }) | undefined {
  const noun = nounOf(phrase);
  const near = before.replace(/[^\S\n]+/gu, ' ');
  if (!noun || UNFIT.test(near)) return undefined;
  const lead = leadOf(near);
  const isHead = isSentenceStart(near.slice(0, near.length - lead.text.length));
  if (JOINED.test(near) && PREPOSITION_BEFORE.test(near)) return undefined;
  const isPlace = type === 'LOCATION';
  // "Nach Berlin" is a way, "nach einer Stadt" is none.
  const isWay = isPlace && lead.preposition === 'nach' && lead.determiner === '';
  const cases = isWay
    ? (['accusative'] as const)
    : lead.text === '' && TAKES.test(near)
      ? (['accusative'] as const)
      : lead.text === '' && isHead && /^ \p{Ll}/u.test(behind)
        ? (['nominative'] as const)
        : casesOf(lead, type, original, isHead);
  // A group has no name of its own: "die Schweiz" becomes "ein europäisches Land".
  const own = isPlace && !EIN_STEM.test(lead.determiner) ? 'ein' : lead.determiner || 'ein';
  const written = cases.map((one) => inCase(noun, own, one));
  const [first] = written;
  if (!first || written.some((one) => one?.determiner !== first.determiner || one.phrase !== first.phrase))
    return undefined;
  const dative = inCase(noun, 'ein', 'dative');
  const definite = inCase(noun, 'der', 'nominative');
  const alsoSaid = [phrase, dative && `${dative.determiner} ${dative.phrase}`, first.phrase, definite?.phrase].filter(
    (said) => said !== undefined,
  );
  const others = (said: string) =>
    [...new Set(isPlace ? alsoSaid.slice(0, 2) : alsoSaid)].filter((one) => one !== said);
  if (lead.determiner === '') {
    const whole = `${first.determiner} ${first.phrase}`;
    const said = isHead && lead.text === '' && /^\p{Lu}/u.test(original) ? capitalised(whole) : whole;
    const text = isWay ? before.slice(before.length - lead.text.length) : '';
    const preposition = { original: text, surrogate: /^N/u.test(text) ? 'In ' : 'in ' };
    return { phrase: said, alsoSaid: others(said), ...(isWay ? { preposition } : {}) };
  }
  const words = contracted(`${lead.preposition} ${first.determiner}`.trim());
  const surrogate = `${/^\p{Lu}/u.test(lead.text) ? capitalised(words) : words} `;
  const text = before.slice(before.length - lead.text.length);
  const changed = surrogate === text ? {} : { preposition: { original: text, surrogate } };
  return { phrase: first.phrase, alsoSaid: others(first.phrase), ...changed };
}

/** In a list the preposition of its first member tells the case: too far away to be sure. */
const PREPOSITION_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${[...PREPOSITIONS.keys(), ...Object.keys(CONTRACTED)].join('|')}) [^.!?\\n]*$`,
  'iu',
);
