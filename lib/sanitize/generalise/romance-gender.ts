// A French or Spanish phrase with the determiner of its gender: "mon diabète" -> "ma maladie métabolique", "del asma" -> "de la enfermedad
// pulmonar". Before a plural ("mes migraines") no phrase fits, because the verb would have to change too.
import type { Annotation } from '../../detect/annotation.ts';
import type { FittedPhrase, Surroundings } from './phrase.ts';

interface Determiner {
  /** Matches the determiner before the value, with its space or apostrophe. */
  readonly before: RegExp;
  readonly masculine: string;
  readonly feminine: string;
  /** The form before a vowel, in French. */
  readonly elided?: string;
  /** Set if the phrase keeps its article after this determiner. */
  readonly keepsArticle?: true;
}

const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words}) $`, 'iu');
const genderPair = (masculine: string, feminine: string, elided?: string): Determiner => ({
  before: wholeWord(`${masculine}|${feminine}${elided && !/['’]/u.test(elided) ? `|${elided}` : ''}`),
  masculine: `${masculine} `,
  feminine: `${feminine} `,
  ...(elided === undefined ? {} : { elided }),
});
/** A preposition after which the phrase keeps its article: "à cause du diabète" -> "à cause d’une maladie". */
const fixedPreposition = (pattern: RegExp, preposition: string): Determiner => ({
  before: pattern,
  masculine: preposition,
  feminine: preposition,
  keepsArticle: true,
});

/**
 * A partitive article after a verb of having or taking: "J’ai du diabète", "je prends de la metformine". After other words, "du" is a
 * preposition with its article.
 */
const PARTITIVE_BEFORE =
  /(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|prends|prend|prenons|prenez|prennent|prenais|prenait|avoir|prendre) (?:du |des |de la |de l['’])$/iu;

const FRENCH: readonly Determiner[] = [
  fixedPreposition(/(?<!\p{L})à (?:la |l['’])$|(?<!\p{L})au $/iu, 'à '),
  fixedPreposition(/(?<!\p{L})(?:du|de la|de|des) $|(?<!\p{L})de l['’]$/iu, 'd’'),
  { before: /(?<!\p{L})(?:le|la) $|(?<!\p{L})l['’]$/iu, masculine: 'le ', feminine: 'la ', elided: 'l’' },
  genderPair('mon', 'ma', 'mon '),
  genderPair('ton', 'ta', 'ton '),
  genderPair('son', 'sa', 'son '),
  { before: wholeWord('cet|cette|ce'), masculine: 'ce ', feminine: 'cette ' },
  genderPair('un', 'une'),
];
const SPANISH: readonly Determiner[] = [
  { before: wholeWord('del|de la'), masculine: 'del ', feminine: 'de la ' },
  { before: wholeWord('al|a la'), masculine: 'al ', feminine: 'a la ' },
  genderPair('el', 'la'),
  genderPair('un', 'una'),
  genderPair('este', 'esta'),
  genderPair('ese', 'esa'),
  genderPair('nuestro', 'nuestra'),
];
const NEUTRAL_BEFORE: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: wholeWord('notre|votre|leur'),
  es: wholeWord('mi|tu|su'),
};
/** Words before the value with which no phrase fits: a plural, or an adjective that would have to change. */
const UNFIT_BEFORE: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: /(?<!\p{L})(?:les|mes|tes|ses|nos|vos|leurs|ces|aux|quelques|plusieurs|forte?|grave|petite?|grande?|vieille|vieux|\d ?(?:mg|g|ml)) $/iu,
  es: /(?<!\p{L})(?:los|las|mis|tus|sus|nuestr[oa]s|est[oa]s|unos|unas|fuerte|grave|gran|\d ?(?:mg|g|ml)) $/iu,
};

const VOWEL = /^[aeiouyàâéèêëîïôûh]/iu;
const capitalAs = (text: string, original: string) =>
  /^\p{Lu}/u.test(original) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Replacements of the prepositions before towns, which have their own rules: "à Lyon" -> "dans une ville (France)". */
const PLACE_BEFORE: Readonly<Record<'fr' | 'es', readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/(?<!\p{L})(?:à|au|aux|en) $/iu, 'dans '],
    [/(?<!\p{L})(?:de|du|des) $|(?<!\p{L})de la $|(?<!\p{L})d(?:e l)?['’]$/iu, 'd’'],
    [/(?<!\p{L})(?:le|la|les) $|(?<!\p{L})l['’]$/iu, ''],
  ],
  es: [[/(?<!\p{L})(?:el|la|los|las) $/iu, '']],
};

function placePhrase(phrase: string, language: 'fr' | 'es', text: string): FittedPhrase {
  for (const [pattern, surrogate] of PLACE_BEFORE[language]) {
    const original = pattern.exec(text)?.[0];
    if (original !== undefined) return { phrase, preposition: { original, surrogate: capitalAs(surrogate, original) } };
  }
  return { phrase };
}

/** The phrase in its sentence. Undefined if no phrase fits. */
export function romancePhrase(
  phrase: string,
  language: 'fr' | 'es',
  type: Annotation['type'],
  { before: text }: Surroundings,
): FittedPhrase | undefined {
  if (type === 'LOCATION') return placePhrase(phrase, language, text);
  if (UNFIT_BEFORE[language].test(text)) return undefined;
  const bare = phrase.replace(/^un[ae]? /u, '');
  const partitive = language === 'fr' ? PARTITIVE_BEFORE.exec(text)?.[0] : undefined;
  if (partitive !== undefined) {
    const original = /(?:du |des |de la |de l['’])$/iu.exec(partitive)?.[0] ?? '';
    return { phrase, preposition: { original, surrogate: '' } };
  }
  for (const determiner of language === 'fr' ? FRENCH : SPANISH) {
    const original = determiner.before.exec(text)?.[0];
    if (original === undefined) continue;
    const isFeminine = /^un[ae] /u.test(phrase);
    const form = isFeminine ? determiner.feminine : determiner.masculine;
    const elided = language === 'fr' && VOWEL.test(bare) ? determiner.elided : undefined;
    const own = determiner.keepsArticle ? phrase : bare;
    const surrogate = capitalAs(elided ?? (form === 'ce ' && VOWEL.test(bare) ? 'cet ' : form), original);
    return surrogate === original ? { phrase: own } : { phrase: own, preposition: { original, surrogate } };
  }
  return { phrase: NEUTRAL_BEFORE[language].test(text) ? bare : phrase };
}
